/** Where an address leads that is no page's own, for readers whose network can't say it. */
import type { Lang } from "../i18n.ts";
import { boardPage, cardPage, pagePath, rulePage, rulingPage } from "../paths.ts";

/** The page that a short address stands for, after the language. */
function pageOf(path: string): string | undefined {
  const [, kind, id = "", board] = /^\/(r|b|c|cr)\/([^/]+)\/(?:([^/]+)\/)?$/.exec(path) ?? [];
  if (kind === "b") return board === undefined ? undefined : boardPage(id, board);
  if (board !== undefined) return undefined;
  if (kind === "r") return rulingPage(id);
  if (kind === "c") return cardPage(id);
  return kind === "cr" ? rulePage(id) : undefined;
}

/** The addresses to try, the reader's language first. */
export function addressesFor(path: string, langs: readonly Lang[]): readonly string[] {
  if (!path.endsWith("/")) return [`${path}/`];
  const page = pageOf(path);
  return page === undefined ? [] : langs.map((lang) => pagePath(lang, page));
}
