/** The page on which boards are built, as a reader finds it. */
import type { Locator, Page } from "@playwright/test";
import { expect, type Lang, PAGE_KINDS } from "./site.ts";

const addTo: Readonly<Record<Lang, (zone: string) => string>> = {
  ja: (zone) => `プレイヤー${zone}にカードを加える`,
  en: (zone) => `Add a card to Player ${zone}`,
};

/** The board on the page, and nothing set up on it. */
export async function openSandbox(page: Page, lang: Lang): Promise<Locator> {
  await page.goto(`/${lang}/${PAGE_KINDS.sandbox}`);
  const board = page.locator("#board");
  await expect(board.locator(".caption")).toBeVisible();
  return board;
}

/** Types names into the field of a zone, such as "A: Hand" or 「Aの手札」. */
export async function addCards(
  page: Page,
  lang: Lang,
  zone: string,
  typed: readonly string[],
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const name = addTo[lang](zone);
  await press(page.getByRole("button", { name, exact: true }));
  const field = page.getByRole("combobox", { name, exact: true });
  await expect(field).toBeFocused();
  for (const text of typed) {
    await page.keyboard.insertText(text);
    await expect(page.locator(".sb-options [role=option]").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
  }
  await page.keyboard.press("Escape");
}
