/** The words of the page on which a reader tries a card of their own. */
import type { Lang } from "../i18n.ts";
import type { FaceDraft, Field } from "./draft.ts";

interface OwnWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly fields: Readonly<Record<Field, string>>;
  readonly hints: Readonly<Partial<Record<keyof FaceDraft | "cost", string>>>;
  readonly twoFaces: string;
  readonly front: string;
  readonly back: string;
  readonly examples: string;
  readonly startOver: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkInBar: string;
  readonly badLink: string;
  readonly understood: string;
  readonly reading: string;
  readonly unreadable: string;
  readonly tryAgain: string;
  readonly notUnderstood: string;
  readonly lastUnderstood: string;
  readonly showPlace: string;
  readonly saidSo: string;
  readonly use: (words: string) => string;
  readonly readings: string;
  readonly data: string;
  readonly noAbilities: string;
  readonly play: string;
  readonly preparing: string;
  readonly noBoard: string;
  readonly notation: string;
  readonly withoutScripts: string;
  readonly languages: Readonly<Record<Lang, string>>;
  readonly changeThis: string;
}

const ja: OwnWords = {
  title: "自分のカードを試す",
  description:
    "英語で書いたカードの文章を読み取り、日英の文章に書き直して、盤面で動かすページです。",
  lead: "カードの文章を英語で書くと、日英両方の文章に書き直し、盤面に置きます。読み取れない語句があれば、その場所を示します。",
  fields: {
    name: "カード名",
    cost: "マナ・コスト",
    types: "タイプ行（英語）",
    text: "文章（英語）",
    power: "パワー",
    toughness: "タフネス",
    loyalty: "忠誠度",
  },
  hints: { cost: "{1}{G}", types: "Creature — Bear" },
  twoFaces: "両面カードにする",
  front: "第1面",
  back: "第2面",
  examples: "例から始める",
  startOver: "白紙に戻す",
  copyLink: "リンクをコピー",
  linkCopied: "コピーしました。",
  linkInBar: "リンクはアドレス欄にあります。",
  badLink: "リンクの中のカードを読めませんでした。途中で切れていないか確かめてください。",
  understood: "すべて読み取れました。",
  reading: "読み取っています…",
  unreadable:
    "カードを読み取るプログラムを読み込めませんでした。接続を確かめて、もう一度試してください。",
  tryAgain: "もう一度試す",
  notUnderstood: "読み取れないところがあります。",
  lastUnderstood: "最後に読み取れたときのカード",
  showPlace: "その場所を選ぶ",
  saidSo: "カードではこう書きます：",
  use: (words) => `「${words}」に直す`,
  readings: "考えられる読み方",
  data: "エンジンの読み方",
  noAbilities: "能力はありません。",
  play: "動かしてみる",
  preparing: "盤面を用意しています…",
  noBoard: "このカードを試す盤面を作れませんでした。",
  notation: "この盤面の記法",
  withoutScripts: "このページの入力欄はJavaScriptで動きます。下のカードは、書き直しの例です。",
  languages: { ja: "日本語", en: "英語" },
  changeThis: "このカードを書き換えて試す",
};

const en: OwnWords = {
  title: "Try a card of your own",
  description:
    "Type a card's English text: it is read, written again in English and Japanese, and put on a board to play with.",
  lead: "Type a card's text in English. It is written again in both languages and put on a board. If a phrase isn't understood, you see where.",
  fields: {
    name: "Name",
    cost: "Mana cost",
    types: "Type line",
    text: "Text",
    power: "Power",
    toughness: "Toughness",
    loyalty: "Loyalty",
  },
  hints: { cost: "{1}{G}", types: "Creature — Bear" },
  twoFaces: "Double-faced",
  front: "Front face",
  back: "Back face",
  examples: "Begin with an example",
  startOver: "Start over",
  copyLink: "Copy link",
  linkCopied: "Copied.",
  linkInBar: "The link is in the address bar.",
  badLink: "The card in this link can't be read. Perhaps the link was cut off.",
  understood: "All of it is understood.",
  reading: "Reading…",
  unreadable: "What reads the card could not be loaded. Check your connection and try again.",
  tryAgain: "Try again",
  notUnderstood: "Something isn't understood.",
  lastUnderstood: "The card as it was last understood",
  showPlace: "Select the place",
  saidSo: "A card says:",
  use: (words) => `Change to “${words}”`,
  readings: "Possible readings",
  data: "As the engine reads it",
  noAbilities: "It has no abilities.",
  play: "Play with it",
  preparing: "Setting up the board…",
  noBoard: "No board could be made to try this card on.",
  notation: "This board in the notation",
  withoutScripts: "The form on this page needs JavaScript. The card below is an example.",
  languages: { ja: "Japanese", en: "English" },
  changeThis: "Try a changed version of this card",
};

const words: Readonly<Record<Lang, OwnWords>> = { ja, en };

export const ownWords = (lang: Lang): OwnWords => words[lang];
