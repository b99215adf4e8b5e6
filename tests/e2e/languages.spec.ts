import { expect, heldBack, LANGS, PAGE_KINDS, RULING, test, withoutJavaScript } from "./site.ts";

test("the front page leads into both languages and remembers the choice", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "日本語" })).toHaveAttribute("href", "/ja/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/");
  await page.goto("/");
  await expect(page).toHaveURL("/en/");
});

// That every page has the link to itself in the other language, pages.spec.ts asks.
test("the language switch leads to the other language and back", async ({ page }) => {
  await page.goto(`/ja/${PAGE_KINDS.about}`);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`/en/${PAGE_KINDS.about}`);
  await page.getByRole("banner").getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(`/ja/${PAGE_KINDS.about}`);
});

for (const lang of LANGS) {
  test(`the header takes few lines: the sections one, on a tablet the search, too (${lang})`, async ({
    page,
  }) => {
    const header = page.getByRole("banner");
    const links = header.getByRole("navigation").getByRole("link");
    // The letters of most systems fit on 360 pixels; those of some are wider.
    await page.setViewportSize({ width: 420, height: 800 });
    await page.goto(`/${lang}/rulings/${RULING}/`);
    const tops = (await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect())))
      .filter(({ width }) => width > 0)
      .map(({ top }) => top);
    expect(tops.length).toBeGreaterThanOrEqual(6);
    expect(new Set(tops).size).toBe(1);
    for (const width of [840, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const { height } = (await header.boundingBox()) ?? { height: Number.NaN };
      const search = await header.getByRole("searchbox").boundingBox();
      // One line is no higher than two fields would be.
      expect(height).toBeLessThan(2 * (search?.height ?? Number.NaN));
    }
  });
}

test("the language switch stays on the same ruling of a guide, before any script, too", async ({
  page,
}) => {
  await heldBack(page, "**/_astro/*.js");
  await page.goto(`/ja/guides/madness/#${RULING}`);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`/en/guides/madness/#${RULING}`);
  await expect(page.locator(`[id="${RULING}"]`)).toBeInViewport();
});

for (const [locale, lang] of [
  ["ja-JP", "ja"],
  ["en-GB", "en"],
  ["fr-FR", "en"],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(`goes on from a short address to ${lang}`, async ({ page }) => {
      await page.goto(`/r/${RULING}/`);
      await expect(page).toHaveURL(`/${lang}/rulings/${RULING}/`);
    });
  });
}

for (const isEarly of [false, true]) {
  const when = isEarly ? "before any script had come" : "before";
  test(`a short address follows the language chosen ${when}`, async ({ page }) => {
    if (isEarly) {
      // Those of the first page never come.
      await page.route("**/_astro/*.js", async (route) => {
        if (!route.request().headers().referer?.endsWith("/en/")) await route.continue();
      });
    }
    await page.goto("/en/", { waitUntil: isEarly ? "load" : "networkidle" });
    await page.getByRole("banner").getByRole("link", { name: "日本語" }).click();
    await expect(page).toHaveURL("/ja/");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("saitei-lang"))).toBe("ja");
    await page.goto(`/r/${RULING}/`);
    await expect(page).toHaveURL(`/ja/rulings/${RULING}/`);
  });
}

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("a short address shows the ruling in both languages", async ({ page }) => {
    await page.goto(`/r/${RULING}/`);
    for (const lang of LANGS) {
      const link = page.locator(`a[hreflang="${lang}"]`);
      await expect(link).toHaveAttribute("href", `/${lang}/rulings/${RULING}/`);
    }
    await expect(page.getByRole("main").getByRole("paragraph")).toHaveCount(2);
  });

  test("the front page has both languages as links", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "日本語" }).click();
    await expect(page).toHaveURL("/ja/");
  });
});
