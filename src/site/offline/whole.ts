/** Keeps whole parts of the site, bundle by bundle, from the page on which a reader asks for it. */
import { fail, ok, type Result } from "../../engine/result.ts";
import { fetchList } from "./fetching.ts";
import { type FileList, filesOf, type PartSize } from "./lists.ts";
import { filesIn, keepLoad, type Load, loadsFor } from "./loads.ts";
import { announce, complete, keptOf } from "./part-stores.ts";
import type { Place } from "./parts.ts";
import { isNoRoom, tidy, whileKeepingScripts } from "./stores.ts";
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

/** Keeps all of these, several at once; the first that can't be kept ends it. */
async function keepLoads(
  loads: readonly Load[],
  signal: AbortSignal,
  onKept: (load: Load) => void,
): Promise<void> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const troubles: unknown[] = [];
  const work = async (queue: Iterator<Load> & Iterable<Load>) => {
    try {
      for (const load of queue) {
        either.throwIfAborted();
        await keepLoad(load, either);
        onKept(load);
      }
    } catch (cause) {
      troubles.push(cause);
      ended.abort();
    }
  };
  for (const turn of TURNS) {
    // All files of a bundle have the same turn.
    const queue = loads
      .filter((load) => filesIn(load).some((file) => turnOf(file) === turn))
      .values();
    // Nothing is on its way any more when it has ended.
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
    if (troubles.length > 0) throw troubles[0];
  }
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

  const isKept = await Promise.all(parts.map(isComplete));
  const newer = parts.filter((_, at) => !isKept[at]);
  const missing = await Promise.all(newer.map(({ place, list }) => loadsFor(place, list)));
  const countOf = (loads: readonly Load[]): number => loads.flatMap(filesIn).length;
  const bytes = newer.map(
    ({ place: { size } }, at) => (countOf(missing[at] ?? []) * size.bytes) / size.files,
  );
  if (!(await hasRoomFor(bytes.reduce((sum, some) => sum + some, 0)))) return fail("room");

  const loads = missing.flat();
  const files = parts.reduce((sum, { list }) => sum + filesOf(list).length, 0);
  let done = files - countOf(loads);
  onProgress({ done, files });
  for (const { place, list } of newer) await announce(place, list);
  await keepLoads(loads, signal, (load) => {
    done += filesIn(load).length;
    onProgress({ done, files });
  });
  for (const { place, list } of newer) await complete(place, list);
  return ok({ done, files, isNew: newer.length > 0 });
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
