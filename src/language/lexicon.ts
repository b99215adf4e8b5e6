/**
 * The words of the game in both languages: the closed lists of vocabulary.ts and the subtypes that
 * the cards use. The printers, the search and the notation read them from here.
 */
import type { AbilityWord } from "./schema.ts";
import type {
  CardType,
  Color,
  Designation,
  Stat,
  Step,
  Subtype,
  SubtypeKind,
  Supertype,
  Zone,
} from "./vocabulary.ts";

export interface Word {
  readonly en: string;
  readonly ja: string;
}

/** CR 205.3b–205.3q: which card type a subtype belongs to. */
export type SubtypeOf = SubtypeKind;

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
  chroma: { en: "Chroma", ja: "彩色" },
  constellation: { en: "Constellation", ja: "星座" },
  heroic: { en: "Heroic", ja: "英雄的" },
  morbid: { en: "Morbid", ja: "陰鬱" },
  strive: { en: "Strive", ja: "奮励" },
  threshold: { en: "Threshold", ja: "スレッショルド" },
};

/** CR 701.37b, 702.103b: what is said of an object that has it. */
export const designationWords: Readonly<Record<Designation, Word>> = {
  monstrous: { en: "monstrous", ja: "怪物的" },
  bestowed: { en: "bestowed", ja: "授与された" },
};

export const statWords: Readonly<Record<Stat, Word>> = {
  power: { en: "power", ja: "パワー" },
  toughness: { en: "toughness", ja: "タフネス" },
  manaValue: { en: "mana value", ja: "マナ総量" },
};

/** Kinds of counters that have a name (122.1); +1/+1 and the like are the same in both languages. */
export const counterWords: ReadonlyMap<string, Word> = new Map([
  ["loyalty", { en: "loyalty", ja: "忠誠" }],
  ["shred", { en: "shred", ja: "寸断" }],
]);

const subtype = (
  en: string,
  ja: string,
  kana: string,
  of: SubtypeOf,
  plural?: string,
): [Subtype, SubtypeWord] => [en, { en, ja, kana, of, ...(plural && { plural }) }];

