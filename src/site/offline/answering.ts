/** What the worker answers: from the network, or from what is kept. */
import { LANGS, type Lang } from "../i18n.ts";
import { pagePath, UNREAD_PAGE } from "../paths.ts";
import { keepFile } from "./keeping.ts";
import { fromKept } from "./kept.ts";
import type { FetchEvent } from "./scope.ts";
import { addressesFor } from "./shortcut.ts";
import { find } from "./stores.ts";

/** How long a reader waits for the network where something is kept. */
const PATIENCE_MS = 3000;

const pathOf = ({ request }: FetchEvent): string => new URL(request.url).pathname;

const patience = (): Promise<void> => new Promise((done) => setTimeout(done, PATIENCE_MS));

/** Where the browser's storage can't be read, the site is as without a worker. */
const findKept = (path: string): Promise<Response | undefined> => find(path).catch(() => undefined);

/** Does something with a copy of an answer, beside the answering; it may fail. */
function beside(
  event: FetchEvent,
  fresh: Promise<Response>,
  deed: (copy: Response) => Promise<unknown>,
): void {
  // Copied before anybody reads the answer.
  const copied = fresh.then((answer) => (answer.ok ? answer.clone() : undefined));
  event.waitUntil(copied.then((copy) => copy && deed(copy)).catch(() => {}));
}

/** The network, unless it fails or takes too long for something that is kept. */
async function networkFirst(
  fresh: Promise<Response>,
  path: string,
  otherwise: (cause: unknown) => Promise<Response>,
): Promise<Response> {
  const kept = await findKept(path);
  if (!kept) return fresh.catch(otherwise);
  const asKept = () => fromKept(kept.clone());
  // A page that is gone is gone; a server in trouble says nothing of the page.
  const heard = fresh.then((answer) => (answer.status >= 500 ? asKept() : answer), asKept);
  return Promise.race([heard, patience().then(asKept)]);
}

/** The languages of the site, the reader's first. */
function langsOf(path: string, wanted: readonly string[]): readonly Lang[] {
  const tags = [path.slice(1, 3), ...wanted.map((tag) => tag.slice(0, 2)), "en", ...LANGS];
  return [...new Set(tags)].flatMap((tag) => LANGS.filter((lang) => lang === tag));
}

/** A page that can't be had: where its address leads, or the page that says so. */
async function unread(path: string, cause: unknown): Promise<Response> {
  const langs = langsOf(path, navigator.languages);
  for (const address of addressesFor(path, langs)) {
    const { href, pathname } = new URL(address, location.href);
    if (await findKept(pathname)) return Response.redirect(href);
  }
  const told = await findKept(pagePath(langs[0] ?? "en", UNREAD_PAGE));
  if (!told) throw cause;
  return fromKept(told);
}

export function answerPage(
  event: FetchEvent,
  keep: (path: string, copy: Response) => Promise<unknown>,
): Promise<Response> {
  const path = pathOf(event);
  const load = async () => (await event.preloadResponse) ?? fetch(event.request);
  const fresh = load();
  beside(event, fresh, (copy) => keep(path, copy));
  return networkFirst(fresh, path, (cause) => unread(path, cause));
}

export function answerOther(event: FetchEvent): Promise<Response> {
  const path = pathOf(event);
  const fresh = fetch(event.request);
  beside(event, fresh, (copy) => keepFile(path, copy));
  return networkFirst(fresh, path, (cause) => Promise.reject(cause));
}

export async function answerLasting(event: FetchEvent): Promise<Response> {
  const path = pathOf(event);
  const kept = await findKept(path);
  if (kept) return fromKept(kept);
  const fresh = fetch(event.request);
  beside(event, fresh, (copy) => keepFile(path, copy));
  return fresh;
}
