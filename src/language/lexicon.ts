/**
 * The words of the game in both languages: the closed lists of vocabulary.ts and the subtypes that
 * the cards use. The printers, the search and the notation read them from here.
 */
import type { AbilityWord } from "./schema.ts";
import type { CardType, Color, Step, Subtype, Supertype, Zone } from "./vocabulary.ts";

export interface Word {
  readonly en: string;
  readonly ja: string;
}

/** CR 205.3b–205.3q: which card type a subtype belongs to. */
export type SubtypeOf = "creature" | "land" | "artifact" | "enchantment";

export interface SubtypeWord extends Word {
  /** Reading in hiragana. */
  readonly kana: string;
  readonly of: SubtypeOf;
  /** The English plural, when it isn't the word with an s. */
  readonly plural?: string;
}

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

export const colorWords: Readonly<Record<Color, Word>> = {
  white: { en: "white", ja: "白" },
  blue: { en: "blue", ja: "青" },
  black: { en: "black", ja: "黒" },
  red: { en: "red", ja: "赤" },
  green: { en: "green", ja: "緑" },
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

/** CR 207.2c. */
export const abilityWordWords: Readonly<Record<AbilityWord, Word>> = {
  threshold: { en: "Threshold", ja: "スレッショルド" },
};

const subtype = (
  en: string,
  ja: string,
  kana: string,
  of: SubtypeOf,
  plural?: string,
): [Subtype, SubtypeWord] => [en, { en, ja, kana, of, ...(plural && { plural }) }];

/** The subtypes of the cards in cards/, by their English word. */
export const subtypeWords: ReadonlyMap<Subtype, SubtypeWord> = new Map([
  subtype("Aura", "オーラ", "おーら", "enchantment"),
  subtype("Bear", "熊", "くま", "creature"),
  subtype("Beast", "ビースト", "びーすと", "creature"),
  subtype("Dog", "犬", "いぬ", "creature"),
  subtype("Elemental", "エレメンタル", "えれめんたる", "creature"),
  subtype("Elf", "エルフ", "えるふ", "creature", "Elves"),
  subtype("Equipment", "装備品", "そうびひん", "artifact", "Equipment"),
  subtype("Forest", "森", "もり", "land"),
  subtype("Goblin", "ゴブリン", "ごぶりん", "creature"),
  subtype("Human", "人間", "にんげん", "creature"),
  subtype("Imp", "インプ", "いんぷ", "creature"),
  subtype("Island", "島", "しま", "land"),
  subtype("Lizard", "トカゲ", "とかげ", "creature"),
  subtype("Merfolk", "マーフォーク", "まーふぉーく", "creature", "Merfolk"),
  subtype("Mountain", "山", "やま", "land"),
  subtype("Plains", "平地", "へいち", "land", "Plains"),
  subtype("Rogue", "ならず者", "ならずもの", "creature"),
  subtype("Swamp", "沼", "ぬま", "land"),
  subtype("Wall", "壁", "かべ", "creature"),
  subtype("Wizard", "ウィザード", "うぃざーど", "creature"),
  subtype("Wurm", "ワーム", "わーむ", "creature"),
  subtype("Zombie", "ゾンビ", "ぞんび", "creature"),
]);

/** The creature types that the cards use (205.3m), in the order of the alphabet. */
export const creatureTypes: readonly Subtype[] = [...subtypeWords]
  .filter(([, word]) => word.of === "creature")
  .map(([subtype]) => subtype);
