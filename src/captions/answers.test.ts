import { describe, expect, it } from "vitest";
import type { Decision, Purpose } from "../engine/decisions.ts";
import {
  answered,
  asciiPunctuation,
  asked,
  caption,
  forest,
  looter,
  madness,
  mongrel,
  mongrelAbility,
  type Row,
  shock,
  toB,
  toLooter,
  withoutSymbols,
} from "./testing.ts";

const option = (purpose: Purpose): Decision => ({ is: "option", ...asked, purpose, options: [] });
const order = (purpose: Purpose): Decision => ({ is: "order", ...asked, purpose, items: [] });
const chance = (purpose: Purpose): Decision => ({
  is: "chance",
  ...asked,
  purpose,
  from: [],
  count: 0,
});

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
      { is: "confirm", ...asked, purpose: { is: "pay", cost: { mana: "{1}", other: [] } } },
      { is: "confirm", yes: false },
    ),
    "Player A doesn't pay.",
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
    answered(order({ is: "copies" }), { is: "order", order: [shock, forest] }),
    "Player A puts the copies on the stack, in the order of these targets: Shock and Forest.",
    "プレイヤーAはコピーを、対象が《ショック》、《森》の順にスタックに置く。",
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
    answered(option({ is: "addMana" }), {
      is: "option",
      option: { is: "mana", mana: "red" },
    }),
    "Player A chooses {R}.",
    "プレイヤーAは{R}を選ぶ。",
  ],
  [
    answered(option({ is: "creatureType" }), {
      is: "option",
      option: { is: "subtype", subtype: "Goblin" },
    }),
    "Player A chooses Goblin.",
    "プレイヤーAはゴブリンを選ぶ。",
  ],
  [
    answered(option({ is: "hybrid", symbol: "W/U" }), {
      is: "option",
      option: { is: "symbol", symbol: "U" },
    }),
    "Player A chooses {U}.",
    "プレイヤーAは{U}を選ぶ。",
  ],
  [
    answered(option({ is: "defender", attacker: mongrel }), {
      is: "option",
      option: { is: "defender", defender: toB },
    }),
    "Player A chooses player B.",
    "プレイヤーAはプレイヤーBを選ぶ。",
  ],
  [
    answered(option({ is: "mode", of: 0 }), { is: "option", option: { is: "none" } }),
    "Player A chooses nothing.",
    "プレイヤーAは何も選ばない。",
  ],
  [
    answered(option({ is: "mode", of: 0 }), { is: "option", option: { is: "mode", mode: 2 } }),
    "Player A chooses mode 3.",
    "プレイヤーAはモード3を選ぶ。",
  ],
  [
    answered(option({ is: "either" }), { is: "option", option: { is: "mode", mode: 1 } }),
    "Player A chooses option 2.",
    "プレイヤーAは選択肢2を選ぶ。",
  ],
  [
    answered(
      { is: "confirm", ...asked, purpose: { is: "payOptional", name: "madness" } },
      { is: "confirm", yes: false },
    ),
    "Player A declines to pay the madness cost.",
    "プレイヤーAはマッドネス・コストを支払わない。",
  ],
  [
    answered(
      { is: "confirm", ...asked, purpose: { is: "payOptional", name: "madness" } },
      { is: "confirm", yes: true },
    ),
    null,
    null,
  ],
  [
    answered(
      { is: "confirm", ...asked, purpose: { is: "may", effect: "search" }, source: madness },
      { is: "confirm", yes: false },
    ),
    "Player A declines to search a library.",
    "プレイヤーAはライブラリーから探さない。",
  ],
  [
    answered(order({ is: "libraryOrder", where: "top" }), { is: "order", order: [shock, forest] }),
    "Player A orders Shock and Forest on top of the library.",
    "プレイヤーAはライブラリーの一番上を上から《ショック》、《森》の順にする。",
  ],
  [
    answered(order({ is: "libraryOrder", where: "bottom" }), {
      is: "order",
      order: [shock, forest],
    }),
    "Player A orders Shock and Forest on the bottom of the library.",
    "プレイヤーAはライブラリーの一番下を上から《ショック》、《森》の順にする。",
  ],
  [
    answered(order({ is: "timestamps" }), { is: "order", order: [shock, forest] }),
    "Player A gives timestamps in this order: Shock and Forest.",
    "プレイヤーAは《ショック》、《森》の順にタイムスタンプを与える。",
  ],
  [
    answered(order({ is: "replacements" }), { is: "order", order: [shock, forest] }),
    "Player A chooses the order Shock and Forest.",
    "プレイヤーAは《ショック》、《森》の順を選ぶ。",
  ],
  [
    answered(
      {
        is: "divide",
        ...asked,
        purpose: { is: "divideTargets" },
        amount: 3,
        among: [toLooter, toB],
        least: 1,
      },
      { is: "divide", shares: [1, 2] },
    ),
    "Player A divides 3, 1 to Merfolk Looter and 2 to player B.",
    "プレイヤーAは3を《マーフォークの物あさり》に1、プレイヤーBに2と割り振る。",
  ],
  [answered(chance({ is: "coin" }), { is: "chance", won: true }), null, null],
  [answered(chance({ is: "shuffle" }), { is: "chance", picked: [shock, forest] }), null, null],
  [
    answered(chance({ is: "random" }), { is: "chance", picked: [shock] }),
    "Shock is picked at random.",
    "《ショック》が無作為に選ばれる。",
  ],
  [
    answered(chance({ is: "random" }), { is: "chance", picked: [shock, forest] }),
    "Shock and Forest are picked at random.",
    "《ショック》と《森》が無作為に選ばれる。",
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
