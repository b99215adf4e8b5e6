/** A board in the built site, as a reader finds it. */
import type { Locator, Page } from "@playwright/test";
import { expect, type Lang } from "./site.ts";

export const RULING = "tor-madness-normal-destination-after-resolving";
export const BOARD = `${RULING}-a-creature`;

/** What the board's controls are called. */
export const words = {
  en: {
    next: "Next",
    previous: "Previous",
    first: "First",
    last: "Last",
    otherwise: "Choose otherwise",
    no: "No",
    yes: "Yes as in the script",
    undo: "Undo",
    redo: "Redo",
    startAgain: "Start again",
    copyLink: "Link to this position",
    steps: "Steps",
    script: "Script",
    ownLine: "3. Player A declines to cast Basking Rootwalla",
  },
  ja: {
    next: "次へ",
    previous: "前へ",
    first: "最初へ",
    last: "最後へ",
    otherwise: "別の選択をする",
    no: "いいえ",
    yes: "はい 手順どおり",
    undo: "元に戻す",
    redo: "やり直す",
    startAgain: "最初からやり直す",
    copyLink: "この局面へのリンク",
    steps: "手順",
    script: "本筋",
    ownLine: "3　プレイヤーAは《日を浴びるルートワラ》を唱えない",
  },
} as const;

export const addressOf = (lang: Lang): string => `/${lang}/rulings/${RULING}/`;

export const boardOn = (page: Page, id = BOARD): Locator => page.locator(`figure[id="${id}"]`);

/** Once all boards of a page have the heights that they keep: what is scrolled to stays where it is. */
export const laidOut = (page: Page): Promise<void> =>
  expect(page.locator(".board ~ .board:not([data-laid])")).toHaveCount(0);

/** What has come near the screen by a jump gets its height in the next frame. */
export const afterJump = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Scrolls to what is pointed at next: a hand that is faster would point where it no longer is. */
export async function comeTo(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await afterJump(place.page());
}

/** Scrolls to a board, and waits until it can be played. */
export async function openBoard(page: Page, lang: Lang, id = BOARD): Promise<Locator> {
  await page.goto(addressOf(lang));
  await laidOut(page);
  const board = boardOn(page, id);
  await board.scrollIntoViewIfNeeded();
  await ready(board);
  return board;
}

export async function ready(board: Locator): Promise<void> {
  await board.locator("[data-playable]").waitFor({ state: "attached" });
}

export const button = (board: Locator, name: string): Locator =>
  board.getByRole("button", { name, exact: true });

/** A tool that waits behind a button where the board is narrow. */
export async function tool(board: Locator, name: string): Promise<Locator> {
  const found = board.locator(".more-tools").getByText(name, { exact: true });
  const more = board.locator(".tool.more");
  if ((await more.isVisible()) && !(await found.isVisible())) await more.click();
  return found;
}

export const caption = (board: Locator): Locator => board.locator(".caption > p");
export const steps = (board: Locator): Locator => board.locator(".steps ol > li");
export const counter = (board: Locator): Locator => board.locator(".slider-text");
