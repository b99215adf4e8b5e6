/** Breaking texts into lines: between words, in Japanese between phrases and by its rules. */
import type { Lang } from "../../notation/bilingual.ts";
import type { Font, Measure } from "./shapes.ts";

/** What may not begin a line (JIS X 4051): closing marks, small kana, the long vowel. */
const closing =
  /^[、。，．・：；？！」』】〕〉》）］｝ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…‥〜～,.:;!?)\]}’”\-‐–—/％%]/u;
/** What may not end one. */
const opening = /[（「『【〔〈《［｛([{‘“]$/u;
/** A card's name, mana symbols, power and toughness. */
const whole = /(《[^》]*》|(?:\{[^{}]+\})+|[+−-]?[\dX*]+\/[+−-]?[\dX*]+)/u;

/** A Japanese phrase ends with what is written in hiragana; it is not made longer than this. */
const longestPhrase = 12;
const isHiragana = /^\p{Script=Hiragana}+$/u;
const endsPhrase = /[\p{P}\s]$/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segments(text: string, lang: Lang, granularity: "word" | "grapheme"): readonly string[] {
  const key = `${lang} ${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(lang, { granularity });
  segmenters.set(key, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Puts together what may not stand on two lines. */
function joined(parts: readonly string[], cling: (last: string, part: string) => boolean) {
  const found: string[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const belongs =
      last !== undefined && (closing.test(part) || opening.test(last) || cling(last, part));
    if (belongs) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

/** The segmenter knows few words of the game: it cuts マナ in two, and makes one letter of 各. */
function isOneWord(last: string, part: string): boolean {
  if (/[ァ-ヺー]$/u.test(last) && /^[ァ-ヺー]/u.test(part)) return true;
  const isSingle = /^\p{Script=Han}$/u.test(last) || /^\p{Script=Han}$/u.test(part);
  return isSingle && /\p{Script=Han}$/u.test(last) && /^\p{Script=Han}/u.test(part);
}

function clingsInJapanese(last: string, part: string): boolean {
  if (isOneWord(last, part)) return true;
  const length = [...last].length;
  return (
    isHiragana.test(part) &&
    (!endsPhrase.test(last) || last.endsWith("》")) &&
    length + [...part].length <= Math.max(longestPhrase, length + 1)
  );
}

const never = (): boolean => false;

/**
 * Three ways to take a text apart, for a line that has no room for what the one before left whole:
 * into phrases that hold names and symbols, into words, into letters.
 */
const ways: readonly ((text: string, lang: Lang) => readonly string[])[] = [
  (text, lang) => {
    const parts = text
      .split(whole)
      .flatMap((part) => (whole.test(part) ? [part] : segments(part, lang, "word")));
    return joined(parts, lang === "ja" ? clingsInJapanese : never);
  },
  (text, lang) => joined(segments(text, lang, "word"), lang === "ja" ? isOneWord : never),
  (text, lang) => joined(segments(text, lang, "grapheme"), never),
  (text, lang) => segments(text, lang, "grapheme"),
];

export interface Room {
  readonly width: number;
  readonly font: Font;
  readonly lang: Lang;
  readonly measure: Measure;
}

/** The lines of a text; with `most`, no more than so many, and the last shows that there is more. */
export function wrapped(
  text: string,
  room: Room,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { width, font, lang, measure } = room;
  const fits = (line: string): boolean => measure(line.trimEnd(), font) <= width;
  const lines: string[] = [];
  let line = "";
  const add = (piece: string, way: number): void => {
    const finer = ways[way + 1];
    if (fits(line + piece)) line += piece;
    else if (fits(piece) || !finer) {
      if (line.trim() !== "") lines.push(line.trimEnd());
      line = piece.trimStart();
    } else for (const part of finer(piece, lang)) add(part, way + 1);
  };
  add(text, -1);
  if (line.trim() !== "") lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines[most - 1] ?? "", room)];
}

/** A text that ends in an ellipsis, as much of it as there is room for. */
function cut(text: string, { width, font, lang, measure }: Room): string {
  const kept = text
    .split(/(\{[^{}]+\})/)
    .flatMap((part) => (part.startsWith("{") ? [part] : segments(part, lang, "grapheme")));
  while (kept.length > 0 && measure(`${kept.join("")}…`, font) > width) kept.pop();
  return `${kept.join("").replace(/[、。，．・,.;:\s]+$/u, "")}…`;
}

export const oneLine = (text: string, room: Room): string => wrapped(text, room, 1)[0] ?? "";
