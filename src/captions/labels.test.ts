import { describe, expect, it } from "vitest";
import type { Option } from "../engine/decisions.ts";
import { type Action, effectId, legalActions } from "../engine/index.ts";
import { A, Table } from "../engine/testing/table.ts";
import { type CardDefinition, cardIdOf } from "../language/card.ts";
import type { Effect } from "../language/schema.ts";
import { actionLabel, namesIn, optionLabel, refusalText, spoken, targetLabel } from "./index.ts";
import { continuing } from "./ja/grammar.ts";

const table = new Table({
  A: {
    hand: ["Shock", "Forest"],
    battlefield: ["Wild Mongrel", "Mountain", "Merfolk Looter", "Tormod's Crypt"],
    graveyard: ["Fiery Temper"],
  },
});
const { game } = table;
const id = (name: string) => table.id(name);
const shock = id("Shock");

const actions: readonly (readonly [Action, string, string])[] = [
  [{ is: "pass" }, "Pass priority", "優先権を放棄する（パス）"],
  [{ is: "cast", object: shock, way: { is: "normal" } }, "Cast Shock", "《ショック》を唱える"],
  [
    {
      is: "cast",
      object: shock,
      way: { is: "alternative", by: "madness", cost: [{ is: "payMana", mana: "{R}" }] },
    },
    "Cast Shock for its madness cost {R}",
    "《ショック》をマッドネス・コスト{R}で唱える",
  ],
  [
    { is: "cast", object: shock, way: { is: "free", source: shock } },
    "Cast Shock without paying its mana cost",
    "《ショック》をマナ・コストを支払わずに唱える",
  ],
  [
    { is: "cast", object: shock, way: { is: "permission", permission: effectId(1) } },
    "Cast Shock as permitted",
    "《ショック》を許可に従って唱える",
  ],
  [
    {
      is: "cast",
      object: shock,
      way: { is: "alternative", by: "an effect", cost: [{ is: "payMana", mana: "{R}" }] },
    },
    "Cast Shock for {R}",
    "《ショック》を{R}で唱える",
  ],
  [
    { is: "cast", object: shock, way: { is: "alternative", by: "an effect", cost: [] } },
    "Cast Shock without paying its mana cost",
    "《ショック》をマナ・コストを支払わずに唱える",
  ],
  [
    { is: "cast", object: shock, way: { is: "way", way: "madness" } },
    "Cast Shock with madness",
    "《ショック》をマッドネスで唱える",
  ],
  [{ is: "playLand", object: id("Forest") }, "Play Forest", "《森》をプレイする"],
  [
    table.activateAction("Wild Mongrel"),
    "Activate Wild Mongrel (discard a card)",
    "《野生の雑種犬》を起動する（カード1枚を捨てる）",
  ],
  [
    table.activateAction("Merfolk Looter"),
    "Activate Merfolk Looter ({T})",
    "《マーフォークの物あさり》を起動する（{T}）",
  ],
  [
    table.activateAction("Tormod's Crypt"),
    "Activate Tormod's Crypt ({T}, sacrifice it)",
    "《トーモッドの墓所》を起動する（{T}、これを生け贄に捧げる）",
  ],
  [table.activateAction("Mountain"), "Get {R} from Mountain", "《山》から{R}を得る"],
];

