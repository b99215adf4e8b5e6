import { describe, expect, test } from "vitest";
import { printAbility, printReminder } from "../cards/index.ts";
import {
  card as aCard,
  all,
  basic,
  creature,
  defineCard,
  exileCards,
  inZone,
  keyword,
  land,
  legendary,
  mana,
  not,
  ofColor,
  ofSubtype,
  other,
  payLife,
  you,
} from "../language/build.ts";
import { type Ability, type KeywordName, keywordNames } from "../language/schema.ts";
import { bestowFor } from "./bestow.ts";
import { championOf } from "./champion.ts";
import { cyclingFor } from "./cycling.ts";
import { enchant } from "./enchant.ts";
import { equipFor } from "./equip.ts";
import { escapeFor } from "./escape.ts";
import { evokeFor } from "./evoke.ts";
import { flashbackFor } from "./flashback.ts";
import { hideaway } from "./hideaway.ts";
import { keywords } from "./index.ts";
import { kickerFor } from "./kicker.ts";
import { landwalk } from "./landwalk.ts";
import { madnessFor } from "./madness.ts";
import { outlastFor } from "./outlast.ts";
import { protectionFrom } from "./protection.ts";
import { scavengeFor } from "./scavenge.ts";
import { unearthFor } from "./unearth.ts";
import { wardFor } from "./ward.ts";

/** [rule, English, Japanese, reading] */
type Words = readonly [rule: string, en: string, ja: string, kana: string];

const words: Readonly<Record<KeywordName, Words>> = {
  afflict: ["702.130", "Afflict", "加虐", "かぎゃく"],
  afterlife: ["702.135", "Afterlife", "死後", "しご"],
  annihilator: ["702.86", "Annihilator", "滅殺", "めっさつ"],
  battleCry: ["702.91", "Battle cry", "喊声", "かんせい"],
  bestow: ["702.103", "Bestow", "授与", "じゅよ"],
  bloodthirst: ["702.54", "Bloodthirst", "狂喜", "きょうき"],
  bushido: ["702.45", "Bushido", "武士道", "ぶしどう"],
  champion: ["702.72", "Champion", "覇権", "はけん"],
  changeling: ["702.73", "Changeling", "多相", "たそう"],
  cycling: ["702.29", "Cycling", "サイクリング", "さいくりんぐ"],
  daybound: ["702.145", "Daybound", "日暮", "ひぐれ"],
  deathtouch: ["702.2", "Deathtouch", "接死", "せっし"],
  decayed: ["702.147", "Decayed", "腐乱", "ふらん"],
  defender: ["702.3", "Defender", "防衛", "ぼうえい"],
  doubleStrike: ["702.4", "Double strike", "二段攻撃", "にだんこうげき"],
  enchant: ["702.5", "Enchant", "エンチャント", "えんちゃんと"],
  equip: ["702.6", "Equip", "装備", "そうび"],
  escape: ["702.138", "Escape", "脱出", "だっしゅつ"],
  evoke: ["702.74", "Evoke", "想起", "そうき"],
  evolve: ["702.100", "Evolve", "進化", "しんか"],
  exalted: ["702.83", "Exalted", "賛美", "さんび"],
  fabricate: ["702.123", "Fabricate", "製造", "せいぞう"],
  fear: ["702.36", "Fear", "畏怖", "いふ"],
  firstStrike: ["702.7", "First strike", "先制攻撃", "せんせいこうげき"],
  flanking: ["702.25", "Flanking", "側面攻撃", "そくめんこうげき"],
  flash: ["702.8", "Flash", "瞬速", "しゅんそく"],
  flashback: ["702.34", "Flashback", "フラッシュバック", "ふらっしゅばっく"],
  flying: ["702.9", "Flying", "飛行", "ひこう"],
  haste: ["702.10", "Haste", "速攻", "そっこう"],
  hexproof: ["702.11", "Hexproof", "呪禁", "じゅごん"],
  hideaway: ["702.75", "Hideaway", "秘匿", "ひとく"],
  indestructible: ["702.12", "Indestructible", "破壊不能", "はかいふのう"],
  ingest: ["702.115", "Ingest", "嚥下", "えんげ"],
  intimidate: ["702.13", "Intimidate", "威嚇", "いかく"],
  kicker: ["702.33", "Kicker", "キッカー", "きっかー"],
  landwalk: ["702.14", "Landwalk", "土地渡り", "とちわたり"],
  lifelink: ["702.15", "Lifelink", "絆魂", "はんこん"],
  livingWeapon: ["702.92", "Living weapon", "生体武器", "せいたいぶき"],
  madness: ["702.35", "Madness", "マッドネス", "まっどねす"],
  menace: ["702.111", "Menace", "威迫", "いはく"],
  mentor: ["702.134", "Mentor", "教導", "きょうどう"],
  modular: ["702.43", "Modular", "接合", "せつごう"],
  nightbound: ["702.145", "Nightbound", "夜明", "よあけ"],
  outlast: ["702.107", "Outlast", "長久", "ちょうきゅう"],
  persist: ["702.79", "Persist", "頑強", "がんきょう"],
  protection: ["702.16", "Protection", "プロテクション", "ぷろてくしょん"],
  prowess: ["702.108", "Prowess", "果敢", "かかん"],
  reach: ["702.17", "Reach", "到達", "とうたつ"],
  retrace: ["702.81", "Retrace", "回顧", "かいこ"],
  riot: ["702.136", "Riot", "暴動", "ぼうどう"],
  scavenge: ["702.97", "Scavenge", "活用", "かつよう"],
  shadow: ["702.28", "Shadow", "シャドー", "しゃどー"],
  shroud: ["702.18", "Shroud", "被覆", "ひふく"],
  splitSecond: ["702.61", "Split second", "刹那", "せつな"],
  trample: ["702.19", "Trample", "トランプル", "とらんぷる"],
  undying: ["702.93", "Undying", "不死", "ふし"],
  unearth: ["702.84", "Unearth", "蘇生", "そせい"],
  vigilance: ["702.20", "Vigilance", "警戒", "けいかい"],
  ward: ["702.21", "Ward", "護法", "ごほう"],
  wither: ["702.80", "Wither", "萎縮", "いしゅく"],
};

