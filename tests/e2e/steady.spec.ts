/** Scripts that come late move nothing of what is being read. */
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
      await page.waitForTimeout(300);
      expect(await shifts()).toBeLessThan(0.001);
    });
  }
}
