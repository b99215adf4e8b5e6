/**
 * What single rules say, in our own words: content/rules/gists, a file a chapter. Rules that are
 * gone today stand in `former.yaml`, by the number that they had last.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { type Edition, editions, numberUnder, type RuleNumber } from "../../engine/rules.ts";
import { eraOf, todayEdition } from "../../eras/index.ts";
import type { Bilingual } from "../i18n.ts";
import { bilingual, ContentError, readFolder, readWhole } from "../reading.ts";

const number = z.custom<RuleNumber>(
  (input) => typeof input === "string" && /^(?:gone )?[1-9]\d{2}\.\d+[a-z]?$/.test(input),
  "must be a rule number such as 702.35a, or gone 509.2",
);

const gistSchema = z.strictObject({ rule: number, title: bilingual, gist: bilingual });

export interface Gist {
  /** As the code cites it: today's number, or `gone 509.2`. */
  readonly rule: RuleNumber;
  /** Its place among the addresses of rules. It is permanent: `702.35a`, `509.2-2023`. */
  readonly id: string;
  /** Its number as a reader knows it, in the edition that the gist tells. */
  readonly number: RuleNumber;
  readonly edition: Edition;
  readonly title: Bilingual;
  readonly gist: Bilingual;
}

/** The newest edition that has a rule, and its number there. */
function newestOf(rule: RuleNumber): Pick<Gist, "number" | "edition"> | undefined {
  for (const edition of editions.toReversed()) {
    const there = numberUnder(eraOf(edition).rules, rule);
    if (there !== null) return { number: there, edition };
  }
  return undefined;
}

function gistOf({ rule, title, gist }: z.infer<typeof gistSchema>): Gist {
  const newest = newestOf(rule);
  if (newest === undefined) throw new ContentError(`content/rules/gists: no edition has ${rule}`);
  const { number, edition } = newest;
  const id = edition === todayEdition ? number : `${number}-${edition.slice(0, 4)}`;
  return { rule, id, number, edition, title, gist };
}

/** Numbers in the order of the rules: 601.2 before 601.2a before 601.10. */
export function inRuleOrder(one: string, other: string): number {
  const parts = (id: string) => /^(\d+)(?:\.(\d+))?(.*)$/.exec(id) ?? [];
  const [, section = "", rule = "0", rest = ""] = parts(one);
  const [, otherSection = "", otherRule = "0", otherRest = ""] = parts(other);
  return (
    Number(section) - Number(otherSection) ||
    Number(rule) - Number(otherRule) ||
    rest.localeCompare(otherRest)
  );
}

/** All gists under a folder, in the order of the rules; those of rules that are gone come last. */
export function loadGists(folder: string): readonly Gist[] {
  const gists = readFolder(gistSchema, folder, "content/rules/gists").map(gistOf);
  return gists.toSorted(
    (one, other) =>
      Number(isFormer(one)) - Number(isFormer(other)) || inRuleOrder(one.id, other.id),
  );
}

/** Whether today's rules have no such rule. */
export const isFormer = ({ edition }: Gist): boolean => edition !== todayEdition;

let loaded: ReadonlyMap<string, Gist> | undefined;

/** A build runs in the folder of the project. */
function known(): ReadonlyMap<string, Gist> {
  loaded ??= new Map(
    loadGists(join(process.cwd(), "content/rules/gists")).map((gist) => [gist.rule, gist]),
  );
  return loaded;
}

export const allGists = (): readonly Gist[] => [...known().values()];

/** The gist of a rule of today, or of one that is gone, by the number that the code cites. */
export const gistFor = (rule: string): Gist | undefined => known().get(rule);

const sections = "content/rules/sections.yaml";
let named: Readonly<Record<string, Bilingual>> | undefined;

/** The name of a section (`601`) or a chapter (`6`). */
export function nameOfSection(section: string): Bilingual {
  named ??= readWhole(
    z.record(z.string(), bilingual),
    sections,
    readFileSync(join(process.cwd(), sections), "utf8"),
  );
  const name = named[section];
  if (name === undefined) throw new ContentError(`${sections} lacks ${section}`);
  return name;
}

export const sectionOf = ({ number }: Pick<Gist, "number">): string => number.slice(0, 3);
