import { expect, LANGS, PAGE_KINDS, searchBox, searchResults, test } from "./site.ts";

const QUERIES = [
  "マッドネス",
  "まっどねす",
  "ﾏｯﾄﾞﾈｽ",
  "madness",
  "Ｍａｄｎｅｓｓ",
  "日を浴びる",
  "ひをあびる",
  "basking",
];
/** They name the mechanic itself: its guide must come first. */
const NAMES_OF_THE_GUIDE = ["マッドネス", "まっどねす", "madness"];

/** In both languages, by its reading and in part. */
const NAMES_OF_A_CARD = ["Basking Rootwalla", "日を浴びるルートワラ", "ひをあびる", "basking"];

for (const lang of LANGS) {
  for (const query of QUERIES) {
    test(`${lang}: “${query}” finds what it should`, async ({ page }) => {
      await page.goto(`/${lang}/`);
      await searchBox(page).fill(query);
      const links = searchResults(page).getByRole("link");
      await expect(links.first()).toHaveAttribute(
        "href",
        new RegExp(`^/${lang}/(guides|rulings|cards)/`),
      );
      if (NAMES_OF_THE_GUIDE.includes(query)) {
        await expect(links.first()).toHaveAttribute("href", `/${lang}/guides/madness/`);
      }
      await expect(page.getByRole("search").getByRole("status")).toHaveText(/\d/);
    });
  }

  for (const query of NAMES_OF_A_CARD) {
    test(`${lang}: “${query}” names a card, whose page comes first`, async ({ page }) => {
      await page.goto(`/${lang}/`);
      await searchBox(page).fill(query);
      const first = searchResults(page).getByRole("link").first();
      await expect(first).toHaveAttribute("href", `/${lang}/${PAGE_KINDS.card}`);
      await expect(first.locator(".kind")).toHaveText(lang === "ja" ? "カード" : "Card");
    });
  }

  test(`${lang}: the search page answers the address`, async ({ page }) => {
    await page.goto(`/${lang}/${PAGE_KINDS.search}?q=702.35a`);
    await expect(page.getByRole("searchbox")).toHaveValue("702.35a");
    await expect(searchResults(page).first()).toBeVisible();
    await page.getByRole("searchbox").fill("zzzz");
    await expect(page.getByRole("status")).toHaveText(/zzzz/);
    await expect(searchResults(page)).toHaveCount(0);
  });
}

test("by keyboard alone: down to a result, up to the field, Escape closes", async ({ page }) => {
  await page.goto("/en/");
  const box = searchBox(page);
  await box.focus();
  await page.keyboard.type("madness");
  const results = searchResults(page).getByRole("link");
  await expect(results.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(results.first()).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(box).toBeFocused();
});

test("a result opens with Enter", async ({ page }) => {
  await page.goto("/ja/");
  await searchBox(page).fill("マッドネス");
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/ja/guides/madness/");
});

test("Enter in the field opens the search page", async ({ page }) => {
  await page.goto("/en/");
  await searchBox(page).fill("madness");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL("/en/search/?q=madness");
  await expect(searchResults(page).first()).toBeVisible();
});

for (const [query, rule] of [
  ["702.35a", "702.35a"],
  ["CR 702.35", "702.35"],
] as const) {
  test(`“${query}” finds the rule, then the guide and the rulings`, async ({ page }) => {
    await page.goto(`/en/search/?q=${encodeURIComponent(query)}`);
    const links = searchResults(page).getByRole("link");
    await expect(links.first()).toHaveAttribute("href", `/en/cr/${rule}/`);
    await expect(searchResults(page).locator('a[href="/en/guides/madness/"]')).toBeVisible();
    await expect(searchResults(page).locator('a[href^="/en/rulings/"]').nth(5)).toBeVisible();
  });
}
