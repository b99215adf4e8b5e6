/** Guessing what somebody meant to write. */
import { fold } from "./text.ts";

const longest = 60;

/** The word nearest to what was written, if one is near enough to be meant. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  const text = fold(written).trim();
  if (text === "" || text.length > longest) return undefined;
  let best: string | undefined;
  let least = Math.floor(text.length / 3) + 1;
  for (const word of words) {
    const distance = editDistance(text, fold(word), least);
    if (distance >= least) continue;
    best = word;
    least = distance;
  }
  return best;
}

/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to make one
 * word of the other; `enough` or more are all alike.
 */
export function editDistance(from: string, to: string, enough = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= enough) return enough;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) >= enough) return enough;
    before = last;
    last = next;
  }
  return last[to.length] ?? enough;
}
