/**
 * What is often typed in place of today's wording: each with the wording that may have been meant. A
 * remedy is offered only if the text is read further with it.
 */
import { numberWord } from "../print/en/words.ts";
import type { InLanguages } from "../print/printer.ts";

interface Remedy {
  /** What is typed; what of it is wrong is the whole match. */
  readonly pattern: RegExp;
  readonly instead: string | ((...match: string[]) => string);
  readonly says: InLanguages;
}

const today: InLanguages = {
  en: "Today's cards say this in other words.",
  ja: "現在のカードではこうは書かない。",
};
const sign = (en: string, ja: string): InLanguages => ({ en, ja });

const stop = sign("A sentence ends with a period.", "文の終わりにはピリオドが必要。");
const noStop = sign(
  "A line of keywords has no period.",
  "キーワード能力の行にピリオドは付けない。",
);
const comma = sign("A comma is missing or wrong here.", "ここにコンマが必要。");
const symbol = sign(
  "Mana and tap symbols are written in braces: {G}, {2}, {T}.",
  "マナ・シンボルやタップ・シンボルは{G}、{2}、{T}のように波括弧で書く。",
);
const wordNumber = sign(
  "Cards write how many in words, and how much in figures: “draw two cards”, “scry 2”.",
  "枚数や個数は単語で、点数は数字で書く：「draw two cards」「scry 2」。",
);
const colon = sign(
  "A colon stands between a cost and its effect, without a space before it.",
  "コストと効果の間は、直前に空白を置かないコロンで区切る。",
);
const subject = sign(
  "The sentence needs its subject, such as “this creature” or the card's name.",
  "「this creature」やカード名などの主語が必要。",
);
const dash = sign(
  "Modes follow “Choose one —”, each on a line with a bullet: •.",
  "モードは「Choose one —」の後に、1行に1つずつ「•」を付けて書く。",
);
const typo = sign("This is spelled another way.", "つづりが異なる。");
const whole = sign(
  "A token has its card type: “creature token”.",
  "トークンにはカード・タイプが必要：「creature token」。",
);

const figures = Array.from({ length: 21 }, (_, n) => numberWord(n));

