import { describe, expect, it } from "vitest";
import type { Amount, Cost, Filter } from "../language/schema.ts";
import { namesIn } from "./index.ts";
import { asciiPunctuation, game, withoutSymbols } from "./testing.ts";

const number = (value: number): Amount => ({ is: "number", value });
const creature: Filter = { is: "type", type: "creature" };
const inGraveyard: Filter = { is: "inZone", zone: "graveyard" };

const rows: readonly (readonly [Cost, string, string])[] = [
  [{ is: "tapThis" }, "{T}", "{T}"],
  [{ is: "untapThis" }, "{Q}", "{Q}"],
  [{ is: "payMana", mana: "{1}{R}" }, "{1}{R}", "{1}{R}"],
  [
    { is: "tapOthers", amount: number(2), which: creature },
    "tap 2 creatures",
    "クリーチャー2体をタップする",
  ],
  [
    { is: "discardCards", amount: number(1), random: true },
    "discard a card at random",
    "カード1枚を無作為に捨てる",
  ],
  [
    { is: "discardCards", amount: number(1), which: { is: "type", type: "land" } },
    "discard a land card",
    "土地カード1枚を捨てる",
  ],
  [{ is: "sacrificeThis" }, "sacrifice it", "これを生け贄に捧げる"],
  [
    { is: "sacrificeOthers", amount: number(1), which: { is: "isPermanent" } },
    "sacrifice a permanent",
    "パーマネント1つを生け贄に捧げる",
  ],
  [
    {
      is: "sacrificeOthers",
      amount: { is: "x" },
      which: { is: "allOf", filters: [creature, { is: "subtype", subtype: "Elf" }] },
    },
    "sacrifice X Elves",
    "エルフXつを生け贄に捧げる",
  ],
  [
    {
      is: "exileCards",
      amount: number(2),
      which: { is: "allOf", filters: [{ is: "isCard" }, inGraveyard] },
    },
    "exile 2 cards from the graveyard",
    "墓地のカード2枚を追放する",
  ],
  [{ is: "exileThis" }, "exile it", "これを追放する"],
  [{ is: "returnThis" }, "return it to hand", "これを手札に戻す"],
  [{ is: "payLife", amount: number(3) }, "pay 3 life", "3点のライフを支払う"],
  [
    { is: "putCardsOnLibrary", amount: number(1), which: { is: "isCard" }, where: "top" },
    "put a card on top of the library",
    "カード1枚をライブラリーの一番上に置く",
  ],
  [
    { is: "putCardsOnLibrary", amount: number(2), which: { is: "isCard" }, where: "bottom" },
    "put 2 cards on the bottom of the library",
    "カード2枚をライブラリーの一番下に置く",
  ],
  [
    { is: "takeCounters", amount: number(1), counter: "-1/-1" },
    "remove a -1/-1 counter",
    "-1/-1カウンター1個を取り除く",
  ],
  [{ is: "addLoyalty", amount: number(2) }, "+2", "+2"],
  [{ is: "addLoyalty", amount: number(0) }, "0", "0"],
  [{ is: "removeLoyalty", amount: number(8) }, "−8", "−8"],
  [{ is: "removeLoyalty", amount: { is: "x" } }, "−X", "−X"],
];

describe("costs", () => {
  it.each(rows.map((row) => [row[0].is, ...row] as const))("%s", (_, cost, en, ja) => {
    expect(namesIn("en", game).costs([cost])).toBe(en);
    expect(namesIn("ja", game).costs([cost])).toBe(ja);
    expect(withoutSymbols(ja)).not.toMatch(asciiPunctuation);
  });
});
