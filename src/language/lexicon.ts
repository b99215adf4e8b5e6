/**
 * The words of the game in both languages: the closed lists of vocabulary.ts and the subtypes
 * (subtypes.ts). The printers, the search and the notation read them from here.
 */
import type { AbilityWord } from "./schema.ts";
import type {
  CardType,
  CombatPoint,
  counterKinds,
  Designation,
  Stat,
  Step,
  SubtypeKind,
  Supertype,
  TurnPart,
  WordKind,
  Zone,
} from "./vocabulary.ts";
import type { Word } from "./word.ts";

export { colorWords } from "./colors.ts";
export {
  creatureTypes,
  type SubtypeOf,
  type SubtypeWord,
  separated,
  subtypesIn,
  subtypeWords,
} from "./subtypes.ts";
export type { Word } from "./word.ts";

export const typeWords: Readonly<Record<CardType, Word>> = {
  artifact: { en: "artifact", ja: "アーティファクト" },
  battle: { en: "battle", ja: "バトル" },
  creature: { en: "creature", ja: "クリーチャー" },
  enchantment: { en: "enchantment", ja: "エンチャント" },
  instant: { en: "instant", ja: "インスタント" },
  kindred: { en: "kindred", ja: "同族" },
  land: { en: "land", ja: "土地" },
  planeswalker: { en: "planeswalker", ja: "プレインズウォーカー" },
  sorcery: { en: "sorcery", ja: "ソーサリー" },
};

/** What an object is called that is no matter of its types (109.2). */
export const objectWords = {
  permanent: { en: "permanent", ja: "パーマネント" },
  spell: { en: "spell", ja: "呪文" },
  card: { en: "card", ja: "カード" },
  token: { en: "token", ja: "トークン" },
  source: { en: "source", ja: "発生源" },
} as const satisfies Readonly<Record<string, Word>>;
export type ObjectKind = keyof typeof objectWords;

/** Japanese as it stands before a noun: 伝説のクリーチャー, 基本土地. */
export const supertypeWords: Readonly<Record<Supertype, Word>> = {
  basic: { en: "basic", ja: "基本" },
  legendary: { en: "legendary", ja: "伝説の" },
  snow: { en: "snow", ja: "氷雪" },
  world: { en: "world", ja: "ワールド・" },
};

export const zoneWords: Readonly<Record<Zone, Word>> = {
  library: { en: "library", ja: "ライブラリー" },
  hand: { en: "hand", ja: "手札" },
  battlefield: { en: "battlefield", ja: "戦場" },
  graveyard: { en: "graveyard", ja: "墓地" },
  stack: { en: "stack", ja: "スタック" },
  exile: { en: "exile", ja: "追放領域" },
  command: { en: "command zone", ja: "統率領域" },
};

export const stepWords: Readonly<Record<Step, Word>> = {
  untap: { en: "untap step", ja: "アンタップ・ステップ" },
  upkeep: { en: "upkeep", ja: "アップキープ" },
  draw: { en: "draw step", ja: "ドロー・ステップ" },
  main1: { en: "first main phase", ja: "戦闘前メイン・フェイズ" },
  beginCombat: { en: "combat", ja: "戦闘" },
  declareAttackers: { en: "declare attackers step", ja: "攻撃クリーチャー指定ステップ" },
  declareBlockers: { en: "declare blockers step", ja: "ブロック・クリーチャー指定ステップ" },
  combatDamage: { en: "combat damage step", ja: "戦闘ダメージ・ステップ" },
  endCombat: { en: "end of combat step", ja: "戦闘終了ステップ" },
  main2: { en: "second main phase", ja: "戦闘後メイン・フェイズ" },
  end: { en: "end step", ja: "終了ステップ" },
  cleanup: { en: "cleanup step", ja: "クリンナップ・ステップ" },
};

/** CR 500.1: the parts of a turn that a text calls by name. */
export const turnPartWords: Readonly<Record<TurnPart, Word>> = {
  upkeep: { en: "upkeep", ja: "アップキープ" },
  draw: stepWords.draw,
  main: { en: "main phase", ja: "メイン・フェイズ" },
  combat: stepWords.beginCombat,
  declareAttackers: stepWords.declareAttackers,
  declareBlockers: stepWords.declareBlockers,
  end: stepWords.end,
};

/** CR 506.7: the points of a combat phase, behind "before" and "after" and in front of 前 and 後. */
export const combatPointWords: Readonly<
  Record<
    CombatPoint,
    { readonly en: string; readonly ja: { readonly [side in "before" | "after"]: string } }
  >
> = {
  declareAttackers: {
    en: "attackers are declared",
    ja: { before: "攻撃クリーチャーが指定される前", after: "攻撃クリーチャーが指定された後" },
  },
  declareBlockers: {
    en: "blockers are declared",
    ja: {
      before: "ブロック・クリーチャーが指定される前",
      after: "ブロック・クリーチャーが指定された後",
    },
  },
  combatDamage: {
    en: "the combat damage step",
    ja: { before: "戦闘ダメージ・ステップより前", after: "戦闘ダメージ・ステップが始まった後" },
  },
};

