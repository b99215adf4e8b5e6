/** The terms of captions: links to the glossary, each with its card. */
import type { Locator } from "@playwright/test";
import { findingsOn } from "../../scripts/axe/findings.ts";
import { button, caption, openBoard, words } from "./board-page.ts";
import { expect, LANGS, test } from "./site.ts";

const said = {
  en: {
    first: "It is player A's first main phase. Player A has priority.",
    gist: "To put a card from one's hand into the graveyard.",
    name: "Basking Rootwalla",
  },
  ja: {
    first: "プレイヤーAの戦闘前メイン・フェイズである。優先権はプレイヤーAにある。",
    gist: "手札のカードを墓地に置くこと。",
    name: "《日を浴びるルートワラ》",
  },
} as const;

const terms = (board: Locator): Locator => caption(board).locator("a.term");
const discard = (board: Locator): Locator => caption(board).locator('a.term[href$="#discard"]');

for (const lang of LANGS) {
  test(`terms of a caption are links, before a reader moves as well (${lang})`, async ({
    page,
  }) => {
    const board = await openBoard(page, lang);
    await expect(caption(board)).toHaveText(said[lang].first);
    await expect(caption(board).locator('a.term[href$="#priority"]')).toHaveCount(1);
    await button(board, words[lang].next).click();
    await expect(discard(board)).toHaveAttribute("href", `/${lang}/terms/#discard`);
    // Each term once, and none within the name of a card.
    const hrefs = await terms(board).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(hrefs.length).toBeGreaterThan(3);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    await expect(board.locator("p[aria-live=polite]")).toContainText(said[lang].name);
    await expect(board.locator("button a")).toHaveCount(0);
    await button(board, words[lang].first).click();
    await expect(caption(board)).toHaveText(said[lang].first);
    await expect(caption(board).locator('a.term[href$="#priority"]')).toHaveCount(1);
  });

  test(`a term with the focus shows its card, which Escape takes away (${lang})`, async ({
    page,
  }) => {
    const board = await openBoard(page, lang);
    await button(board, words[lang].next).click();
    // The pointer must not rest on a term, too.
    await page.mouse.move(0, 0);
    await page.keyboard.press("Tab");
    await discard(board).focus();
    const card = page.locator(".rule-card");
    await expect(card).toContainText(said[lang].gist);
    expect(await findingsOn(page, { within: [".caption", ".rule-card"] })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(discard(board)).toBeFocused();
    // Who walks on from a link goes on walking.
    await page.keyboard.press("ArrowRight");
    await expect(discard(board)).toHaveCount(0);
    await expect(caption(board)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(discard(board)).toHaveCount(1);
    await discard(board).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${lang}/terms/#discard`);
  });
}

test("a card goes when its link does", async ({ page }) => {
  const board = await openBoard(page, "en");
  await button(board, words.en.next).click();
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await discard(board).focus();
  await expect(page.locator(".rule-card")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".rule-card")).toBeHidden();
});
