/** What of a part must come from the network, in bundles or file by file, and how it comes. */
import { mediaTypeOf } from "../media-types.ts";
import { unbundled } from "./bundle.ts";
import { KEEPER } from "./handling.ts";
import { canUnpack, factsOf, unpacked } from "./kept.ts";
import type { FileList, Versions } from "./lists.ts";
import type { Place } from "./parts.ts";
import { SCRIPTS } from "./references.ts";
import { STORES, wholeStore } from "./stores.ts";

/** A bundle comes if more than this share of its files are wanted; else those come one by one. */
const WORTH_A_BUNDLE = 0.25;
/** How long after each failure it is tried again. */
const PAUSES_MS = [1000, 4000];

interface File {
  readonly path: string;
  readonly version: string;
}

/** Files that come with one answer of the network, and the store in which they will lie. */
export type Load = { readonly store: string } & (
  | { readonly is: "file"; readonly files: readonly [File] }
  | { readonly is: "bundle"; readonly path: string; readonly files: readonly [File, ...File[]] }
);

/** The versions that lie in a store, by address. */
async function versionsIn(name: string): Promise<ReadonlyMap<string, string | undefined>> {
  const kept = await (await caches.open(name)).matchAll();
  return new Map(kept.map(factsOf).map(({ path, version }) => [path, version]));
}

/** For all files of a part that aren't kept yet, or in another version. */
export async function loadsFor(place: Place, list: FileList): Promise<readonly Load[]> {
  const kept = await versionsIn(wholeStore(place));
  const scripts = await versionsIn(STORES.scripts);
  const isKept = ([path, version]: readonly [string, string]): boolean =>
    path.startsWith(SCRIPTS) ? scripts.has(path) : kept.get(path) === version;
  const missing = (files: Versions): readonly File[] =>
    Object.entries(files)
      .filter((file) => !isKept(file))
      .map(([path, version]) => ({ path, version }));
  const storeOf = ({ path }: File): string =>
    path.startsWith(SCRIPTS) ? STORES.scripts : wholeStore(place);

  const alone = (files: readonly File[]): readonly Load[] =>
    files.map((file) => ({ is: "file", store: storeOf(file), files: [file] }));
  const bundled = Object.entries(list.bundles).flatMap(([path, all]): readonly Load[] => {
    const files = missing(all);
    const [first, ...others] = files;
    const isWorth = canUnpack() && files.length > Object.keys(all).length * WORTH_A_BUNDLE;
    if (!first || !isWorth) return alone(files);
    // All files of a bundle have one turn, and so one store.
    return [{ is: "bundle", path, store: storeOf(first), files: [first, ...others] }];
  });
  return [...bundled, ...alone(missing(list.alone))];
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
      return await read(answer);
    } catch (cause) {
      if (signal.aborted || wait === undefined) throw cause;
      await pause(wait);
    }
  }
  throw new Error(path);
}

async function unbundle(answer: Response): Promise<ReadonlyMap<string, Response>> {
  const files = unbundled(await unpacked(answer));
  if (!files.ok) throw new Error("not a bundle, or not a whole one");
  const responses = [...files.value].map(([path, body]) => {
    // What the host says of a bundle, it says of each file in it; only their types differ.
    const headers = new Headers(answer.headers);
    headers.set("content-type", mediaTypeOf(path));
    return [path, new Response(body, { headers })] as const;
  });
  return new Map(responses);
}

/** A load's files, each as the network would answer for it alone. Rejects if it can't be had. */
export function answersFor(
  load: Load,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Response>> {
  if (load.is === "bundle") return fetching(load.path, signal, unbundle);
  const [{ path }] = load.files;
  return fetching(path, signal, async (answer) => {
    const { status, headers } = answer;
    return new Map([[path, new Response(await answer.arrayBuffer(), { status, headers })]]);
  });
}
