/** What is wrong with a text that was to be read. */
import { distance } from "../distance.ts";
import type { InLanguages } from "../print/printer.ts";
import { lineAndColumn } from "./text.ts";

export interface ParseProblem {
  /** What the problem is about: the name, cost, type line, numbers or text that were typed. */
  readonly field: "cost" | "types" | "power" | "toughness" | "loyalty" | "text";
  /** Where in that field it begins, in UTF-16 units, and how many of them it is about. */
  readonly offset: number;
  readonly length: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly says: InLanguages;
  /** What may have been meant. */
  readonly suggestion?: string;
  /** What of the field the suggestion would stand for; nothing where it only shows how it is said. */
  readonly replaces?: { readonly offset: number; readonly length: number };
  /** Of an ambiguity, the definitions that the text may stand for, as indented data. */
  readonly readings?: readonly string[];
}

export const problemAt = (
  field: ParseProblem["field"],
  typed: string,
  offset: number,
  length: number,
  says: InLanguages,
  more: Pick<ParseProblem, "suggestion" | "replaces" | "readings"> = {},
): ParseProblem => ({
  field,
  offset,
  length,
  ...lineAndColumn(typed, offset),
  says,
  ...more,
});

/** The phrase that begins at a place: a few words, up to the end of the sentence. */
export function phraseAt(typed: string, offset: number): string {
  const rest = typed.slice(offset);
  const [phrase = ""] = /^[^\n.;:]{0,60}/.exec(rest) ?? [];
  const words = phrase.trimEnd();
  if (words.length === 0) return rest.charAt(0);
  return words.length < 60 ? words : words.replace(/\s+\S*$/, "");
}

/** The nearest of the words that would have been understood, if one is near. */
export const nearest = (word: string, known: Iterable<string>): string | undefined =>
  nearestOf(word, known)[0];

/** Those that are near, the nearest first. */
export function nearestOf(word: string, known: Iterable<string>): readonly string[] {
  if (word.length < 3) return [];
  const found = new Map<string, number>();
  const most = word.length < 6 ? 1 : 2;
  for (const one of known) {
    if (one === word) continue;
    const apart = distance(word, one, most);
    if (apart <= most) found.set(one, apart);
  }
  return [...found].sort(([, a], [, b]) => a - b).map(([one]) => one);
}
