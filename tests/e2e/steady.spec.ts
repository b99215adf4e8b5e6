/** Scripts that come late move nothing of what is being read. */
import { test as changing } from "./changing-site.ts";
import { expect, heldBack, LANGS, PAGE_KINDS, shiftsOf, test } from "./site.ts";

/** Pages to which a script adds, and how far down they are read: a share of their height. */
const READ = {
  guide: 0.45,
  cards: 0,
  search: 0,
  offline: 0,
  unread: 0,
  "changed ruling": 0.7,
  card: 0.95,
  rule: 0.95,
} as const satisfies Partial<Record<keyof typeof PAGE_KINDS, number>>;

for (const lang of LANGS) {
  for (const [kind, share] of Object.entries(READ) as [keyof typeof READ, number][]) {
    test(`${kind} (${lang})`, async ({ page }) => {
      const letPass = await heldBack(page, "**/*.js");
      await page.goto(`/${lang}/${PAGE_KINDS[kind]}`, { waitUntil: "commit" });
      await expect(page.locator(".site-footer")).toBeAttached();
      await page.evaluate((part) => {
        scrollTo({ top: part * document.documentElement.scrollHeight, behavior: "instant" });
      }, share);
      const shifts = await shiftsOf(page);
      letPass();
      await page.waitForLoadState("networkidle");
      expect(await shifts()).toBeLessThan(0.001);
    });
  }
}

changing("the header is painted whole, or not yet", async ({ page, site }) => {
  const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length > 0);
  /** Whether anything is painted while what is behind these words hasn't come. */
  const isPaintedBehind = async (words: string): Promise<boolean> => {
    let goOn = () => {};
    const until = new Promise<void>((resolve) => (goOn = resolve));
    site.halves.set("/en/", [words, until]);
    await page.goto("/en/", { waitUntil: "commit" });
    // The styles are there, so nothing else is waited for.
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    const isPainted = await painted();
    goOn();
    await expect.poll(painted).toBe(true);
    return isPainted;
  };
  expect(await isPaintedBehind("<nav ")).toBe(false);
  expect(await isPaintedBehind("<h1")).toBe(true);
});
