import { describe, expect, it } from "vitest";
import type { TotalCost } from "../engine/costs/total.ts";
import type { Decision, Purpose } from "../engine/decisions.ts";
import { nameBySubtypes } from "../engine/effects/tokens.ts";
import type { ObjectId } from "../engine/index.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { creature, sacrificeOthers } from "../language/build.ts";
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

const bears = { en: "Grizzly Bears", ja: "灰色熊", kana: "はいいろぐま" };

const asked = { player: A, cr: [] } as const;
const both = [
  { is: "object", object: looter },
  { is: "player", player: B },
] as const;
const whetherToPay = (cost: TotalCost): Decision => ({
  is: "confirm",
  ...asked,
  purpose: { is: "pay", cost },
  source: shock,
});
const choose = (
  purpose: Purpose,
  min: number,
  max: number,
  source?: ObjectId,
): Extract<Decision, { is: "choose" }> => ({
  is: "choose",
  ...asked,
  purpose,
  from: both,
  min,
  max,
  ...(source && { source }),
});

const option = (purpose: Purpose, source?: ObjectId): Decision => ({
  is: "option",
  ...asked,
  purpose,
  options: [],
  ...(source && { source }),
});
const number = (purpose: Purpose): Decision => ({
  is: "number",
  ...asked,
  purpose,
  source: shock,
  min: 0,
  max: 3,
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
    { is: "option", ...asked, purpose: { is: "half", of: shock }, options: [] },
    "Player A: choose which half of Shock to cast",
    "プレイヤーA：《ショック》のどちらの半分を唱えるかを選ぶ",
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
    { is: "confirm", ...asked, purpose: { is: "may", effect: "play" }, source: mongrel },
    "Player A: decide whether to play a card",
    "プレイヤーA：カードをプレイするかどうかを決める",
  ],
  [
    { is: "confirm", ...asked, purpose: { is: "may", effect: "pay" }, source: mongrel },
    "Player A: decide whether to pay for Wild Mongrel",
    "プレイヤーA：《野生の雑種犬》のために支払うかどうかを決める",
  ],
  [
    { is: "confirm", ...asked, purpose: { is: "may", effect: "tap" }, source: mongrel },
    "Player A: decide whether to do as Wild Mongrel offers",
    "プレイヤーA：《野生の雑種犬》の示すとおりにするかどうかを決める",
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
    whetherToPay({ mana: "{2}", other: [] }),
    "Player A: decide whether to pay {2} for Shock",
    "プレイヤーA：《ショック》のために{2}を支払うかどうかを決める",
  ],
  [
    whetherToPay({ mana: "{0}", other: [sacrificeOthers(1, creature)] }),
    "Player A: decide whether to sacrifice a creature for Shock",
    "プレイヤーA：《ショック》のためにクリーチャー1体を生け贄に捧げるかどうかを決める",
  ],
  [
    whetherToPay({ mana: "{2}", other: [sacrificeOthers(1, creature)] }),
    "Player A: decide whether to pay the cost for Shock",
    "プレイヤーA：《ショック》のためにコストを支払うかどうかを決める",
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
    { is: "order", ...asked, purpose: { is: "copies" }, items: [] },
    "Player A: put the copies on the stack, the first one lowest",
    "プレイヤーA：コピーをスタックに置く順番を決める（先に選んだものほど下になる）",
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
    {
      is: "order",
      ...asked,
      purpose: { is: "damageOrder", source: mongrel },
      items: [],
    },
    "Player A: order what Wild Mongrel assigns damage to",
    "プレイヤーA：《野生の雑種犬》がダメージを割り振る順番を決める",
  ],
  [
    choose({ is: "attachTo" }, 1, 1, shock),
    "Player A: choose what Shock is attached to",
    "プレイヤーA：《ショック》をつける先を選ぶ",
  ],
  [
    choose({ is: "newTargets", slot: 0 }, 1, 1, shock),
    "Player A: choose a new target for Shock",
    "プレイヤーA：《ショック》の新しい対象を1つ選ぶ",
  ],
  [
    {
      is: "divide",
      ...asked,
      purpose: { is: "divideTargets" },
      source: shock,
      amount: 3,
      among: both,
      least: 1,
    },
    "Player A: divide 3 among the targets of Shock",
    "プレイヤーA：《ショック》の対象に3を割り振る",
  ],
  [
    {
      is: "divide",
      ...asked,
      purpose: { is: "prevention" },
      source: shock,
      amount: 3,
      among: both,
      least: 0,
      most: [2, 2],
    },
    "Player A: choose which damage is prevented by Shock",
    "プレイヤーA：《ショック》でどのダメージを軽減するか選ぶ",
  ],
  [
    option({ is: "mode", of: 0 }, shock),
    "Player A: choose a mode for Shock",
    "プレイヤーA：《ショック》のモードを1つ選ぶ",
  ],
  [
    option({ is: "either" }, shock),
    "Player A: choose what to do for Shock",
    "プレイヤーA：《ショック》のために行うことを選ぶ",
  ],
  [
    { is: "confirm", ...asked, purpose: { is: "payOptional", name: "madness" }, source: shock },
    "Player A: decide whether to pay the madness cost of Shock",
    "プレイヤーA：《ショック》のマッドネス・コストを支払うかどうかを決める",
  ],
  [
    number({ is: "payOptional", name: "madness" }),
    "Player A: choose how often to pay the madness cost of Shock",
    "プレイヤーA：《ショック》のマッドネス・コストを支払う回数を選ぶ",
  ],
  [
    option({ is: "hybrid", symbol: "{W/U}" }, shock),
    "Player A: choose how to pay {W/U} for Shock",
    "プレイヤーA：《ショック》の{W/U}の支払い方を選ぶ",
  ],
  [
    { ...choose({ is: "payWith", cost: "sacrificeOthers" }, 1, 1, shock), from: [both[0]] },
    "Player A: choose a permanent to sacrifice as a cost of Shock",
    "プレイヤーA：《ショック》のコストとして生け贄に捧げるパーマネントを1つ選ぶ",
  ],
  [
    choose({ is: "payWith", cost: "exileCards" }, 2, 2, shock),
    "Player A: choose 2 cards to exile as a cost of Shock",
    "プレイヤーA：《ショック》のコストとして追放するカードを2枚選ぶ",
  ],
  [
    choose({ is: "payWith", cost: "" }, 1, 1, shock),
    "Player A: choose a card to pay a cost of Shock",
    "プレイヤーA：《ショック》のコストとして使うカードを1枚選ぶ",
  ],
  [
    option({ is: "wordToChange" }, shock),
    "Player A: choose the word to be changed by Shock",
    "プレイヤーA：《ショック》によって置き換える単語を選ぶ",
  ],
  [
    option({ is: "newWord", instead: { is: "color", color: "red" } }, shock),
    "Player A: choose the word that replaces “red” by Shock",
    "プレイヤーA：《ショック》によって「赤」に代わる単語を選ぶ",
  ],
  [
    option({ is: "newWord", instead: { is: "subtype", subtype: "Goblin" } }, shock),
    "Player A: choose the word that replaces “Goblin” by Shock",
    "プレイヤーA：《ショック》によって「ゴブリン」に代わる単語を選ぶ",
  ],
  [
    number({ is: "discard" }),
    "Player A: choose how many cards to discard to Shock",
    "プレイヤーA：《ショック》で捨てるカードの枚数を選ぶ",
  ],
  [
    choose({ is: "sacrifice" }, 1, 1, shock),
    "Player A: choose a permanent to sacrifice to Shock",
    "プレイヤーA：《ショック》で生け贄に捧げるパーマネントを1つ選ぶ",
  ],
  [
    choose({ is: "search" }, 0, 1, shock),
    "Player A: choose up to 1 card to find with Shock",
    "プレイヤーA：《ショック》でライブラリーから見つけるカードを1枚まで選ぶ",
  ],
  [
    choose({ is: "toBottom" }, 0, 2, shock),
    "Player A: choose any number of cards to put on the bottom of the library",
    "プレイヤーA：ライブラリーの一番下に置くカードを好きな数だけ選ぶ",
  ],
  [
    choose({ is: "toGraveyard" }, 0, 2, shock),
    "Player A: choose any number of cards to put into the graveyard",
    "プレイヤーA：墓地に置くカードを好きな数だけ選ぶ",
  ],
  [
    { ...choose({ is: "toBottom" }, 0, 1, shock), from: [both[0]] },
    "Player A: choose up to 1 card to put on the bottom of the library",
    "プレイヤーA：ライブラリーの一番下に置くカードを1枚まで選ぶ",
  ],
  [
    { is: "order", ...asked, purpose: { is: "libraryOrder", where: "top" }, items: [] },
    "Player A: order these cards for the top of the library, the first one uppermost",
    "プレイヤーA：カードをライブラリーの一番上に置く順番を決める（先に選んだものほど上になる）",
  ],
  [
    { is: "order", ...asked, purpose: { is: "libraryOrder", where: "bottom" }, items: [] },
    "Player A: order these cards for the bottom of the library, the first one uppermost",
    "プレイヤーA：カードをライブラリーの一番下に置く順番を決める（先に選んだものほど上になる）",
  ],
  [
    { is: "order", ...asked, purpose: { is: "timestamps" }, items: [] },
    "Player A: order the timestamps of these permanents, which enter together: the earliest first",
    "プレイヤーA：同時に戦場に出るこれらのパーマネントのタイムスタンプを、早い順に決める",
  ],
  [
    number({ is: "counters" }),
    "Player A: choose how many counters to move for Shock",
    "プレイヤーA：《ショック》で移すカウンターの数を選ぶ",
  ],
  [
    choose({ is: "redirect" }, 0, 1, shock),
    "Player A: choose up to 1 planeswalker to be dealt the damage of Shock instead of the planeswalker's controller",
    "プレイヤーA：プレイヤー本人の代わりに《ショック》のダメージを与えるプレインズウォーカーを1体まで選ぶ",
  ],
  [
    choose({ is: "damageSource" }, 1, 1, shock),
    "Player A: choose a source of damage for Shock",
    "プレイヤーA：《ショック》のためにダメージの発生源を1つ選ぶ",
  ],
  [
    option({ is: "creatureType" }, shock),
    "Player A: choose a creature type for Shock",
    "プレイヤーA：《ショック》のためにクリーチャー・タイプを1つ選ぶ",
  ],
  [
    choose({ is: "planeswalkerRule" }, 1, 1),
    "Player A: choose which one to keep by the planeswalker uniqueness rule",
    "プレイヤーA：プレインズウォーカーの唯一性ルールで残すものを選ぶ",
  ],
  [
    choose({ is: "legendRule" }, 1, 1),
    "Player A: choose which one to keep by the legend rule",
    "プレイヤーA：レジェンド・ルールで残すものを選ぶ",
  ],
  [
    option({ is: "damagedPlayer", attacker: mongrel }),
    "Player A: choose which player Wild Mongrel deals its combat damage to",
    "プレイヤーA：《野生の雑種犬》が戦闘ダメージを与えるプレイヤーを選ぶ",
  ],
  [
    option({ is: "defendingPlayer" }, shock),
    "Player A: choose a defending player for Shock",
    "プレイヤーA：《ショック》のために防御プレイヤーを1人選ぶ",
  ],
  [
    option({ is: "defender", attacker: mongrel }),
    "Player A: choose what Wild Mongrel attacks",
    "プレイヤーA：《野生の雑種犬》が攻撃する相手を選ぶ",
  ],
  // 612.2: the word of a text that another takes the place of.
  [
    option({ is: "wordToChange" }, shock),
    "Player A: choose the word to be changed by Shock",
    "プレイヤーA：《ショック》によって置き換える単語を選ぶ",
  ],
  [
    option({ is: "newWord", instead: { is: "color", color: "red" } }, shock),
    "Player A: choose the word that replaces “red” by Shock",
    "プレイヤーA：《ショック》によって「赤」に代わる単語を選ぶ",
  ],
  // 508.4: a token that is created attacking, not what creates it.
  [
    option({ is: "defender", attacker: mongrel, token: nameBySubtypes(["Goblin"]) }),
    "Player A: choose what the Goblin Token attacks",
    "プレイヤーA：ゴブリン・トークンが攻撃する相手を選ぶ",
  ],
  [
    option({ is: "defender", attacker: mongrel, token: bears }),
    "Player A: choose what the Grizzly Bears token attacks",
    "プレイヤーA：《灰色熊》のトークンが攻撃する相手を選ぶ",
  ],
  [
    option({ is: "addMana" }, shock),
    "Player A: choose the mana to add for Shock",
    "プレイヤーA：《ショック》で加えるマナを選ぶ",
  ],
  [
    option({ is: "clashWith" }, shock),
    "Player A: choose an opponent to clash with for Shock",
    "プレイヤーA：《ショック》のために激突する対戦相手を選ぶ",
  ],
  [
    { is: "chance", ...asked, purpose: { is: "coin" }, source: shock, from: [], count: 0 },
    "Player A: flip a coin for Shock",
    "プレイヤーA：《ショック》のためにコインを投げる",
  ],
  [
    {
      is: "chance",
      ...asked,
      purpose: { is: "random" },
      source: shock,
      from: [shock, looter],
      count: 1,
    },
    "Player A: pick a card at random for Shock",
    "プレイヤーA：《ショック》のためにカードを無作為に1枚選ぶ",
  ],
  [
    {
      is: "chance",
      ...asked,
      purpose: { is: "random" },
      source: shock,
      from: [mongrel, looter],
      count: 1,
    },
    "Player A: pick a permanent at random for Shock",
    "プレイヤーA：《ショック》のためにパーマネントを無作為に1つ選ぶ",
  ],
  [
    { is: "chance", ...asked, purpose: { is: "shuffle" }, from: [shock, looter], count: 2 },
    "Player A: shuffle the library",
    "プレイヤーA：ライブラリーを切り直す",
  ],
  [
    { ...choose({ is: "remember", name: "one" }, 1, 1, shock), from: [both[0]] },
    "Player A: choose a permanent for Shock",
    "プレイヤーA：《ショック》のためにパーマネントを1つ選ぶ",
  ],
  [
    { ...choose({ is: "remember", name: "copied" }, 0, 1, shock), from: [both[0]] },
    "Player A: choose up to 1 permanent for Shock to copy",
    "プレイヤーA：《ショック》がコピーするパーマネントを1つまで選ぶ",
  ],
  [
    { is: "confirm", ...asked, purpose: { is: "replace", link: "no keyword" }, source: shock },
    "Player A: decide whether to use the replacement effect for Shock",
    "プレイヤーA：《ショック》に置換効果を適用するかどうかを決める",
  ],
  [{ is: "act", ...asked }, "Player A has priority", "プレイヤーAが優先権を持っている"],
];

const purposeOf = (decision: Decision) => (decision.is === "act" ? "act" : decision.purpose.is);

describe("questionOf", () => {
  it.each(rows.map((row) => [purposeOf(row[0]), ...row] as const))("%s", (_, decision, en, ja) => {
    expect(questionOf(decision, game, "en")).toBe(en);
    expect(questionOf(decision, game, "ja")).toBe(ja);
    expect(ja.replace(/\{[\w/]+\}/g, "")).not.toMatch(/[.,:;!?()[\]'"~]/);
  });

  it("covers every purpose", () => {
    const told = new Set<string>(rows.map(([decision]) => purposeOf(decision)));
    expect(Object.keys(questions).filter((purpose) => !told.has(purpose))).toEqual([]);
  });
});
