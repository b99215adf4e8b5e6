/** A page that is only read runs nothing of its boards; whoever does something finds them alive. */
import type { Page } from "@playwright/test";
import { addressOf, BOARD, boardOn, button, counter, words } from "./board-page.ts";
import { expect, heldBack, LANGS, test } from "./site.ts";

test.use({ isReaderThere: false });

/** On the screen from the start. */
const FIRST = "figure.board >> nth=0";
const asleep = ":is([data-board], [data-sandbox]):not([data-alive])";

/** By the first event that Firefox has of a pointer it has moved by nothing yet. */
const moveAbout = (page: Page) => page.mouse.move(40, 40, { steps: 2 });

for (const lang of LANGS) {
  test(`boards wait until somebody does something (${lang})`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/_astro\/board[.-]|\/sw\.js$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto(addressOf(lang), { waitUntil: "networkidle" });
    const board = page.locator(FIRST);
    await expect(board.locator(asleep)).toHaveCount(1);
    await expect(button(board, words[lang].next)).toBeAttached();
    // The style sheet comes with the page.
    const scripts = () => fetched.filter((url) => !url.endsWith(".css"));
    expect(scripts()).toEqual([]);
    await moveAbout(page);
    await expect(board.locator(asleep)).toHaveCount(0);
    expect(scripts()).not.toEqual([]);
  });
}

test("a keyboard is a sign of somebody as well", async ({ page }) => {
  await page.goto(addressOf("en"), { waitUntil: "networkidle" });
  const board = page.locator(FIRST);
  await page.keyboard.press("Tab");
  await expect(board.locator(asleep)).toHaveCount(0);
});

test("an address that names a step is gone to without being asked twice", async ({ page }) => {
  await page.goto(`${addressOf("en")}#${BOARD}-step-2`);
  await expect(boardOn(page).locator(asleep)).toHaveCount(0);
  await expect(counter(boardOn(page))).toContainText("2");
});

test("what is pressed before the board is alive is done when it is", async ({ page }) => {
  const letPass = await heldBack(page, "**/_astro/board.*.js");
  await page.goto(addressOf("en"));
  const board = boardOn(page);
  await board.scrollIntoViewIfNeeded();
  const before = await counter(board).textContent();
  await button(board, words.en.next).click();
  await button(board, words.en.next).click();
  await expect(board.locator(asleep)).toHaveCount(1);
  expect(await counter(board).textContent()).toBe(before);
  letPass();
  await expect(board.locator(asleep)).toHaveCount(0);
  await expect(counter(board)).toContainText("2");
});

for (const lang of LANGS) {
  test(`the sandbox shows its board, and fetches nothing for it before (${lang})`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) scripts.push(request.url());
    });
    await page.goto(`/${lang}/board/`, { waitUntil: "networkidle" });
    await expect(page.locator("#board .table")).toBeVisible();
    const ofSandbox = () => scripts.filter((url) => /Sandbox|captions|telling/.test(url));
    expect(ofSandbox()).toEqual([]);
    await moveAbout(page);
    await expect(page.locator(asleep)).toHaveCount(0);
    expect(ofSandbox()).not.toEqual([]);
    await expect(page.locator("#board[inert]")).toHaveCount(0);
  });
}

test("the sandbox shows at once what a reader has built there before", async ({ page }) => {
  await page.goto("/en/board/");
  await page.evaluate(() =>
    localStorage.setItem("saitei-sandbox", "rules today\nturn A, main 1\nA 7\nB 20\n"),
  );
  await page.reload();
  await expect(page.locator("#board .life").filter({ hasText: "7 life" })).toBeVisible();
});

test("the link to the sandbox takes its board along", async ({ page }) => {
  await page.goto(addressOf("en"));
  const link = boardOn(page).locator(".edit-board");
  await expect(link).toHaveAttribute("href", "/en/board/");
  await link.focus();
  await expect(link).toHaveAttribute("href", /\/en\/board\/#board=2\./);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/board\//);
  await expect(page.locator("#board").getByText("Basking Rootwalla").first()).toBeVisible();
  // It is there to be changed: the form is open, above the board as it begins.
  await expect(page.locator("#sb-form")).toBeInViewport();
  await expect(page.locator("#board")).toContainText(/Step 0 of/);
});

test("who is quicker than what writes that link follows it when it is written", async ({
  page,
}) => {
  const letPass = await heldBack(page, "**/_astro/url.*.js");
  await page.goto(addressOf("ja"));
  // The script of the page has come, and only what writes the link has not.
  await page.waitForLoadState("networkidle");
  await boardOn(page).locator(".edit-board").click();
  expect(page.url()).toContain("/ja/rulings/");
  letPass();
  await expect(page).toHaveURL(/\/ja\/board\//);
  await expect(page.locator("#board").getByText("日を浴びるルートワラ").first()).toBeVisible();
});
