/**
 * What builds make of boards and links, kept as long as nothing in the code is another: how they
 * look, what comes of them in other years. That the engine agrees with a board is kept, too, for pages
 * not to wait for it; each build finds it out anew all the same (`verifying`).
 */
import { createHash } from "node:crypto";
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { cachedFile, cacheFolder, keep } from "./cache.ts";

const hash = (...parts: readonly string[]): string => {
  const made = createHash("sha256");
  for (const part of parts) made.update(part).update("\0");
  return made.digest("hex");
};

/** All that has a say in what is made: the code, the packages, the runtime. */
export function codeIn(root: string): string {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).sort();
  const texts = [...sources, "package-lock.json"].flatMap((name) => [
    name,
    readFileSync(join(root, name), "utf8"),
  ]);
  return hash(process.version, ...texts).slice(0, 16);
}

/** A build of other code may be at work for so long: what it keeps stays. */
const AT_WORK_MS = 15 * 60_000;

/** The folder of this code. What other code has made is of no use any more. */
export function folderIn(all: string, code: string, now = Date.now()): string {
  const own = join(all, code);
  mkdirSync(own, { recursive: true });
  utimesSync(own, now / 1000, now / 1000);
  for (const name of readdirSync(all)) {
    const other = join(all, name);
    const since = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - since > AT_WORK_MS) rmSync(other, { recursive: true, force: true });
  }
  return own;
}

let folder: string | undefined;

/**
 * What `make` makes of this, which must be data (JSON) and depend on nothing but it and the code. It
 * is handed over as JSON has it, whether it was kept or not, so that all builds are the same.
 */
export function keptBetweenBuilds<Made>(kind: string, of: string, make: () => Made): Made {
  const text = () => JSON.stringify(make());
  // Tests, and servers at work while the code changes, begin from nothing.
  if (!import.meta.env?.PROD) return JSON.parse(text()) as Made;
  folder ??= folderIn(cacheFolder("boards"), codeIn(process.cwd()));
  const key = hash(kind, of);
  keep(folder, key, text);
  return JSON.parse(readFileSync(cachedFile(folder, key), "utf8")) as Made;
}
