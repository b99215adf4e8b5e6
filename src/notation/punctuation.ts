/**
 * How a sentence begins, and marks between the parts of a line, as each language sets them: Japanese
 * ones are as wide as its letters.
 */
import type { Lang } from "./bilingual.ts";

/** An English sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of something, after its name. */
export const labelled = (lang: Lang, label: string, text: string): string =>
  lang === "ja" ? `${label}：${text}` : `${label}: ${text}`;

/** What is added in parentheses. */
export const withAside = (lang: Lang, text: string, aside: string): string =>
  lang === "ja" ? `${text}（${aside}）` : `${text} (${aside})`;

export const listed = (lang: Lang, parts: readonly string[]): string =>
  parts.join(lang === "ja" ? "、" : ", ");

/** Parts with commas of their own. */
export const setApart = (lang: Lang, parts: readonly string[]): string =>
  parts.join(lang === "ja" ? "／" : "; ");
