import { describe, expect, it } from "vitest";
import type { Decision, Purpose } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/index.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { questions } from "./en/questions.ts";
import { questionOf } from "./index.ts";

const table = new Table({
  A: { hand: ["Basking Rootwalla", "Shock"], battlefield: ["Wild Mongrel"] },
  B: { battlefield: ["Merfolk Looter"] },
}).activate("Wild Mongrel", "Basking Rootwalla");
const { game } = table;
const [, madness] = game.stack as readonly [ObjectId, ObjectId];
const shock = table.id("Shock");
const mongrel = table.id("Wild Mongrel");
const looter = table.id("Merfolk Looter");

const asked = { player: A, cr: [] } as const;
const both = [
  { is: "object", object: looter },
  { is: "player", player: B },
] as const;
const choose = (purpose: Purpose, min: number, max: number, source?: ObjectId): Decision => ({
  is: "choose",
  ...asked,
  purpose,
  from: both,
  min,
  max,
  ...(source && { source }),
});

type Row = readonly [decision: Decision, en: string, ja: string];

const rows: readonly Row[] = [
  [
    choose({ is: "target", slot: 0 }, 1, 1, shock),
    "Player A: choose a target for Shock",
    "プレイヤーA：《ショック》の対象を1つ選ぶ",
  ],
  [
    choose({ is: "target", slot: 0 }, 0, 1, shock),
    "Player A: choose up to 1 target for Shock",
    "プレイヤーA：《ショック》の対象を1つまで選ぶ",
  ],
  [
    { is: "number", ...asked, purpose: { is: "x" }, source: shock, min: 0, max: 3 },
    "Player A: choose the value of X for Shock",
    "プレイヤーA：《ショック》のXの値を選ぶ",
  ],
  [
    choose({ is: "discard" }, 2, 2, shock),
    "Player A: choose 2 cards to discard to Shock",
    "プレイヤーA：《ショック》で捨てるカードを2枚選ぶ",
  ],
  [
    choose({ is: "discardCost" }, 1, 1, mongrel),
    "Player A: choose a card to discard as a cost of Wild Mongrel",
    "プレイヤーA：《野生の雑種犬》のコストとして捨てるカードを1枚選ぶ",
  ],
  [
    choose({ is: "handSize" }, 1, 1),
    "Player A: choose a card to discard down to the maximum hand size",
    "プレイヤーA：手札の上限枚数になるように、捨てるカードを1枚選ぶ",
  ],
  [
    choose({ is: "remember", name: "kept" }, 0, 2, shock),
    "Player A: choose any number of cards for Shock",
    "プレイヤーA：《ショック》のためにカードを好きな数だけ選ぶ",
  ],
  [
    choose({ is: "remember", name: "kept" }, 1, 2),
    "Player A: choose 1 to 2 cards",
    "プレイヤーA：カードを1～2枚選ぶ",
  ],
  [
    { is: "confirm", ...asked, purpose: { is: "may", effect: "cast" }, source: madness },
    "Player A: decide whether to cast Basking Rootwalla",
    "プレイヤーA：《日を浴びるルートワラ》を唱えるかどうかを決める",
  ],
  [
    { is: "confirm", ...asked, purpose: { is: "may", effect: "tap" }, source: mongrel },
    "Player A: decide whether to do as Wild Mongrel offers",
    "プレイヤーA：《野生の雑種犬》に従うかどうかを決める",
  ],
  [
    {
      is: "confirm",
      ...asked,
      purpose: { is: "replace", link: "madness" },
      source: table.id("Basking Rootwalla"),
    },
    "Player A: decide whether to use madness for Basking Rootwalla",
    "プレイヤーA：《日を浴びるルートワラ》にマッドネスの置換効果を適用するかどうかを決める",
  ],
  [
    { is: "pay", ...asked, purpose: { is: "pay" }, source: shock, cost: "{R}", proposal: [] },
    "Player A: pay {R} for Shock",
    "プレイヤーA：《ショック》のために{R}を支払う",
  ],
  [
    { is: "confirm", ...asked, purpose: { is: "pay", cost: "{2}" }, source: shock },
    "Player A: decide whether to pay {2} for Shock",
    "プレイヤーA：《ショック》のために{2}を支払うかどうかを決める",
  ],
  [
    { is: "option", ...asked, purpose: { is: "color" }, source: mongrel, options: [] },
    "Player A: choose a color for Wild Mongrel",
    "プレイヤーA：《野生の雑種犬》のために色を1つ選ぶ",
  ],
  [
    { is: "order", ...asked, purpose: { is: "triggers" }, items: [] },
    "Player A: put these abilities on the stack, the first one lowest",
    "プレイヤーA：能力をスタックに置く順番を決める（先に選んだものほど下になる）",
  ],
  [
    { is: "option", ...asked, purpose: { is: "replacements" }, options: [] },
    "Player A: choose which replacement effect applies first",
    "プレイヤーA：先に適用する置換効果を選ぶ",
  ],
  [
    choose({ is: "attack" }, 0, 2),
    "Player A: declare attackers",
    "プレイヤーA：攻撃クリーチャーを指定する",
  ],
  [
    choose({ is: "block", attacker: mongrel }, 0, 2),
    "Player A: choose what blocks Wild Mongrel",
    "プレイヤーA：《野生の雑種犬》をブロックするクリーチャーを選ぶ",
  ],
  [
    { is: "pairs", ...asked, purpose: { is: "blockers" }, pairs: [] },
    "Player A: declare blockers",
    "プレイヤーA：ブロック・クリーチャーを指定する",
  ],
  [
    {
      is: "divide",
      ...asked,
      purpose: { is: "assignDamage", source: mongrel },
      amount: 2,
      among: both,
      least: 0,
    },
    "Player A: divide the combat damage of Wild Mongrel",
    "プレイヤーA：《野生の雑種犬》の戦闘ダメージを割り振る",
  ],
  [
    choose({ is: "attachTo" }, 1, 1, shock),
    "Player A: choose what Shock is attached to",
    "プレイヤーA：《ショック》をつける先を選ぶ",
  ],
  [{ is: "act", ...asked }, "Player A has priority", "プレイヤーAが優先権を持っている"],
];

const purposeOf = (decision: Decision) => (decision.is === "act" ? "act" : decision.purpose.is);

describe("questionOf", () => {
  it.each(rows.map((row) => [purposeOf(row[0]), ...row] as const))("%s", (_, decision, en, ja) => {
    expect(questionOf(decision, game, "en")).toBe(en);
    expect(questionOf(decision, game, "ja")).toBe(ja);
    expect(ja.replace(/\{\w+\}/g, "")).not.toMatch(/[.,:;!?()[\]'"~]/);
  });

  it("covers every purpose", () => {
    const told = new Set<string>(rows.map(([decision]) => purposeOf(decision)));
    expect(Object.keys(questions).filter((purpose) => !told.has(purpose))).toEqual([]);
  });
});
