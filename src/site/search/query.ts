/** What a reader typed, as the index knows it. */
import { toKatakana, toRomaji } from "./kana.ts";

/** A rule number, or the first part of one. */
const RULE_NUMBER = /^[1-9]\d{2}(\.(\d+[a-z]?)?)?$/;
const KANA_ONLY = /^[\u3041-\u309f\u30a1-\u30ff\s]+$/;

/** One width, one case, single spaces. */
export function normalizeQuery(typed: string): string {
  return typed.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The rule number that a query is, if it is one: `CR 702.35a` and `702.35` are. */
export function ruleNumberIn(query: string): string | undefined {
  const number = query.replace(/^(cr|rule)\s*/, "");
  return RULE_NUMBER.test(number) ? number.replace(/\.$/, "") : undefined;
}

/** Of the rule numbers that pages cite, the one asked for and those under it. */
export function rulesUnder(number: string, cited: readonly string[]): string[] {
  return cited.filter((rule) => {
    if (!rule.startsWith(number)) return false;
    const rest = rule.slice(number.length);
    return rest === "" || rest.startsWith(".") || (number.includes(".") && /^[a-z]$/.test(rest));
  });
}

/** The spellings to look for, in the order in which their hits should stand. */
export function spellings(query: string): string[] {
  const variants = [query];
  if (KANA_ONLY.test(query)) variants.unshift(toKatakana(query), toRomaji(query));
  return [...new Set(variants)];
}
