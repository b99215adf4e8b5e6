/** What of a part must come from the network, in bundles or alone, and how it is kept. */
import { unbundled } from "./bundle.ts";
import { KEEPER } from "./handling.ts";
import { bundleToKeep, factsOf, fileOfBundle, toKeep, unpacked } from "./kept.ts";
import type { FileList } from "./lists.ts";
import type { Place } from "./parts.ts";
import { isScript } from "./references.ts";
import { STORES, wholeStore } from "./store-names.ts";

/** How long after each failure it is tried again. */
const PAUSES_MS = [1000, 4000];

interface OfPart {
  readonly place: Place;
  readonly path: string;
}

interface File extends OfPart {
  readonly is: "file";
  readonly version: string;
}

interface Bundle extends OfPart {
  readonly is: "bundle";
  readonly files: readonly string[];
}

/** What comes with one answer of the network. */
export type Load = File | Bundle;

export const filesIn = (load: Load): readonly string[] =>
  load.is === "bundle" ? load.files : [load.path];

/** The versions of what lies in a store, by address. */
async function versionsIn(name: string): Promise<ReadonlyMap<string, string | undefined>> {
  const kept = await (await caches.open(name)).matchAll();
  return new Map(kept.map(factsOf).map(({ path, version }) => [path, version]));
}

/** For all of a part that isn't kept yet, or in another version. */
export async function loadsFor(place: Place, list: FileList): Promise<readonly Load[]> {
  const kept = await versionsIn(wholeStore(place));
  const scripts = await versionsIn(STORES.scripts);
  const alone = Object.entries(list.alone)
    .filter(([path, version]) => kept.get(path) !== version)
    .map(([path, version]): Load => ({ is: "file", place, path, version }));
  const bundles = Object.entries(list.bundles)
    // Scripts don't stay in their bundles.
    .filter(([path, files]) => !kept.has(path) && !files.every((file) => scripts.has(file)))
    .map(([path, files]): Load => ({ is: "bundle", place, path, files }));
  return [...bundles, ...alone];
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Fetches a file and reads it; what fails, also while it is read, is tried again. */
async function fetching<Read>(
  path: string,
  signal: AbortSignal,
  read: (answer: Response) => Promise<Read>,
): Promise<Read> {
  for (const wait of [...PAUSES_MS, undefined]) {
    try {
      const headers = { [KEEPER]: "1" };
      const answer = await fetch(path, { headers, cache: "no-cache", signal });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const { status, headers: said } = answer;
      return await read(new Response(await answer.arrayBuffer(), { status, headers: said }));
    } catch (cause) {
      if (signal.aborted || wait === undefined) throw cause;
      await pause(wait);
    }
  }
  throw new Error(path);
}

async function keepFile({ place, path, version }: File, signal: AbortSignal): Promise<void> {
  const kept = await fetching(path, signal, (answer) => toKeep(path, answer, version));
  signal.throwIfAborted();
  await (await caches.open(wholeStore(place))).put(path, kept);
}

async function keepBundle({ place, path, files }: Bundle, signal: AbortSignal): Promise<void> {
  const bundle = await fetching(path, signal, async (answer) => {
    const read = unbundled(await unpacked(answer.clone()));
    if (!read.ok) throw new Error(`${path} is not a bundle, or not a whole one`);
    return { kept: bundleToKeep(path, answer, read.value), files: read.value };
  });
  const missing = files.find((file) => !bundle.files.has(file));
  if (missing !== undefined) throw new Error(`${missing} is not in its bundle`);
  signal.throwIfAborted();
  if (!files.every(isScript)) {
    await (await caches.open(wholeStore(place))).put(path, bundle.kept);
    return;
  }
  // All parts and all versions share them, so they lie with those of pages that were read.
  const scripts = await caches.open(STORES.scripts);
  for (const [file, bytes] of bundle.files) {
    await scripts.put(file, await toKeep(file, fileOfBundle(bundle.kept, file, bytes)));
  }
}

/** Loads and keeps it. Rejects if it can't be had, or not kept. */
export const keepLoad = (load: Load, signal: AbortSignal): Promise<void> =>
  load.is === "bundle" ? keepBundle(load, signal) : keepFile(load, signal);
