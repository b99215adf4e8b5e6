/** What players call things, as it stands in content/search. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { readEntries, readWhole, text } from "../reading.ts";

const aliasSchema = z.strictObject({
  /** The part of the address after the language. */
  page: z.string().regex(/^[a-z]+\/[^/]*\/?$/, "must be a page, such as cards/psychatog"),
  words: z.array(text).min(1),
});

const wordingsSchema = z.strictObject({
  ja: z.record(text, text),
  en: z.record(text, text),
});

type Aliases = readonly z.infer<typeof aliasSchema>[];
type Wordings = z.infer<typeof wordingsSchema>;

const files = { aliases: "content/search/aliases.yaml", wordings: "content/search/wordings.yaml" };
const read = (file: string): string => readFileSync(join(process.cwd(), file), "utf8");

export const loadAliases = (): Aliases =>
  readEntries(aliasSchema, files.aliases, read(files.aliases));
export const loadWordings = (): Wordings =>
  readWhole(wordingsSchema, files.wordings, read(files.wordings));
