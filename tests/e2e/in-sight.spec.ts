/** On a phone: what a tap brings about is seen by whoever has tapped. */
import type { Locator, Page } from "@playwright/test";
import { addressOf, button, counter, openBoard, words } from "./board-page.ts";
import { expect, PAGE_KINDS, searchBox, searchResults, test } from "./site.ts";

test.skip(({ isMobile }) => !isMobile, "a desk has room for more");
// One of the narrow phones that are in use, and low.
test.use({ viewport: { width: 360, height: 740 } });

/** A keyboard takes about as much of the foot of the screen. */
const KEYBOARD = 300;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It isn't shown.");
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};
const roomAboveKeyboard = (page: Page): number => (page.viewportSize()?.height ?? 0) - KEYBOARD;

test("a step taken from above the board shows the board, and its controls stay under the thumb", async ({
  page,
}) => {
  const board = await openBoard(page, "ja");
  const table = board.locator(".table");
  const next = button(board, words.ja.next);
  // What is said above it is being read.
  await table.evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 500));
  const { left, top, right, bottom } = await boxOf(next);
  // A locator would scroll to it first.
  const tap = () => page.touchscreen.tap((left + right) / 2, (top + bottom) / 2);
  await tap();
  await expect(counter(board)).toHaveText(/1/);
  const place = (await boxOf(table)).top;
  expect(place).toBeLessThan(100);
  expect(await boxOf(next)).toEqual({ left, top, right, bottom });
  // Who sees it keeps the place.
  await tap();
  await expect(counter(board)).toHaveText(/2/);
  expect((await boxOf(table)).top).toBe(place);
});

test("what the home page finds is seen above the keyboard", async ({ page }) => {
  await page.goto("/ja/");
  await searchBox(page).tap();
  await searchBox(page).fill("マッドネス");
  const first = searchResults(page).getByRole("link").first();
  await expect.poll(async () => (await boxOf(first)).bottom).toBeLessThan(roomAboveKeyboard(page));
  expect((await boxOf(searchBox(page))).top).toBeGreaterThanOrEqual(0);
});

test("what a field of the sandbox offers is seen above the keyboard", async ({ page }) => {
  await page.goto(`/ja/${PAGE_KINDS.sandbox}`);
  await page.getByRole("button", { name: "プレイヤーAの戦場にカードを加える" }).first().tap();
  const field = page.getByRole("combobox", { name: /プレイヤーA/ });
  await field.fill("くま");
  const option = page.getByRole("listbox").getByRole("option").first();
  await expect(option).toBeVisible();
  expect((await boxOf(option)).bottom).toBeLessThan(roomAboveKeyboard(page));
  expect((await boxOf(field)).top).toBeGreaterThanOrEqual(0);
});

test("a ruling can be shown at the table from the top of its page", async ({ page }) => {
  await page.goto(addressOf("ja"));
  await page.getByRole("link", { name: "卓上表示" }).tap();
  await expect(page.locator("dialog#table")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what isn't understood of a card is said under its text", async ({ page }) => {
  await page.goto(`/ja/${PAGE_KINDS["own card"]}`);
  const text = page.getByLabel("文章（英語）", { exact: true });
  await text.fill("Vigilance\nFlyng");
  const says = page.locator(".own-says");
  await expect(says).toContainText("Flyng");
  expect((await boxOf(says)).top - (await boxOf(text)).bottom).toBeLessThan(20);
  await expect(text).toHaveAccessibleDescription(/Flyng/);
});