/** Steps by their full names, where card texts call them by shorter ones. */
export const fullStepWords: Readonly<Partial<Record<Step, Word>>> = {
  upkeep: { en: "upkeep step", ja: "アップキープ・ステップ" },
  beginCombat: { en: "beginning of combat step", ja: "戦闘開始ステップ" },
};

/** Which of a player's spells or draws of a turn: "your second spell each turn". */
export const ordinals = ["first", "second", "third", "fourth", "fifth"] as const;

/** CR 207.2c. */
export const abilityWordWords: Readonly<Record<AbilityWord, Word>> = {
  chroma: { en: "Chroma", ja: "彩色" },
  constellation: { en: "Constellation", ja: "星座" },
  heroic: { en: "Heroic", ja: "英雄的" },
  morbid: { en: "Morbid", ja: "陰鬱" },
  strive: { en: "Strive", ja: "奮励" },
  threshold: { en: "Threshold", ja: "スレッショルド" },
};

/** 701.37b, 702.103b. */
export const designationWords: Readonly<Record<Designation, Word>> = {
  monstrous: { en: "monstrous", ja: "怪物的" },
  bestowed: { en: "bestowed", ja: "授与された" },
};

/** CR 205.3: the subtypes of a card type as a whole. */
export const subtypeKindWords: Readonly<Record<SubtypeKind, Word>> = {
  artifact: { en: "artifact type", ja: "アーティファクト・タイプ" },
  creature: { en: "creature type", ja: "クリーチャー・タイプ" },
  enchantment: { en: "enchantment type", ja: "エンチャント・タイプ" },
  land: { en: "land type", ja: "土地タイプ" },
  planeswalker: { en: "planeswalker type", ja: "プレインズウォーカー・タイプ" },
};

/** CR 612.2: what a text-changing effect calls the words that it changes. */
export const wordKindWords: Readonly<Record<WordKind, Word>> = {
  color: { en: "color word", ja: "色" },
  basicLandType: { en: "basic land type", ja: "基本土地タイプ" },
  creatureType: { en: "creature type", ja: "クリーチャー・タイプ" },
};

/** CR 208, 202.3. */
export const statWords: Readonly<Record<Stat, Word>> = {
  power: { en: "power", ja: "パワー" },
  toughness: { en: "toughness", ja: "タフネス" },
  manaValue: { en: "mana value", ja: "マナ総量" },
};

/** Kinds of counters that have a name (122.1); +1/+1 and the like are the same in both languages. */
const counters: Readonly<Record<(typeof counterKinds)[number], Word>> = {
  age: { en: "age", ja: "経年" },
  charge: { en: "charge", ja: "蓄積" },
  deathtouch: { en: "deathtouch", ja: "接死" },
  decayed: { en: "decayed", ja: "腐乱" },
  defense: { en: "defense", ja: "守備" },
  "double strike": { en: "double strike", ja: "二段攻撃" },
  energy: { en: "energy", ja: "エネルギー" },
  exalted: { en: "exalted", ja: "賛美" },
  experience: { en: "experience", ja: "経験" },
  fade: { en: "fade", ja: "消散" },
  finality: { en: "finality", ja: "最終" },
  "first strike": { en: "first strike", ja: "先制攻撃" },
  flood: { en: "flood", ja: "洪水" },
  flying: { en: "flying", ja: "飛行" },
  haste: { en: "haste", ja: "速攻" },
  hexproof: { en: "hexproof", ja: "呪禁" },
  indestructible: { en: "indestructible", ja: "破壊不能" },
  level: { en: "level", ja: "Lv" },
  lifelink: { en: "lifelink", ja: "絆魂" },
  lore: { en: "lore", ja: "伝承" },
  loyalty: { en: "loyalty", ja: "忠誠" },
  menace: { en: "menace", ja: "威迫" },
  poison: { en: "poison", ja: "毒" },
  rad: { en: "rad", ja: "RAD" },
  reach: { en: "reach", ja: "到達" },
  shadow: { en: "shadow", ja: "シャドー" },
  shield: { en: "shield", ja: "盾" },
  shred: { en: "shred", ja: "寸断" },
  stun: { en: "stun", ja: "麻痺" },
  ticket: { en: "ticket", ja: "チケット" },
  time: { en: "time", ja: "時間" },
  trample: { en: "trample", ja: "トランプル" },
  vigilance: { en: "vigilance", ja: "警戒" },
};
export const counterWords: ReadonlyMap<string, Word> = new Map(Object.entries(counters));

/** Between two words in katakana stands a dot: 「クリーチャー・カード」, but 「土地カード」. */
export const dotAfter = (word: string): string => (/[ァ-ヶー]$/.test(word) ? "・" : "");

/** 「忠誠カウンター」「エネルギー・カウンター」 */
export function counterInJapanese(kind: string): string {
  const word = counterWords.get(kind)?.ja;
  return `${word ?? kind}${dotAfter(word ?? "")}カウンター`;
}
