import type { APIRoute } from "astro";
import type { Case, Theme } from "../../../conformance/cases.ts";
import { resultOf } from "../../../conformance/play.ts";
import { allThemes, cardsOf, factsOf } from "../../../site/conformance.ts";
import { LANGS, RULES_IN_USE } from "../../../site/i18n.ts";
import { casePage, pagePath } from "../../../site/paths.ts";

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
    url: Object.fromEntries(LANGS.map((lang) => [lang, pagePath(lang, casePage(id))])),
    /** Whether the engine of this site comes to the same. */
    agrees: resultOf(one).agrees,
  };
}

export const GET: APIRoute = () => {
  const themes = allThemes();
  const cards = new Map(
    themes
      .flatMap((theme) => theme.cases)
      .flatMap(cardsOf)
      .map((card) => [card.id, card] as const),
  );
  const suite = {
    rules: RULES_IN_USE,
    themes: themes.map(({ id, title }) => ({ id, title })),
    cases: themes.flatMap((theme) => theme.cases.map((one) => publicCase(theme, one))),
    cards: [...cards.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
  return new Response(`${JSON.stringify(suite, null, 1)}\n`, {
    headers: { "content-type": "application/json" },
  });
};
