/** Breaking texts into lines: between words, in Japanese by its rules of line breaking. */
import type { Lang } from "../../notation/bilingual.ts";
import type { Font, Measure } from "./shapes.ts";

/** What may not begin a line (JIS X 4051): closing marks, small kana, the long vowel. */
const closing = /^[、。，．・：；？！）」』】〉》ーっゃゅょァィゥェォッャュョ,.:;!?)\]’”]/u;
/** What may not end one. */
const opening = /[（「『【〈《([‘“]$/u;

/** Pieces that may not be broken; punctuation stays with what it belongs to. */
function pieces(text: string, lang: Lang): readonly string[] {
  const found: string[] = [];
  const words = new Intl.Segmenter(lang, { granularity: "word" });
  for (const { segment } of words.segment(text)) {
    const last = found.at(-1);
    const belongs = last !== undefined && (closing.test(segment) || opening.test(last));
    if (belongs) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

/** A piece too long for any line, in letters. */
const letters = (piece: string): readonly string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(piece)].map(
    ({ segment }) => segment,
  );

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
  const add = (piece: string): void => {
    if (fits(line + piece)) line += piece;
    else {
      if (line.trim() !== "") lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  };
  for (const piece of pieces(text, lang)) {
    if (fits(piece)) add(piece);
    else letters(piece).forEach(add);
  }
  if (line.trim() !== "") lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines[most - 1] ?? "", room)];
}

/** A text that ends in an ellipsis, as much of it as there is room for. */
function cut(text: string, { width, font, measure }: Room): string {
  const kept = [...letters(text)];
  while (kept.length > 0 && measure(`${kept.join("")}…`, font) > width) kept.pop();
  return `${kept.join("").trimEnd()}…`;
}

export const oneLine = (text: string, room: Room): string => wrapped(text, room, 1)[0] ?? "";
