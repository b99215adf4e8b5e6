/** The addresses of the site's pages. They are permanent: change none of them. */
import type { Lang } from "./i18n.ts";

/** The address of a page that both languages have; `page` is its part after the language. */
export const pagePath = (lang: Lang, page = ""): string => `/${lang}/${page}`;

export const guidePage = (guide: string): string => `guides/${guide}/`;
export const rulingPage = (id: string): string => `rulings/${id}/`;

export const CARDS_PAGE = "cards/";
/** Where a reader tries a card of their own; `?from=ID` begins with a card that is there. */
export const OWN_CARD_PAGE = `${CARDS_PAGE}new/`;
export const cardPage = (id: string): string => `${CARDS_PAGE}${id}/`;

/** Where a reader builds boards; `#board=…` holds one. */
export const SANDBOX_PAGE = "board/";

export const CHANGES_PAGE = "changes/";
export const changePage = (id: string): string => `${CHANGES_PAGE}${id}/`;

export const CONFORMANCE_PAGE = "conformance/";
export const casePage = (id: string): string => `${CONFORMANCE_PAGE}${id}/`;

/** What single rules say; their ids are today's numbers, those of sections and the editions. */
export const RULES_PAGE = "cr/";
export const rulePage = (id: string): string => `${RULES_PAGE}${id}/`;

/** The glossary; `#id` is a term. */
export const TERMS_PAGE = "terms/";

/** The sandbox with a board in it, as `encodeBoard` writes it. */
export const sandboxPath = (lang: Lang, payload: string): string =>
  `${pagePath(lang, SANDBOX_PAGE)}#board=${payload}`;

export const guidePath = (lang: Lang, guide: string): string => pagePath(lang, guidePage(guide));
export const rulingPath = (lang: Lang, id: string): string => pagePath(lang, rulingPage(id));
export const cardPath = (lang: Lang, id: string): string => pagePath(lang, cardPage(id));
export const rulePath = (lang: Lang, id: string): string => pagePath(lang, rulePage(id));
export const searchPath = (lang: Lang, query: string): string =>
  `${pagePath(lang, "search/")}?q=${encodeURIComponent(query)}`;

/** The short address of a ruling, in no language. */
export const shortPath = (id: string): string => `/r/${id}/`;

/** The language of the page at an address. */
export function langOf(address: URL): Lang {
  return address.pathname.startsWith("/en/") ? "en" : "ja";
}
