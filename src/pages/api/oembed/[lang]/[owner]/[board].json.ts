import type { APIRoute, GetStaticPaths } from "astro";
import { boardsWithOwners } from "../../../../../site/data.ts";
import { oembedOf, oembedSchema } from "../../../../../site/embed/oembed.ts";
import { LANGS } from "../../../../../site/i18n.ts";
import { siteOf } from "../../../../../site/machines/xml.ts";

export const getStaticPaths = (async () =>
  (await boardsWithOwners()).flatMap(({ owner, board }) =>
    LANGS.map((lang) => ({
      params: { lang, owner: owner.id, board: board.id },
      props: { lang, owner, board },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { lang, owner, board }, site }) =>
  new Response(JSON.stringify(oembedSchema.parse(oembedOf(lang, owner, board, siteOf(site)))), {
    headers: { "content-type": "application/json" },
  });
