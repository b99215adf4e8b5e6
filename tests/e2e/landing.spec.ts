/** What an address names is where the browser goes, though boards on the way have no height of their own yet. */
import type { Page } from "@playwright/test";
import { afterJump, comeTo, laidOut } from "./board-page.ts";
import { expect, heldBack, test, withoutJavaScript } from "./site.ts";

const GUIDE = "/en/guides/planeswalkers/";
/** The last of its boards, and the last of its headings. */
const lastBoard = (page: Page) => page.locator(".guide > .board").last();
const lastHeading = (page: Page) => page.locator(".guide > h2").last();

const topOf = (page: Page, id: string): Promise<number> =>
  page
    .locator(`[id="${id}"]`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Once it stays: boards that came near the screen have their heights. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeLessThan(60);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await topOf(page, id), id).toBeGreaterThanOrEqual(0);
  expect(await topOf(page, id), id).toBeLessThan(60);
}

const idOf = async (element: ReturnType<typeof lastBoard>): Promise<string> =>
  (await element.getAttribute("id")) ?? "";

const isLaidOut = (page: Page): Promise<boolean> =>
  lastBoard(page)
    .locator(".caption")
    .evaluate((caption) => caption.checkVisibility({ contentVisibilityAuto: true }));

test("boards out of sight are laid out when the page stands, one by one, and nothing moves", async ({
  page,
  browserName,
}) => {
  const letPass = await heldBack(page, "**/_astro/Page.*.js");
  await page.goto(GUIDE);
  expect(await isLaidOut(page)).toBe(false);
  const heading = page.locator(".guide > h2").nth(1);
  await comeTo(heading);
  const before = await heading.boundingBox();
  letPass();
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await laidOut(page);
  expect(await heading.boundingBox(), browserName).toEqual(before);
});

test("an address of a section leads to it", async ({ page }) => {
  await page.goto(GUIDE);
  const id = await idOf(lastHeading(page));
  await page.goto("about:blank");
  await page.goto(`${GUIDE}#${id}`);
  await expectAtTop(page, id);
  expect(await isLaidOut(page)).toBe(true);
});

test("so does the contents, while boards wait to be laid out", async ({ page }) => {
  await heldBack(page, "**/_astro/Page.*.js");
  await page.goto(GUIDE);
  const id = await idOf(lastHeading(page));
  await page.locator(`.contents a[href="#${id}"]`).click();
  await expectAtTop(page, id);
});

test("an address of a line of play leads to its board", async ({ page }) => {
  await page.goto(GUIDE);
  const id = await idOf(lastBoard(page));
  await page.goto("about:blank");
  await page.goto(`${GUIDE}#${id}=2~`);
  await expectAtTop(page, id);
});

test("an address of a paragraph that is gone leads to its section, also from within the page", async ({
  page,
}) => {
  await page.goto(GUIDE);
  const id = await idOf(lastHeading(page));
  await page.evaluate((section) => {
    location.hash = `#${section}-p99`;
  }, id);
  await expectAtTop(page, id);
});

test.describe("leaving", () => {
  // The emulated finger is taken away while a page is left: what is high for fingers is low then, and
  // so is the place that the browser remembers.
  test.use({ hasTouch: false, isMobile: false });

  test("who loads the page anew, or comes back to it, is where they were", async ({
    page,
    browserName,
  }) => {
    await page.goto(GUIDE);
    await laidOut(page);
    const id = await idOf(lastHeading(page));
    // By hand, and not by an address: past all that is above it, which has its height then.
    const left = async () => (await topOf(page, id)) - 100;
    while ((await left()) > 0) {
      await page.evaluate((some) => scrollBy(0, Math.min(some, innerHeight)), await left());
      await afterJump(page);
    }
    const before = await topOf(page, id);
    await page.reload();
    await laidOut(page);
    await expect.poll(() => topOf(page, id)).toBe(before);
    // Firefox keeps a page as it was, and this driver doesn't hear of its coming back.
    if (browserName === "firefox") return;
    await page.goto("/en/terms/");
    await page.goBack();
    await laidOut(page);
    await expect.poll(() => topOf(page, id)).toBe(before);
  });
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("no board waits to be laid out: nothing could tell where it will be", async ({ page }) => {
    await page.goto(GUIDE);
    expect(await isLaidOut(page)).toBe(true);
  });
});
