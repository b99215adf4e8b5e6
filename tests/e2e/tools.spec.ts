/** The tools below a board: on a narrow one those that open something wait behind one button. */
import { button, openBoard, tool } from "./board-page.ts";
import { expect, LANGS, test } from "./site.ts";

const said = {
  en: { more: "More", outcomes: "Outcomes", undo: "Undo" },
  ja: { more: "その他", outcomes: "あり得る結果", undo: "元に戻す" },
} as const;

for (const lang of LANGS) {
  const t = said[lang];

  test(`wait behind a button at 360 pixels (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const board = await openBoard(page, lang);
    const more = button(board, t.more);
    await expect(button(board, t.undo)).toBeVisible();
    await expect(button(board, t.outcomes)).toHaveCount(0);
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await more.press("Enter");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    // What it opens comes next for the keyboard, and stays open while it is used.
    await page.keyboard.press("Tab");
    await expect(board.locator(".more-tools .tool").first()).toBeFocused();
    await (await tool(board, t.outcomes)).click();
    await expect(board.locator(".outcome-list")).toBeVisible();
    await expect(button(board, t.outcomes)).toHaveAttribute("aria-expanded", "true");
    await more.press("Enter");
    await expect(button(board, t.outcomes)).toHaveCount(0);
    // What is open stays so.
    await expect(board.locator(".outcome-list")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });

  test(`stand in one row where there is room (${lang})`, async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no such room");
    await page.setViewportSize({ width: 1280, height: 800 });
    const board = await openBoard(page, lang);
    await expect(button(board, t.more)).toHaveCount(0);
    await expect(button(board, t.outcomes)).toBeVisible();
  });
}
