/** The words of the year: a board by older rules tells its steps and its cards in them when asked. */
import type { Locator, Page } from "@playwright/test";
import { boardOn, button, ready, words } from "./board-page.ts";
import { expect, LANGS, type Lang, test, withoutJavaScript } from "./site.ts";

/** By the rules of 2002, and a board by those of today beside it. */
const RULING = "tor-madness-only-one-opportunity";
const THEN = `${RULING}-then`;
const NOW = `${RULING}-now`;

/** By the rules of today, with a switch of years. */
const MIMIC = "shorecrasher-mimic-modifiers-stay";

const said = {
  ja: {
    box: "当時の用語で",
    rules: "ルールの版",
    zones: { today: ["戦場", "追放領域"], former: ["場", "ゲーム外領域"] },
    first: { today: "起動し", former: "《アクアミーバ》の能力をプレイし" },
    gone: { today: "追放領域に捨て", former: "捨ててゲームから取り除き" },
    card: "アクアミーバ",
    text: {
      today:
        "カード1枚を捨てる：ターン終了時まで、このクリーチャーのパワーとタフネスを入れ替える。",
      former: "カード1枚を捨てる：ターン終了時まで、アクアミーバのパワーとタフネスを入れ替える。",
    },
  },
  en: {
    box: "Words of that year",
    rules: "Rules of",
    zones: { today: ["Battlefield", "Exile"], former: ["In play", "Removed from the game"] },
    first: { today: "activates Aquamoeba's ability", former: "plays Aquamoeba's ability" },
    gone: { today: "into exile", former: "which is removed from the game" },
    card: "Aquamoeba",
    text: {
      today: "Discard a card: Switch this creature's power and toughness until end of turn.",
      former: "Discard a card: Switch Aquamoeba's power and toughness until end of turn.",
    },
  },
} as const;

async function open(page: Page, lang: Lang, ruling: string, id: string): Promise<Locator> {
  await page.goto(`/${lang}/rulings/${ruling}/`);
  const board = boardOn(page, id);
  await board.scrollIntoViewIfNeeded();
  await ready(board);
  return board;
}

const zone = (board: Locator, kind: string): Locator =>
  board.locator(`.zone.${kind} .zone-label`).first();

for (const lang of LANGS) {
  test.describe(lang, () => {
    const t = said[lang];

    test("a box puts captions, zones and cards into the words of the year", async ({ page }) => {
      const board = await open(page, lang, RULING, THEN);
      const box = board.getByLabel(t.box);
      const caption = board.locator(".caption");
      await expect(box).not.toBeChecked();
      // The card is asked for first, then it is discarded.
      await button(board, words[lang].next).click();
      await button(board, words[lang].next).click();
      await expect(caption).toContainText(t.first.today);
      await expect(caption).toContainText(t.gone.today);
      await expect(zone(board, "battlefield")).toContainText(t.zones.today[0]);

      await box.check();
      await expect(caption).toContainText(t.first.former);
      await expect(caption).toContainText(t.gone.former);
      await expect(zone(board, "battlefield")).toHaveText(t.zones.former[0]);
      await expect(board.getByText(t.zones.former[1]).first()).toBeVisible();
      await expect(board.getByText(t.zones.today[1], { exact: true })).toHaveCount(0);

      await box.uncheck();
      await expect(caption).toContainText(t.first.today);
      await expect(zone(board, "battlefield")).toHaveText(t.zones.today[0]);
    });

    test("a card is read in the words of the year", async ({ page }) => {
      const board = await open(page, lang, RULING, THEN);
      const card = board.locator(".battlefield .card", { hasText: t.card });
      await card.click();
      await expect(board.locator(".peek")).toContainText(t.text.today);
      await page.keyboard.press("Escape");
      await board.getByLabel(t.box).check();
      await card.click();
      await expect(board.locator(".peek")).toContainText(t.text.former);
    });

    test("the boards of a page share the choice; one by today's rules has none", async ({
      page,
    }) => {
      const board = await open(page, lang, RULING, THEN);
      await board.getByLabel(t.box).check();
      const other = boardOn(page, NOW);
      await other.scrollIntoViewIfNeeded();
      await ready(other);
      await expect(other.getByLabel(t.box)).toHaveCount(0);
      await expect(zone(other, "battlefield")).toHaveText(t.zones.today[0]);
    });

    test("the box comes with the rules of another year, and goes with them", async ({ page }) => {
      await page.goto(`/${lang}/rulings/${MIMIC}/`);
      const board = page.locator("figure.board", { has: page.locator(".years select") }).first();
      await board.scrollIntoViewIfNeeded();
      await ready(board);
      await expect(board.getByLabel(t.box)).toHaveCount(0);
      await board.getByLabel(t.rules).selectOption("2008-07-15");
      await board.getByLabel(t.box).check();
      await expect(zone(board, "battlefield")).toHaveText(t.zones.former[0]);
      await board.getByLabel(t.rules).selectOption("2026-04-17");
      await expect(board.getByLabel(t.box)).toHaveCount(0);
      await expect(zone(board, "battlefield")).toHaveText(t.zones.today[0]);
    });
  });
}

test.describe("without scripts", () => {
  withoutJavaScript();

  test("there is no box to tick", async ({ page }) => {
    await page.goto(`/en/rulings/${RULING}/`);
    await expect(boardOn(page, THEN).getByLabel(said.en.box)).not.toBeVisible();
  });
});