const card = defineCard(["Test Bear", "試験熊", "しけんぐま"], {
  cost: "{G}",
  type: "Creature — Bear",
  pt: "2/2",
});

const printed = (ability: Ability): readonly [string, string] => [
  printAbility(ability, { card, lang: "en" }),
  printAbility(ability, { card, lang: "ja" }),
];

const numbered = (name: KeywordName): Ability =>
  keyword(name, { amount: { is: "number", value: 2 } });

/** Keywords that are never without a value. */
const withValues: readonly Ability[] = [
  ...(["afflict", "afterlife", "annihilator", "bloodthirst", "bushido"] as const).map(numbered),
  ...(["fabricate", "modular"] as const).map(numbered),
  bestowFor("{3}{B}"),
  championOf(creature),
  cyclingFor("{2}"),
  enchant(creature),
  equipFor("{1}"),
  escapeFor(mana("{3}{B}"), exileCards(4, all(other, aCard, inZone("graveyard", you)))),
  evokeFor("{2}{U}"),
  flashbackFor("{2}{R}"),
  hideaway(4),
  kickerFor("{8}{R}"),
  landwalk(ofSubtype("Swamp")),
  madnessFor("{R}"),
  outlastFor("{W}"),
  protectionFrom(ofColor("red")),
  scavengeFor("{3}{B}"),
  unearthFor("{2}{B}"),
  wardFor("{2}"),
];
const abilityOf = (name: KeywordName): Ability =>
  withValues.find((one) => one.is === "keyword" && one.name === name) ?? keyword(name);

describe("names", () => {
  test.each(Object.entries(words))("%s", (name, expected) => {
    const { rule, en, ja, kana } = keywords[name as KeywordName];
    expect([rule, en, ja, kana]).toEqual(expected);
  });

  test("a word of one language or the other is one keyword's only", () => {
    for (const at of [1, 2, 3]) {
      const list = Object.values(words).map((one) => one[at]);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

describe("as they stand on cards", () => {
  test.each([
    [bestowFor("{3}{B}"), "Bestow {3}{B}", "授与{3}{B}"],
    [equipFor("{1}"), "Equip {1}", "装備{1}"],
    [
      equipFor("{3}", all(legendary, creature)),
      "Equip legendary creature {3}",
      "装備（伝説のクリーチャー）{3}",
    ],
    [evokeFor("{2}{U}"), "Evoke {2}{U}", "想起{2}{U}"],
    [flashbackFor("{X}{R}{R}"), "Flashback {X}{R}{R}", "フラッシュバック{X}{R}{R}"],
    [hideaway(4), "Hideaway 4", "秘匿4"],
    [kickerFor("{8}{R}"), "Kicker {8}{R}", "キッカー{8}{R}"],
    [wardFor("{2}"), "Ward {2}", "護法{2}"],
    [cyclingFor("{2}"), "Cycling {2}", "サイクリング{2}"],
    [cyclingFor("{2}", ofSubtype("Plains")), "Plainscycling {2}", "平地サイクリング{2}"],
    [cyclingFor("{1}", all(basic, land)), "Basic landcycling {1}", "基本土地サイクリング{1}"],
    [
      escapeFor(mana("{3}{B}"), exileCards(4, all(other, aCard, inZone("graveyard", you)))),
      "Escape—{3}{B}, Exile four other cards from your graveyard.",
      "脱出 — {3}{B}、あなたの墓地にありこれでないカード4枚を追放する。",
    ],
    [numbered("afterlife"), "Afterlife 2", "死後2"],
    [championOf(creature), "Champion a creature", "覇権（クリーチャー）"],
    [landwalk(ofSubtype("Swamp")), "Swampwalk", "沼渡り"],
    [landwalk(all(land, not(basic))), "Nonbasic landwalk", "基本でない土地渡り"],
    [keyword("doubleStrike"), "Double strike", "二段攻撃"],
  ])("%#", (ability, en, ja) => {
    expect(printed(ability)).toEqual([en, ja]);
  });

  test("702.72a: an article before the quality of champion", () => {
    const [en] = printed(championOf(ofSubtype("Elemental")));
    expect(en).toBe("Champion an Elemental");
  });

  test("702.21a: ward with a cost that isn't mana", () => {
    const [en, ja] = printed(wardFor(payLife(3)));
    expect(en).toBe("Ward—Pay 3 life.");
    expect(ja).toMatch(/^護法/);
  });
});

describe("reminders", () => {
  test.each(keywordNames)("%s is explained, with all its values put in", (name) => {
    const ability = abilityOf(name);
    for (const lang of ["en", "ja"] as const) {
      const text = printReminder(ability, { card, lang });
      expect(text).toBeDefined();
      expect(text).not.toMatch(/[[\]]|undefined/);
    }
    expect(printReminder(ability, { card, lang: "ja" })).toMatch(/。$/);
  });
});
