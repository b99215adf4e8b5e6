/**
 * Axe on a page of every kind; on every page there is, it is `npm run axe`. Many addresses share a
 * page of the browser, since opening one takes as long as looking at it; what is found names its own.
 */
import { findingsOn, WCAG } from "../../scripts/axe/findings.ts";
import { addresses, expect, test } from "./site.ts";

/** As many addresses as a test looks at. */
const SHARE = 12;
const shares = Array.from({ length: Math.ceil(addresses.length / SHARE) }, (_, index) =>
  addresses.slice(index * SHARE, (index + 1) * SHARE),
);

for (const [index, share] of shares.entries()) {
  const name = `${index + 1} of ${shares.length}`;

  test(`WCAG 2.2 AA, pages ${name}`, async ({ page, isMobile }) => {
    test.setTimeout(SHARE * 15_000);
    for (const address of share) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(address);
      const light = await findingsOn(page, { tags: WCAG });
      expect.soft(light, `${address}, light`).toEqual([]);
      // Colours are the same on a phone, and nothing but colours is another in the dark.
      if (isMobile) continue;
      await page.emulateMedia({ colorScheme: "dark" });
      const dark = await findingsOn(page, { rules: ["color-contrast"] });
      expect.soft(dark, `${address}, dark`).toEqual([]);
    }
  });

  test(`nothing is wider than a small phone, pages ${name}`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the width is given here");
    test.setTimeout(SHARE * 15_000);
    for (const address of share) {
      await page.goto(address);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 720 });
        const reach = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(reach, `${address} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
}

test("the results of a search", async ({ page }) => {
  await page.goto("/en/");
  await page.getByRole("searchbox").fill("madness");
  await expect(page.getByRole("search").getByRole("link").first()).toBeVisible();
  expect(await findingsOn(page, { tags: WCAG })).toEqual([]);
});

test("a target is too small by itself, not by what lies over it until one scrolls (2.5.8)", async ({
  page,
}) => {
  await page.setContent(`
    <style>body { margin: 0 } button { display: block; width: 9rem; padding: 0; border: 0 }</style>
    <button id="small" style="height: 10px">Small</button>
    <button id="smaller" style="height: 8px">Smaller</button>
    <div style="height: calc(100vh - 88px)"></div>
    <button id="covered" style="height: 30px">Covered</button>
    <div style="height: 200vh"></div>
    <div style="position: sticky; inset-block-end: 0">
      <button style="width: 100%; height: 60px">Over it</button>
    </div>`);
  const found = await findingsOn(page, { rules: ["target-size"] });
  expect(found.map((line) => line.split("  ")[1])).toEqual(["#small", "#smaller"]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
