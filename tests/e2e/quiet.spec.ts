/** What a page asks for and keeps while somebody plays and searches; as it is opened: pages.spec.ts. */
import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import budget from "../../bench/budget.json" with { type: "json" };
import { button, caption, words as onBoard, openBoard, ready, steps } from "./board-page.ts";
import {
  EMBEDDED,
  expect,
  LANGS,
  PAGE_KINDS,
  PAGES_WITHOUT_BOARDS,
  searchBox,
  searchResults,
  test,
} from "./site.ts";

/** Kinds of page with boards or scripts of their own, and two that have neither. */
const PLAYED = [
  "home",
  "guide",
  "changed ruling",
  "card",
  "own card",
  "cards",
  "sandbox",
  "change",
  "notation",
  "conformance case",
  "embedding",
  "offline",
  "rule",
  "terms",
] as const satisfies readonly (keyof typeof PAGE_KINDS)[];

const played = PLAYED.map((kind) => [kind, PAGE_KINDS[kind]] as const);
for (const [kind, address] of [...played, ["embedded", EMBEDDED] as const]) {
  test(`no cookie and no request to another origin after playing and searching: ${kind}`, async ({
    page,
    context,
  }) => {
    await page.goto(`/en/${address}`);
    const board = page.locator("figure.board:visible").first();
    if ((await board.count()) > 0) {
      await board.scrollIntoViewIfNeeded();
      await ready(board);
      for (const name of [onBoard.en.next, onBoard.en.last]) {
        const move = button(board, name);
        if (await move.isEnabled()) await move.click();
      }
    }
    const field = searchBox(page);
    if ((await field.count()) > 0) {
      await field.fill("madness");
      await expect(searchResults(page).first()).toBeVisible();
      await expect(page.getByRole("search")).toHaveAttribute("data-answered", "madness");
    }
    await page.waitForLoadState("networkidle");
    expect(await context.cookies()).toEqual([]);
  });
}

test("no cookie and no request to another origin after departing from a script", async ({
  page,
  context,
}) => {
  const board = await openBoard(page, "en");
  await steps(board).nth(2).getByRole("button").click();
  await button(board, onBoard.en.otherwise).click();
  await button(board, onBoard.en.no).click();
  await expect(caption(board)).toContainText("declines to cast Basking Rootwalla");
  await page.waitForLoadState("networkidle");
  expect(await context.cookies()).toEqual([]);
});

/** The script that every page has, and what keeps pages once somebody is there. */
const MOST_BYTES = budget.everyPage.limit + budget.start.limit;

for (const lang of LANGS) {
  for (const kind of PAGES_WITHOUT_BOARDS.filter((name) => name !== "search")) {
    test(`${lang} ${kind}: no board, no script but the one of every page`, async ({ page }) => {
      const scripts: Response[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response);
      });
      await page.goto(`/${lang}/${PAGE_KINDS[kind]}`);
      // They come once the page has been painted.
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      const bodies = await Promise.all(scripts.map((script) => script.body()));
      const bytes = bodies.reduce((sum, script) => sum + gzipSync(script).length, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      await expect(page.locator("astro-island, [data-board]")).toHaveCount(0);
    });
  }
}
