/**
 * What can be kept whole: the parts of each language's site. The build lists them, readers choose
 * among them, and the worker finds pages in them.
 */
import type { Lang } from "../i18n.ts";
import { isOfflinePage, pagePath, TERMS_PAGE } from "../paths.ts";
import { formerAddress, toldAddress } from "../rules/told.ts";

/** `site` is what the others need or hang from: scripts, styles, lists, guides, changes. */
export const PARTS = ["site", "rulings", "cards", "rules", "conformance", "search"] as const;
export type Part = (typeof PARTS)[number];

export interface Place {
  readonly lang: Lang;
  readonly part: Part;
}

/** What there is of all parts: how many files, and how many bytes when packed. */
export const SUMMARY = "/offline/parts.json";
/** The files of a part, each with its version. */
export const listPath = ({ lang, part }: Place): string => `/offline/${lang}/${part}.json`;

/** Many files of a part in one, packed; its name ends with what is in it. */
export const bundlePath = ({ lang, part }: Place, content: string): string =>
  `/offline/${lang}/${part}-${content}.bundle`;

/** The folders, after the language, whose pages are parts of their own; their lists are not. */
const FOLDERS: Readonly<Record<string, Part>> = {
  rulings: "rulings",
  cards: "cards",
  cr: "rules",
  conformance: "conformance",
};

/** The part that a page belongs to; `undefined` for what is in none, and for what is no page. */
export function placeOfPage(path: string): Place | undefined {
  const [, lang, folder = "", page = ""] =
    /^\/(ja|en)\/(?:([^/]+)\/)?((?:[^/]+\/)*)$/.exec(path) ?? [];
  if ((lang !== "ja" && lang !== "en") || folder === "embed" || isOfflinePage(path)) {
    return undefined;
  }
  return { lang, part: (page === "" ? undefined : FOLDERS[folder]) ?? "site" };
}

/** What pages of a language fetch when somebody asks for it: the words of terms and rules. */
export const wordsOf = (lang: Lang): readonly string[] => [
  `${pagePath(lang, TERMS_PAGE)}words.json`,
  toldAddress(lang),
  formerAddress,
];
