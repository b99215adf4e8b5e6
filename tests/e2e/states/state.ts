/** A state of the board, and how a reader comes to it: for looking at it, by axe and in pictures. */
import type { Locator, Page } from "@playwright/test";
import { strings } from "../../../src/board/words/both.ts";
import { encodeBoard } from "../../../src/notation/url.ts";
import { sandboxWords } from "../../../src/site/sandbox/words.ts";
import {
  BOARD,
  boardOn,
  button,
  counter,
  laidOut,
  openBoard,
  ready,
  steps,
} from "../board-page.ts";
import { openSandbox } from "../build.ts";
import { expect, type Lang, PAGE_KINDS } from "../site.ts";

export interface State {
  readonly name: string;
  readonly open: (page: Page, lang: Lang) => Promise<Locator>;
}

/** What the board calls its controls. Here they are only a way, so nobody writes them again. */
export const saysOf = (lang: Lang) => ({ ...strings[lang], sandbox: sandboxWords(lang) });

/** The first ruling board with a madness spell, at a step. */
export async function atStep(page: Page, lang: Lang, step = 0, id = BOARD): Promise<Locator> {
  const board = await openBoard(page, lang, id);
  if (step > 0) await steps(board).nth(step).getByRole("button").click();
  return board;
}

/** A ruling's board, after so many steps forward. */
export async function ofRuling(
  page: Page,
  lang: Lang,
  ruling: string,
  id: string,
  forward = 0,
): Promise<Locator> {
  await page.goto(`/${lang}/rulings/${ruling}/`);
  await laidOut(page);
  const board = boardOn(page, `${ruling}-${id}`);
  await board.scrollIntoViewIfNeeded();
  await ready(board);
  for (let step = 0; step < forward; step += 1) {
    await button(board, strings[lang].next).click();
  }
  return board;
}

/** A board as it is written, without its form. */
export async function written(page: Page, lang: Lang, notation: string): Promise<Locator> {
  await page.goto(`/${lang}/${PAGE_KINDS.sandbox}#board=${await encodeBoard(notation)}`);
  const board = page.locator("#board");
  await expect(board.locator(".caption")).toBeVisible();
  return board;
}

/** The whole page on which boards are built, with a text in it. */
export async function typed(page: Page, lang: Lang, notation: string): Promise<Locator> {
  await openSandbox(page, lang);
  const { sandbox } = saysOf(lang);
  await page
    .locator(".sb-tools")
    .getByRole("button", { name: sandbox.asText, exact: true })
    .click();
  await page.getByRole("textbox", { name: sandbox.text, exact: true }).fill(notation);
  await expect(page.locator(".sb-status")).toBeVisible();
  return page.locator(".sandbox");
}

const choices = (board: Locator): Locator => board.locator(".choosing");

/** Gives the first, or another, of the answers that are buttons. */
export const answer = (board: Locator, place = 0): Promise<void> =>
  choices(board).locator(".answers button").nth(place).click();

/** Passing priority is the last of them, before what only makes mana. */
export async function pass(board: Locator, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const before = await counter(board).innerText();
    await choices(board).locator(":scope > .answers button").last().click();
    // The button of the question before may still be there.
    await expect(counter(board)).not.toHaveText(before);
  }
}

export const decide = (board: Locator): Promise<void> =>
  choices(board).locator(".decide").last().click();

/** Every fold of what is looked at. */
export async function unfold(shown: Locator): Promise<void> {
  await shown.locator("details:not([open]) > summary:visible").evaluateAll((all) => {
    for (const summary of all) if (summary instanceof HTMLElement) summary.click();
  });
}
