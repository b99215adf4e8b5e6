/** Keeps whole parts of the site, bundle by bundle, from the page on which a reader asks for it. */
import { fail, ok, type Result } from "../../engine/result.ts";
import { fetchList } from "./fetching.ts";
import { toKeep } from "./kept.ts";
import { type FileList, filesOf, type PartSize } from "./lists.ts";
import { answersFor, type Load, loadsFor } from "./loads.ts";
import { listPath, type Place } from "./parts.ts";
import { isNoRoom, keptOf, tidy, whileKeepingScripts, wholeStore } from "./stores.ts";
import { TURNS, turnOf } from "./turns.ts";

/** So many files or bundles are on their way at once. */
const AT_ONCE = 6;
/** Of all open pages only one keeps files at a time. */
const LOCK = "saitei-keeping";
/** What is left free beside what will be kept. */
const SPARE_BYTES = 20_000_000;

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

const isComplete = async ({ place, list }: Part): Promise<boolean> =>
  (await keptOf(place)).version === list.version;

const missingOf = async (part: Part): Promise<readonly Load[]> =>
  (await isComplete(part)) ? [] : loadsFor(part.place, part.list);

async function keepLoad(load: Load, signal: AbortSignal, onKept: () => void): Promise<void> {
  const answers = await answersFor(load, signal);
  const store = await caches.open(load.store);
  for (const { path, version } of load.files) {
    signal.throwIfAborted();
    const answer = answers.get(path);
    if (!answer) throw new Error(`${path} is not in its bundle`);
    await store.put(path, await toKeep(path, answer, version));
    onKept();
  }
}

/** Keeps all of these files, several loads at once; the first that can't be kept ends it. */
async function keepFiles(
  loads: readonly Load[],
  signal: AbortSignal,
  onKept: () => void,
): Promise<void> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const troubles: unknown[] = [];
  const work = async (queue: Iterator<Load> & Iterable<Load>) => {
    try {
      for (const load of queue) {
        either.throwIfAborted();
        await keepLoad(load, either, onKept);
      }
    } catch (cause) {
      troubles.push(cause);
      ended.abort();
    }
  };
  for (const turn of TURNS) {
    // All files of a bundle have the same turn.
    const queue = loads.filter(({ files: [{ path }] }) => turnOf(path) === turn).values();
    // Nothing is on its way any more when it has ended.
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
    if (troubles.length > 0) throw troubles[0];
  }
}

/** Takes out of a part what it has no more, and writes down that it is complete. */
async function complete({ place, list }: Part): Promise<void> {
  const store = await caches.open(wholeStore(place));
  const files = filesOf(list);
  for (const key of await store.keys()) {
    if (files[new URL(key.url).pathname] === undefined) await store.delete(key);
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
  const countOf = (loads: readonly Load[]): number =>
    loads.reduce((sum, load) => sum + load.files.length, 0);
  const bytes = parts.map(
    ({ place: { size } }, at) => (countOf(missing[at] ?? []) * size.bytes) / size.files,
  );
  if (!(await hasRoomFor(bytes.reduce((sum, some) => sum + some, 0)))) return fail("room");

  const loads = missing.flat();
  const files = parts.reduce((sum, { list }) => sum + Object.keys(filesOf(list)).length, 0);
  let done = files - countOf(loads);
  onProgress({ done, files });
  await keepFiles(loads, signal, () => {
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
