/** Which scripts of the built site load which. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { all, DIST } from "./built.ts";

/** What comes as somebody asks for it, by the name of its file. */
export const TOOLS = ["Outcomes", "WhatIf", "Typing", "Copying"] as const;

/** Loaded by what is always there, but only when a reader wants it. */
const EXTRA = new RegExp(
  `^(?:Play(?:En|Ja)|Inspector(?:En|Ja)|watching|terms|url|${TOOLS.join("|")})\\.`,
);

const codes = new Map<string, string>();

function codeOf(script: string): string {
  const code = codes.get(script) ?? readFileSync(join(DIST, script), "utf8");
  codes.set(script, code);
  return code;
}

/** The names of the scripts that one may load later. */
export const loadedLater = (script: string): readonly string[] =>
  all(codeOf(script), /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g);

/** A script with those that it imports, and, if `later`, those that it may load when needed. */
export function loadedBy(script: string, later: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const found = [
    ...all(codeOf(script), /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    ...(later ? loadedLater(script).filter((name) => !EXTRA.test(name)) : []),
  ];
  for (const name of found) loadedBy(`/_astro/${name}`, later, seen);
  return seen;
}

/** The address of the one script whose name begins so. */
export function scriptNamed(name: string): string {
  const [one, ...more] = globSync(`_astro/${name}.*.js`, { cwd: DIST });
  if (one === undefined || more.length > 0) throw new Error(`${name}: one script is expected`);
  return `/${one}`;
}

/** What every page loads by itself. */
export const pageScripts = (): Set<string> => loadedBy(scriptNamed("Page"), false);

interface BoardScripts {
  readonly lang: "en" | "ja";
  /** What a page with a board loads by itself. */
  readonly known: ReadonlySet<string>;
  /** What plays it. */
  readonly players: readonly string[];
  readonly notation: readonly string[];
}

/** For each language the scripts of a board in its page, and those with which it is played. */
export const boardScripts = (): readonly BoardScripts[] =>
  (
    [
      ["en", "BoardEn", "PlayEn"],
      ["ja", "BoardJa", "PlayJa"],
    ] as const
  ).map(([lang, board, play]) => ({
    lang,
    known: loadedBy(scriptNamed(board), true, pageScripts()),
    players: [...loadedBy(scriptNamed(play), false)],
    notation: [...loadedBy(scriptNamed("link"), false)],
  }));
