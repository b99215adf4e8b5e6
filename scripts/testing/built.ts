/** The built site as files, for tests that look at all of it. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export const DIST = join(import.meta.dirname, "..", "..", "dist");

export const isBuilt = existsSync(join(DIST, "index.html"));

/** Every page by its address. */
export function readPages(): ReadonlyMap<string, string> {
  const files = isBuilt ? globSync("**/*.html", { cwd: DIST }).sort() : [];
  return new Map(
    files.map((file) => [
      `/${file.replace(/index\.html$/, "")}`,
      readFileSync(join(DIST, file), "utf8"),
    ]),
  );
}

/** What a pattern's first group finds, wherever it stands. */
export const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

const sizes = new Map<string, number>();

/** How many bytes a file has as hosts send it, by its address. */
export function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(DIST, file))).length;
  sizes.set(file, size);
  return size;
}
