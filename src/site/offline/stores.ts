/**
 * Where files are kept in the browser. What was read and what was asked for whole lie apart: the
 * first forgets what is oldest, the second nothing. Each is used by the worker and by the pages.
 */
import { LANGS } from "../i18n.ts";
import { isOfflinePage } from "../paths.ts";
import { type Facts, factsOf } from "./kept.ts";
import { listPath, PARTS, type Place, placeOfPage } from "./parts.ts";
import { SCRIPTS } from "./references.ts";

/** The number is that of the way in which files are kept. */
const FAMILY = "saitei-";
const PREFIX = `${FAMILY}1-`;

export const STORES = {
  /** The pages that tell that there is no connection. */
  shell: `${PREFIX}shell`,
  read: `${PREFIX}read`,
  /** Scripts and styles. Their names change with what is in them, so all versions lie together. */
  scripts: `${PREFIX}scripts`,
  search: `${PREFIX}search`,
  /** Pictures, words, gists. */
  other: `${PREFIX}other`,
} as const;

export const wholeStore = ({ lang, part }: Place): string => `${PREFIX}whole-${lang}-${part}`;

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

/**
 * The stores in which a file may lie. An index of the search that is kept whole comes before one
 * with only what was searched for.
 */
function storesOf(path: string): readonly string[] {
  const own = storeFor(path);
  const whole = (part: Place["part"]) => LANGS.map((lang) => wholeStore({ lang, part }));
  switch (own) {
    case STORES.search:
      return [...whole("search"), own];
    case STORES.other:
      return [own, ...whole("site")];
    case STORES.read: {
      const place = placeOfPage(path);
      return place ? [own, wholeStore(place)] : [own, ...whole("site")];
    }
    default:
      return [own];
  }
}

/** What is kept of a file; of a page the newest, wherever it lies. */
export async function find(path: string): Promise<Response | undefined> {
  const found: Response[] = [];
  for (const cacheName of storesOf(path)) {
    const kept = await caches.match(path, { cacheName });
    if (kept) found.push(kept);
  }
  if (path.startsWith(SEARCH)) return found[0];
  return found.toSorted((one, other) => factsOf(other).at - factsOf(one).at)[0];
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

export interface Kept {
  readonly files: number;
  /** Of what was kept to the last file: which version that was. */
  readonly version: string | undefined;
}

/** How much of a part is kept whole. */
export async function keptOf(place: Place): Promise<Kept> {
  const name = wholeStore(place);
  if (!(await caches.has(name))) return { files: 0, version: undefined };
  const store = await caches.open(name);
  const list = await store.match(listPath(place));
  const files = (await store.keys()).length;
  return { files, version: list && factsOf(list).version };
}
