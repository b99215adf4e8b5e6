import { describe, expect, it } from "vitest";
import {
  answered,
  asciiPunctuation,
  asked,
  caption,
  looter,
  madness,
  mongrel,
  mongrelAbility,
  type Row,
  toB,
  toLooter,
  withoutSymbols,
} from "./testing.ts";

const rows: readonly Row[] = [
  [answered({ is: "act", ...asked }, { is: "act", action: { is: "pass" } }), null, null],
  [
    answered(
      { is: "choose", ...asked, purpose: { is: "discard" }, from: [], min: 1, max: 1 },
      { is: "choose", chosen: [toLooter, toB] },
    ),
    "Player A chooses Merfolk Looter and player B.",
    "プレイヤーAは《マーフォークの物あさり》とプレイヤーBを選ぶ。",
  ],
  [
    answered(
      { is: "choose", ...asked, purpose: { is: "attack" }, from: [], min: 0, max: 1 },
      { is: "choose", chosen: [] },
    ),
    "Player A attacks with nothing.",
    "プレイヤーAは攻撃しない。",
  ],
  [
    answered(
      {
        is: "choose",
        ...asked,
        purpose: { is: "remember", name: "kept" },
        from: [],
        min: 0,
        max: 1,
      },
      { is: "choose", chosen: [] },
    ),
    "Player A chooses nothing.",
    "プレイヤーAは何も選ばない。",
  ],
  [
    answered(
      { is: "confirm", ...asked, purpose: { is: "may", effect: "cast" }, source: madness },
      { is: "confirm", yes: false },
    ),
    "Player A declines to cast Basking Rootwalla.",
    "プレイヤーAは《日を浴びるルートワラ》を唱えない。",
  ],
  [
    answered(
      { is: "confirm", ...asked, purpose: { is: "may", effect: "sacrifice" }, source: looter },
      { is: "confirm", yes: true },
    ),
    "Player A chooses to sacrifice Merfolk Looter.",
    "プレイヤーAは《マーフォークの物あさり》を生け贄に捧げることを選ぶ。",
  ],
  [
    answered(
      { is: "confirm", ...asked, purpose: { is: "pay", cost: "{1}" } },
      { is: "confirm", yes: false },
    ),
    "Player A does not pay.",
    "プレイヤーAは支払わない。",
  ],
  [
    answered(
      { is: "confirm", ...asked, purpose: { is: "replace", link: "madness" } },
      { is: "confirm", yes: true },
    ),
    "Player A applies the replacement.",
    "プレイヤーAは置換効果を適用する。",
  ],
  [
    answered(
      { is: "number", ...asked, purpose: { is: "x" }, min: 0, max: 3 },
      { is: "number", number: 2 },
    ),
    null,
    null,
  ],
  [
    answered(
      { is: "option", ...asked, purpose: { is: "color" }, options: [] },
      { is: "option", option: { is: "color", color: "green" } },
    ),
    "Player A chooses green.",
    "プレイヤーAは緑を選ぶ。",
  ],
  [
    answered(
      { is: "option", ...asked, purpose: { is: "replacements" }, options: [] },
      { is: "option", option: { is: "effect", source: mongrel, key: "0" } },
    ),
    "Player A applies the replacement effect of Wild Mongrel first.",
    "プレイヤーAは《野生の雑種犬》の置換効果を先に適用する。",
  ],
  [
    answered(
      { is: "order", ...asked, purpose: { is: "triggers" }, items: [] },
      { is: "order", order: [madness, mongrelAbility] },
    ),
    "Player A puts on the stack, in this order, Basking Rootwalla's madness ability and Wild Mongrel's ability.",
    "プレイヤーAは《日を浴びるルートワラ》のマッドネス能力、《野生の雑種犬》の能力の順にスタックに置く。",
  ],
  [
    answered(
      {
        is: "divide",
        ...asked,
        purpose: { is: "assignDamage", source: mongrel },
        amount: 3,
        among: [toLooter, toB],
        least: 0,
      },
      { is: "divide", shares: [1, 2] },
    ),
    "Player A divides 3, 1 to Merfolk Looter and 2 to player B.",
    "プレイヤーAは3点を《マーフォークの物あさり》に1点、プレイヤーBに2点割り振る。",
  ],
  [
    answered(
      { is: "pay", ...asked, purpose: { is: "pay" }, cost: "{R}", proposal: [] },
      { is: "pay", activations: [] },
    ),
    null,
    null,
  ],
  [
    answered(
      { is: "pairs", ...asked, purpose: { is: "blockers" }, pairs: [] },
      { is: "pairs", pairs: [] },
    ),
    "Player A blocks nothing.",
    "プレイヤーAはブロックしない。",
  ],
];

describe("answers", () => {
  it.each(rows.map((row) => [row[0].is, ...row] as const))("%s", (_, what, en, ja) => {
    expect(caption(what, "en")).toBe(en);
    expect(caption(what, "ja")).toBe(ja);
    expect(withoutSymbols(ja ?? "")).not.toMatch(asciiPunctuation);
  });
});
