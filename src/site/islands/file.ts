/** What a page says of a board, and what the board's own file holds. Browser and build share it. */
import type { BoardProps, BoardSettings, PageBoard } from "../../board/props.ts";
import type { Lang } from "../i18n.ts";
import { CARDS_PAGE, pagePath, RULES_PAGE, SANDBOX_PAGE, TERMS_PAGE } from "../paths.ts";

/** Beside the scripts: what is in it never changes without its name, and it is kept as they are. */
export const DATA_FOLDER = "/_astro/";

/** What a board is, on whatever page of its language it stands. */
export interface BoardFile
  extends Pick<BoardSettings, "id" | "title" | "embedAddress" | "years" | "lang"> {
  readonly page: PageBoard;
}

/** What is of one page alone. */
export interface OnPage {
  /** The step that is shown first. */
  readonly initial: number;
  readonly homeAddress?: string;
}

/** How a board is shown: the same when the page is built and when the board comes to life there. */
export const propsOf = (file: BoardFile, onPage: OnPage): BoardProps => ({
  ...file,
  ...onPage,
  ...addressesIn(file.lang),
});

const addressesIn = (lang: Lang) => ({
  ruleAddress: pagePath(lang, RULES_PAGE),
  termAddress: pagePath(lang, TERMS_PAGE),
  cardAddress: pagePath(lang, CARDS_PAGE),
  sandboxAddress: pagePath(lang, SANDBOX_PAGE),
});
