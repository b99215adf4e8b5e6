/**
 * Where files are kept in the browser. What was read and what was asked for whole lie apart: the
 * first forgets what is oldest, the second nothing. Each is used by the worker and by the pages.
 */
import { LANGS } from "../i18n.ts";
import { isOfflinePage } from "../paths.ts";
import { type Facts, factsOf } from "./kept.ts";
import { findInPart } from "./part-stores.ts";
import { PARTS, type Place, placeOfPage } from "./parts.ts";
import { isScript, SCRIPTS } from "./references.ts";
import { FAMILY, PREFIX, STORES, wholeStore } from "./store-names.ts";

const ALL_PLACES: readonly Place[] = LANGS.flatMap((lang) => PARTS.map((part) => ({ lang, part })));

/** So many of the latest are kept of what is kept by the way. */
export const MOST_READ = 300;
export const MOST_SEARCHED = 600;

export const SEARCH = "/pagefind/";

/** The store of a file that is kept because somebody read it. */
export function storeFor(path: string): string {
  if (path.startsWith(SCRIPTS)) return STORES.scripts;
  if (path.startsWith(SEARCH)) return STORES.search;
  if (isOfflinePage(path)) return STORES.shell;
  return path.endsWith("/") ? STORES.read : STORES.other;
}

/** The parts that may have a file. */
function placesOf(path: string): readonly Place[] {
  const inBoth = (part: Place["part"]) => LANGS.map((lang) => ({ lang, part }));
  if (isOfflinePage(path)) return [];
  // A board goes with the pages that show it.
  if (path.startsWith(SCRIPTS)) return ALL_PLACES;
  if (path.startsWith(SEARCH)) return inBoth("search");
  const place = placeOfPage(path);
  return place ? [place] : inBoth("site");
}

/** What is kept of a file because somebody read it. */
export const findOwn = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: storeFor(path) });

/** What is kept of a file; of a page the newest, wherever it lies. */
export async function find(path: string): Promise<Response | undefined> {
  const own = await findOwn(path);
  // A board of this name is the same wherever it lies, and scripts lie nowhere else.
  if (isScript(path) || (own && path.startsWith(SCRIPTS))) return own;
  const whole: Response[] = [];
  const stores = new Set(await caches.keys());
  for (const place of placesOf(path)) {
    const kept = stores.has(wholeStore(place)) ? await findInPart(place, path) : undefined;
    if (kept) whole.push(kept);
  }
  // Newer parts of another index don't fit one that is kept whole.
  if (path.startsWith(SEARCH)) return whole[0] ?? own;
  const all = own ? [own, ...whole] : whole;
  return all.toSorted((one, other) => factsOf(other).at - factsOf(one).at)[0];
}

export const isNoRoom = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === "QuotaExceededError";

/** Puts a file last in its store, and takes out what is first as long as there are too many. */
export async function put(name: string, path: string, kept: Response, most = Infinity) {
  const store = await caches.open(name);
  await store.put(path, kept);
  if (most === Infinity) return;
  const keys = await store.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => store.delete(key)));
}

/** Makes room by forgetting the older half of what was read. */
export async function forgetOldest(): Promise<void> {
  for (const name of [STORES.read, STORES.search]) {
    const store = await caches.open(name);
    const keys = await store.keys();
    const older = keys.slice(0, Math.ceil(keys.length / 2));
    await Promise.all(older.map((key) => store.delete(key)));
  }
}

/** The pages that were read, the latest first. */
export async function pagesRead(): Promise<readonly Facts[]> {
  const kept = await (await caches.open(STORES.read)).matchAll();
  return kept.map(factsOf).reverse();
}

/** The scripts and styles that some kept page needs. */
async function scriptsInUse(): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const names = [STORES.shell, STORES.read, ...ALL_PLACES.map(wholeStore)];
  for (const name of names) {
    if (!(await caches.has(name))) continue;
    for (const page of await (await caches.open(name)).matchAll()) {
      for (const path of factsOf(page).references) used.add(path);
    }
  }
  // What a script speaks of is added behind it, and so has its turn.
  for (const path of used) {
    const script = await caches.match(path, { cacheName: STORES.scripts });
    for (const next of script ? factsOf(script).references : []) used.add(next);
  }
  return used;
}

/** Who keeps scripts has them before the pages, or after them; nobody may throw any away meanwhile. */
const SCRIPTS_LOCK = `${PREFIX}scripts`;

/** Does work that keeps scripts, when nobody is tidying up. */
export const whileKeepingScripts = <Done>(work: () => Promise<Done>): Promise<Done> =>
  navigator.locks.request(SCRIPTS_LOCK, { mode: "shared" }, work);

/**
 * Forgets the scripts of pages that are kept no more, and what older versions have left; another
 * time, if scripts are being kept just now, for what needs them may not be there yet.
 */
export const tidy = (): Promise<void> =>
  navigator.locks.request(SCRIPTS_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await forgetUnused();
  });

async function forgetUnused(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(FAMILY) && !name.startsWith(PREFIX)) await caches.delete(name);
  }
  const used = await scriptsInUse();
  const store = await caches.open(STORES.scripts);
  for (const key of await store.keys()) {
    if (!used.has(new URL(key.url).pathname)) await store.delete(key);
  }
}

/** Forgets all but the pages that tell that there is no connection. */
export async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(FAMILY) && name !== STORES.shell && name !== STORES.scripts) {
      await caches.delete(name);
    }
  }
  await tidy();
}
