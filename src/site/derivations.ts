/** What differs from print on a board, as HTML for readers without scripts. Guides and rulings share it. */
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { Derivations } from "../board/Derivations.tsx";
import "../captions/en/derivation.ts";
import "../captions/ja/derivation.ts";
import type { Lang } from "./i18n.ts";
import { keptBetweenBuilds } from "./kept.ts";
import { once } from "./once.ts";
import { pagePath, RULES_PAGE } from "./paths.ts";
import { readingOf } from "./shown.ts";

function derivationsIn(lang: Lang): (notation: string) => string {
  const ruleAddress = pagePath(lang, RULES_PAGE);
  return once((notation) =>
    keptBetweenBuilds(`derivations ${ruleAddress}`, notation, () => {
      const { script, facts } = readingOf(notation);
      const steps = facts.flatMap((fact) => fact.step ?? []);
      return renderToString(h(Derivations, { lang, script, steps, ruleAddress }));
    }),
  );
}

export const derivationsOf: Readonly<Record<Lang, (notation: string) => string>> = {
  ja: derivationsIn("ja"),
  en: derivationsIn("en"),
};
