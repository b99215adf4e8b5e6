/** Places in a text: the notation counts lines and columns, a text field counts characters. */
import type { Range } from "../../notation/text.ts";
import { splitLines } from "../../notation/text.ts";

/** Where a range begins and ends in a text whose lines end in one character. */
export function spanOf(text: string, { line, column, length }: Range): readonly [number, number] {
  const before = splitLines(text).slice(0, line - 1);
  const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const from = Math.min(Math.max(0, start), text.length);
  return [from, Math.min(from + Math.max(1, length), text.length)];
}

/** The text with something else in place of a range. */
export function replaced(text: string, range: Range, by: string): string {
  const [from, to] = spanOf(text, range);
  return text.slice(0, from) + by + text.slice(to);
}

/** A text cut where the marked ranges begin and end; ranges that overlap are marked once. */
export function pieces(
  text: string,
  ranges: readonly Range[],
): readonly { readonly text: string; readonly isMarked: boolean }[] {
  const spans = ranges.map((range) => spanOf(text, range)).sort(([one], [other]) => one - other);
  const found: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    if (to <= at) continue;
    const start = Math.max(at, from);
    if (start > at) found.push({ text: text.slice(at, start), isMarked: false });
    found.push({ text: text.slice(start, to), isMarked: true });
    at = to;
  }
  return [...found, { text: text.slice(at), isMarked: false }];
}
