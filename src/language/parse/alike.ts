/**
 * What cards say in several ways: how a text is compared where no reading prints exactly so. What is
 * read comes from the text itself; the comparison only tells apart what its words may stand for.
 */

/** Words that are told of one or of several alike. */
const ofOne = (text: string): string =>
  text
    .replace(/(?<=\w)(?:ies|y)\b/g, "y")
    .replace(/(?<=\w\w)(?:ves|f)\b/g, "f")
    .replace(/(?<=\w\w)s\b/g, "");

type Alike = readonly [pattern: RegExp, likewise: string | ((...match: string[]) => string)];

/** A way to say something, and the one that stands for all such. */
const alikes: readonly Alike[] = [
  [/\bwhenever\b/g, "when"],
  [/ instead(?=\.|$)/g, " in its place"],
  [/\binstead /g, ""],
  [/\bin its place\b/g, ""],
  // "This creature gets +2/+2 as long as you control an artifact."
  [
    /(^|\. )([^.]*?) as long as ([^.]*)/g,
    (_, start = "", what = "", so = "") => `${start}as long as ${so}, ${what}`,
  ],
  // "+1/+1 for each artifact you control"; "draw cards equal to the number of …"
  [
    /([+-])x\/([+-])(x|\d+)([^.,]*), where x is the number of ([^.]*)/g,
    (_, p = "", t = "", n = "", how = "", of = "") =>
      `${p}1/${t}${n === "x" ? "1" : n}${how} for each ${ofOne(of)}`,
  ],
  [
    /([+-])(\d+)\/([+-])x([^.,]*), where x is the number of ([^.]*)/g,
    (_, p = "", n = "", t = "", how = "", of = "") => `${p}${n}/${t}1${how} for each ${ofOne(of)}`,
  ],
  [
    /\b(life|damage|cards)( to [^.]*?)? equal to the number of ([^.]*)/g,
    (_, noun = "", to = "", of = "") =>
      `${noun === "cards" ? "a card" : `1 ${noun}`}${to} for each ${ofOne(of)}`,
  ],
  [/ for each ([^.]*)/g, (_, of = "") => ` for each ${ofOne(of)}`],
  [/( for each [^.]*?) until end of turn(?=\.|$)/g, (_, each = "") => ` until end of turn${each}`],
  // One sentence or two, of the same player
  [/(?:, then|,? and|\. then|\.) (?:you )?/g, "; "],
  [/(^|[,:] )you (?!may\b|control\b)/g, "$1"],
];

/** A folded text, with all that can be said in several ways said in one. */
export const likened = (text: string): string =>
  alikes.reduce(
    (so, [pattern, likewise]) =>
      typeof likewise === "string"
        ? so.replace(pattern, likewise)
        : so.replace(pattern, likewise as (...match: string[]) => string),
    text,
  );
