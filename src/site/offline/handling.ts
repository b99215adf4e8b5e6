/** What the worker does with a request. It leaves alone what it doesn't know. */
import { SCRIPTS } from "./references.ts";
import { SEARCH } from "./stores.ts";

/**
 * - `page`: the network first, for a ruling may have changed; what is kept if it fails or dawdles.
 * - `other`: the same, for files whose names stay while what is in them changes.
 * - `lasting`: what is kept first, for what is in them can't change without their names.
 * - `none`: as if there were no worker.
 */
export type Handling = "page" | "other" | "lasting" | "none";

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly isNavigation: boolean;
  /** The page that keeps files whole asks the network itself. */
  readonly isByKeeper: boolean;
}

/** A header by which the page that keeps files whole says so. */
export const KEEPER = "x-keeper";

/** What is made for other sites and for programs, and the lists of those who keep parts whole. */
const FOR_OTHERS =
  /^\/(?:api|schema|sitemap|offline\/(?:ja|en))\/|\/embed\/|\/feed\.xml$|^\/sw\.js$/;
const LASTING_SEARCH = /^\/pagefind\/(?:fragment\/|index\/|filter\/|[^/]*\.pf_meta$)/;
const OTHER = /\.(?:svg|json|webmanifest)$/;

export function handlingOf(
  { method, url, isNavigation, isByKeeper }: Asked,
  origin: string,
): Handling {
  const path = url.pathname;
  if (method !== "GET" || url.origin !== origin || isByKeeper || FOR_OTHERS.test(path)) {
    return "none";
  }
  if (isNavigation) return /\.\w+$/.test(path) ? "none" : "page";
  if (path.startsWith(SCRIPTS) || LASTING_SEARCH.test(path)) return "lasting";
  if (path.startsWith(SEARCH) || OTHER.test(path)) return "other";
  return "none";
}
