/** What rules say: their pages, and the card beside a rule number. */
import type { Locator, Page } from "@playwright/test";
import { findingsOn } from "../../scripts/axe/findings.ts";
import { boardOn, button, openBoard, words } from "./board-page.ts";
import {
  expect,
  heldBack,
  LANGS,
  PAGE_KINDS,
  searchBox,
  searchResults,
  test,
  withoutJavaScript,
} from "./site.ts";

const said = {
  en: {
    title: "Madness",
    gist: "A card with madness is discarded into exile instead of the graveyard.",
    page: "The page of this rule",
    inItsDay: "15 July 2008: today's 510.1c",
    cites: "Rulings that cite this rule",
  },
  ja: {
    title: "マッドネス",
    gist: "マッドネスを持つカードを捨てるなら、墓地ではなく追放領域に置く。",
    page: "このルールのページ",
    inItsDay: "2008年7月15日: 今日の510.1c",
    cites: "このルールを参照する裁定",
  },
} as const;

const cardIn = (page: Page): Locator => page.locator(".rule-card");
const number = (within: Locator | Page, rule: string): Locator =>
  within.getByRole("link", { name: rule, exact: true });

/** A board whose first step cites 702.35a. */
async function madness(page: Page, lang: "ja" | "en"): Promise<Locator> {
  const board = await openBoard(page, lang);
  await button(board, words[lang].next).click();
  // Its terms become links, which come a little later.
  await expect(board.locator(".caption a.term").first()).toBeVisible();
  return board;
}

/** The number beside the caption. */
const inCaption = (board: Locator): Locator => number(board.locator(".caption"), "702.35a");

for (const lang of LANGS) {
  test.describe(lang, () => {
    test("a rule number with the focus shows what the rule says; Escape takes it away", async ({
      page,
    }) => {
      const board = await madness(page, lang);
      const link = inCaption(board);
      await page.keyboard.press("Tab");
      await link.focus();
      const card = cardIn(page);
      await expect(card).toBeVisible();
      await expect(card).toContainText("702.35a");
      await expect(card).toContainText(said[lang].title);
      await expect(card).toContainText(said[lang].gist);
      await expect(link).toHaveAccessibleDescription(new RegExp(said[lang].gist));
      await expect(page.locator("body > [role=status]")).toContainText(said[lang].gist);
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();
      await expect(link).toBeFocused();
      await expect(link).not.toHaveAttribute("aria-describedby", /./);
    });

    test("Enter on it opens the rule's page, which leads back to a board's step", async ({
      page,
    }) => {
      const board = await madness(page, lang);
      await inCaption(board).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/${lang}/cr/702.35a/`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `702.35a ${said[lang].title}`,
      );
      await expect(page.getByText(said[lang].gist)).toBeVisible();
      await expect(page.getByRole("heading", { name: said[lang].cites })).toBeVisible();
      await expect(
        page.locator(`.number-runs a[href="/${lang}/cr/2002-02-20/#r502.24a"]`),
      ).toBeVisible();
      await page.locator('.board-links a[href*="-step-"]').first().click();
      await expect(page).toHaveURL(/\/(rulings|changes)\/.*-step-\d+$/);
      const step = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(page.locator(`[id="${step}"]`)).toBeInViewport();
    });

    test("the page of a section and of an edition", async ({ page }) => {
      await page.goto(`/${lang}/cr/601/`);
      await expect(page.locator("[id='r601.2b']")).toBeVisible();
      await page.goto(`/${lang}/cr/2002-02-20/#r502.24a`);
      const row = page.locator("[id='r502.24a']");
      await expect(row).toBeInViewport();
      await expect(row.getByRole("link")).toHaveAttribute("href", `/${lang}/cr/702.35a/`);
    });

    test("a number of an older edition tells today's rule", async ({ page }) => {
      await page.goto(`/${lang}/cr/510.1c/`);
      const link = page.locator('a.rule[href*="/cr/2008-07-15/"]');
      await link.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(cardIn(page)).toContainText(said[lang].inItsDay);
    });

    test("who stands on a number before the scripts have come is told", async ({ page }) => {
      const letPass = await heldBack(page, "**/_astro/always.*.js");
      await page.goto(`/${lang}/cr/510.1c/`);
      const link = page.locator('a.rule[href*="/cr/2008-07-15/"]');
      await page.keyboard.press("Tab");
      await link.focus();
      letPass();
      await expect(cardIn(page)).toContainText(said[lang].inItsDay);
    });

    test("a search by number has the rule first, and one by its name finds it", async ({
      page,
    }) => {
      await page.goto(`/${lang}/`);
      await searchBox(page).fill("601.2b");
      const first = searchResults(page).getByRole("link").first();
      await expect(first).toHaveAttribute("href", `/${lang}/cr/601.2b/`);
      await expect(first.locator(".kind")).toHaveText(lang === "ja" ? "ルール" : "Rule");
      await searchBox(page).fill(lang === "ja" ? "召喚酔い" : "summoning sickness");
      await expect(
        searchResults(page).locator(`a[href="/${lang}/cr/302.6/"]`).first(),
      ).toBeVisible();
    });

    test("the card in axe", async ({ page }) => {
      const board = await madness(page, lang);
      await page.keyboard.press("Tab");
      await inCaption(board).focus();
      await expect(cardIn(page)).toBeVisible();
      expect(await findingsOn(page, { within: [".rule-card"] })).toEqual([]);
    });
  });
}

