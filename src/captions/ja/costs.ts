import {
  counterInJapanese,
  dotAfter,
  subtypeWords,
  typeWords,
  zoneWords,
} from "../../language/lexicon.ts";
import type { Phrases } from "../../language/print/ja/phrases.ts";
import { plain } from "../../language/print/ja/words.ts";
import type { Amount, Cost, Filter } from "../../language/schema.ts";
import { amount } from "../amounts.ts";
import { kindOf, zoneOf } from "../kinds.ts";

/** 「クリーチャー1体」「パーマネント2つ」 */
function permanents(node: Amount, which: Filter): string {
  const kind = kindOf(which);
  const number = amount(node);
  if (kind?.is === "subtype") {
    return `${subtypeWords.get(kind.subtype)?.ja ?? kind.subtype}${number}つ`;
  }
  if (kind?.is !== "type") return `パーマネント${number}つ`;
  return `${typeWords[kind.type].ja}${number}${kind.type === "creature" ? "体" : "つ"}`;
}

/** 「カード1枚」「墓地のクリーチャー・カード2枚」 */
function cards(node: Amount, which: Filter | undefined): string {
  const kind = which && kindOf(which);
  const zone = which && zoneOf(which);
  const word = kind?.is === "type" ? typeWords[kind.type].ja : "";
  return `${zone === "graveyard" ? `${zoneWords[zone].ja}の` : ""}${word}${dotAfter(word)}カード${amount(node)}枚`;
}

/** A cost as it stands before the colon, in short. */
export function cost(node: Cost, { exile }: Phrases): string {
  switch (node.is) {
    case "payMana":
      return node.times ? `それぞれ${node.mana}` : node.mana;
    case "tapThis":
      return "{T}";
    case "untapThis":
      return "{Q}";
    case "tapOthers":
      return `${permanents(node.amount, node.which)}をタップする`;
    case "discardCards":
      return `${cards(node.amount, node.which)}を${node.random ? "無作為に" : ""}捨てる`;
    case "sacrificeThis":
      return "これを生け贄に捧げる";
    case "sacrificeOthers":
      return `${permanents(node.amount, node.which)}を生け贄に捧げる`;
    case "exileCards":
      return plain(exile(`${cards(node.amount, node.which)}を`));
    case "exileThis":
      return plain(exile("これを"));
    case "discardThis":
      return "これを捨てる";
    case "returnThis":
      return "これを手札に戻す";
    case "returnOthers":
      return `${permanents(node.amount, node.which)}を手札に戻す`;
    case "payLife":
      return `${amount(node.amount)}点のライフを支払う`;
    case "putCardsOnLibrary":
      return `${cards(node.amount, node.which)}をライブラリーの一番${node.where === "top" ? "上" : "下"}に置く`;
    case "takeCounters":
      return `${counterInJapanese(node.counter)}${amount(node.amount)}個を取り除く`;
    case "addLoyalty":
      return node.amount.is === "number" && node.amount.value === 0
        ? "0"
        : `+${amount(node.amount)}`;
    case "removeLoyalty":
      return `−${amount(node.amount)}`;
  }
}
