/** The outcomes of a position: looked for in a worker, listed, drawn, and opened on the board. */
import type { Locator } from "@playwright/test";
import { button, caption, counter, openBoard, tool, words } from "./board-page.ts";
import { expect, LANGS, type Lang, test } from "./site.ts";

const said = {
  en: {
    outcomes: "Outcomes",
    found: (outcomes: number, positions: number) =>
      `${outcomes} outcomes in ${positions} positions`,
    open: (number: number) => `Open outcome ${number} on the board`,
    fromHere: "Search from here",
    by: "Whose choices",
    buried: "Basking Rootwalla is put into player A's graveyard",
    graveyard: ["A's Basking Rootwalla", "graveyard"],
    same: "Whatever is chosen, it comes to the same.",
  },
  ja: {
    outcomes: "あり得る結果",
    found: (outcomes: number, positions: number) =>
      `結果は${outcomes}通り（${positions}局面を調査）`,
    open: (number: number) => `結果${number}を盤面で見る`,
    fromHere: "今の局面から調べる",
    by: "誰の選択を試すか",
    buried: "《日を浴びるルートワラ》はプレイヤーAの墓地に置かれ",
    graveyard: ["《日を浴びるルートワラ》（A）", "墓地"],
    same: "どう選んでも同じ結果になります。",
  },
} as const;

const rows = (board: Locator): Locator => board.locator(".outcome-list tbody tr");
const leaves = (board: Locator): Locator => board.locator(".outcome-picture .leaf");

async function open(board: Locator, lang: Lang): Promise<void> {
  await (await tool(board, said[lang].outcomes)).click();
  await expect(board.locator(".outcome-list")).toBeVisible();
}

for (const lang of LANGS) {
  test(`lists what can come of a position, and opens it on the board (${lang})`, async ({
    page,
  }) => {
    const { found, graveyard, buried, open: openWord, outcomes } = said[lang];
    const board = await openBoard(page, lang);
    await open(board, lang);
    // Nothing is done; or the ability is activated, and the discarded card is cast or not.
    await expect(board.locator(".found")).toHaveText(found(3, 5));
    await expect(rows(board)).toHaveCount(3);
    for (const text of graveyard) await expect(rows(board).nth(2)).toContainText(text);
    await button(board, openWord(3)).click();
    await expect(board.locator(".steps .is-own").last()).toContainText(buried);
    await button(board, words[lang].undo).click();
    await expect(counter(board)).toContainText("0");
    await (await tool(board, outcomes)).click();
    await expect(board.locator(".outcomes")).toHaveCount(0);
  });
}

test("looks on from another step, or only as far as one player can bring it", async ({ page }) => {
  const { found, fromHere, by, same } = said.en;
  const board = await openBoard(page, "en");
  await open(board, "en");
  await button(board, words.en.next).click();
  await button(board, words.en.next).click();
  await button(board, fromHere).click();
  await expect(board.locator(".found")).toHaveText(found(2, 3));
  await board.getByLabel(by).selectOption("B");
  await button(board, words.en.first).click();
  await button(board, fromHere).click();
  // Player A passes, and player B can do nothing.
  await expect(board.locator(".outcome-list")).toContainText(same);
});

test("the leaves of the picture open the board, by keyboard alone", async ({ page }) => {
  const board = await openBoard(page, "en");
  await open(board, "en");
  await expect(leaves(board)).toHaveCount(3);
  await expect(leaves(board).and(board.locator('[tabindex="0"]'))).toHaveCount(1);
  await leaves(board).first().focus();
  await page.keyboard.press("End");
  const last = leaves(board).last();
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleName(/declines to cast Basking Rootwalla/);
  await page.keyboard.press("Enter");
  await expect(caption(board)).toContainText(said.en.buried);
});

test("nothing is wider than a screen of 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const board = await openBoard(page, "ja");
  await open(board, "ja");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("its parts come only when they are asked for", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const board = await openBoard(page, "en");
  expect(loaded.filter((url) => /Outcomes|worker/.test(url))).toEqual([]);
  await open(board, "en");
  expect(loaded.filter((url) => /Outcomes|worker/.test(url)).length).toBeGreaterThanOrEqual(2);
});
