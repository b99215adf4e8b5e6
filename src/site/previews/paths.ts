/** The addresses of the pictures for links. They are permanent, as those of the pages are. */
import type { Lang } from "../i18n.ts";
import { shortBoardPath } from "../paths.ts";
import type { Board } from "../rulings.ts";

/** A picture, and what it is for those who can't see it. */
export interface PreviewImage {
  readonly path: string;
  readonly alt: string;
}

/** What every service that shows links has room for. */
export const previewSize = { width: 1200, height: 630 } as const;

const PREVIEWS_FOLDER = "previews";

/** The page, after the language, whose picture stands for all pages that have none of their own. */
export const HOME = "";

/** The picture of a page; `page` is the part of the page's address after the language. */
export const previewPath = (lang: Lang, page: string): string =>
  `/${PREVIEWS_FOLDER}/${lang}/${page.replace(/\/$/, "") || "home"}.png`;

/**
 * The language of the pictures for addresses in no language. It is that of the page which search
 * engines are told to keep for such an address; the title beside the picture is Japanese, so a
 * shared link says what it is to readers of either.
 */
export const SHORT_LANG = "en" satisfies Lang;

/** What of a ruling or a change stands on its picture: what is so by the newest rules. */
export const shownBoard = (boards: readonly Board[]): Board | undefined =>
  boards.toSorted((one, other) => other.rules.localeCompare(one.rules))[0];

/** What is drawn for a board's short address, as if it were a page: `b/OWNER/BOARD/`. */
export const boardPicture = (owner: string, board: string): string =>
  shortBoardPath(owner, board).slice(1);