test.describe("with a mouse", () => {
  test.skip(({ isMobile }) => isMobile, "a phone has none");

  test("the card comes on hover, stays under the pointer, and goes when it leaves", async ({
    page,
  }) => {
    const board = await madness(page, "en");
    await inCaption(board).hover();
    const card = cardIn(page);
    await expect(card).toBeVisible();
    await card.getByRole("link").hover();
    await page.waitForTimeout(500);
    await expect(card).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(card).toBeHidden();
  });

  test("Escape takes a hovered card away; a click follows the link", async ({ page }) => {
    const board = await madness(page, "en");
    await inCaption(board).hover();
    await expect(cardIn(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cardIn(page)).toBeHidden();
    await inCaption(board).click();
    await expect(page).toHaveURL("/en/cr/702.35a/");
  });

  test("on a ruling's own list of rules", async ({ page }) => {
    await page.goto(`/en/${PAGE_KINDS["changed ruling"]}`);
    // The script of the page hears nothing of a pointer that came before it: a hand moves again.
    await expect(async () => {
      await page.mouse.move(2, 2);
      await number(page.locator(".details"), "702.35a").hover();
      await expect(cardIn(page)).toContainText(said.en.gist, { timeout: 2000 });
    }).toPass({ timeout: 15_000 });
  });
});

test.describe("by touch", () => {
  test.skip(({ isMobile }) => !isMobile, "a desktop has none");

  test("a tap shows the card, a second one or its link opens the page", async ({ page }) => {
    const board = await madness(page, "ja");
    const link = inCaption(board);
    await link.tap();
    const card = cardIn(page);
    await expect(card).toContainText(said.ja.gist);
    await expect(page).toHaveURL(/rulings/);
    const [left, right] = await card.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    await boardOn(page).locator("figcaption").tap();
    await expect(card).toBeHidden();
    await link.tap();
    await expect(card).toBeVisible();
    await card.getByRole("link").tap();
    await expect(page).toHaveURL("/ja/cr/702.35a/");
  });
});

test.describe("without scripts", () => {
  withoutJavaScript();

  test("the number is a link to the page", async ({ page }) => {
    await page.goto("/en/rulings/tor-madness-two-part-keyword/");
    await expect(number(page.locator(".steps").first(), "702.35a").first()).toHaveAttribute(
      "href",
      "/en/cr/702.35a/",
    );
  });
});

for (const lang of LANGS) {
  test(`${lang}: a term in a guide shows what it means, and leads to the glossary`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/${PAGE_KINDS.guide}`);
    const term = page.locator('.prose a.term[href$="#priority"]').first();
    await term.scrollIntoViewIfNeeded();
    await page.keyboard.press("Tab");
    await term.focus();
    await expect(cardIn(page)).toContainText(lang === "ja" ? "優先権" : "priority");
    await page.keyboard.press("Escape");
    await expect(cardIn(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${lang}/terms/#priority`);
    await expect(page.locator("#priority")).toBeInViewport();
  });
}

for (const lang of LANGS) {
  test(`${lang}: the map has a tile with a number for every rule, and its legend counts them`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/${PAGE_KINDS["map of rules"]}`);
    const tiles = page.locator("a.map-tile");
    const numbers = await tiles.locator("b").allTextContents();
    expect(numbers.length).toBeGreaterThan(600);
    for (const one of numbers) expect(one).toMatch(/^\d+$/);
    const legend = await page.locator(".map-legend > li").allInnerTexts();
    const counts = legend.map((text) => Number(/(\d+)\D*$/.exec(text)?.[1]));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(numbers.length);
    await page.locator('a.map-tile[href$="/702.35a/"]').click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/cr/702\\.35a/$`));
  });
}

test("the rules lead to their map", async ({ page }) => {
  await page.goto(`/en/${PAGE_KINDS.rules}`);
  await page.getByRole("link", { name: "See on a map how well each rule is covered" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A map of the rules");
});
