import type { HappeningOf, MoveReason } from "../../engine/events.ts";
import { plain } from "../../language/print/ja/words.ts";
import type { Names } from "../names.ts";
import { say } from "./say.ts";

type Moved = HappeningOf<"moved">;

const libraryPlaces = { top: "の一番上", bottom: "の一番下" } as const;

export const arrival = ({ to, at }: Moved, n: Names): string => {
  switch (to.zone) {
    case "battlefield":
      return plain(say(n).enter());
    case "exile":
      return plain(say(n).beExiled());
    default:
      return `${n.place(to)}${at ? libraryPlaces[at] : ""}に置かれる`;
  }
};

/** A card that nobody can name has a number instead: 「カードを1枚引く」 */
const thing = (id: Moved["object"], n: Names): string =>
  n.object(id) === "カード" ? "カードを1枚" : `${n.object(id)}を`;

/** What would be put into a graveyard, and is exiled instead. */
const butExiled = ({ zone }: Moved["to"], n: Names): string =>
  zone === "exile" ? `が、それは${plain(say(n).beExiled())}` : "";

/** An object changes zones, by the reason for it. */
export const moves: Readonly<Record<MoveReason, (what: Moved, n: Names) => string>> = {
  cast: ({ object, from, player }, n) =>
    `${n.player(player)}は${n.object(object)}を${n.zone(from.zone)}からスタックに置く`,
  // What is no permanent goes elsewhere (608.3b of 2014).
  resolve: (what, n) =>
    what.to.zone === "battlefield"
      ? `${n.object(what.object)}が${plain(say(n).enter())}`
      : `${n.object(what.object)}は${arrival(what, n)}`,
  finish: (what, n) => `${n.object(what.object)}は${arrival(what, n)}`,
  counteredByRule: (what, n) => `${n.object(what.object)}は${arrival(what, n)}`,
  fizzle: (what, n) => `${n.object(what.object)}は何もせずに${arrival(what, n)}`,
  counter: (what, n) => `${n.object(what.object)}は${arrival(what, n)}`,
  discard: ({ object, to, player }, n) =>
    to.zone === "exile"
      ? `${n.player(player)}は${n.object(object)}を${say(n).discardIntoExile}`
      : `${n.player(player)}は${n.object(object)}を捨てる`,
  mill: ({ object, player, to }, n) =>
    to.zone === "exile"
      ? `${n.object(object)}は${plain(say(n).beExiled())}`
      : `${n.player(player)}は${plain(say(n).millsOne(thing(object, n), "自分"))}`,
  draw: ({ object, player }, n) => `${n.player(player)}は${thing(object, n)}引く`,
  play: ({ object, player }, n) => `${n.player(player)}は${n.object(object)}をプレイする`,
  destroy: ({ object, to }, n) =>
    `${n.object(object)}は${to.zone === "exile" ? `破壊されて${plain(say(n).beExiled())}` : "破壊される"}`,
  sacrifice: ({ object, player, to }, n) =>
    `${n.player(player)}は${n.object(object)}を生け贄に捧げる${butExiled(to, n)}`,
  exile: ({ object }, n) => `${n.object(object)}は${plain(say(n).beExiled())}`,
  return: (what, n) =>
    `${n.object(what.object)}は${what.to.zone === "exile" ? arrival(what, n) : `${n.place(what.to)}に戻る`}`,
  put: (what, n) => `${n.object(what.object)}は${arrival(what, n)}`,
  noToughness: (what, n) => `タフネスが0以下なので、${n.object(what.object)}は${arrival(what, n)}`,
  noLoyalty: (what, n) => `忠誠度が0なので、${n.object(what.object)}は${arrival(what, n)}`,
  planeswalkerRule: (what, n) =>
    `プレインズウォーカーの唯一性ルールにより、${n.object(what.object)}は${arrival(what, n)}`,
  legendRule: (what, n) =>
    `レジェンド・ルールにより、${n.object(what.object)}は${arrival(what, n)}`,
  unattached: (what, n) =>
    `適正につけられていないので、${n.object(what.object)}は${arrival(what, n)}`,
  leftGame: ({ object }, n) => `${n.object(object)}はゲームを離れる`,
};
