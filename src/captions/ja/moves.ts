import type { HappeningOf } from "../../engine/events.ts";
import { plain } from "../../language/print/ja/words.ts";
import type { Names } from "../names.ts";
import type { MoveWords } from "../words.ts";
import { say } from "./say.ts";

type Moved = HappeningOf<"moved">;

const libraryPlaces = { top: "の一番上", bottom: "の一番下" } as const;

const arrival = ({ to, at }: Moved, n: Names): string => {
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
const thing = (objects: string): string => (objects === "カード" ? "カードを1枚" : `${objects}を`);

/** It goes where it goes, for a reason or for none. */
const arrives =
  (why = ""): MoveWords["put"] =>
  (what, n, objects) =>
    `${objects}は${why}${arrival(what, n)}`;

/** An object changes zones, by the reason for it. */
export const moves: MoveWords = {
  cast: ({ from, player }, n, objects) =>
    `${n.player(player)}は${objects}を${n.zone(from.zone)}からスタックに置く`,
  // What is no permanent goes elsewhere (608.3b of 2014).
  resolve: (what, n, objects) =>
    `${objects}${what.to.zone === "battlefield" ? "が" : "は"}${arrival(what, n)}`,
  finish: arrives(),
  counteredByRule: arrives(),
  fizzle: arrives(),
  counter: arrives(),
  discard: ({ to, player }, n, objects) =>
    `${n.player(player)}は${objects}を${to.zone === "exile" ? say(n).discardIntoExile : "捨てる"}`,
  mill: (what, n, objects) =>
    what.to.zone === "exile"
      ? `${objects}は${arrival(what, n)}`
      : `${n.player(what.player)}は${plain(say(n).millsOne(thing(objects), "自分"))}`,
  draw: ({ player }, n, objects) => `${n.player(player)}は${thing(objects)}引く`,
  play: ({ player }, n, objects) => `${n.player(player)}は${objects}をプレイする`,
  destroy: (what, n, objects) =>
    `${objects}は${what.to.zone === "exile" ? `破壊されて${arrival(what, n)}` : "破壊される"}`,
  // What would be put into a graveyard, and is exiled instead.
  sacrifice: (what, n, objects, many) =>
    `${n.player(what.player)}は${objects}を生け贄に捧げる${what.to.zone === "exile" ? `が、それ${many ? "ら" : ""}は${arrival(what, n)}` : ""}`,
  exile: (_, n, objects) => `${objects}は${plain(say(n).beExiled())}`,
  return: (what, n, objects) =>
    `${objects}は${what.to.zone === "exile" ? arrival(what, n) : `${n.place(what.to)}に戻る`}`,
  put: arrives(),
  noToughness: arrives("タフネスが0以下なので"),
  noLoyalty: arrives("忠誠度が0なので"),
  planeswalkerRule: arrives("プレインズウォーカーの唯一性ルールにより"),
  legendRule: arrives("レジェンド・ルールにより"),
  unattached: arrives("適正につけられていないので"),
  leftGame: (_, _n, objects) => `${objects}はゲームを離れる`,
};
