/** The words of the card pages, in both languages. */
import type { Color } from "../../language/vocabulary.ts";
import type { Lang } from "../i18n.ts";

const ja = {
  lead: (count: number) =>
    `盤面や裁定に使われているカード${count}枚です。文章はカードの定義から書き出したもので、語ごとにルールへ進めます。`,
  find: "カード名",
  findHint: "日本語、英語、読みがな、ローマ字",
  mechanic: "メカニズム",
  set: "セット",
  color: "色",
  type: "タイプ",
  any: "すべて",
  colorless: "無色",
  multicolored: "多色",
  clear: "条件を消す",
  shown: (count: string) => `${count}枚`,
  front: "第1面",
  back: "第2面",
  leftHalf: "左半分",
  rightHalf: "右半分",
  power: (value: string) => `パワー／タフネス ${value}`,
  loyalty: (value: string) => `忠誠度 ${value}`,
  reminders: "キーワードの説明",
  toRulings: "裁定",
  toRules: "ルール",
  rulings: "このカードの裁定",
  noRulings: "このカードだけを取り上げた裁定は、まだありません。下のルールから探せます。",
  rulesOfText: "この文章に関わるルール",
  boardsWith: "このカードが出る盤面",
  moreBoards: (count: number) => `ほかの盤面${count}個`,
  playWith: "動かしてみる",
  playBoard: (name: string) => `《${name}》を試す盤面`,
  about: "このカードについて",
  reading: "読み",
  unverified: "このカードの日本語名は、公式の資料で確認できていません。",
  first: "初出セット",
  elsewhere: "外部サイト",
  database: "Scryfallでこのカードを見る",
  cardsOf: (name: string) => `${name}のカードを見る`,
  cardName: "カード",
  manaCost: "コスト",
  pt: "P/T",
  text: "文章",
  allMembers: (count: number) => `${count}種に共通`,
  exceptMember: (name: string) => `（《${name}》を除く）`,
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const en: Words = {
  lead: (count) =>
    `The ${count} cards that boards and rulings here use. Their text is written from their definitions, and its words lead to the rules.`,
  find: "Card name",
  findHint: "English, Japanese, kana or romaji",
  mechanic: "Mechanic",
  set: "Set",
  color: "Color",
  type: "Type",
  any: "Any",
  colorless: "Colorless",
  multicolored: "Multicolored",
  clear: "Clear filters",
  shown: (count) => `${count} cards`,
  front: "Front face",
  back: "Back face",
  leftHalf: "Left half",
  rightHalf: "Right half",
  power: (value) => `Power and toughness ${value}`,
  loyalty: (value) => `Loyalty ${value}`,
  reminders: "What the keywords mean",
  toRulings: "Rulings",
  toRules: "Rules",
  rulings: "Rulings on this card",
  noRulings: "No ruling here is about this card alone yet. Try the rules below.",
  rulesOfText: "Rules behind this text",
  boardsWith: "Boards with this card",
  moreBoards: (count) => (count === 1 ? "One more board" : `${count} more boards`),
  playWith: "Play with it",
  playBoard: (name) => `A board to try ${name} on`,
  about: "About this card",
  reading: "Japanese reading",
  unverified: "The Japanese name of this card could not be checked against an official source.",
  first: "First printed in",
  elsewhere: "Elsewhere",
  database: "See this card on Scryfall",
  cardsOf: (name) => `Cards with ${name}`,
  cardName: "Card",
  manaCost: "Cost",
  pt: "P/T",
  text: "Text",
  allMembers: (count) => `All ${count}`,
  exceptMember: (name) => ` (except ${name})`,
};

const words: Readonly<Record<Lang, Words>> = { ja, en };

export const cardWords = (lang: Lang): Words => words[lang];

export const colorNames: Readonly<Record<Lang, Readonly<Record<Color, string>>>> = {
  ja: { white: "白", blue: "青", black: "黒", red: "赤", green: "緑" },
  en: { white: "White", blue: "Blue", black: "Black", red: "Red", green: "Green" },
};
