/** Addresses in no language: of boards, cards and rules, as /r/ is of rulings. */
import { expect, LANGS, RULING, test, withoutJavaScript } from "./site.ts";

const BOARD = "for-a-cost";
const places = {
  ruling: { short: `/r/${RULING}/`, page: `rulings/${RULING}/` },
  board: {
    short: `/b/${RULING}/${BOARD}/`,
    page: `rulings/${RULING}/#${RULING}-${BOARD}`,
  },
  "board of a change": {
    short: "/b/change-attacks-on-a-team/then/",
    page: "changes/attacks-on-a-team/#change-attacks-on-a-team-then",
  },
  card: { short: "/c/fire-ice/", page: "cards/fire-ice/" },
  rule: { short: "/cr/601.2b/", page: "cr/601.2b/" },
  section: { short: "/cr/601/", page: "cr/601/" },
} as const;
const all = Object.entries(places);

for (const [locale, lang] of [
  ["ja-JP", "ja"],
  ["en-GB", "en"],
  ["fr-FR", "en"],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(`goes on from every short address to ${lang}`, async ({ page }) => {
      for (const [kind, { short, page: target }] of all) {
        await page.goto(short);
        await expect.soft(page, kind).toHaveURL(`/${lang}/${target}`);
      }
    });
  });
}

test("the short address of a board brings the board into view", async ({ page }) => {
  await page.goto(places.board.short);
  await expect(page.locator(`[id="${RULING}-${BOARD}"]`)).toBeInViewport();
});

test("a step that stands behind a board's short address goes along", async ({ page }) => {
  await page.goto(`${places.board.short}#${RULING}-${BOARD}-step-1`);
  await expect(page).toHaveURL(new RegExp(`/${RULING}/#${RULING}-${BOARD}-step-1$`));
});

for (const [kind, { short, page: target }] of all) {
  test(`the short address of a ${kind} is light and no page of its own to search engines`, async ({
    request,
  }) => {
    const html = await (await request.get(short)).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    const [whole = ""] = target.split("#");
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/]+/en/${whole}"`));
    expect(html).not.toMatch(/<astro-island|data-board/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html.length).toBeLessThan(20_000);
  });
}

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("every short address shows both languages, each a click away", async ({ page }) => {
    for (const [kind, { short, page: target }] of all) {
      await page.goto(short);
      for (const lang of LANGS) {
        const entry = page.locator(`li[lang="${lang}"]`);
        await expect(entry.getByRole("paragraph").first(), kind).not.toBeEmpty();
        await expect(entry.getByRole("link"), kind).toHaveAttribute("href", `/${lang}/${target}`);
      }
      await page.getByRole("link", { name: "English" }).click();
      await expect(page, kind).toHaveURL(`/en/${target}`);
    }
  });
});

test("a card, a rule and a board say their short addresses", async ({ page }) => {
  await page.goto(`/en/${places.card.page}`);
  await expect(page.locator(`a[href="${places.card.short}"]`)).toBeVisible();
  await page.goto(`/en/${places.rule.page}`);
  await expect(page.locator(`a[href="${places.rule.short}"]`)).toBeVisible();
  await page.goto(`/en/rulings/${RULING}/`);
  await expect(page.locator(`a[href="${places.board.short}"]`)).toBeAttached();
});
