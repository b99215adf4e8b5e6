/**
 * `npm run rules`: every rule that a test or a board of a ruling exercises, and, of the sections
 * that the engine plays, those that none does: judged by a person, with the reason
 * (src/engine/rules/judged), or not yet. `--json` for machines; `--all` lists the exercised ones with
 * where.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "astro/zod";
import { type Judged, judged, type Reason, reasons } from "../src/engine/rules/judged/index.ts";
import { reference, rulesIn } from "./citations.ts";
import { entriesOf, withContent } from "./content.ts";
import { isMain } from "./main.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The sections that the engine plays, by the beginning of their numbers. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  "Turn (500–505, 512–514)": [...range(500, 505), ...range(512, 514)],
  "Priority and stack (117, 405)": ["117", "405"],
  "Casting and activating (601, 602, 605, 606)": ["601", "602", "605", "606"],
  "Modes (700.2)": ["700.2"],
  "Costs (118)": ["118"],
  "Targets (115)": ["115"],
  "Triggers and linked abilities (603, 607)": ["603", "607"],
  "Resolving (608)": ["608"],
  "Replacement and prevention (614–616)": range(614, 616),
  "Combat (506–511)": range(506, 511),
  "Tokens, counters, damage, draws (111, 119–122)": ["111", "119", "120", "121", "122"],
  "Copies, double-faced cards, phasing (707, 712, 702.26)": ["707", "712", "702.26"],
  "Keyword actions": [
    ...["701.6", "701.7", "701.8", "701.9", "701.13", "701.14", "701.17", "701.19", "701.20"],
    ...["701.21", "701.22", "701.23", "701.24", "701.26", "701.27", "701.30", "701.37", "705"],
  ],
  "State-based actions (704)": ["704"],
  "Loops (104.4b, 732)": ["104.4b", "732"],
  "Day and night (731)": ["731"],
  "More players (800–810)": [...range(800, 802), ...range(804, 805), "808", "810"],
};

const unplayed = [path.join("src", "eras"), path.join("src", "site")];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
}

const exercising = z.looseObject({
  id: z.string(),
  cr: z.array(z.string()).optional(),
  boards: z.array(z.unknown()).optional(),
});

/** Where each rule number stands in the name or the data of a test, or in a ruling with a board. */
export function exercised(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const note = (number: string, where: string): void => {
    found.set(number, (found.get(number) ?? new Set()).add(where));
  };
  for (const file of globSync("src/**/*.test.ts", { cwd: root })) {
    // The tests of other editions name the numbers of those; those of pages only link to rules.
    if (unplayed.some((room) => file.startsWith(room))) continue;
    for (const number of numbersIn(readFileSync(path.join(root, file), "utf8"))) note(number, file);
  }
  for (const { id, cr = [], boards = [] } of entriesOf("rulings", exercising)) {
    if (boards.length > 0) for (const number of cr) note(number, `ruling ${id}`);
  }
  return new Map([...found].sort(byNumber).map(([number, where]) => [number, [...where].sort()]));
}

/** Rule numbers in the strings of a source; what is said in comments tests nothing. */
export function numbersIn(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
  return strings.flatMap((text) => [...numbersOf(text)]);
}

/** `601.2a–c` and `702.16b, e` name each of their rules. */
function* numbersOf(text: string): Generator<string> {
  const pattern = /\b(\d{3}\.\d{1,3})([a-z]?)((?:(?:–|-|, ?)[a-z]\b)*)/g;
  for (const [, rule = "", letter = "", more = ""] of text.matchAll(pattern)) {
    yield rule + letter;
    let last = letter;
    for (const [, joint = "", next = ""] of more.matchAll(/(–|-|, ?)([a-z])/g)) {
      const ranged = joint === "–" || joint === "-";
      const from = ranged && last ? last.charCodeAt(0) + 1 : next.charCodeAt(0);
      for (let code = from; code <= next.charCodeAt(0); code += 1) {
        yield rule + String.fromCharCode(code);
      }
      last = next;
    }
  }
}

