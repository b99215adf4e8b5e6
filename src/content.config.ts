import { defineCollection } from "astro:content";
import { fileURLToPath } from "node:url";
import { glob, type Loader } from "astro/loaders";
import { z } from "astro/zod";
import { GUIDE_KINDS } from "./site/guideKinds.ts";
import { ruleNumber } from "./site/reading.ts";
import { known, loadRulings, rulingSchema } from "./site/rulings.ts";
import { isDocument, isMechanic } from "./site/vocabulary.ts";

const RULINGS = "content/rulings/";

/** A file holds many rulings, and their order in it means something: neither `glob` nor `file` fits. */
const rulingsLoader: Loader = {
  name: "rulings",
  load: async ({ config, logger, parseData, store, watcher }) => {
    const folder = fileURLToPath(new URL(RULINGS, config.root));
    const fill = async () => {
      store.clear();
      for (const [order, ruling] of loadRulings(folder).entries()) {
        const data = await parseData({ id: ruling.id, data: { ...ruling, order } });
        store.set({ id: ruling.id, data });
      }
    };
    await fill();
    watcher?.add(folder);
    watcher?.on("change", (path) => {
      if (path.startsWith(folder)) fill().catch((error: Error) => logger.error(error.message));
    });
  },
};

const rulings = defineCollection({
  loader: rulingsLoader,
  schema: rulingSchema.safeExtend({ order: z.int() }),
});

const guides = defineCollection({
  loader: glob({ base: "./content/guides", pattern: "*/*.mdx" }),
  schema: z.strictObject({
    title: z.string(),
    summary: z.string(),
    /** The mechanics that the guide explains. */
    mechanics: z.array(known("mechanic", isMechanic)).default([]),
    /** The source document under which lists of guides show it. */
    document: known("document", isDocument),
    /** By what else lists of guides gather it: the same in both languages. */
    kind: z.enum(GUIDE_KINDS),
    /** Spellings and rule numbers under which a search finds the guide, beside its title. */
    kana: z.string().optional(),
    romaji: z.string().optional(),
    rules: z.array(ruleNumber).default([]),
    /** Place in lists of guides. */
    order: z.int().default(0),
  }),
});

const notation = defineCollection({
  loader: glob({ base: "./content/notation", pattern: "*.mdx" }),
  schema: z.strictObject({ title: z.string(), summary: z.string() }),
});

export const collections = { guides, notation, rulings };
