/** Keeps what is read, and what goes with it. */
import { LANGS, type Lang } from "../i18n.ts";
import { OFFLINE_PAGE, pagePath, UNREAD_PAGE } from "../paths.ts";
import { type Facts, factsOf, toKeep } from "./kept.ts";
import { wordsOf } from "./parts.ts";
import { STORES } from "./store-names.ts";
import {
  find,
  findOwn,
  forgetOldest,
  isNoRoom,
  MOST_READ,
  MOST_SEARCHED,
  put,
  storeFor,
  whileKeepingScripts,
} from "./stores.ts";

/** How many of a store's files are kept; the others have as many as the site. */
const MOST: Readonly<Record<string, number>> = {
  [STORES.read]: MOST_READ,
  [STORES.search]: MOST_SEARCHED,
};

/** Keeps a file; where there is no room, what was read long ago goes first. */
async function keep(path: string, kept: Response): Promise<void> {
  const store = storeFor(path);
  const again = kept.clone();
  try {
    await put(store, path, kept, MOST[store]);
  } catch (cause) {
    if (!isNoRoom(cause)) throw cause;
    await forgetOldest();
    await put(store, path, again, MOST[store]);
  }
}

/** Keeps a page as it came, unless it is none of this site. */
export async function keepPage(path: string, answer: Response): Promise<Facts | undefined> {
  const kept = await toKeep(path, answer);
  const facts = factsOf(kept);
  if (facts.version === undefined) return undefined;
  // Without room it is still known which version there is.
  await keep(path, kept).catch(() => {});
  return facts;
}

export async function keepFile(path: string, answer: Response): Promise<Facts> {
  const kept = await toKeep(path, answer);
  await keep(path, kept);
  return factsOf(kept);
}

/** Keeps files that nobody has asked for yet; one that can't be had is missed when it is needed. */
async function fetchAndKeep(path: string): Promise<Facts | undefined> {
  try {
    const answer = await fetch(path);
    return answer.ok ? await keepFile(path, answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps scripts and styles, with those that they load, now or when a reader asks for more. */
export function keepReferences(paths: readonly string[]): Promise<void> {
  return whileKeepingScripts(async () => {
    const all = new Set(paths);
    // What is added goes behind, and so has its turn.
    for (const path of all) {
      // A part that is kept whole may lose it with its next version.
      const kept = await findOwn(path);
      const facts = kept ? factsOf(kept) : await fetchAndKeep(path);
      for (const next of facts?.references ?? []) all.add(next);
    }
  });
}

export async function keepWords(lang: Lang): Promise<void> {
  for (const path of wordsOf(lang)) {
    if (!(await find(path))) await fetchAndKeep(path);
  }
}

/** Keeps what stands in the place of pages that are not there. Without it there is no worker. */
export async function keepShell(): Promise<void> {
  const pages = LANGS.flatMap((lang) =>
    [OFFLINE_PAGE, UNREAD_PAGE].map((at) => pagePath(lang, at)),
  );
  for (const path of pages) {
    const answer = await fetch(path, { cache: "no-cache" });
    const facts = answer.ok ? await keepPage(path, answer) : undefined;
    if (facts === undefined) throw new Error(`${path}: ${answer.status}`);
    await keepReferences(facts.references);
  }
  await fetchAndKeep("/favicon.svg");
}
