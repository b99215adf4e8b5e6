/** The subtypes that the cards use (CR 205.3), with their words in both languages. */
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

type Row = readonly [en: string, ja: string, kana: string, plural?: string];

const creatures: readonly Row[] = [
  ["Alicorn", "アリコーン", "ありこーん"],
  ["Angel", "天使", "てんし"],
  ["Archer", "射手", "しゃしゅ"],
  ["Atog", "エイトグ", "えいとぐ"],
  ["Avatar", "アバター", "あばたー"],
  ["Barbarian", "バーバリアン", "ばーばりあん"],
  ["Bear", "熊", "くま"],
  ["Beast", "ビースト", "びーすと"],
  ["Bird", "鳥", "とり"],
  ["Cat", "猫", "ねこ"],
  ["Centaur", "ケンタウルス", "けんたうるす"],
  ["Cleric", "クレリック", "くれりっく"],
  ["Construct", "構築物", "こうちくぶつ"],
  ["Demigod", "半神", "はんしん"],
  ["Devil", "デビル", "でびる"],
  ["Dinosaur", "恐竜", "きょうりゅう"],
  ["Dog", "犬", "いぬ"],
  ["Dragon", "ドラゴン", "どらごん"],
  ["Drake", "ドレイク", "どれいく"],
  ["Druid", "ドルイド", "どるいど"],
  ["Dryad", "ドライアド", "どらいあど"],
  ["Dwarf", "ドワーフ", "どわーふ", "Dwarves"],
  ["Elemental", "エレメンタル", "えれめんたる"],
  ["Elephant", "象", "ぞう"],
  ["Elf", "エルフ", "えるふ", "Elves"],
  ["Faerie", "フェアリー", "ふぇありー"],
  ["Fish", "魚", "さかな", "Fish"],
  ["Flagbearer", "旗手", "きしゅ"],
  ["Frog", "カエル", "かえる"],
  ["Giant", "巨人", "きょじん"],
  ["Goat", "ヤギ", "やぎ"],
  ["Goblin", "ゴブリン", "ごぶりん"],
  ["God", "神", "かみ"],
  ["Golem", "ゴーレム", "ごーれむ"],
  ["Hag", "ハッグ", "はっぐ"],
  ["Homunculus", "ホムンクルス", "ほむんくるす"],
  ["Horror", "ホラー", "ほらー"],
  ["Horse", "馬", "うま"],
  ["Human", "人間", "にんげん"],
  ["Hydra", "ハイドラ", "はいどら"],
  ["Illusion", "イリュージョン", "いりゅーじょん"],
  ["Imp", "インプ", "いんぷ"],
  ["Incarnation", "インカーネーション", "いんかーねーしょん"],
  ["Kithkin", "キスキン", "きすきん", "Kithkin"],
  ["Knight", "騎士", "きし"],
  ["Lamia", "ラミア", "らみあ"],
  ["Lizard", "トカゲ", "とかげ"],
  ["Merfolk", "マーフォーク", "まーふぉーく", "Merfolk"],
  ["Minion", "ミニオン", "みにおん"],
  ["Minotaur", "ミノタウルス", "みのたうるす"],
  ["Monk", "モンク", "もんく"],
  ["Myr", "マイア", "まいあ", "Myr"],
  ["Nightmare", "ナイトメア", "ないとめあ"],
  ["Noble", "貴族", "きぞく"],
  ["Noggle", "ノッグル", "のっぐる"],
  ["Nomad", "ノーマッド", "のーまっど"],
  ["Nymph", "ニンフ", "にんふ"],
  ["Octopus", "タコ", "たこ"],
  ["Ouphe", "アウフ", "あうふ"],
  ["Ox", "雄牛", "おうし", "Oxen"],
  ["Plant", "植物", "しょくぶつ"],
  ["Rat", "ネズミ", "ねずみ"],
  ["Rebel", "レベル", "れべる"],
  ["Rogue", "ならず者", "ならずもの"],
  ["Saproling", "苗木", "なえぎ"],
  ["Satyr", "サテュロス", "さてゅろす"],
  ["Scarecrow", "カカシ", "かかし"],
  ["Scout", "スカウト", "すかうと"],
  ["Shaman", "シャーマン", "しゃーまん"],
  ["Shapeshifter", "多相の戦士", "たそうのせんし"],
  ["Sheep", "羊", "ひつじ", "Sheep"],
  ["Siren", "セイレーン", "せいれーん"],
  ["Snake", "蛇", "へび"],
  ["Soldier", "兵士", "へいし"],
  ["Spirit", "スピリット", "すぴりっと"],
  ["Thopter", "飛行機械", "ひこうきかい"],
  ["Time Lord", "タイム・ロード", "たいむろーど"],
  ["Treefolk", "ツリーフォーク", "つりーふぉーく", "Treefolk"],
  ["Vampire", "吸血鬼", "きゅうけつき"],
  ["Vampyre", "ヴァンパイア", "ゔぁんぱいあ"],
  ["Wall", "壁", "かべ"],
  ["Warrior", "戦士", "せんし"],
  ["Werewolf", "狼男", "おおかみおとこ", "Werewolves"],
  ["Wizard", "ウィザード", "うぃざーど"],
  ["Wolf", "狼", "おおかみ", "Wolves"],
  ["Worm", "蟲", "むし"],
  ["Wurm", "ワーム", "わーむ"],
  ["Zombie", "ゾンビ", "ぞんび"],
];
const lands: readonly Row[] = [
  ["Forest", "森", "もり"],
  ["Island", "島", "しま"],
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
  ["Aura", "オーラ", "おーら"],
  ["Rune", "ルーン", "るーん"],
];
const planeswalkers: readonly Row[] = [
  ["Ajani", "アジャニ", "あじゃに"],
  ["Arlinn", "アーリン", "あーりん"],
  ["Chandra", "チャンドラ", "ちゃんどら"],
  ["Garruk", "ガラク", "がらく"],
  ["Jace", "ジェイス", "じぇいす"],
  ["Liliana", "リリアナ", "りりあな"],
];

const words = (of: SubtypeOf, rows: readonly Row[]): readonly [Subtype, SubtypeWord][] =>
  rows.map(([en, ja, kana, plural]) => [en, { en, ja, kana, of, ...(plural && { plural }) }]);

/** By the English word. */
export const subtypeWords: ReadonlyMap<Subtype, SubtypeWord> = new Map([
  ...words("creature", creatures),
  ...words("land", lands),
  ...words("artifact", artifacts),
  ...words("enchantment", enchantments),
  ...words("planeswalker", planeswalkers),
]);

/** The creature types that the cards use (205.3m), in the order of the alphabet. */
export const creatureTypes: readonly Subtype[] = [...subtypeWords]
  .filter(([, word]) => word.of === "creature")
  .map(([subtype]) => subtype);

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
