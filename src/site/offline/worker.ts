/**
 * The service worker: it keeps what is read, and gives it back when the network doesn't. A newer
 * one takes over at once, for that changes nothing a reader sees: pages are kept with the scripts
 * they were made with, and a page that has become another says so itself.
 */
import { langOf } from "../paths.ts";
import { answerLasting, answerOther, answerPage } from "./answering.ts";
import { handlingOf, KEEPER } from "./handling.ts";
import { keepPage, keepReferences, keepShell, keepWords } from "./keeping.ts";
import { factsOf } from "./kept.ts";
import { type FromWorker, parseToWorker, type ToWorker } from "./messages.ts";
import type { WorkerScope } from "./scope.ts";
import { find, tidy } from "./stores.ts";

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

/** The pages that are being kept just now. */
const underway = new Map<string, Promise<void>>();

/** Keeps a page that came from the network, and tells those who read it which version it is. */
function arrived(path: string, answer: Response): Promise<void> {
  const work = async () => {
    const version = (await keepPage(path, answer))?.version;
    if (version === undefined) return;
    const message: FromWorker = { is: "fresh", path, version };
    for (const client of await scope.clients.matchAll({ includeUncontrolled: true })) {
      if (new URL(client.url).pathname === path) client.postMessage(message);
    }
  };
  const done = work().finally(() => underway.delete(path));
  underway.set(path, done);
  return done;
}

/** Asks the network for a page; without one, nothing is known. */
async function refresh(path: string): Promise<void> {
  try {
    const answer = await fetch(path, { cache: "no-cache" });
    if (answer.ok && !answer.redirected) await arrived(path, answer);
  } catch {
    // It is tried again when the page is read again.
  }
}

async function hear(message: ToWorker): Promise<void> {
  const { path } = message;
  switch (message.is) {
    case "check":
      return refresh(path);
    case "read": {
      await underway.get(path);
      const known = await find(path);
      if (!known || factsOf(known).version !== message.version) await refresh(path);
      const kept = await find(path);
      if (!kept || !message.isWhole) return;
      await keepReferences(factsOf(kept).references);
      return keepWords(langOf(new URL(path, origin)));
    }
  }
}

scope.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  const begin = async () => {
    // The network is asked while the worker wakes up.
    await scope.registration.navigationPreload?.enable();
    // Before the pages that are open ask for their scripts to be kept.
    const tidied = tidy();
    await scope.clients.claim();
    await tidied;
  };
  event.waitUntil(begin());
});

scope.addEventListener("message", (event) => {
  const message = parseToWorker(event.data);
  if (message) event.waitUntil(hear(message));
});

scope.addEventListener("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = {
    method,
    url: new URL(url),
    isNavigation: mode === "navigate",
    isByKeeper: headers.has(KEEPER),
  };
  const handling = handlingOf(asked, origin);
  switch (handling) {
    case "none":
      return;
    case "page":
      return event.respondWith(answerPage(event, arrived));
    case "other":
      return event.respondWith(answerOther(event));
    case "lasting":
      return event.respondWith(answerLasting(event));
    default:
      return handling satisfies never;
  }
});
