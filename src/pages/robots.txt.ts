import type { APIRoute } from "astro";
import { SITEMAP } from "../site/machines/sitemap.ts";

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP, site).href}\n`);