function byNumber([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return compareNumbers(one, other);
}

export function compareNumbers(one: string, other: string): number {
  const [, section = "0", rule = "0", letter = ""] = /^(\d+)\.(\d+)([a-z]?)$/.exec(one) ?? [];
  const [, section2 = "0", rule2 = "0", letter2 = ""] = /^(\d+)\.(\d+)([a-z]?)$/.exec(other) ?? [];
  return (
    Number(section) - Number(section2) ||
    Number(rule) - Number(rule2) ||
    letter.localeCompare(letter2)
  );
}

/** A rule belongs to a section, or to one of its rules: `701.6` has 701.6a, not 701.60. */
const belongs = (number: string, prefix: string): boolean =>
  number === prefix || new RegExp(`^${prefix.replace(".", "\\.")}(?:\\.|[a-z]|$)`).test(number);

interface Missing {
  /** Neither exercised nor judged. */
  readonly untested: readonly string[];
  /** `508.1` where only a `508.1a` is named: not exercised as a whole, nor without any test. */
  readonly onlyLetters: readonly string[];
}

export function missing(
  rules: readonly string[],
  tested: { readonly has: (number: string) => boolean },
  verdicts: Judged = judged,
): Missing {
  const without = rules
    .filter((number) => !tested.has(number) && !(number in verdicts))
    .sort(compareNumbers);
  const onlyLetters = without.filter((heading) =>
    rules.some((number) => number.replace(/[a-z]$/, "") === heading && tested.has(number)),
  );
  return { untested: without.filter((number) => !onlyLetters.includes(number)), onlyLetters };
}

/** The rules of a section in the reference. */
export function rulesOf(section: string, all: readonly string[]): readonly string[] {
  const prefixes = sections[section] ?? [];
  return all.filter((number) => prefixes.some((prefix) => belongs(number, prefix)));
}

/** Those that a person has judged, by reason: the number, with its note if there is one. */
export function judgedAmong(
  rules: readonly string[],
  verdicts: Judged = judged,
): Readonly<Partial<Record<Reason, readonly string[]>>> {
  const found: Partial<Record<Reason, string[]>> = {};
  for (const number of rules.filter((one) => one in verdicts).sort(compareNumbers)) {
    const verdict = verdicts[number];
    if (verdict === undefined) continue;
    const [reason, note] = typeof verdict === "string" ? [verdict] : verdict;
    found[reason] = [...(found[reason] ?? []), note ? `${number} (${note})` : number];
  }
  return found;
}

function main(): void {
  const tested = exercised();
  const place = reference();
  const all = place ? [...rulesIn(path.join(place, "comprehensive-rules.txt")).keys()] : [];
  const rows = Object.keys(sections).map((name) => {
    const here = rulesOf(name, all);
    const exercised = here.filter((number) => tested.has(number)).length;
    const verdicts = judgedAmong(here.filter((number) => !tested.has(number)));
    return { name, rules: here.length, exercised, judged: verdicts, ...missing(here, tested) };
  });
  if (process.argv.includes("--json")) {
    const exercisedBy = Object.fromEntries(tested);
    console.log(JSON.stringify({ rules: 1, exercised: exercisedBy, sections: rows }, null, 2));
    return;
  }
  if (process.argv.includes("--all")) {
    for (const [number, where] of tested) console.log(`${number.padEnd(9)} ${where.join(", ")}`);
  } else {
    console.log(`Exercised: ${[...tested.keys()].join(" ")}\n`);
  }
  if (all.length === 0) {
    console.log(
      "The Comprehensive Rules are not at hand (SAITEI_REFERENCE): what is missing isn't known.",
    );
    return;
  }
  for (const { name, rules, exercised: done, judged: verdicts, untested, onlyLetters } of rows) {
    console.log(`${name}: ${done} of ${rules}`);
    for (const [reason, numbers] of Object.entries(verdicts)) {
      console.log(`  ${reasons[reason as Reason]} (${numbers.length}): ${numbers.join(", ")}`);
    }
    if (onlyLetters.length > 0) console.log(`  only by their letters: ${onlyLetters.join(" ")}`);
    if (untested.length > 0) console.log(`  none for: ${untested.join(" ")}`);
  }
}

if (isMain(import.meta.url)) withContent(main);
