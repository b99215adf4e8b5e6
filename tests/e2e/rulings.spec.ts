import {
  CHANGED_RULING,
  expect,
  LANGS,
  PAGE_KINDS,
  RULING,
  test,
  withoutJavaScript,
} from "./site.ts";

for (const lang of LANGS) {
  test(`${lang}: a ruling says its statement first and links itself`, async ({ page }) => {
    await page.goto(`/${lang}/rulings/${RULING}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.locator(`a[href="/r/${RULING}/"]`)).toBeVisible();
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
  });

  test(`${lang}: a changed ruling shows now and then`, async ({ page }) => {
    await page.goto(`/${lang}/rulings/${CHANGED_RULING}/`);
    const [now, then] = lang === "ja" ? ["現在", "当時"] : ["Today", "Then"];
    await expect(page.getByRole("main").getByText(now, { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(then, { exact: true })).toBeVisible();
  });

  test(`${lang}: the list of rulings leads to those about one thing`, async ({ page }) => {
    await page.goto(`/${lang}/${PAGE_KINDS.rulings}`);
    const madness = lang === "ja" ? "マッドネス" : "Madness";
    await page.locator("summary").first().click();
    await page.locator("details[open]").getByRole("link", { name: madness, exact: true }).click();
    await expect(page).toHaveURL(/#torment-faq-madness$/);
    await expect(page.locator("#torment-faq-madness")).toBeInViewport();
  });
}

test("a ruling on a card is of its own day", async ({ page }) => {
  await page.goto("/ja/rulings/athreos-looks-at-the-owner/");
  await expect(page.locator(".details time")).toHaveText("2014年4月26日");
});

test("from ruling to ruling of a mechanic and back", async ({ page }) => {
  await page.goto(`/en/rulings/${RULING}/`);
  await page.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL(new RegExp(RULING));
  await page.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL(`/en/rulings/${RULING}/`);
});

test("the button copies the short address", async ({ page, context, browserName, baseURL }) => {
  test.skip(browserName === "firefox", "Firefox grants tests no look at the clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/en/rulings/${RULING}/`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/r/${RULING}/`);
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  for (const lang of LANGS) {
    test(`${lang}: guide and rulings can be read`, async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.guide}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.locator(".ruling").count()).toBeGreaterThan(4);
      expect(await page.locator("figure.board").count()).toBeGreaterThan(4);
      await page.locator(".ruling a.permalink").first().click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/rulings/`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: /Copy|コピー/ })).toHaveCount(0);
    });
  }
});
