/** What of a page was searched for: the words of a query as they stand in its text. */
import { isJapanese } from "./fold.ts";
import { contentWords, normalizeQuery } from "./query.ts";

const KANA_APART = 0x60;

/** A letter of Japanese, in either kana; other signs as they are. */
function letter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x3041 && code <= 0x3096)
    return `[${sign}${String.fromCodePoint(code + KANA_APART)}]`;
  if (code >= 0x30a1 && code <= 0x30f6)
    return `[${String.fromCodePoint(code - KANA_APART)}${sign}]`;
  return sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Finds a word in its forms: "discards" and "discarding" for "discarded". */
export function patternOf(word: string): RegExp {
  const letters = [...word].map(letter).join("");
  if (isJapanese(word)) return new RegExp(letters, "giu");
  const stem = /^\p{L}{6,}$/u.test(word) ? word.replace(/(e?s|ed|ing)$/, "") : word;
  const isWord = /^[\p{L}\d]/u.test(word);
  // What was typed to its end goes on with other endings, and is no beginning of other words.
  const rest = stem === word ? "\\p{L}*" : "(?:e?[sdr]?|e?rs|ing|ings)(?!\\p{L})";
  return new RegExp(
    `${isWord ? "(?<![\\p{L}\\d])" : ""}${[...stem].map(letter).join("")}${rest}`,
    "giu",
  );
}

/** Japanese words as they were typed, where the page has them so, and else their parts. */
export function wordsOn(text: string, query: string): readonly string[] {
  const whole = normalizeQuery(query)
    .split(" ")
    .filter((word) => isJapanese(word) && patternOf(word).test(text));
  const parts = contentWords(query).filter(
    (part) => !(whole.some((word) => word.includes(part)) || /^[\u3041-\u30ff]$/.test(part)),
  );
  return [...whole, ...parts];
}

/** The anchor that an address names; whoever types one may type no text at all. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
