/**
 * The subtypes that the cards use, and many that readers' own cards have (CR 205.3), with their words
 * in both languages.
 */
import type { Subtype } from "./vocabulary.ts";

/** CR 205.3b–205.3q: which card type a subtype belongs to. */
export type SubtypeOf = "creature" | "land" | "artifact" | "enchantment" | "planeswalker";

export interface SubtypeWord {
  readonly en: string;
  readonly ja: string;
  /** Reading in hiragana. */
  readonly kana: string;
  readonly of: SubtypeOf;
  /** The English plural, when it isn't the word with an s. */
  readonly plural?: string;
}

/** Without a reading the Japanese word is all katakana. */
type Row = readonly [en: string, ja: string, kana?: string, plural?: string];

/** In hiragana. */
const readingOf = (word: string): string =>
  word
    .replace(/・/g, "")
    .replace(/[ァ-ヴ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

const creatures: readonly Row[] = [
  ["Advisor", "アドバイザー"],
  ["Alicorn", "アリコーン"],
  ["Ally", "同盟者", "どうめいしゃ"],
  ["Angel", "天使", "てんし"],
  ["Ape", "類人猿", "るいじんえん"],
  ["Archer", "射手", "しゃしゅ"],
  ["Archon", "執政官", "しっせいかん"],
  ["Army", "軍団", "ぐんだん"],
  ["Artificer", "工匠", "こうしょう"],
  ["Assassin", "暗殺者", "あんさつしゃ"],
  ["Assembly-Worker", "組立作業員", "くみたてさぎょういん"],
  ["Atog", "エイトグ"],
  ["Avatar", "アバター"],
  ["Badger", "アナグマ"],
  ["Barbarian", "バーバリアン"],
  ["Basilisk", "バジリスク"],
  ["Bat", "コウモリ"],
  ["Bear", "熊", "くま"],
  ["Beast", "ビースト"],
  ["Berserker", "狂戦士", "きょうせんし"],
  ["Bird", "鳥", "とり"],
  ["Boar", "猪", "いのしし"],
  ["Cat", "猫", "ねこ"],
  ["Centaur", "ケンタウルス"],
  ["Citizen", "市民", "しみん"],
  ["Cleric", "クレリック"],
  ["Cockatrice", "コカトリス"],
  ["Construct", "構築物", "こうちくぶつ"],
  ["Crab", "カニ"],
  ["Cyclops", "サイクロプス"],
  ["Dauthi", "ダウスィー", "", "Dauthi"],
  ["Demigod", "半神", "はんしん"],
  ["Demon", "デーモン"],
  ["Detective", "探偵", "たんてい"],
  ["Devil", "デビル"],
  ["Dinosaur", "恐竜", "きょうりゅう"],
  ["Djinn", "ジン"],
  ["Dog", "犬", "いぬ"],
  ["Dragon", "ドラゴン"],
  ["Drake", "ドレイク"],
  ["Drone", "ドローン"],
  ["Druid", "ドルイド"],
  ["Dryad", "ドライアド"],
  ["Dwarf", "ドワーフ", "", "Dwarves"],
  ["Efreet", "イフリート"],
  ["Eldrazi", "エルドラージ", "", "Eldrazi"],
  ["Elemental", "エレメンタル"],
  ["Elephant", "象", "ぞう"],
  ["Elf", "エルフ", "", "Elves"],
  ["Elk", "大鹿", "おおじか", "Elk"],
  ["Faerie", "フェアリー"],
  ["Fish", "魚", "さかな", "Fish"],
  ["Flagbearer", "旗手", "きしゅ"],
  ["Fox", "狐", "きつね"],
  ["Frog", "カエル"],
  ["Fungus", "ファンガス"],
  ["Gargoyle", "ガーゴイル"],
  ["Germ", "細菌", "さいきん"],
  ["Giant", "巨人", "きょじん"],
  ["Gnome", "ノーム"],
  ["Goat", "ヤギ"],
  ["Goblin", "ゴブリン"],
  ["God", "神", "かみ"],
  ["Golem", "ゴーレム"],
  ["Gorgon", "ゴルゴン"],
  ["Gremlin", "グレムリン"],
  ["Griffin", "グリフィン"],
  ["Hag", "ハッグ"],
  ["Halfling", "ハーフリング"],
  ["Harpy", "ハーピー"],
  ["Hellion", "ヘリオン"],
  ["Hippogriff", "ヒポグリフ"],
  ["Homunculus", "ホムンクルス"],
  ["Horror", "ホラー"],
  ["Horse", "馬", "うま"],
  ["Human", "人間", "にんげん"],
  ["Hydra", "ハイドラ"],
  ["Illusion", "イリュージョン"],
  ["Imp", "インプ"],
  ["Incarnation", "インカーネーション"],
  ["Insect", "昆虫", "こんちゅう"],
  ["Jellyfish", "クラゲ", "", "Jellyfish"],
  ["Juggernaut", "巨大戦車", "きょだいせんしゃ"],
  ["Kavu", "カヴー", "", "Kavu"],
  ["Kirin", "麒麟", "きりん", "Kirin"],
  ["Kithkin", "キスキン", "", "Kithkin"],
  ["Knight", "騎士", "きし"],
  ["Kobold", "コボルド"],
  ["Kor", "コー", "", "Kor"],
  ["Kraken", "クラーケン"],
  ["Lamia", "ラミア"],
  ["Leviathan", "リバイアサン"],
  ["Lhurgoyf", "ルアゴイフ"],
  ["Lizard", "トカゲ"],
  ["Manticore", "マンティコア"],
  ["Mercenary", "傭兵", "ようへい"],
  ["Merfolk", "マーフォーク", "", "Merfolk"],
  ["Minion", "ミニオン"],
  ["Minotaur", "ミノタウルス"],
  ["Monk", "モンク"],
  ["Monkey", "猿", "さる"],
  ["Moonfolk", "ムーンフォーク", "", "Moonfolk"],
  ["Mouse", "ハツカネズミ", "", "Mice"],
  ["Mutant", "ミュータント"],
  ["Myr", "マイア", "", "Myr"],
  ["Nightmare", "ナイトメア"],
  ["Ninja", "忍者", "にんじゃ"],
  ["Noble", "貴族", "きぞく"],
  ["Noggle", "ノッグル"],
  ["Nomad", "ノーマッド"],
  ["Nymph", "ニンフ"],
  ["Octopus", "タコ"],
  ["Ogre", "オーガ"],
  ["Ooze", "ウーズ"],
  ["Orc", "オーク"],
  ["Otter", "カワウソ"],
  ["Ouphe", "アウフ"],
  ["Ox", "雄牛", "おうし", "Oxen"],
  ["Pegasus", "ペガサス"],
  ["Phoenix", "フェニックス"],
  ["Phyrexian", "ファイレクシアン"],
  ["Pirate", "海賊", "かいぞく"],
  ["Plant", "植物", "しょくぶつ"],
  ["Praetor", "法務官", "ほうむかん"],
  ["Rabbit", "兎", "うさぎ"],
  ["Raccoon", "アライグマ"],
  ["Ranger", "レインジャー"],
  ["Rat", "ネズミ"],
  ["Rebel", "レベル"],
  ["Rhino", "サイ"],
  ["Rogue", "ならず者", "ならずもの"],
  ["Salamander", "サラマンダー"],
  ["Samurai", "侍", "さむらい", "Samurai"],
  ["Saproling", "苗木", "なえぎ"],
  ["Satyr", "サテュロス"],
  ["Scarecrow", "カカシ"],
  ["Scorpion", "蠍", "さそり"],
  ["Scout", "スカウト"],
  ["Serpent", "海蛇", "うみへび"],
  ["Servo", "霊気装置", "れいきそうち"],
  ["Shade", "シェイド"],
  ["Shaman", "シャーマン"],
  ["Shapeshifter", "多相の戦士", "たそうのせんし"],
  ["Shark", "サメ"],
  ["Sheep", "羊", "ひつじ", "Sheep"],
  ["Siren", "セイレーン"],
  ["Skeleton", "スケルトン"],
  ["Sliver", "スリヴァー"],
  ["Snake", "蛇", "へび"],
  ["Soldier", "兵士", "へいし"],
  ["Soltari", "サルタリー"],
  ["Spawn", "落とし子", "おとしご", "Spawn"],
  ["Specter", "スペクター"],
  ["Spellshaper", "スペルシェイパー"],
  ["Sphinx", "スフィンクス"],
  ["Spider", "蜘蛛", "くも"],
  ["Spirit", "スピリット"],
  ["Squid", "イカ"],
  ["Squirrel", "リス"],
  ["Thopter", "飛行機械", "ひこうきかい"],
  ["Thrull", "スラル"],
  ["Time Lord", "タイム・ロード"],
  ["Treefolk", "ツリーフォーク", "", "Treefolk"],
  ["Troll", "トロール"],
  ["Turtle", "海亀", "うみがめ"],
  ["Unicorn", "ユニコーン"],
  ["Vampire", "吸血鬼", "きゅうけつき"],
  ["Vampyre", "ヴァンパイア"],
  ["Vedalken", "ヴィダルケン", "", "Vedalken"],
  ["Wall", "壁", "かべ"],
  ["Warlock", "邪術師", "じゃじゅつし"],
  ["Warrior", "戦士", "せんし"],
  ["Weird", "奇魔", "きま"],
  ["Werewolf", "狼男", "おおかみおとこ", "Werewolves"],
  ["Whale", "鯨", "くじら"],
  ["Wizard", "ウィザード"],
  ["Wolf", "狼", "おおかみ", "Wolves"],
  ["Worm", "蟲", "むし"],
  ["Wraith", "レイス"],
  ["Wurm", "ワーム"],
  ["Yeti", "イエティ"],
  ["Zombie", "ゾンビ"],
];
const lands: readonly Row[] = [
  ["Desert", "砂漠", "さばく"],
  ["Forest", "森", "もり"],
  ["Gate", "門", "もん"],
  ["Island", "島", "しま"],
  ["Locus", "神座", "しんざ"],
  ["Mountain", "山", "やま"],
  ["Plains", "平地", "へいち", "Plains"],
  ["Swamp", "沼", "ぬま"],
];
const artifacts: readonly Row[] = [
  ["Blood", "血", "ち", "Blood"],
  ["Clue", "手掛かり", "てがかり"],
  ["Equipment", "装備品", "そうびひん", "Equipment"],
  ["Food", "食物", "しょくもつ"],
  ["Gold", "黄金", "おうごん", "Gold"],
  ["Treasure", "宝物", "たからもの"],
];
const enchantments: readonly Row[] = [
  ["Aura", "オーラ"],
  ["Curse", "呪い", "のろい"],
  ["Rune", "ルーン"],
  ["Shrine", "祭殿", "さいでん"],
];
const planeswalkers: readonly Row[] = [
  ["Ajani", "アジャニ"],
  ["Arlinn", "アーリン"],
  ["Ashiok", "アショク"],
  ["Bolas", "ボーラス"],
  ["Chandra", "チャンドラ"],
  ["Elspeth", "エルズペス"],
  ["Garruk", "ガラク"],
  ["Gideon", "ギデオン"],
  ["Jace", "ジェイス"],
  ["Karn", "カーン"],
  ["Kaya", "ケイヤ"],
  ["Liliana", "リリアナ"],
  ["Nahiri", "ナヒリ"],
  ["Narset", "ナーセット"],
  ["Nissa", "ニッサ"],
  ["Oko", "オーコ"],
  ["Ral", "ラル"],
  ["Sarkhan", "サルカン"],
  ["Sorin", "ソリン"],
  ["Tamiyo", "タミヨウ"],
  ["Teferi", "テフェリー"],
  ["Tezzeret", "テゼレット"],
  ["Ugin", "ウギン"],
  ["Vivien", "ビビアン"],
  ["Vraska", "ヴラスカ"],
];

/** 215.2 of 2002: "Legend" was a creature type, until the supertype legendary took its place. */
const formerCreatures: readonly Row[] = [["Legend", "レジェンド"]];

const words = (of: SubtypeOf, rows: readonly Row[]): readonly [Subtype, SubtypeWord][] =>
  rows.map(([en, ja, kana, plural]) => [
    en,
    { en, ja, kana: kana || readingOf(ja), of, ...(plural && { plural }) },
  ]);

/** By the English word. */
export const subtypeWords: ReadonlyMap<Subtype, SubtypeWord> = new Map([
  ...words("creature", creatures),
  ...words("land", lands),
  ...words("artifact", artifacts),
  ...words("enchantment", enchantments),
  ...words("planeswalker", planeswalkers),
  ...words("creature", formerCreatures),
]);

/** The creature types that are known here (205.3m), in the order of the alphabet. */
export const creatureTypes: readonly Subtype[] = creatures.map(([subtype]) => subtype);

/**
 * The words of a list of subtypes, taken apart: each is a subtype, but two that are one as they are
 * listed (205.3b, 205.3m: Time Lord). A word that is no subtype stands by itself.
 */
export function separated(
  list: string,
  joint: string,
  isOne: (words: string) => boolean,
): readonly string[] {
  const words = list.split(joint);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const two = words.slice(at, at + 2).join(joint);
    if (at + 1 < words.length && isOne(two)) {
      found.push(two);
      at += 1;
    } else found.push(words[at] ?? "");
  }
  return found;
}

/** The subtypes behind the dash of an English type line (205.3b). */
export const subtypesIn = (line: string): readonly Subtype[] =>
  separated(line, " ", (words) => subtypeWords.has(words));
