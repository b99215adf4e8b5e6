import type { APIRoute, GetStaticPaths } from "astro";
import { allRulings, headlineOf, shorten } from "../../site/data.ts";
import { LANGS, type Lang } from "../../site/i18n.ts";
import { feedOf } from "../../site/machines/feed.ts";
import { siteOf } from "../../site/machines/xml.ts";
import { readDates } from "../../site/register/dates.ts";
import { newsOf } from "../../site/register/news.ts";
import { answerOf } from "../../site/rulings.ts";

export const getStaticPaths = (() =>
  LANGS.map((lang) => ({ params: { lang }, props: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang }, site }) => {
  const told = (await allRulings()).map((ruling) => ({
    id: ruling.id,
    headline: shorten(headlineOf(ruling, lang), 110),
    text: answerOf(ruling, lang),
  }));
  return new Response(feedOf(lang, newsOf(told, readDates()), siteOf(site)), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
};
