/** Makes the search index from the pages of the built site. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";
import { LANGS } from "../i18n.ts";
import { searchRecords } from "./records.ts";
import { unmarkPages } from "./unmark.ts";

/** Pagefind's own user interfaces, which this site does not use. */
const UNUSED = [
  "pagefind-component-ui.css",
  "pagefind-component-ui.js",
  "pagefind-highlight.js",
  "pagefind-modular-ui.css",
  "pagefind-modular-ui.js",
  "pagefind-ui.css",
  "pagefind-ui.js",
];

function orThrow(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`search index: ${errors.join("; ")}`);
}

/** The site's own data, as it has just been built. */
const published = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, "api/v1", `${name}.json`), "utf8"));

/** Writes the index, and leaves in the pages none of the marks that it was made by. */
async function indexSite(folder: string): Promise<void> {
  // Without the full stop, 702.2 would also find 7022.
  const created = await createIndex({ includeCharacters: "." });
  orThrow(created.errors);
  const { index } = created;
  if (index === undefined) throw new Error("search index: Pagefind did not start");
  // Addresses in no language only lead on.
  const inLanguages = `{${LANGS.join(",")}}/**/*.html`;
  orThrow((await index.addDirectory({ path: folder, glob: inLanguages })).errors);
  // It has read them, and works out the index in a process of its own.
  const unmarked = unmarkPages(folder);
  const [terms, boards, cards] = ["terms", "boards", "cards"].map((name) =>
    published(folder, name),
  );
  for (const record of searchRecords({ terms, boards, cards })) {
    orThrow((await index.addCustomRecord(record)).errors);
  }
  const outputPath = join(folder, "pagefind");
  orThrow((await index.writeFiles({ outputPath })).errors);
  for (const file of UNUSED) rmSync(join(outputPath, file), { force: true });
  await unmarked;
}

export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        try {
          await indexSite(fileURLToPath(dir));
          logger.info("search index written");
        } finally {
          await close();
        }
      },
    },
  };
}
