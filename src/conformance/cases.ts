/** The conformance suite as it stands in content/conformance: its shape, and how it is read. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { parseDocument } from "yaml";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const RULE_NUMBER = /^[1-9]\d{2}(\.\d+[a-z]?)?$/;

const slug = z.string().regex(SLUG, "must be lower-case ASCII words joined by hyphens");
const ruleNumber = z.string().regex(RULE_NUMBER, "must be a rule number such as 613.8a");
const text = z.string().trim().min(1, "must not be empty");
const bilingual = z.strictObject({ en: text, ja: text });

export const caseSchema = z.strictObject({
  /** For ever: other engines name what they pass by it. */
  id: slug,
  rules: z.array(ruleNumber).min(1),
  /** What comes out. */
  title: bilingual,
  /** Why the rules say so, in our own words. */
  reason: bilingual,
  /** Where the rules can be read in two ways: what they are. No fact rests on it. */
  open: bilingual.optional(),
  notation: text,
});

const themeSchema = z.strictObject({
  id: slug,
  /** Themes stand in this order. */
  order: z.int(),
  title: bilingual,
  cases: z.array(caseSchema).min(1),
});

export type Case = z.infer<typeof caseSchema>;
export type Theme = z.infer<typeof themeSchema>;

class ConformanceError extends Error {
  override name = "ConformanceError";
}

/** Reads one file; `file` is its name in messages. */
export function parseTheme(file: string, source: string): Theme {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error !== undefined) throw new ConformanceError(`${file}: ${error.message}`);
  const read: unknown = document.toJS();
  const parsed = themeSchema.safeParse(read);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${file}: ${path.join(".") || "file"}: ${message}`,
  );
  throw new ConformanceError(problems.join("\n"));
}

/** All themes under a folder, in their order; no two cases have the same id. */
export function loadThemes(folder: string): Theme[] {
  const themes = globSync("*.yaml", { cwd: folder })
    .map((name) =>
      parseTheme(`content/conformance/${name}`, readFileSync(join(folder, name), "utf8")),
    )
    .sort((one, other) => one.order - other.order);
  const ids = themes.flatMap(({ cases }) => cases.map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new ConformanceError(`two cases are called “${twice}”`);
  return themes;
}
