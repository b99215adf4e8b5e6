/**
 * A part that is kept whole has a store of its own: its bundles as they came, what came alone, and
 * the list of what is in them. While a newer version comes, it has the lists of both.
 */
import { type Files, unbundled } from "./bundle.ts";
import { factsOf, fileOfBundle, fromKept, toKeep, unpacked } from "./kept.ts";
import { lately } from "./lately.ts";
import { type FileList, parseFileList } from "./lists.ts";
import { listPath, type Place } from "./parts.ts";
import { wholeStore } from "./store-names.ts";

/** The list of a version that is not complete. */
const comingPath = (place: Place): string => `${listPath(place)}.coming`;

/** Of what is kept, in words that change when it is kept anew. */
function keyOf(kept: Response): string {
  const { path, at } = factsOf(kept);
  return `${path} ${at}`;
}

/** By the address of a file, that of the bundle in which it is. */
type Index = ReadonlyMap<string, string>;

/** As many as there are parts. */
const rememberIndex = lately<Index>(12);

const indexOf = (list: Response): Promise<Index> =>
  rememberIndex(keyOf(list), async () => {
    const read = parseFileList(await fromKept(list).json());
    const bundles = Object.entries(read.ok ? read.value.bundles : {});
    return new Map(bundles.flatMap(([bundle, files]) => files.map((file) => [file, bundle])));
  });

/** Who reads a file of a bundle soon reads its neighbours. Each takes a megabyte or two. */
const rememberFiles = lately<Files>(4);

const contentOf = (bundle: Response): Promise<Files> =>
  rememberFiles(keyOf(bundle), async () => {
    const files = unbundled(await unpacked(bundle));
    return files.ok ? files.value : new Map();
  });

/** A file of a part, if it is kept; while a newer version comes, that of the newer. */
export async function findInPart(place: Place, path: string): Promise<Response | undefined> {
  const inStore = (one: string) => caches.match(one, { cacheName: wholeStore(place) });
  const alone = await inStore(path);
  if (alone) return alone;
  for (const listed of [comingPath(place), listPath(place)]) {
    const list = await inStore(listed);
    const address = list && (await indexOf(list)).get(path);
    const bundle = address && (await inStore(address));
    const file = bundle && (await contentOf(bundle)).get(path);
    if (file) return fileOfBundle(bundle, path, file);
  }
  return undefined;
}

export interface Kept {
  readonly files: number;
  /** Of what was kept to the last file: which version that was. */
  readonly version: string | undefined;
}

/** How much of a part is kept whole. */
export async function keptOf(place: Place): Promise<Kept> {
  const name = wholeStore(place);
  if (!(await caches.has(name))) return { files: 0, version: undefined };
  const all = (await (await caches.open(name)).matchAll()).map(factsOf);
  const list = all.find(({ path }) => path === listPath(place));
  const others = all.filter((facts) => facts !== list && facts.path !== comingPath(place));
  return { files: others.reduce((sum, { files }) => sum + files, 0), version: list?.version };
}

async function keepList(place: Place, path: string, list: FileList): Promise<void> {
  const store = await caches.open(wholeStore(place));
  await store.put(path, await toKeep(path, Response.json(list), list.version));
}

/** Writes down what is coming, so that all of it is found as soon as it is kept. */
export const announce = (place: Place, list: FileList): Promise<void> =>
  keepList(place, comingPath(place), list);

/** Takes out of a part what it has no more, and writes down that it is complete. */
export async function complete(place: Place, list: FileList): Promise<void> {
  await keepList(place, listPath(place), list);
  const lasting = new Set([
    listPath(place),
    ...Object.keys(list.alone),
    ...Object.keys(list.bundles),
  ]);
  const store = await caches.open(wholeStore(place));
  for (const key of await store.keys()) {
    if (!lasting.has(new URL(key.url).pathname)) await store.delete(key);
  }
}