export const remedies: readonly Remedy[] = [
  // Wordings of older cards
  { pattern: /\bcomes into play\b/i, instead: "enters", says: today },
  { pattern: /\bcome into play\b/i, instead: "enter", says: today },
  { pattern: /\binto play\b/i, instead: "onto the battlefield", says: today },
  { pattern: /\bin play\b/i, instead: "on the battlefield", says: today },
  { pattern: /\bleaves play\b/i, instead: "leaves the battlefield", says: today },
  { pattern: /\bremove (.+?) from the game\b/i, instead: "exile $1", says: today },
  {
    pattern: /\bbury ([^.]*)\./i,
    instead: "destroy $1. It can't be regenerated.",
    says: today,
  },
  { pattern: /\bconverted mana cost\b/i, instead: "mana value", says: today },
  { pattern: / to your mana pool\b/i, instead: "", says: today },
  { pattern: /\bat end of turn\b/i, instead: "at the beginning of the end step", says: today },
  { pattern: /\bat end of turn\b/i, instead: "at the beginning of each end step", says: today },
  { pattern: /\bis unblockable\b/i, instead: "can't be blocked", says: today },
  {
    pattern: /\b(?:doesn't tap to attack|does not tap when attacking)\b/i,
    instead: "has vigilance",
    says: today,
  },
  { pattern: /\btarget creature or player\b/i, instead: "any target", says: today },
  {
    pattern: /\bputs? (.*? tokens?) (?:onto the battlefield|into play)\b/i,
    instead: "create $1",
    says: today,
  },
  { pattern: /\bplay this ability\b/i, instead: "activate", says: today },
  { pattern: /\b(?:cannot|can not)\b/i, instead: "can't", says: today },
  { pattern: /\b(?:do not)\b/i, instead: "don't", says: today },
  { pattern: /\b(?:does not)\b/i, instead: "doesn't", says: today },
  { pattern: /\btill\b/i, instead: "until", says: typo },
  { pattern: /\bdoes (\d+|x) damage\b/i, instead: "deals $1 damage", says: today },
  {
    pattern: /^if (?=[^,]* (?:enters|dies|attacks|blocks|leaves))/i,
    instead: "When ",
    says: today,
  },
  { pattern: /\bit's (?=controller|owner|power|toughness)/i, instead: "its ", says: typo },
  {
    pattern: /\bprotection from (\w+) and (\w+)$/i,
    instead: "protection from $1 and from $2",
    says: today,
  },
  { pattern: /\b(first|double)-?strike\b/i, instead: "$1 strike", says: typo },
  // Numbers
  {
    pattern: /\b(draws?|discards?|mills?|creates?|sacrifices?|exiles?|puts?|up to) (\d+) (?=\w)/i,
    instead: (_, verb = "", n = "") => `${verb} ${figures[Number(n)] ?? n} `,
    says: wordNumber,
  },
  {
    pattern: /\b(scry|scries|scrys) (\w+)/i,
    instead: (_, __ = "", n = "") => `scry ${figures.indexOf(n.toLowerCase())}`,
    says: wordNumber,
  },
  { pattern: /\bcreate (?=\d+\/\d+)/i, instead: "create a ", says: wordNumber },
  {
    pattern: /(\b\d+\/\d+ (?:(?!creature|artifact|token)[\w' ])+) (tokens?)\b/i,
    instead: "$1 creature $2",
    says: whole,
  },
  // Symbols
  { pattern: /^(?:tap|t)(?=[,:])/i, instead: "{T}", says: symbol },
  { pattern: /(?<=, )(?:tap|t)(?=[,:])/i, instead: "{T}", says: symbol },
  {
    pattern: /\badd ([wubrgc]+)\b/i,
    instead: (_, signs = "") => `add ${signs.toUpperCase().replace(/./g, "{$&}")}`,
    says: symbol,
  },
  {
    pattern: /\b(ward|equip|kicker|flashback|madness|evoke|bestow) (\d+|[0-9wubrgx]+)$/i,
    instead: (_, word = "", cost = "") =>
      `${word} ${cost.toUpperCase().replace(/\d+|\D/g, "{$&}")}`,
    says: symbol,
  },
  { pattern: /(\{[^}]+\})(\{[tq]\})/i, instead: "$1, $2", says: comma },
  { pattern: /^\[?([+-]?\d+)\]? (?=[a-z])/i, instead: "[$1]: ", says: colon },
  { pattern: / +:/, instead: ":", says: colon },
  { pattern: /;(?= )/, instead: ":", says: colon },
  // Modes
  {
    pattern: /\bchoose (one|two|three|one or both|one or more)[ :.]*(?=\n•)/i,
    instead: "choose $1 —",
    says: dash,
  },
  // Lists and ends of sentences
  { pattern: /;/, instead: ",", says: comma },
  { pattern: /[.,!]+$/, instead: "", says: noStop },
  { pattern: /[,!;]?$/, instead: ".", says: stop },
  { pattern: /\.(?=[A-Z])/, instead: ". ", says: stop },
  // Who does it
  {
    pattern: /\bthis (?=enters|dies|attacks|blocks|leaves|deals|gets|has)\b/i,
    instead: "~ ",
    says: subject,
  },
  {
    pattern: /^(can't|gets|has|attacks|enters|deals)\b/i,
    instead: (_, verb = "") => `~ ${verb.toLowerCase()}`,
    says: subject,
  },
  { pattern: /^deal\b/i, instead: "~ deals", says: subject },
];

/** Where the text isn't understood a comma may be missing. */
export const missingComma: InLanguages = comma;

/** A text with a remedy, and where it stands in it; undefined if it doesn't apply. */
export function remedied(
  text: string,
  { pattern, instead }: Remedy,
): { readonly text: string; readonly at: number; readonly length: number } | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [found] = match;
  const put =
    typeof instead === "string"
      ? text.replace(pattern, instead)
      : text.slice(0, match.index) + instead(...match) + text.slice(match.index + found.length);
  return put === text ? undefined : { text: put, at: match.index, length: found.length };
}
