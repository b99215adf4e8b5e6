/** The pictures that were made before, each by what it was made of. */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/** Raised when `png.ts` or `render.ts` makes other bytes of the same SVG. */
const MAKER = 1;
const KEPT_FOR_MS = 30 * 24 * 3_600_000;

const { version }: { version: string } = createRequire(import.meta.url)(
  "@resvg/resvg-js/package.json",
);

/** Letters are outlines in the SVG: a new version of the font makes other keys by itself. */
export const keyOf = (svg: string, maker = `${MAKER} ${version}`): string =>
  createHash("sha256").update(`${maker}\n${svg}`).digest("hex");

/** Where the picture of a key is kept. */
export const cachedFile = (folder: string, key: string): string =>
  join(folder, key.slice(0, 2), `${key}.png`);

/**
 * Makes the picture of a key if there is none, and tells whether it did. Several builds may use the
 * folder at once, so a file comes into it whole.
 */
export function keep(folder: string, key: string, make: () => Uint8Array): boolean {
  const file = cachedFile(folder, key);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return false;
  }
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}-${threadId}`;
  writeFileSync(own, make());
  renameSync(own, file);
  return true;
}

/** Forgets what no build has wanted for a month. */
export function forgetOld(folder: string, now = Date.now()): void {
  for (const name of globSync("*/*", { cwd: folder })) {
    const file = join(folder, name);
    if (now - statSync(file).mtimeMs > KEPT_FOR_MS) rmSync(file, { force: true });
  }
}
