import { subtypeWords, typeWords, zoneWords } from "../../language/lexicon.ts";
import type { Phrases } from "../../language/print/en/phrases.ts";
import type { Amount, Cost, Filter } from "../../language/schema.ts";
import { amount } from "../amounts.ts";
import { kindOf, zoneOf } from "../kinds.ts";
import { counted } from "./grammar.ts";

/** "a card", "2 creatures", "X Goblins". */
function some(node: Amount, noun: string, plural = `${noun}s`): string {
  return node.is === "number" ? counted(node.value, noun, plural) : `X ${plural}`;
}

/** What a filter asks for in a word: a type, a subtype, or just a permanent. */
function permanents(node: Amount, which: Filter): string {
  const kind = kindOf(which);
  if (kind?.is === "type") return some(node, typeWords[kind.type].en);
  if (kind?.is === "subtype") {
    const word = subtypeWords.get(kind.subtype);
    return some(node, word?.en ?? kind.subtype, word?.plural);
  }
  return some(node, "permanent");
}

function cards(node: Amount, which: Filter | undefined, out = "from"): string {
  const kind = which && kindOf(which);
  const zone = which && zoneOf(which);
  const word = kind?.is === "type" ? `${typeWords[kind.type].en} ` : "";
  const from = zone === "graveyard" ? ` ${out} the ${zoneWords[zone].en}` : "";
  return `${some(node, `${word}card`)}${from}`;
}

/** A cost as it stands before the colon, in short. */
export function cost(node: Cost, { exile, exilesFrom }: Phrases): string {
  switch (node.is) {
    case "payMana":
      return node.times ? `${node.mana} for each` : node.mana;
    case "tapThis":
      return "{T}";
    case "untapThis":
      return "{Q}";
    case "tapOthers":
      return `tap ${permanents(node.amount, node.which)}`;
    case "discardCards":
      return `discard ${cards(node.amount, node.which)}${node.random ? " at random" : ""}`;
    case "sacrificeThis":
      return "sacrifice it";
    case "sacrificeOthers":
      return `sacrifice ${permanents(node.amount, node.which)}`;
    case "exileCards":
      return exile(cards(node.amount, node.which, exilesFrom ? "from" : "in")).base;
    case "exileThis":
      return exile("it").base;
    case "discardThis":
      return "discard it";
    case "returnThis":
      return "return it to hand";
    case "returnOthers":
      return `return ${permanents(node.amount, node.which)} to hand`;
    case "payLife":
      return `pay ${amount(node.amount)} life`;
    case "putCardsOnLibrary":
      return `put ${cards(node.amount, node.which)} on ${node.where === "top" ? "top" : "the bottom"} of the library`;
    case "takeCounters":
      return `remove ${some(node.amount, `${node.counter} counter`)}`;
    case "addLoyalty":
      return node.amount.is === "number" && node.amount.value === 0
        ? "0"
        : `+${amount(node.amount)}`;
    case "removeLoyalty":
      return `−${amount(node.amount)}`;
  }
}
