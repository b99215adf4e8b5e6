import { addresses, expect, LANGS, PAGE_KINDS, PAGES_WITHOUT_BOARDS, test } from "./site.ts";

// The fixture of ./site.ts fails these tests when anything is said or asked for that should not be.
for (const address of addresses) {
  test(`no error, no request to another origin: ${address}`, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("main")).toBeVisible();
  });
}

/** The script that every page has, and what it needs to load the search and the rules later. */
const PAGE_SCRIPTS_BYTES = 4608;

for (const lang of LANGS) {
  for (const kind of PAGES_WITHOUT_BOARDS.filter((name) => name !== "search")) {
    test(`${lang} ${kind}: no board, no script but the one of every page`, async ({ page }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response.body());
      });
      await page.goto(`/${lang}/${PAGE_KINDS[kind]}`, { waitUntil: "networkidle" });
      const bytes = (await Promise.all(scripts)).reduce((sum, { length }) => sum + length, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(PAGE_SCRIPTS_BYTES);
      await expect(page.locator("astro-island")).toHaveCount(0);
    });
  }
}
