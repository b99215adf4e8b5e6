/** Changes of the rules: their pages, and boards by the rules of other years. */
import { expect, LANGS, PAGE_KINDS, test, withoutJavaScript } from "./site.ts";

const words = {
  ja: {
    stack: "戦闘ダメージがスタックを使わなくなった",
    topic: "分野",
    first: "ここから違う",
    rules: "ルールの版",
    told: "2008年7月15日のルールでは、2手目が最初の違いです。",
  },
  en: {
    stack: "Combat damage no longer uses the stack",
    topic: "Topic",
    first: "the first difference",
    rules: "Rules of",
    told: "Under the rules of 15 July 2008, step 2 is the first to differ.",
  },
} as const;

/** Its board comes to another size by the rules of 2008. */
const MIMIC = "rulings/shorecrasher-mimic-modifiers-stay/";

for (const lang of LANGS) {
  test.describe(lang, () => {
    const t = words[lang];

    test("all changes are narrowed by topic, and the address says so", async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.changes}`);
      const shown = page.locator("[data-changes-group] li:visible");
      const all = await shown.count();
      expect(all).toBeGreaterThan(20);
      await page.getByLabel(t.topic).selectOption("combat");
      await expect(page).toHaveURL(/topic=combat/);
      expect(await shown.count()).toBeLessThan(all);
      await page.getByRole("link", { name: t.stack, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.stack);
    });

    test("then and now stand beside each other, the first difference marked", async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.change}`);
      const compare = page.locator(".compare");
      await expect(compare.locator("section")).toHaveCount(2);
      await expect(compare.getByText(t.first)).toHaveCount(2);
      await expect(page.locator("svg.year-bars").first()).toHaveAttribute("aria-label", /./);
    });

    test("a board goes to where the rules of another year make a difference", async ({ page }) => {
      await page.goto(`/${lang}/${MIMIC}`);
      const years = page.locator(".years").first();
      await years.scrollIntoViewIfNeeded();
      await expect(page.locator("[data-playable] .years").first()).toBeVisible();
      await years.getByLabel(t.rules).selectOption("2008-07-15");
      await expect(years.getByRole("status")).toHaveText(t.told);
      await years.getByLabel(t.rules).selectOption("2026-04-17");
      await expect(years.getByRole("status")).toHaveText("");
    });
  });
}

test("a link made under other rules opens under them", async ({ page }) => {
  await page.goto(`/en/${MIMIC}`);
  const board = page.locator(".board").first();
  await board.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-playable] .years").first()).toBeVisible();
  await board.getByLabel(words.en.rules).selectOption("2008-07-15");
  await expect(board.locator(".years").getByRole("status")).toHaveText(words.en.told);
  await board.getByRole("button", { name: "Link to this position" }).click();
  await expect(page).toHaveURL(/#.*=\d\./);
  await page.reload();
  await expect(board.getByLabel(words.en.rules)).toHaveValue("2008-07-15");
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("every change can be read", async ({ page }) => {
    await page.goto(`/ja/${PAGE_KINDS.changes}`);
    await expect(page.locator("[data-changes-filter]")).toBeHidden();
    await page.getByRole("link", { name: words.ja.stack, exact: true }).click();
    await expect(page.locator(".compare li").first()).toBeVisible();
  });
});
