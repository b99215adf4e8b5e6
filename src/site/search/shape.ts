/** The names by which a search answers at once: `/search/ja.json` and `/search/en.json`. */
import type { FoundKind } from "./kinds.ts";

/** The last part of the address, the title, and other names; `+` begins what only narrows. */
export type Named = readonly [page: string, title: string, ...names: string[]];

export interface SearchNames {
  /** How many pages there are of each kind, in the order of their places in the index. */
  readonly counts: Readonly<Record<FoundKind, number>>;
  /** Those that have names, in the same order. Rulings and boards have sentences, not names. */
  readonly named: Readonly<Partial<Record<FoundKind, readonly Named[]>>>;
  /** Players' words, and what the pages say for them. */
  readonly wordings: Readonly<Record<string, string>>;
  readonly words: SearchWords;
}

/** The words of the results, in the language of the page. `%` stands for a number or a query. */
export interface SearchWords {
  readonly kinds: Readonly<Record<FoundKind, string>>;
  /** A group of results by kind: `%` is what a screen reader hears of one of its buttons. */
  readonly filter: string;
  readonly everything: string;
  readonly searching: string;
  readonly none: string;
  readonly one: string;
  readonly many: string;
  readonly all: string;
  readonly nearest: string;
  readonly recent: string;
  readonly forget: string;
  readonly failed: string;
  /** The switch of the key `/`, which some ways of typing press by accident. */
  readonly slash: string;
}

/** What stands before the last part of the address. */
const FOLDERS = {
  rule: "cr/",
  guide: "guides/",
  ruling: "rulings/",
  card: "cards/",
  change: "changes/",
  term: "terms/#",
  board: "",
  site: "",
} as const satisfies Readonly<Record<FoundKind, string>>;

/** Terms are places on a page, all others are folders. */
export const pageOf = (kind: FoundKind, tail: string): string =>
  `${FOLDERS[kind]}${tail}${kind === "term" || tail.endsWith("/") ? "" : "/"}`;
