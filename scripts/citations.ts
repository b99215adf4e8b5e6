/**
 * The rules that the project cites, with a checksum of the text that each was checked against:
 * content/rules/citations.json. `npm run citations` compares; `--update` writes it anew.
 * The texts themselves are not stored; they are looked for in SAITEI_REFERENCE or ../shared/reference.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "astro/zod";
import { type Edition, editions, numberUnder, type RuleNumber } from "../src/engine/rules.ts";
import { eraOf, todayEdition } from "../src/eras/index.ts";
import { entriesOf, withContent } from "./content.ts";
import { isMain } from "./main.ts";
import { doubtful, knownSince } from "./numbering.ts";

/** Rule number to the first characters of the SHA-256 of its text. */
export type Citations = Readonly<Record<Edition, Readonly<Record<string, string>>>>;

const root = path.resolve(import.meta.dirname, "..");
const lockFile = path.join(root, "content/rules/citations.json");
const sinceFile = path.join(root, "content/rules/known-since.json");
const files: Readonly<Record<Edition, string>> = {
  "2026-04-17": "comprehensive-rules.txt",
  "2023-11-17": "comprehensive-rules-2023-11.txt",
  "2014-05-01": "comprehensive-rules-2014-05.txt",
  "2009-07-11": "comprehensive-rules-2009-07.txt",
  "2008-07-15": "comprehensive-rules-2008-07.txt",
  "2007-10-01": "comprehensive-rules-2007-10.txt",
  "2002-02-20": "comprehensive-rules-2002-02.txt",
};

export function reference(): string | undefined {
  const place = process.env.SAITEI_REFERENCE ?? path.join(root, "../shared/reference");
  return existsSync(path.join(place, files[todayEdition])) ? place : undefined;
}

export function readLock(): Citations {
  return JSON.parse(readFileSync(lockFile, "utf8")) as Citations;
}

/** The rules of today that stand in the code, as strings. */
function citedIn(rooms: string, not?: RegExp): readonly RuleNumber[] {
  const sources = globSync(`src/${rooms}/**/*.ts`, { cwd: root }).filter(
    // The numbers of other editions are not today's.
    (file) => !/\.test\.ts$|^src\/eras\/numbers\//.test(file) && !not?.test(file),
  );
  return sources.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...text.matchAll(/"((?:gone )?\d{3}\.\d+[a-z]?)"/g)].map(
      ([, number]) => number as RuleNumber,
    );
  });
}

/** The rules of today that an event or a refusal of a game can cite, by whatever edition. */
export function citedInGames(): readonly RuleNumber[] {
  const cited = citedIn("{engine,keywords,eras}", /^src\/engine\/rules\//);
  // The section of a keyword is its name for people; events cite its rules.
  return [...new Set(cited)].filter((number) => !/^702\.\d+$/.test(number)).sort();
}

/** Every rule of today that the code or the content cites. */
function citedToday(): readonly string[] {
  const numbers = new Set<string>(citedIn("{engine,keywords,eras,notation,captions,site/cards}"));
  for (const { cr = [] } of citingContent()) {
    for (const number of cr) numbers.add(number);
  }
  for (const rule of rulesWithGist()) numbers.add(rule);
  return [...numbers].filter((number) => !number.startsWith("gone ")).sort();
}

/** The rules that a gist tells. */
const rulesWithGist = (): readonly RuleNumber[] =>
  entriesOf("rules/gists", z.looseObject({ rule: z.string() })).map(
    ({ rule }) => rule as RuleNumber,
  );

/**
 * The rules that a gist tells, but that no game cites: their older numbers are shown as far back
 * as the texts are alike.
 */
export function toldOnly(): readonly RuleNumber[] {
  const inGames = new Set(citedInGames());
  return rulesWithGist().filter((rule) => !inGames.has(rule));
}

/** How far back the numbers of those rules are known, as the site reads it. */
export function readSince(): Readonly<Record<string, Edition>> {
  return JSON.parse(readFileSync(sinceFile, "utf8")) as Record<string, Edition>;
}

export function findSince(place: string): Readonly<Record<string, Edition>> {
  const texts = textsIn(place);
  return Object.fromEntries(knownSince((edition) => texts[edition], toldOnly()));
}

/** What cites rules among the content; changes and rulings say where a rule once stood, too. */
const citing = z.looseObject({
  cr: z.array(z.string()).optional(),
  formerly: z.array(z.looseObject({ rules: z.string(), cr: z.array(z.string()) })).optional(),
});

const citingContent = (): readonly z.infer<typeof citing>[] => [
  ...entriesOf("rulings", citing),
  ...entriesOf("changes", citing),
];

function citedUnder(edition: Edition): readonly string[] {
  if (edition === todayEdition) return citedToday();
  const { rules } = eraOf(edition);
  const inGames = citedInGames().flatMap((number) => numberUnder(rules, number) ?? []);
  const inContent = citingContent()
    .flatMap(({ formerly = [] }) => formerly)
    .filter((one) => one.rules === edition)
    .flatMap(({ cr }) => cr);
  return [...new Set<string>([...inGames, ...inContent])].sort();
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

type Texts = Readonly<Record<Edition, ReadonlyMap<string, string>>>;

const textsIn = (place: string): Texts =>
  Object.fromEntries(
    editions.map((edition) => [edition, rulesIn(path.join(place, files[edition]))] as const),
  ) as Texts;

const CHECK = "run npm run citations -- --update where the rules' texts are at hand.";

/** What is wrong with the lock: numbers that it lacks, and texts that have changed. */
export function problems(lock: Citations, place = reference()): readonly string[] {
  const texts = place ? textsIn(place) : undefined;
  return editions.flatMap((edition) =>
    citedUnder(edition).flatMap((number) => {
      const locked = lock[edition][number];
      if (!locked) return [`${number} (${edition}) is cited but has not been checked: ${CHECK}`];
      if (!texts) return [];
      const text = texts[edition].get(number);
      if (!text) return [`There is no rule ${number} in the edition of ${edition}.`];
      return checksum(text) === locked
        ? []
        : [
            `The text of ${number} (${edition}) has changed: read what cites it again, then ${CHECK}`,
          ];
    }),
  );
}

/** Numbers of older editions under which another rule stands. */
export function doubts(place = reference()): readonly string[] {
  if (!place) return [];
  const texts = textsIn(place);
  return doubtful((edition) => texts[edition], citedInGames());
}

function update(place: string): readonly string[] {
  const texts = textsIn(place);
  const missing: string[] = [];
  const lock = Object.fromEntries(
    editions.toReversed().map((edition) => {
      const entries = citedUnder(edition).flatMap((number) => {
        const text = texts[edition].get(number);
        if (!text) missing.push(`There is no rule ${number} in the edition of ${edition}.`);
        return text ? [[number, checksum(text)] as const] : [];
      });
      return [edition, Object.fromEntries(entries)];
    }),
  );
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  writeFileSync(sinceFile, `${JSON.stringify(findSince(place), null, 2)}\n`);
  return missing;
}

function main(): void {
  const place = reference();
  const isUpdate = process.argv.includes("--update");
  const found = isUpdate && place ? update(place) : problems(readLock(), place);
  const wrong = [...found, ...doubts(place)];
  for (const line of wrong) console.log(line);
  if (!place) {
    console.log(
      "The Comprehensive Rules are not at hand (SAITEI_REFERENCE): only the numbers were compared.",
    );
  }
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) withContent(main);
