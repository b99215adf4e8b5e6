/** The script for the pages of others, in one file at an address that stays. */
import { join } from "node:path";
import type { APIRoute } from "astro";
import { build } from "vite";
import { siteOf } from "../../site/machines/xml.ts";

async function bundled(site: URL): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    define: { SITE: JSON.stringify(site.origin) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: join(process.cwd(), "src/site/embed/saitei-board.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(made) ? made : "output" in made ? [made] : [];
  const [chunk, ...more] = output;
  if (chunk?.type !== "chunk" || more.length > 0)
    throw new Error("saitei-board.js is not one file");
  return chunk.code;
}

export const GET: APIRoute = async ({ site }) =>
  new Response(await bundled(siteOf(site)), {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
