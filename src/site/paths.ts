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
/** Behind that board: it is to be changed, from its beginning, and not only to be seen. */
export const TO_CHANGE = "&step=0&form";

export const CHANGES_PAGE = "changes/";
export const changePage = (id: string): string => `${CHANGES_PAGE}${id}/`;

/** What the boards of a change belong to; no ruling's id begins like it. */
const OWNED_BY_CHANGE = "change-";
export const ownerOfChange = (id: string): string => OWNED_BY_CHANGE + id;

/** The page that a board stands on, and its place there; its owner is a ruling or a change. */
export function boardPage(owner: string, board: string): string {
  const page = owner.startsWith(OWNED_BY_CHANGE)
    ? changePage(owner.slice(OWNED_BY_CHANGE.length))
    : rulingPage(owner);
  return `${page}#${owner}-${board}`;
}

export const CONFORMANCE_PAGE = "conformance/";
export const casePage = (id: string): string => `${CONFORMANCE_PAGE}${id}/`;

/** What single rules say; their ids are today's numbers, those of sections and the editions. */
export const RULES_PAGE = "cr/";
/** How well each rule is covered; no rule's id is a word. */
export const RULES_MAP_PAGE = `${RULES_PAGE}map/`;
export const rulePage = (id: string): string => `${RULES_PAGE}${id}/`;

/** The glossary; `#id` is a term. */
export const TERMS_PAGE = "terms/";

export const guidePath = (lang: Lang, guide: string): string => pagePath(lang, guidePage(guide));
export const rulingPath = (lang: Lang, id: string): string => pagePath(lang, rulingPage(id));
export const cardPath = (lang: Lang, id: string): string => pagePath(lang, cardPage(id));
export const embedPath = (lang: Lang, owner: string, board: string): string =>
  pagePath(lang, embedPage(owner, board));
export const rulePath = (lang: Lang, id: string): string => pagePath(lang, rulePage(id));
/** The names by which a search answers at once. */
export const searchNamesPath = (lang: string): string => `/search/${lang}.json`;
export const searchPath = (lang: Lang, query: string): string =>
  `${pagePath(lang, "search/")}?q=${encodeURIComponent(query)}`;

/** Boards for the pages of others; the page itself tells how to put them there. */
export const EMBED_PAGE = "embed/";
export const embedPage = (owner: string, board: string): string =>
  `${EMBED_PAGE}${owner}/${board}/`;
/** What makes embedded boards as high as they are, for the pages of others. */
export const EMBED_SCRIPT = "/embed/saitei-board.js";
/** What the oEmbed of a board is read from. */
export const oembedPath = (lang: Lang, owner: string, board: string): string =>
  `/api/oembed/${lang}/${owner}/${board}.json`;

/** What the site is, where its answers come from, and what becomes of what a reader does. */
export const ABOUT_PAGE = "about/";
/** The data, described for those who read it with programs. */
export const DATA_PAGE = "data/";
/** What is new and what has changed among the rulings. */
export const NEWS_PAGE = "news/";

/** The short addresses, in no language: of a ruling, one of its boards, a card, a rule. */
export const shortPath = (id: string): string => `/r/${id}/`;
export const shortBoardPath = (owner: string, board: string): string => `/b/${owner}/${board}/`;
export const shortEmbedPath = (owner: string, board: string): string =>
  `/${embedPage(owner, board)}`;
export const shortCardPath = (id: string): string => `/c/${id}/`;
export const shortRulePath = (id: string): string => `/cr/${id}/`;

/** The rulings that are new or have changed, for readers of feeds. */
export const feedPath = (lang: Lang): string => pagePath(lang, "feed.xml");

/** What a reader keeps in the browser, and can keep. */
export const OFFLINE_PAGE = "offline/";
/** What stands in the place of a page that is not kept while there is no connection. */
export const UNREAD_PAGE = `${OFFLINE_PAGE}unread/`;

export const isOfflinePage = (path: string): boolean => /^\/(ja|en)\/offline\//.test(path);

/** What a phone is told that puts the site on its home screen. */
export const appPath = (lang: Lang): string => pagePath(lang, "manifest.webmanifest");

/** The pictures of the site on a home screen, by their size, and one for screens that cut them. */
export const ICONS = ["180", "192", "512", "512-maskable"] as const;
export type Icon = (typeof ICONS)[number];
export const iconPath = (icon: Icon): string => `/icons/${icon}.png`;

/** The language of the page at an address. */
export function langOf(address: URL): Lang {
  return address.pathname.startsWith("/en/") ? "en" : "ja";
}
