/** Finds in a printed text the words that a rule explains. */
import type { Lang } from "../i18n.ts";
import type { Term } from "./term.ts";

/** A piece of a line: words that a rule explains, or plain text. */
export interface Piece {
  readonly text: string;
  readonly term?: Term;
}

interface Found {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** Mana symbols are drawn: no words are looked for in them. */
const withoutSymbols = (line: string): string =>
  line.replace(/\{[^{}]+\}/g, (symbol) => "\u0000".repeat(symbol.length));

/** Where a line first says a term. */
export function placeOf(term: Term, line: string, lang: Lang): Found | undefined {
  const match = term.phrase?.[lang].exec(withoutSymbols(line));
  if (!match || match[0] === "") return undefined;
  return { term, start: match.index, end: match.index + match[0].length };
}

/**
 * A line cut into pieces: each term is marked where the line first says it. Where two terms claim
 * the same words, the one that stands first in the list has them.
 */
export function markLine(line: string, terms: readonly Term[], lang: Lang): readonly Piece[] {
  const marked: Found[] = [];
  for (const term of terms) {
    const found = placeOf(term, line, lang);
    if (!found) continue;
    if (marked.some(({ start, end }) => found.start < end && start < found.end)) continue;
    marked.push(found);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { term, start, end } of marked.sort((one, other) => one.start - other.start)) {
    if (start > at) pieces.push({ text: line.slice(at, start) });
    pieces.push({ text: line.slice(start, end), term });
    at = end;
  }
  if (at < line.length) pieces.push({ text: line.slice(at) });
  return pieces;
}
