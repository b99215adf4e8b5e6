/**
 * Since when each ruling stands, and when its statement last changed: content/register/dates.txt,
 * a line a ruling: id, day first seen, day last changed, checksum of the statement. `npm run
 * register -- --update` keeps it; the feeds, the news and the sitemap read it.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Ruling } from "../rulings.ts";

export interface Dates {
  /** The day on which the register first saw it, in ISO form. */
  readonly first: string;
  /** The day on which its statement last changed; the first, if it never has. */
  readonly changed: string;
  readonly hash: string;
}

export type DatesById = ReadonlyMap<string, Dates>;
type Stated = Pick<Ruling, "id" | "says" | "today">;

const file = (): string => join(process.cwd(), "content/register/dates.txt");

/** Of what the ruling says, in both languages: other words are a change, other boards are none. */
export const hashOf = ({ says, today }: Stated): string =>
  createHash("sha256")
    .update(JSON.stringify([says.ja, says.en, today?.ja ?? "", today?.en ?? ""]))
    .digest("hex")
    .slice(0, 12);

export function parseDates(source: string): DatesById {
  return new Map(
    source
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [id = "", first = "", changed = "", hash = ""] = line.split(" ");
        return [id, { first, changed, hash }];
      }),
  );
}

const printDates = (dates: DatesById): string =>
  [...dates]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { first, changed, hash }]) => `${id} ${first} ${changed} ${hash}\n`)
    .join("");

export const readDates = (): DatesById =>
  existsSync(file()) ? parseDates(readFileSync(file(), "utf8")) : new Map();

/**
 * The dates as they are once the rulings have been looked at on a day. Statements that were only
 * `respelt` say what they said, and keep their day.
 */
export function datesOn(
  day: string,
  known: DatesById,
  rulings: readonly Stated[],
  how: "reworded" | "respelt" = "reworded",
): DatesById {
  const dates = new Map(known);
  for (const ruling of rulings) {
    const before = known.get(ruling.id);
    const hash = hashOf(ruling);
    if (before?.hash === hash) continue;
    const changed = how === "respelt" ? (before?.changed ?? day) : day;
    dates.set(ruling.id, { first: before?.first ?? day, changed, hash });
  }
  return dates;
}

/** Rulings whose statement is not the one that the dates are of. */
export const undated = (known: DatesById, rulings: readonly Stated[]): readonly string[] =>
  rulings
    .filter((ruling) => known.get(ruling.id)?.hash !== hashOf(ruling))
    .map(
      ({ id }) =>
        `The statement of the ruling “${id}” is new or has changed: npm run register -- --update`,
    );

export const writeDates = (dates: DatesById): void => writeFileSync(file(), printDates(dates));
