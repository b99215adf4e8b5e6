/**
 * The rules that the project cites, with a checksum of the text that each was checked against:
 * content/rules/citations.json. `npm run citations` compares; `--update` writes it anew.
 * The texts themselves are not stored; they are looked for in SAITEI_REFERENCE or ../shared/reference.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Edition } from "../src/engine/index.ts";
import { rules2002 } from "../src/eras/rules-2002.ts";
import { isMain } from "./main.ts";

/** Rule number to the first characters of the SHA-256 of its text. */
export type Citations = Readonly<Record<Edition, Readonly<Record<string, string>>>>;

const root = path.resolve(import.meta.dirname, "..");
const lockFile = path.join(root, "content/rules/citations.json");
const files: Readonly<Record<Edition, string>> = {
  "2026-04-17": "comprehensive-rules.txt",
  "2002-02-20": "comprehensive-rules-2002-02.txt",
};
const editions = Object.keys(files) as Edition[];

export function reference(): string | undefined {
  const place = process.env.SAITEI_REFERENCE ?? path.join(root, "../shared/reference");
  return existsSync(path.join(place, files["2026-04-17"])) ? place : undefined;
}

export function readLock(): Citations {
  return JSON.parse(readFileSync(lockFile, "utf8")) as Citations;
}

/** Every rule of today that the code or the content cites. */
function citedToday(): readonly string[] {
  const numbers = new Set<string>();
  const sources = globSync("src/{engine,keywords,eras,notation,captions,site/cards}/**/*.ts", { cwd: root });
  for (const file of sources.filter((name) => !name.endsWith(".test.ts"))) {
    // The numbers of another edition are values in its own table.
    if (file.endsWith("rules-2002.ts")) continue;
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, number = ""] of text.matchAll(/"(\d{3}\.\d+[a-z]?)"/g)) numbers.add(number);
  }
  for (const number of Object.keys(rules2002.numbers)) numbers.add(number);
  for (const file of globSync("content/rulings/**/*.yaml", { cwd: root })) {
    const entries = parse(readFileSync(path.join(root, file), "utf8")) as { cr?: string[] }[];
    for (const { cr = [] } of entries) for (const number of cr) numbers.add(number);
  }
  return [...numbers].sort();
}

function cited(): Readonly<Record<Edition, readonly string[]>> {
  const then = Object.values(rules2002.numbers).filter((number) => number !== null);
  return { "2026-04-17": citedToday(), "2002-02-20": [...new Set(then)].sort() };
}

/** The text of each rule in a file of the Comprehensive Rules: one rule a line. */
export function rulesIn(file: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, number, text] = /^(\d{3}(?:\.\d+[a-z]?)?)\.? (.+)$/.exec(line) ?? [];
    if (number && text && number.includes(".")) rules.set(number, text.trim());
  }
  return rules;
}

const checksum = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

/** What is wrong with the lock: numbers that it lacks, and texts that have changed. */
export function problems(lock: Citations, place = reference()): readonly string[] {
  const numbers = cited();
  return editions.flatMap((edition) => {
    const texts = place ? rulesIn(path.join(place, files[edition])) : undefined;
    return numbers[edition].flatMap((number) => {
      const locked = lock[edition][number];
      if (!locked) return [`${number} (${edition}) is cited but has not been checked.`];
      if (!texts) return [];
      const text = texts.get(number);
      if (!text) return [`There is no rule ${number} in the edition of ${edition}.`];
      return checksum(text) === locked ? [] : [`The text of ${number} (${edition}) has changed.`];
    });
  });
}

function update(place: string): readonly string[] {
  const numbers = cited();
  const missing: string[] = [];
  const lock = Object.fromEntries(
    editions.map((edition) => {
      const texts = rulesIn(path.join(place, files[edition]));
      const entries = numbers[edition].flatMap((number) => {
        const text = texts.get(number);
        if (!text) missing.push(`There is no rule ${number} in the edition of ${edition}.`);
        return text ? [[number, checksum(text)] as const] : [];
      });
      return [edition, Object.fromEntries(entries)];
    }),
  );
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  return missing;
}

if (isMain(import.meta.url)) {
  const place = reference();
  const wrong =
    process.argv.includes("--update") && place ? update(place) : problems(readLock(), place);
  for (const line of wrong) console.log(line);
  if (!place) console.log("The texts of the rules are not here: only the numbers were compared.");
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
