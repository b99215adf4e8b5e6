/** What a build has made, kept for the next ones in files: each by what it was made of. */
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
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

const KEPT_FOR_MS = 30 * 24 * 3_600_000;

/** A build runs in the folder of the project; one that must begin from nothing says where else. */
export const cacheFolder = (kind: string): string =>
  join(process.env.SAITEI_CACHE ?? join(process.cwd(), "node_modules/.cache/saitei"), kind);

/** Where what has this key is kept. */
export const cachedFile = (folder: string, key: string): string =>
  join(folder, key.slice(0, 2), key);

/**
 * Makes what has this key if it isn't there, and tells whether it did. Several builds may use the
 * folder at once, so a file comes into it whole.
 */
export function keep(folder: string, key: string, make: () => Uint8Array | string): boolean {
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
