/** Which rule a link asks about: it says so by where it leads. */
import { RULES_PAGE, TERMS_PAGE } from "../paths.ts";

export interface Asked {
  /** A number, or the key of a term. */
  readonly number: string;
  /** The edition that the number is of, if not today's. */
  readonly edition: string | undefined;
}

/** Links that have a card; others that lead to the same pages are ways to go. */
const WITH_CARD = "a:is(.rule, .term, .map-tile)";

const RULE = new RegExp(`^/[a-z]+/${RULES_PAGE}([^/]+)/(?:#r(.+))?$`);
const TERM = new RegExp(`^/[a-z]+/${TERMS_PAGE}#(.+)$`);

/** `path` is an address without its host, but with its anchor. */
export function askedAt(path: string): Asked | undefined {
  const [, page = "", former] = RULE.exec(path) ?? [];
  if (former !== undefined) return { number: former, edition: page };
  if (page !== "") return { number: page, edition: undefined };
  const [, term] = TERM.exec(path) ?? [];
  return term === undefined ? undefined : { number: keyOfTerm(term), edition: undefined };
}

/** Among the rules that cards are fetched with, a term is found by this. */
export const keyOfTerm = (id: string): string => `term-${id}`;

export const askedBy = ({ pathname, hash }: HTMLAnchorElement): Asked | undefined =>
  askedAt(pathname + hash);

/** The link with a card that something on the page is part of. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(WITH_CARD) : null;
  return link && askedBy(link) ? link : undefined;
}
