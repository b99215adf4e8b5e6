import type { APIRoute } from "astro";
import { guideName, guidesIn } from "../site/data.ts";
import { llmsText } from "../site/machines/llms.ts";
import { siteOf } from "../site/machines/xml.ts";

export const GET: APIRoute = async ({ site }) => {
  const guides = (await guidesIn("en")).map((guide) => ({
    name: guideName(guide),
    title: guide.data.title,
    summary: guide.data.summary,
  }));
  return new Response(llmsText(guides, siteOf(site)), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
