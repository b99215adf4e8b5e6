/** A page's board before the engine is there: what can be watched, and what brings the engine. */
import type { Page } from "@playwright/test";
import { strings } from "../../src/board/words/both.ts";
import { button, caption, counter, openBoard } from "./board-page.ts";
import { expect, LANGS, test } from "./site.ts";

/** What plays: the engine with the words of a language. */
const ENGINE = /\/_astro\/Play(En|Ja)\./;

/** The scripts of the engine that the page has asked for. */
function asked(page: Page): readonly string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    if (ENGINE.test(request.url())) found.push(request.url());
  });
  return found;
}

for (const lang of LANGS) {
  const said = strings[lang];

  test(`a script is watched without the engine, which comes for a departure (${lang})`, async ({
    page,
  }) => {
    const engine = asked(page);
    const board = await openBoard(page, lang);
    await button(board, said.next).click();
    await button(board, said.next).click();
    await button(board, said.previous).click();
    await expect(counter(board)).toHaveText(said.stepOf("1", 4));
    expect(engine).toEqual([]);
    await board.locator(".otherwise").click();
    await expect(board.locator(".choosing .question")).toBeVisible();
    await expect(counter(board)).toHaveText(said.stepOf("1", 4));
    expect(engine).toHaveLength(1);
  });

  test(`the engine comes for what follows the last step (${lang})`, async ({ page }) => {
    const engine = asked(page);
    const board = await openBoard(page, lang);
    await button(board, said.last).click();
    await expect(board.locator(".choosing .question")).toBeVisible();
    expect(engine).toHaveLength(1);
  });

  test(`without a connection the script is still watched, and the board says why no more (${lang})`, async ({
    page,
    troubles,
  }) => {
    await page.route(ENGINE, (route) => route.abort());
    const board = await openBoard(page, lang);
    await board.locator(".otherwise").click();
    await expect(board.getByText(said.cutOff)).toBeVisible();
    const before = await caption(board).innerText();
    await button(board, said.next).click();
    await expect(caption(board)).not.toHaveText(before);
    // The browser says what was cut off, and nothing else is wrong.
    expect(troubles.filter((trouble) => !trouble.includes("Failed to load resource"))).toEqual([]);
    troubles.length = 0;
  });
}
