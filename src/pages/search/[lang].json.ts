/** The names that a search answers with before the full text is asked. */
import type { APIRoute, GetStaticPaths } from "astro";
import { allRulings } from "../../site/data.ts";
import { LANGS } from "../../site/i18n.ts";
import { publishedIds } from "../../site/register/kinds.ts";
import { namesFor } from "../../site/search/names.ts";

export const getStaticPaths = (() =>
  LANGS.map((lang) => ({ params: { lang }, props: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => {
  const ids = publishedIds(await allRulings());
  const counts = { ruling: ids.rulings.size, board: ids.boards.size };
  return new Response(JSON.stringify(await namesFor(props.lang, counts)), {
    headers: { "content-type": "application/json" },
  });
};
