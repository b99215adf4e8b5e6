import type { APIRoute, GetStaticPaths } from "astro";
import { allRulings } from "../../site/data.ts";
import { sitemapPart, sitemapParts } from "../../site/machines/sitemap.ts";
import { siteOf, xmlResponse } from "../../site/machines/xml.ts";
import { readDates } from "../../site/register/dates.ts";
import { publishedIds } from "../../site/register/kinds.ts";

export const getStaticPaths = (() =>
  sitemapParts.map((part) => ({ params: { part }, props: { part } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props, site }) =>
  xmlResponse(sitemapPart(props.part, publishedIds(await allRulings()), readDates(), siteOf(site)));
