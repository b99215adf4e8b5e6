/** What single rules say, and the glossary, as data. */
import { rulePage, shortRulePath, TERMS_PAGE } from "../paths.ts";
import type { Gist } from "../rules/gists.ts";
import { formerNumbers } from "../rules/numbers.ts";
import type { GlossaryTerm } from "../terms/terms.ts";
import { addressesOf, pagesOf } from "./addresses.ts";

export function publicRule(gist: Gist) {
  const { id, number, edition, title, gist: says } = gist;
  const former = formerNumbers(gist).map((one) => ({ rules: one.edition, number: one.number }));
  const url = addressesOf(rulePage(id), shortRulePath(id));
  return { id, number, edition, title, gist: says, former, url };
}

export function publicTerm({ id, name, kana, aliases, rules, gist }: GlossaryTerm) {
  const { ja = [], en = [] } = aliases;
  return { id, name, kana, aliases: { ja, en }, rules, gist, url: pagesOf(`${TERMS_PAGE}#${id}`) };
}