describe("labels", () => {
  it("702.33f: of two costs of one name says which", () => {
    const said = (of: string) =>
      (["en", "ja"] as const).map((lang) => namesIn(lang, game).keyword(of));
    expect(said("kicker")).toEqual(["kicker", "キッカー"]);
    expect(said("kicker 2")).toEqual(["second kicker", "2つ目のキッカー"]);
    expect(said("kicker 4")).toEqual(["4th kicker", "4つ目のキッカー"]);
    expect(said("more 2")).toEqual(["more 2", "more 2"]);
  });

  it.each(actions)("%j", (action, en, ja) => {
    expect(actionLabel(action, game, "en")).toBe(en);
    expect(actionLabel(action, game, "ja")).toBe(ja);
  });

  it("has one for every legal action", () => {
    for (const action of legalActions(game)) expect(actionLabel(action, game, "ja")).not.toBe("");
  });

  it("says in which zone something stands", () => {
    const temper = { is: "object", object: id("Fiery Temper") } as const;
    expect(targetLabel(temper, game, "en")).toBe("Fiery Temper (player A's graveyard)");
    expect(targetLabel(temper, game, "ja")).toBe("《癇しゃく》（プレイヤーAの墓地）");
    expect(targetLabel({ is: "object", object: id("Wild Mongrel") }, game, "en")).toBe(
      "Wild Mongrel",
    );
    expect(targetLabel({ is: "player", player: A }, game, "ja")).toBe("プレイヤーA");
  });

  it.each<readonly [Option, string, string]>([
    [{ is: "color", color: "red" }, "red", "赤"],
    [{ is: "mana", mana: "colorless" }, "{C}", "{C}"],
    [{ is: "mode", mode: 1 }, "Mode 2", "モード2"],
    [{ is: "subtype", subtype: "Elf" }, "Elf", "エルフ"],
    [{ is: "subtype", subtype: "Nobody" }, "Nobody", "Nobody"],
    [{ is: "symbol", symbol: "W" }, "{W}", "{W}"],
    [{ is: "symbol", symbol: "{2}" }, "{2}", "{2}"],
    [{ is: "defender", defender: { is: "player", player: A } }, "player A", "プレイヤーA"],
    [
      { is: "defender", defender: { is: "object", object: id("Wild Mongrel") } },
      "Wild Mongrel",
      "《野生の雑種犬》",
    ],
    [{ is: "none" }, "None of these", "この中からは選ばない"],
    [
      { is: "effect", source: shock, key: "0" },
      "The replacement effect of Shock",
      "《ショック》の置換効果",
    ],
    [
      { is: "effect", source: shock, key: "counter:shield" },
      "The shield counter on Shock",
      "《ショック》の盾カウンター",
    ],
  ])("%j", (option, en, ja) => {
    expect(optionLabel(option, game, "en")).toBe(en);
    expect(optionLabel(option, game, "ja")).toBe(ja);
  });

  it("says what an effect offers to do, where there are words for it (608.2d)", () => {
    const you = { is: "you" } as const;
    const one = { is: "number", value: 1 } as const;
    const effects: readonly Effect[] = [
      { is: "draw", who: you, amount: one },
      { is: "tap", what: { is: "self" } },
    ];
    const either: CardDefinition = {
      id: cardIdOf("Opt"),
      name: { en: "Opt", ja: "選択", kana: "せんたく" },
      supertypes: [],
      types: ["instant"],
      subtypes: [],
      abilities: [{ is: "spell", effect: { is: "either", who: you, effects } }],
    };
    const offering = new Table({ A: { hand: ["Opt"] }, cards: [either] });
    const asked = {
      is: "option",
      player: A,
      purpose: { is: "either" },
      source: offering.id("Opt"),
      options: [],
      cr: [],
    } as const;
    const labels = (lang: "en" | "ja") =>
      effects.map((_, mode) => optionLabel({ is: "mode", mode }, offering.game, lang, asked));
    expect(labels("en")).toEqual(["Draw", "Option 2"]);
    expect(labels("ja")).toEqual(["カードを引く", "選択肢2"]);
  });

  it("says why not, as a sentence", () => {
    const refusal = { code: "tapped", cr: "107.5" } as const;
    expect(refusalText(refusal, game, "en")).toBe("It is tapped.");
    expect(refusalText(refusal, game, "ja")).toBe("タップ状態である。");
  });
});

describe("spoken", () => {
  it.each([
    ["Pay {2}{G}.", "en", "Pay 2 green mana."],
    ["{2}{G}を支払う。", "ja", "2・緑マナを支払う。"],
    ["Activate Merfolk Looter ({T})", "en", "Activate Merfolk Looter (tap)"],
    ["Pay {W/U}.", "en", "Pay white or blue mana."],
    ["{2/R}を支払う。", "ja", "2か赤マナを支払う。"],
    ["Activate Merfolk Looter ({Q})", "en", "Activate Merfolk Looter (untap)"],
    ["Nothing to read.", "en", "Nothing to read."],
  ] as const)("%s", (text, lang, said) => {
    expect(spoken(text, lang)).toBe(said);
  });
});

describe("continuing", () => {
  it.each([
    ["カードを捨てる", "カードを捨て"],
    ["緑になる", "緑になり"],
    ["ライフを失う", "ライフを失い"],
    ["誘発する", "誘発し"],
    ["墓地に置かれる", "墓地に置かれ"],
    ["スタックに置く", "スタックに置き"],
    ["戦場に出る", "戦場に出て"],
    ["カードを引く", "カードを引き"],
    ["唱えられない", "唱えられず"],
    ["一番上はそれである", "一番上はそれであり"],
    ["戻る", "戻り"],
    ["攻撃しない", "攻撃せず"],
    ["選ぶ", "選び"],
    ["カードを見る", "カードを見て"],
    ["ブロックできる", "ブロックでき"],
    ["誰も勝たない", "誰も勝たず"],
    ["飛ばす", "飛ばし"],
    ["からはずれる", "からはずれ"],
  ])("%s", (clause, before) => {
    expect(continuing(clause)).toBe(before);
  });
});
