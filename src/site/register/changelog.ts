/**
 * What became of the rulings, day by day: content/register/changelog.md. The dates know only the
 * last change of each; this keeps all of them, with the words of that day. `npm run register --
 * --update` writes it from the dates; no line is ever taken out of it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMarkdown } from "../../board/copying/markup.ts";
import type { Ruling } from "../rulings.ts";
import type { DatesById } from "./dates.ts";

type Stated = Pick<Ruling, "id" | "says" | "today">;

const file = (): string => join(process.cwd(), "content/register/changelog.md");

const HEAD = `# Changelog of the rulings

New rulings, and rulings whose statement changed, as they read on that day. Written by
\`npm run register -- --update\`.
`;

const LINE = /^- (.+?)\. /;

/** Each day's lines, by what they tell of: "new: \`id\`". */
type Log = Map<string, Map<string, string>>;

function parseLog(source: string): Log {
  const [, ...days] = source.split(/^## /m);
  return new Map(
    days.map((text) => {
      const [day = "", ...lines] = text.split("\n").filter(Boolean);
      return [day, new Map(lines.map((line) => [LINE.exec(line)?.[1] ?? line, line]))];
    }),
  );
}

const printLog = (log: Log): string =>
  [
    HEAD,
    ...[...log]
      .sort(([one], [other]) => (one > other ? -1 : 1))
      .map(([day, lines]) => `## ${day}\n\n${[...lines.values()].join("\n")}\n`),
  ].join("\n");

/** The changelog with all that the dates tell: what is missing is added. */
export function withDates(source: string, dates: DatesById, rulings: readonly Stated[]): string {
  const log = parseLog(source);
  const [began = ""] = [...dates.values()].map(({ first }) => first).sort();
  if (!log.has(began)) {
    const count = [...dates.values()].filter(({ first }) => first === began).length;
    log.set(began, new Map([["", `The register begins with ${count} rulings.`]]));
  }
  for (const { id, says, today } of rulings) {
    const known = dates.get(id);
    if (!known) continue;
    const { first, changed } = known;
    const text = inMarkdown((today ?? says).en.replace(/\s+/g, " ").trim());
    const tell = (day: string, key: string): void => {
      const lines = log.get(day) ?? new Map<string, string>();
      log.set(day, lines);
      // What was said on an earlier day stays as it was said.
      if (day === changed || !lines.has(key)) lines.set(key, `- ${key}. ${text}`);
    };
    if (first !== began) tell(first, `new: \`${id}\``);
    if (changed !== first) tell(changed, `changed: \`${id}\``);
  }
  return printLog(log);
}

export const readChangelog = (): string => (existsSync(file()) ? readFileSync(file(), "utf8") : "");

export const writeChangelog = (log: string): void => writeFileSync(file(), log);
