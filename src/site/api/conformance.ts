/** The conformance suite as data, for other engines. */
import type { Case, Theme } from "../../conformance/cases.ts";
import { agreesWith, cardsOf, factsOf } from "../conformance.ts";
import { RULES_IN_USE } from "../i18n.ts";
import { casePage } from "../paths.ts";
import { pagesOf } from "./addresses.ts";

function publicCase(theme: Theme, one: Case) {
  const { id, rules, title, reason, open, notation } = one;
  return {
    id,
    theme: theme.id,
    rules,
    title,
    reason,
    ...(open !== undefined && { open }),
    notation,
    facts: factsOf(one),
    cards: cardsOf(one).map((card) => card.id),
    url: pagesOf(casePage(id)),
    /** Whether the engine of this site comes to the same. */
    agrees: agreesWith(one),
  };
}

export function publicSuite(themes: readonly Theme[]) {
  const cards = new Map(
    themes
      .flatMap((theme) => theme.cases)
      .flatMap(cardsOf)
      .map((card) => [card.id, card] as const),
  );
  return {
    rules: RULES_IN_USE,
    themes: themes.map(({ id, title }) => ({ id, title })),
    cases: themes.flatMap((theme) => theme.cases.map((one) => publicCase(theme, one))),
    cards: [...cards.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
