/**
 * Begins to keep what is read: registers the worker, tells it which page is being read, and hears
 * from it when that page has become another. Whatever fails here, the page is as without it.
 */
import { type FromWorker, parseFromWorker, type ToWorker } from "./messages.ts";
import { versionShown } from "./version.ts";

/** How often the site is asked, at most, whether it is another; only by who comes back to a page. */
const ASK_EVERY_MS = 60 * 60 * 1000;

const path = location.pathname;
const version = versionShown();
/** The page that stands in the place of another is that other page to nobody. */
const isInPlace = document.querySelector("[data-unread]") !== null;

const say = (message: ToWorker): void => navigator.serviceWorker.controller?.postMessage(message);

const check = (): void => {
  if (!isInPlace) say({ is: "check", path });
};

/** Whether the reader has asked for little to be loaded. */
const isSparing = (): boolean =>
  "connection" in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;

let isAnnounced = false;

async function announce(fresh: FromWorker | undefined): Promise<void> {
  const isOther = fresh?.path === path && version !== undefined && fresh.version !== version;
  if (!isOther || isInPlace || isAnnounced) return;
  isAnnounced = true;
  const { showBar } = await import("./bar.ts");
  await showBar();
}

/** Asks for a newer worker, which there is with every newer site, when a reader comes back. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_EVERY_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

export async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => announce(parseFromWorker(data)));
  serviceWorker.startMessages();
  // The first worker takes over the page that brought it; each one after it, a newer site's.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) check();
    isFirst = false;
  });
  await serviceWorker.register("/sw.js");
  const registration = await serviceWorker.ready;
  if (version !== undefined && !isInPlace) {
    const read: ToWorker = { is: "read", path, version, isWhole: !isSparing() };
    registration.active?.postMessage(read);
  }
  askAgain(registration);
}
