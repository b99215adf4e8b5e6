/** What the cards of rules fetch: the shape of /rules/*.json, and its addresses. */
import type { Lang } from "../i18n.ts";

/**
 * A rule as its card shows it: number, title, and the gist as HTML with its symbols drawn. A term of
 * the glossary has no number.
 */
export type Told = readonly [number: string, title: string, gist: string];

export interface ToldRules {
  /** The language's own words on a card. */
  readonly words: {
    readonly page: string;
    readonly glossary: string;
    /** With % for the number. */
    readonly todays: string;
    readonly gone: string;
    /** The names of the older editions. */
    readonly editions: Readonly<Record<string, string>>;
  };
  /** By the ids of their pages; terms by `term-` and their id. */
  readonly rules: Readonly<Record<string, Told>>;
}

/** What a number of an older edition is today: edition, number, ids of rules. */
export type FormerRules = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const toldAddress = (lang: Lang): string => `/rules/gists.${lang}.json`;
export const formerAddress = "/rules/former.json";
