/** The gists for the cards of rules, a file a language, and what older numbers are today. */
import type { APIRoute, GetStaticPaths } from "astro";
import { formatDate, LANGS, type Lang, strings } from "../../site/i18n.ts";
import { keyOfTerm } from "../../site/rules/asked.ts";
import { allGists } from "../../site/rules/gists.ts";
import { proseHtml } from "../../site/rules/html.ts";
import { formerEditions, rulesUnder } from "../../site/rules/numbers.ts";
import { keywordSections } from "../../site/rules/sections.ts";
import type { FormerRules, Told, ToldRules } from "../../site/rules/told.ts";
import { ruleWords } from "../../site/rules/words.ts";
import { allTerms } from "../../site/terms/terms.ts";

export const getStaticPaths = (() => [
  ...LANGS.map((lang) => ({ params: { name: `gists.${lang}` }, props: { data: told(lang) } })),
  { params: { name: "former" }, props: { data: former() } },
]) satisfies GetStaticPaths;

function told(lang: Lang): ToldRules {
  const words = ruleWords(lang);
  return {
    words: {
      page: words.page,
      glossary: strings(lang).terms,
      todays: words.todays("%"),
      gone: words.gone,
      editions: Object.fromEntries(
        formerEditions.map((edition) => [edition, formatDate(edition, lang)]),
      ),
    },
    rules: Object.fromEntries([
      ...allGists().map(({ id, number, title, gist }): [string, Told] => [
        id,
        [number, title[lang], proseHtml(gist[lang], lang)],
      ]),
      // A keyword is told by the first of its rules.
      ...keywordSections().map(({ number, name, gists: [{ gist }] }): [string, Told] => [
        number,
        [number, name[lang], proseHtml(gist[lang], lang)],
      ]),
      ...allTerms().map((term): [string, Told] => [
        keyOfTerm(term.id),
        ["", term.name[lang], proseHtml(term.gist[lang], lang)],
      ]),
    ]),
  };
}

const former = (): FormerRules =>
  Object.fromEntries(
    formerEditions.map((edition) => [
      edition,
      Object.fromEntries(
        [...rulesUnder(edition)].map(([number, gists]) => [number, gists.map(({ id }) => id)]),
      ),
    ]),
  );

export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props.data), { headers: { "content-type": "application/json" } });
