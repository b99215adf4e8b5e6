/** The page that one arrives at: what it says, finds, plays and leads to, and what it costs. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { boardOn, button, caption, counter, ready, words } from "./board-page.ts";
import {
  expect,
  heldBack,
  LANGS,
  type Lang,
  PAGE_KINDS,
  searchBox,
  searchResults,
  shiftsOf,
  test,
  withoutJavaScript,
} from "./site.ts";

const BOARD = "tor-stack-all-pass-resolves-top-last-in-first-out";
/** The last step of the board: a 5/5 with 2 damage lives (704.5g). */
const LAST: Readonly<Record<Lang, RegExp>> = { ja: /灰色熊/, en: /Grizzly Bears/ };
/** As the work was ordered: a page comes in one go of the network. */
const HTML_BYTES = 25_000;

for (const lang of LANGS) {
  const said = words[lang];

  test.describe(lang, () => {
    test("the first view has the sentence, the search and the beginning of a board", async ({
      page,
    }) => {
      await page.goto(`/${lang}/`);
      const { height } = page.viewportSize() ?? { height: 0 };
      const bottomOf = async (part: ReturnType<Page["locator"]>) => {
        const box = await part.boundingBox();
        return box ? box.y + box.height : Number.POSITIVE_INFINITY;
      };
      expect(await bottomOf(page.getByRole("heading", { level: 1 }))).toBeLessThan(height);
      expect(await bottomOf(searchBox(page))).toBeLessThan(height);
      // The title of the board and the first of its places.
      expect(await bottomOf(boardOn(page, BOARD).locator("figcaption"))).toBeLessThan(height);
    });

    test("the board plays", async ({ page }) => {
      await page.goto(`/${lang}/`);
      const board = boardOn(page, BOARD);
      await ready(board);
      await button(board, said.next).click();
      await expect(counter(board)).toHaveText(/1/);
      await button(board, said.last).click();
      await expect(caption(board)).toHaveText(LAST[lang]);
    });

    test("every guide stands under its kind and under its document", async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.guides}`);
      const guides = await page
        .locator(".guide-list h3 a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "").toSorted());
      expect(guides.length).toBeGreaterThan(30);
      await page.goto(`/${lang}/`);
      for (const section of ["kinds", "documents"]) {
        const links = await page
          .locator(`section[aria-labelledby="${section}"] .guide-groups li a`)
          .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? "").toSorted());
        expect(links, section).toEqual(guides);
      }
    });

    test("the latest changes are those of the register, the newest first", async ({
      page,
      request,
    }) => {
      const rulings: readonly { id: string; changed: string }[] = await (
        await request.get("/api/v1/rulings.json")
      ).json();
      const newest = rulings
        .map(({ changed }) => changed)
        .toSorted()
        .at(-1);
      await page.goto(`/${lang}/`);
      const news = page.locator("section[aria-labelledby=news]");
      await expect(news.getByRole("listitem").first().locator("time")).toHaveAttribute(
        "datetime",
        newest ?? "",
      );
      const changedOn = new Map(
        rulings.map(({ id, changed }) => [`/${lang}/rulings/${id}/`, changed]),
      );
      for (const item of await news.locator(".ruling-item").all()) {
        const address = (await item.getByRole("link").getAttribute("href")) ?? "";
        await expect(item.locator("time")).toHaveAttribute(
          "datetime",
          changedOn.get(address) ?? "no such ruling",
        );
      }
      await expect(news.locator(`a[href="/${lang}/news/"]`)).toBeVisible();
      await expect(news.locator(`a[href="/${lang}/feed.xml"]`)).toBeVisible();
    });

    test("its HTML is small", async ({ request }) => {
      const html = await (await request.get(`/${lang}/`)).body();
      expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(HTML_BYTES);
    });

    test("nothing moves while it comes to life", async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "only Chromium tells of shifts");
      const letPass = await heldBack(page, "**/*.js");
      await page.goto(`/${lang}/`, { waitUntil: "commit" });
      await expect(page.locator(".site-footer")).toBeAttached();
      const shifts = await shiftsOf(page);
      letPass();
      await page.waitForLoadState("networkidle");
      await ready(boardOn(page, BOARD));
      expect(await shifts()).toBe(0);
    });
  });
}

test("/ and Ctrl+K lead to the one search field of the page", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await page.goto("/en/");
  await expect(page.getByRole("searchbox")).toHaveCount(1);
  await page.keyboard.press("/");
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).blur();
  await page.keyboard.press("Control+k");
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toBeInViewport();
});

test("results open over the page and close again", async ({ page }) => {
  await page.goto("/ja/");
  await searchBox(page).fill("フラッシュバック");
  const first = searchResults(page).getByRole("link").first();
  await expect(first).toHaveAttribute("href", "/ja/guides/flashback/");
  // They can be pressed although the board lies below them.
  await first.click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("the board's steps are told, and the ways on are there", async ({ page }) => {
    await page.goto("/ja/");
    const board = boardOn(page, BOARD);
    await expect(board.locator(".steps ol > li").last()).toHaveText(LAST.ja);
    await page.getByRole("link", { name: "マッドネス" }).first().click();
    await expect(page).toHaveURL("/ja/guides/madness/");
  });
});

test.describe("about", () => {
  for (const [lang, queries] of [
    ["en", ["licence", "about", "privacy", "cookies"]],
    ["ja", ["ライセンス", "プライバシー", "出典", "サイトについて"]],
  ] as const) {
    test(`${lang}: a search finds the page`, async ({ page }) => {
      await page.goto(`/${lang}/`);
      for (const query of queries) {
        await searchBox(page).fill(query);
        await expect(page.getByRole("search")).toHaveAttribute("data-answered", query);
        await expect(searchResults(page).getByRole("link").first(), query).toHaveAttribute(
          "href",
          `/${lang}/about/`,
        );
      }
    });

    test(`${lang}: it has every document, edition and the notice, and every page leads to it`, async ({
      page,
      request,
    }) => {
      const rulings: readonly { boards: readonly unknown[] }[] = await (
        await request.get("/api/v1/rulings.json")
      ).json();
      const played = rulings.filter(({ boards }) => boards.length > 0).length;
      await page.goto(`/${lang}/${PAGE_KINDS.ruling}`);
      await page.getByRole("contentinfo").locator(`a[href="/${lang}/about/"]`).click();
      const main = page.getByRole("main");
      await expect(main.getByRole("rowheader")).toHaveCount(6);
      await expect(main).toContainText(
        lang === "ja"
          ? `${rulings.length}件の裁定のうち、${played}件`
          : `Of ${rulings.length} rulings, ${played} have`,
      );
      await expect(main).toContainText(
        lang === "ja"
          ? `残る${rulings.length - played}件`
          : `The other ${rulings.length - played} are`,
      );
      // The editions of the Comprehensive Rules that the site has.
      for (const day of ["2002-02-20", "2007-10-01", "2008-07-15", "2009-07-11"]) {
        await expect(main.locator(`a[href="/${lang}/cr/${day}/"]`)).toBeVisible();
      }
      await expect(main).toContainText(
        "unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.",
      );
    });
  }
});
