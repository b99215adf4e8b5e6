import type { APIRoute } from "astro";
import { sitemapIndex } from "../site/machines/sitemap.ts";
import { siteOf, xmlResponse } from "../site/machines/xml.ts";

export const GET: APIRoute = ({ site }) => xmlResponse(sitemapIndex(siteOf(site)));
