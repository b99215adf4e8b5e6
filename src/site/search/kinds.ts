/** The kinds of what a search finds, and the place of each page among all of them. */

/** In the order in which a search by rule number lists them. */
export const FOUND_KINDS = [
  "rule",
  "guide",
  "ruling",
  "card",
  "change",
  "term",
  "board",
  "site",
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** More than there are of any kind. */
const ROOM = 100_000;

/**
 * What pages are sorted by in the index. No two have the same place, and both languages have the
 * same places: so the index sorted by it tells which page each of its ids is.
 */
export function sortPlace(kind: FoundKind, index: number): string {
  if (index < 0) throw new Error(`a ${kind} that the search does not know`);
  return `place:${(FOUND_KINDS.indexOf(kind) + 1) * ROOM + index}`;
}
