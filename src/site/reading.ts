/**
 * What content files hold, read by a schema: what is wrong is told by the file, the entry and the
 * place in it.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { parseDocument } from "yaml";
import { isJapanese } from "./search/fold.ts";

export class ContentError extends Error {
  override name = "ContentError";
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const RULE_NUMBER = /^[1-9]\d{2}(\.\d+[a-z]?)?$/;

export const slug = z.string().regex(SLUG, "must be lower-case ASCII words joined by hyphens");
export const ruleNumber = z.string().regex(RULE_NUMBER, "must be a rule number such as 702.35a");
export const text = z.string().trim().min(1, "must not be empty");

/** A board's title may be figures only, which are the same in either language. */
const isInJapanese = (said: string): boolean => isJapanese(said) || !/[A-Za-z]/.test(said);

/** A text that is written in each language. */
export const bilingual = z.strictObject({
  ja: text.refine(isInJapanese, "must be in Japanese"),
  en: text.refine((said) => !isJapanese(said), "must be in English"),
});

type Path = readonly PropertyKey[];

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === "object" && value !== null;

const at = (value: unknown, key: PropertyKey): unknown =>
  isRecord(value) ? value[key] : undefined;

/** What an entry is called by, in whatever kind of file. */
function ownName(entry: unknown): string | undefined {
  const names = ["id", "rule", "page"].map((key) => at(entry, key));
  return names.find((name) => typeof name === "string");
}

/** A place in an entry, where parts that have an id are called by it: `boards.then.title.en`. */
function placeOf(entry: unknown, path: Path): string {
  let value = entry;
  return path
    .map((key) => {
      value = at(value, key);
      return (typeof key === "number" && ownName(value)) || String(key);
    })
    .join(".");
}

/** What is wrong at a place, after the name of its entry. */
function sentence(entry: unknown, issue: z.core.$ZodIssue): string {
  const place = placeOf(entry, issue.path);
  const found = issue.path.reduce(at, entry);
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `“${key}”`).join(", ");
    return `${keys} is no key of ${place || "an entry"}.`;
  }
  // What a schema says by itself may be about a key that may be left out.
  if (issue.code !== "custom" && (found === undefined || found === null)) {
    return `${place || "the entry"} is ${found === undefined ? "missing" : "empty"}.`;
  }
  if (issue.code === "invalid_type" && issue.expected === "string" && typeof found === "number") {
    return `${place}: ${found} needs quotation marks around it, or it is read as a number.`;
  }
  return `${place || "entry"}: ${issue.message}`;
}

function readYaml(file: string, source: string): unknown {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error !== undefined) throw new ContentError(`${file}: ${error.message}`);
  return document.toJS();
}

/** Reads a file that is one thing; `file` is its name in messages. */
export function readWhole<T>(schema: z.ZodType<T>, file: string, source: string): T {
  const whole = readYaml(file, source);
  const parsed = schema.safeParse(whole);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${file}: ${sentence(whole, issue)}`);
  throw new ContentError(problems.join("\n"));
}

/** Reads a file that is a list of entries; all that is wrong in any of them is told at once. */
export function readEntries<T>(schema: z.ZodType<T>, file: string, source: string): T[] {
  const entries = readYaml(file, source);
  if (!Array.isArray(entries)) throw new ContentError(`${file}: must be a list of entries`);
  const problems: string[] = [];
  const read = entries.flatMap((entry: unknown, index): T[] => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return [parsed.data];
    const place = `${file}: ${ownName(entry) ?? `entry ${index + 1}`}`;
    problems.push(...parsed.error.issues.map((issue) => `${place}: ${sentence(entry, issue)}`));
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return read;
}

/** The files of a folder, each with its name in messages and its text, in the order of names. */
export const filesIn = (folder: string, home: string): readonly (readonly [string, string])[] =>
  globSync("**/*.yaml", { cwd: folder })
    .sort()
    .map((name) => [`${home}/${name}`, readFileSync(join(folder, name), "utf8")]);

/** Reads all entries under a folder, which stands at `home` in the project. */
export function readFolder<T extends object>(
  schema: z.ZodType<T>,
  folder: string,
  home: string,
): readonly T[] {
  const homes = new Map<string, string>();
  return filesIn(folder, home).flatMap(([file, source]) => {
    const entries = readEntries(schema, file, source);
    for (const name of entries.flatMap((entry) => ownName(entry) ?? [])) {
      const other = homes.get(name);
      if (other !== undefined) throw new ContentError(`${file}: ${name}: is in ${other}, too.`);
      homes.set(name, file);
    }
    return entries;
  });
}
