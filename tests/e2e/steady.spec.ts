/** Scripts that come late move nothing of what is being read. */
import { expect, heldBack, LANGS, PAGE_KINDS, test } from "./site.ts";

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

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
      const sumOfShifts = await page.evaluateHandle(async (part) => {
        scrollTo({ top: part * document.documentElement.scrollHeight, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 300));
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) sum += (shift as LayoutShift).value;
        }).observe({ type: "layout-shift" });
        return () => sum;
      }, share);
      letPass();
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(300);
      expect(await sumOfShifts.evaluate((sum) => sum())).toBeLessThan(0.001);
    });
  }
}
