/** Keeps whole parts of the site, file by file, from the page on which a reader asks for it. */
import { fail, ok, type Result } from "../../engine/result.ts";
import { fetchList } from "./fetching.ts";
import { KEEPER } from "./handling.ts";
import { factsOf, toKeep } from "./kept.ts";
import type { FileList, PartSize } from "./lists.ts";
import { listPath, type Place } from "./parts.ts";
import { SCRIPTS } from "./references.ts";
import { isNoRoom, keptOf, STORES, tidy, whileKeepingScripts, wholeStore } from "./stores.ts";

/** So many files are on their way at once. */
const AT_ONCE = 6;
/** How long after each failure a file is tried again. */
const PAUSES_MS = [1000, 4000];
/** Of all open pages only one keeps files at a time. */
const LOCK = "saitei-keeping";
/** What is left free beside what will be kept. */
const SPARE_BYTES = 20_000_000;
/** It says which index there is, so it comes when all of that is there. */
const LAST = "/pagefind/pagefind-entry.json";

export interface Progress {
  readonly done: number;
  readonly files: number;
}

interface Kept extends Progress {
  /** Whether some part was not complete before, in this version. */
  readonly isNew: boolean;
}

/** What was kept until then stays, and the next attempt goes on from there. */
export type Trouble = "stopped" | "network" | "room" | "elsewhere";

export interface Wanted extends Place {
  readonly size: PartSize;
}

interface Part {
  readonly place: Wanted;
  readonly list: FileList;
}

interface File {
  readonly path: string;
  readonly version: string;
  readonly store: string;
}

const storeOf = (path: string, place: Place): string =>
  path.startsWith(SCRIPTS) ? STORES.scripts : wholeStore(place);

/** The versions that lie in a store, by address. */
async function versionsIn(name: string): Promise<ReadonlyMap<string, string | undefined>> {
  const kept = await (await caches.open(name)).matchAll();
  return new Map(kept.map(factsOf).map(({ path, version }) => [path, version]));
}

const isComplete = async ({ place, list }: Part): Promise<boolean> =>
  (await keptOf(place)).version === list.version;

/** The files of a part that aren't kept yet, or in another version. */
async function missingOf({ place, list }: Part): Promise<readonly File[]> {
  if (await isComplete({ place, list })) return [];
  const kept = await versionsIn(wholeStore(place));
  const scripts = await versionsIn(STORES.scripts);
  const isKept = ([path, version]: readonly [string, string]): boolean =>
    path.startsWith(SCRIPTS) ? scripts.has(path) : kept.get(path) === version;
  return Object.entries(list.files)
    .filter((file) => !isKept(file))
    .map(([path, version]) => ({ path, version, store: storeOf(path, place) }));
}

/** Pages come when their scripts are there, so that none is kept that can't be used. */
const rank = ({ path }: File): number => (path.startsWith(SCRIPTS) ? 0 : path === LAST ? 2 : 1);

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  for (const wait of [...PAUSES_MS, undefined]) {
    try {
      const headers = { [KEEPER]: "1" };
      const answer = await fetch(path, { headers, cache: "no-cache", signal });
      if (answer.ok) return answer;
      throw new Error(`${path}: ${answer.status}`);
    } catch (cause) {
      if (signal.aborted || wait === undefined) throw cause;
      await pause(wait);
    }
  }
  throw new Error(path);
}

/** Keeps all of these files, several at once; the first that can't be kept ends it. */
async function keepFiles(
  files: readonly File[],
  signal: AbortSignal,
  onKept: () => void,
): Promise<void> {
  const queue = files.toSorted((one, other) => rank(one) - rank(other)).values();
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const troubles: unknown[] = [];
  const work = async () => {
    try {
      for (const { path, version, store } of queue) {
        either.throwIfAborted();
        const kept = await toKeep(path, await fetchFile(path, either), version);
        await (await caches.open(store)).put(path, kept);
        onKept();
      }
    } catch (cause) {
      troubles.push(cause);
      ended.abort();
    }
  };
  // Nothing is on its way any more when it has ended.
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (troubles.length > 0) throw troubles[0];
}

/** Takes out of a part what it has no more, and writes down that it is complete. */
async function complete({ place, list }: Part): Promise<void> {
  const store = await caches.open(wholeStore(place));
  for (const key of await store.keys()) {
    if (list.files[new URL(key.url).pathname] === undefined) await store.delete(key);
  }
  const path = listPath(place);
  await store.put(path, await toKeep(path, Response.json(list), list.version));
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || quota - (usage ?? 0) > bytes + SPARE_BYTES;
}

async function keepParts(
  wanted: readonly Wanted[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Result<Kept, Trouble>> {
  const lists = await Promise.all(wanted.map(fetchList));
  const parts = lists.flatMap((list, at) => {
    const place = wanted[at];
    return list && place ? [{ place, list }] : [];
  });
  if (parts.length < wanted.length) return fail("network");

  const missing = await Promise.all(parts.map(missingOf));
  const bytes = parts.map(
    ({ place: { size } }, at) => ((missing[at]?.length ?? 0) * size.bytes) / size.files,
  );
  if (!(await hasRoomFor(bytes.reduce((sum, some) => sum + some, 0)))) return fail("room");

  const files = parts.reduce((sum, { list }) => sum + Object.keys(list.files).length, 0);
  let done = files - missing.flat().length;
  onProgress({ done, files });
  await keepFiles(missing.flat(), signal, () => {
    done += 1;
    onProgress({ done, files });
  });
  const isNew = await Promise.all(parts.map(async (part) => !(await isComplete(part))));
  for (const part of parts.filter((_, at) => isNew[at])) await complete(part);
  return ok({ done, files, isNew: isNew.includes(true) });
}

/** Keeps these parts as they are now; what is kept already in this version is not loaded again. */
export async function keepWhole(
  wanted: readonly Wanted[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Result<Progress, Trouble>> {
  const work = async (lock: Lock | null): Promise<Result<Progress, Trouble>> => {
    if (!lock) return fail("elsewhere");
    try {
      // So that the browser doesn't throw it away by itself; it may refuse.
      await navigator.storage.persist?.();
      const kept = await whileKeepingScripts(() => keepParts(wanted, signal, onProgress));
      if (kept.ok && kept.value.isNew) await tidy();
      return kept;
    } catch (cause) {
      if (signal.aborted) return fail("stopped");
      return fail(isNoRoom(cause) ? "room" : "network");
    }
  };
  return navigator.locks.request(LOCK, { ifAvailable: true }, work);
}
