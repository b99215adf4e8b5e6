import type { NamePrinter } from "./print-names.ts";
import type { Fact, TypeWord } from "./syntax.ts";
import { colorNames, keywordWords, stepNames } from "./words.ts";

export type FactPrinter = (fact: Fact) => string;

export const factPrinter =
  (names: NamePrinter): FactPrinter =>
  (fact) =>
    `${fact.mark === undefined ? "" : `at ${fact.mark}: `}${printAhead(fact)}${printFact(fact, names)}`;

function printAhead({ ahead }: Fact): string {
  if (!ahead) return "";
  const by = ahead.by === undefined ? "" : ` for ${ahead.by}`;
  const thisTurn = ahead.thisTurn ? " this turn" : "";
  return `${ahead.mode}${by}${thisTurn}${by || thisTurn ? ":" : ""} `;
}

const cardsOf = (amount: number): string =>
  amount === 0 ? "no cards" : amount === 1 ? "1 card" : `${amount} cards`;

const amountOf = (amount: number): string => (amount === 0 ? "no" : `${amount}`);

const journeyWords = {
  library: "the library",
  hand: "hand",
  battlefield: "the battlefield",
  graveyard: "the graveyard",
  stack: "the stack",
  exile: "exile",
  command: "the command zone",
} as const;

function printFact(fact: Fact, names: NamePrinter): string {
  const is = "not" in fact && fact.not ? "is not" : "is";
  const object = "object" in fact ? names.reference(fact.object) : "";
  const player = "player" in fact ? fact.player : "";
  switch (fact.is) {
    case "where":
      return `${object} ${is} ${placeWords(fact.zone, fact.of)}`;
    case "size":
      return `${object} ${is} ${fact.power}/${fact.toughness}`;
    case "colors":
      return `${object} ${is} ${fact.colors.map((color) => colorNames.wordOf[color]).join(" and ") || "colorless"}`;
    case "status":
      return `${object} ${is} ${fact.status}`;
    case "type":
      return `${object} ${is} ${typeWord(fact.word)}`;
    case "attached":
      return `${object} ${is} attached to ${names.reference(fact.to)}`;
    case "keyword": {
      const from = fact.color === undefined ? "" : ` from ${fact.color}`;
      return `${object} has ${fact.not ? "no " : ""}${keywordWords.wordOf[fact.keyword]}${from}`;
    }
    case "named":
      return `${object} ${is} named ${fact.name}`;
    case "whose":
      return `${object} ${is} ${fact.as} by ${fact.player}`;
    case "fights":
      return `${object} ${is} ${fact.how} ${names.reference(fact.what)}`;
    case "noAbilities":
      return `${object} has ${fact.not ? "abilities" : "no abilities"}`;
    case "canFight": {
      const rule = fact.rule === undefined ? "" : ` (${fact.rule})`;
      const what = fact.attacker ? `block ${names.reference(fact.attacker)}` : "attack";
      return `${player} ${fact.not ? "can't" : "can"} ${what} with ${object}${rule}`;
    }
    case "mayLook":
      return `${player} may ${fact.not ? "not " : ""}look at ${object}`;
    case "controls": {
      const many = fact.amount === 1 ? "permanent" : "permanents";
      return `${player} controls ${amountOf(fact.amount)} ${fact.what ? names.reference(fact.what) : many}`;
    }
    case "time":
      return `it ${is} ${fact.time ?? "neither day nor night"}`;
    case "result":
      return fact.result === "draw" ? "the game is a draw" : "the game goes on";
    case "damage":
      return `${object} has ${amountOf(fact.amount)} damage`;
    case "counters":
      return `${object} has ${amountOf(fact.amount)} ${fact.kind} ${fact.amount === 1 ? "counter" : "counters"}`;
    case "loyalty":
      return `${object} has ${fact.amount === undefined ? "no loyalty" : `loyalty ${fact.amount}`}`;
    case "manaValue":
      return `${object} has mana value ${fact.value}`;
    case "manaCost":
      return `${object} has ${fact.cost === undefined ? "no mana cost" : `mana cost ${fact.cost}`}`;
    case "triggered":
      if (fact.times === undefined) return `${object} triggered`;
      return fact.times === 0
        ? `${object} did not trigger`
        : `${object} triggered ${fact.times} ${fact.times === 1 ? "time" : "times"}`;
    case "countered":
      return `${object} was ${fact.not ? "not " : ""}countered`;
    case "together":
      return `${fact.objects.map(names.reference).join(" and ")} ${fact.not ? "did not move" : "moved"} together`;
    case "journey":
      return `${object} was in ${fact.zones.map((zone) => journeyWords[zone]).join(", ")}`;
    case "can": {
      const way = fact.way === undefined ? "" : ` for ${fact.way}`;
      const rule = fact.rule === undefined ? "" : ` (${fact.rule})`;
      return `${player} ${fact.not ? "can't" : "can"} ${fact.verb} ${object}${way}${rule}`;
    }
    case "life":
      return `${player} has ${fact.life} life`;
    case "count":
      return `${player} has ${cardsOf(fact.amount)} in ${fact.zone}`;
    case "discarded":
      return `${player} discarded ${cardsOf(fact.amount)} this turn`;
    case "spent":
      return `${player} spent ${fact.mana === "{0}" ? "no mana" : fact.mana}`;
    case "asked":
      return `${player} was ${fact.not ? "not " : ""}asked about ${keywordWords.wordOf[fact.about]}`;
    case "turn":
      return `it ${is} ${player}'s turn`;
    case "priority":
      return `${player} ${fact.not ? "doesn't have" : "has"} priority`;
    case "outcome":
      return `${player} ${fact.not ? "hasn't" : "has"} ${fact.outcome}`;
    case "contents": {
      if (fact.top) return `the top of ${fact.of}'s library is ${names.references(fact.items)}`;
      const zone = fact.of === undefined ? sharedZone(fact.zone) : `${fact.of}'s ${fact.zone}`;
      return `${zone} is ${names.references(fact.items) || "empty"}`;
    }
    case "step":
      return `the step ${is} ${stepNames.wordOf[fact.step]}`;
    case "nothingAsked":
      return fact.not ? "something was asked" : "nothing was asked";
  }
}

const sharedZone = (zone: string): string => (zone === "exile" ? zone : `the ${zone}`);

function placeWords(zone: string, of: string | undefined): string {
  const preposition = zone === "battlefield" || zone === "stack" ? "on" : "in";
  return `${preposition} ${of === undefined ? sharedZone(zone) : `${of}'s ${zone}`}`;
}

function typeWord(word: TypeWord): string {
  switch (word.is) {
    case "type":
      return withArticle(word.type);
    case "subtype":
      return withArticle(word.subtype);
    case "supertype":
      return word.supertype;
  }
}

const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;