/** The subtypes of the cards in cards/, by their English word. */
export const subtypeWords: ReadonlyMap<Subtype, SubtypeWord> = new Map([
  subtype("Ajani", "アジャニ", "あじゃに", "planeswalker"),
  subtype("Alicorn", "アリコーン", "ありこーん", "creature"),
  subtype("Angel", "天使", "てんし", "creature"),
  subtype("Archer", "射手", "しゃしゅ", "creature"),
  subtype("Arlinn", "アーリン", "あーりん", "planeswalker"),
  subtype("Atog", "エイトグ", "えいとぐ", "creature"),
  subtype("Aura", "オーラ", "おーら", "enchantment"),
  subtype("Avatar", "アバター", "あばたー", "creature"),
  subtype("Barbarian", "バーバリアン", "ばーばりあん", "creature"),
  subtype("Bear", "熊", "くま", "creature"),
  subtype("Beast", "ビースト", "びーすと", "creature"),
  subtype("Bird", "鳥", "とり", "creature"),
  subtype("Cat", "猫", "ねこ", "creature"),
  subtype("Centaur", "ケンタウルス", "けんたうるす", "creature"),
  subtype("Chandra", "チャンドラ", "ちゃんどら", "planeswalker"),
  subtype("Cleric", "クレリック", "くれりっく", "creature"),
  subtype("Construct", "構築物", "こうちくぶつ", "creature"),
  subtype("Devil", "デビル", "でびる", "creature"),
  subtype("Dinosaur", "恐竜", "きょうりゅう", "creature"),
  subtype("Dog", "犬", "いぬ", "creature"),
  subtype("Dragon", "ドラゴン", "どらごん", "creature"),
  subtype("Drake", "ドレイク", "どれいく", "creature"),
  subtype("Druid", "ドルイド", "どるいど", "creature"),
  subtype("Dryad", "ドライアド", "どらいあど", "creature"),
  subtype("Dwarf", "ドワーフ", "どわーふ", "creature", "Dwarves"),
  subtype("Elemental", "エレメンタル", "えれめんたる", "creature"),
  subtype("Elephant", "象", "ぞう", "creature"),
  subtype("Elf", "エルフ", "えるふ", "creature", "Elves"),
  subtype("Equipment", "装備品", "そうびひん", "artifact", "Equipment"),
  subtype("Faerie", "フェアリー", "ふぇありー", "creature"),
  subtype("Fish", "魚", "さかな", "creature", "Fish"),
  subtype("Flagbearer", "旗手", "きしゅ", "creature"),
  subtype("Forest", "森", "もり", "land"),
  subtype("Frog", "カエル", "かえる", "creature"),
  subtype("Garruk", "ガラク", "がらく", "planeswalker"),
  subtype("Giant", "巨人", "きょじん", "creature"),
  subtype("Goat", "ヤギ", "やぎ", "creature"),
  subtype("Goblin", "ゴブリン", "ごぶりん", "creature"),
  subtype("God", "神", "かみ", "creature"),
  subtype("Hag", "ハッグ", "はっぐ", "creature"),
  subtype("Homunculus", "ホムンクルス", "ほむんくるす", "creature", "Homunculi"),
  subtype("Horror", "ホラー", "ほらー", "creature"),
  subtype("Horse", "馬", "うま", "creature"),
  subtype("Human", "人間", "にんげん", "creature"),
  subtype("Hydra", "ハイドラ", "はいどら", "creature"),
  subtype("Imp", "インプ", "いんぷ", "creature"),
  subtype("Incarnation", "インカーネーション", "いんかーねーしょん", "creature"),
  subtype("Island", "島", "しま", "land"),
  subtype("Jace", "ジェイス", "じぇいす", "planeswalker"),
  subtype("Kithkin", "キスキン", "きすきん", "creature", "Kithkin"),
  subtype("Knight", "騎士", "きし", "creature"),
  subtype("Lamia", "ラミア", "らみあ", "creature"),
  subtype("Liliana", "リリアナ", "りりあな", "planeswalker"),
  subtype("Lizard", "トカゲ", "とかげ", "creature"),
  subtype("Merfolk", "マーフォーク", "まーふぉーく", "creature", "Merfolk"),
  subtype("Minion", "ミニオン", "みにおん", "creature"),
  subtype("Minotaur", "ミノタウルス", "みのたうるす", "creature"),
  subtype("Mountain", "山", "やま", "land"),
  subtype("Myr", "マイア", "まいあ", "creature", "Myr"),
  subtype("Nightmare", "ナイトメア", "ないとめあ", "creature"),
  subtype("Noble", "貴族", "きぞく", "creature"),
  subtype("Noggle", "ノッグル", "のっぐる", "creature"),
  subtype("Nomad", "ノーマッド", "のーまっど", "creature"),
  subtype("Nymph", "ニンフ", "にんふ", "creature"),
  subtype("Octopus", "タコ", "たこ", "creature", "Octopuses"),
  subtype("Ouphe", "アウフ", "あうふ", "creature"),
  subtype("Ox", "雄牛", "おうし", "creature", "Oxen"),
  subtype("Plains", "平地", "へいち", "land", "Plains"),
  subtype("Rat", "ネズミ", "ねずみ", "creature"),
  subtype("Rebel", "レベル", "れべる", "creature"),
  subtype("Rogue", "ならず者", "ならずもの", "creature"),
  subtype("Satyr", "サテュロス", "さてゅろす", "creature"),
  subtype("Scarecrow", "カカシ", "かかし", "creature"),
  subtype("Scout", "スカウト", "すかうと", "creature"),
  subtype("Shaman", "シャーマン", "しゃーまん", "creature"),
  subtype("Shapeshifter", "多相の戦士", "たそうのせんし", "creature"),
  subtype("Sheep", "羊", "ひつじ", "creature", "Sheep"),
  subtype("Siren", "セイレーン", "せいれーん", "creature"),
  subtype("Snake", "蛇", "へび", "creature"),
  subtype("Soldier", "兵士", "へいし", "creature"),
  subtype("Spirit", "スピリット", "すぴりっと", "creature"),
  subtype("Swamp", "沼", "ぬま", "land"),
  subtype("Thopter", "飛行機械", "ひこうきかい", "creature"),
  subtype("Treefolk", "ツリーフォーク", "つりーふぉーく", "creature", "Treefolk"),
  subtype("Vampire", "吸血鬼", "きゅうけつき", "creature"),
  subtype("Vampyre", "ヴァンパイア", "ゔぁんぱいあ", "creature"),
  subtype("Wall", "壁", "かべ", "creature"),
  subtype("Warrior", "戦士", "せんし", "creature"),
  subtype("Werewolf", "狼男", "おおかみおとこ", "creature", "Werewolves"),
  subtype("Wizard", "ウィザード", "うぃざーど", "creature"),
  subtype("Wolf", "狼", "おおかみ", "creature", "Wolves"),
  subtype("Worm", "蟲", "むし", "creature"),
  subtype("Wurm", "ワーム", "わーむ", "creature"),
  subtype("Zombie", "ゾンビ", "ぞんび", "creature"),
]);
