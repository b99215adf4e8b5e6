/** What players call things, as it stands in content/search. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { parse } from "yaml";
import { ContentError } from "../rulings.ts";

const word = z.string().trim().min(1);

const aliasesSchema = z.array(
  z.strictObject({
    /** The part of the address after the language. */
    page: z.string().regex(/^[a-z]+\/[^/]*\/?$/, "must be a page, such as cards/psychatog"),
    words: z.array(word).min(1),
  }),
);

const wordingsSchema = z.strictObject({
  ja: z.record(word, word),
  en: z.record(word, word),
});

export type Aliases = z.infer<typeof aliasesSchema>;
export type Wordings = z.infer<typeof wordingsSchema>;

function load<T>(schema: z.ZodType<T>, name: string): T {
  const file = join("content/search", name);
  const parsed = schema.safeParse(parse(readFileSync(join(process.cwd(), file), "utf8")));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new ContentError(`${file}: ${problems.join("; ")}`);
}

export const loadAliases = (): Aliases => load(aliasesSchema, "aliases.yaml");
export const loadWordings = (): Wordings => load(wordingsSchema, "wordings.yaml");
