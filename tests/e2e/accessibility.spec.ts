import AxeBuilder from "@axe-core/playwright";
import { addresses, expect, test } from "./site.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`WCAG 2.2 AA, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(address, async ({ page, isMobile }) => {
        test.skip(isMobile && colorScheme === "dark", "colours are the same on a phone");
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      });
    }
  });
}

test("the results of a search", async ({ page }) => {
  await page.goto("/en/");
  await page.getByRole("searchbox").fill("madness");
  await expect(page.getByRole("search").getByRole("link").first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations).toEqual([]);
});

for (const width of [320, 360]) {
  test(`nothing is wider than a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const address of addresses) {
      await page.goto(address);
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(reach, address).toBeLessThanOrEqual(width);
    }
  });
}
