/** What axe is asked beside the pages (pages.spec.ts) and the states of the board (states.spec.ts). */
import { findingsOn, WCAG } from "../../scripts/axe/findings.ts";
import { expect, test } from "./site.ts";

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
