/** The inspector: what changes an object, layer by layer, on the card and in the page. */
import type { Locator, Page } from "@playwright/test";
import { addressOf, BOARD, boardOn, button, openBoard, words } from "./board-page.ts";
import { expect, LANGS, type Lang, test, withoutJavaScript } from "./site.ts";

/** At its end an Aura and an ability have changed a creature. */
const AURA_BOARD = BOARD.replace("a-creature", "an-aura");

const said = {
  en: {
    mongrel: "Wild Mongrel",
    aura: "Strength of Isolation",
    summary: "4/5, printed 2/2; has gained protection from black",
    headings: ["Layer", "Effect", "Change"],
    layers: ["6", "7c", "7c"],
    ladder: "From layer to layer",
    // What is printed, the layers with an effect, and between them those without.
    rungs: ["printed", "1–5", "6", "7a–7b", "7c", "7c", "7d"],
    gained: "gained",
    text: "Protection from black",
    source: "source",
    showAura: "Show Strength of Isolation on the board",
    title: "Characteristics and how they come about",
    steps: /^Wild Mongrel \(steps? /,
    nothing: "No effect changes it.",
  },
  ja: {
    mongrel: "野生の雑種犬",
    aura: "孤立の力",
    summary: "4/5（印刷では2/2）、プロテクション（黒）を得ている",
    headings: ["種類別", "効果", "変化"],
    layers: ["第6種", "第7c種", "第7c種"],
    ladder: "種類別を上から順に",
    rungs: ["印刷", "第1–5種", "第6種", "第7a–7b種", "第7c種", "第7c種", "第7d種"],
    gained: "得た能力",
    text: "プロテクション（黒）",
    source: "発生源",
    showAura: "盤面の《孤立の力》を示す",
    title: "特性と、それが定まるまで",
    steps: /^《野生の雑種犬》（/,
    nothing: "これを変える効果はない。",
  },
} as const;

const cardOn = (board: Locator, name: string): Locator =>
  board.locator(".battlefield .card", { hasText: name });

/** To the end of the script, with the creature in focus. */
async function atTheEnd(page: Page, lang: Lang): Promise<Locator> {
  const board = await openBoard(page, lang, AURA_BOARD);
  await button(board, words[lang].last).click();
  return board;
}

async function tabUntil(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never gets there.");
}

for (const lang of LANGS) {
  const { mongrel, aura, ...expected } = said[lang];

  test(`by keyboard: summary, steps, and the source on the board (${lang})`, async ({ page }) => {
    const board = await atTheEnd(page, lang);
    await cardOn(board, mongrel).first().focus();
    await page.keyboard.press("Enter");
    const peek = board.getByRole("dialog", { name: mongrel });
    const summary = peek.locator("details.inspect > summary");
    await expect(summary).toHaveText(expected.summary);
    await expect(peek.locator(".text-gained")).toHaveText(expected.gained + expected.text);

    await tabUntil(page, summary);
    await page.keyboard.press("Enter");
    const table = peek.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText([...expected.headings]);
    await expect(table.locator("tbody th > b")).toHaveText([...expected.layers]);
    await expect(table.getByRole("link", { name: "613.4c" }).first()).toHaveAttribute(
      "href",
      `/${lang}/cr/613.4c/`,
    );
    const ladder = peek.getByRole("list", { name: expected.ladder });
    await expect(ladder.locator(".layer")).toHaveText([...expected.rungs]);
    await expect(ladder.locator("b").last()).toHaveText("4/5");
    await ladder.getByRole("link").last().click();
    await expect(table.locator("tbody").last()).toBeInViewport();

    await tabUntil(page, table.getByRole("button", { name: expected.showAura }).first());
    const source = cardOn(board, aura).and(board.locator(".is-source"));
    await expect(source).toHaveCount(1);
    await expect(source.locator(".mark")).toHaveText(expected.source);
    await page.keyboard.press("Escape");
    await expect(board.locator(".is-source")).toHaveCount(0);
    await expect(cardOn(board, mongrel).first()).toBeFocused();
  });

  test(`what nothing changes has no table (${lang})`, async ({ page }) => {
    const board = await openBoard(page, lang, AURA_BOARD);
    await cardOn(board, mongrel).first().click();
    const peek = board.getByRole("dialog", { name: mongrel });
    await expect(peek.locator(".unchanged")).toHaveText(expected.nothing);
    await expect(peek.getByRole("table")).toHaveCount(0);
  });
}

test("by pointer: a row in view lights its source, and it fits on the screen", async ({ page }) => {
  const board = await atTheEnd(page, "en");
  await cardOn(board, said.en.mongrel).first().click();
  const peek = board.getByRole("dialog", { name: said.en.mongrel });
  await peek.locator("details.inspect > summary").click();
  await peek.getByRole("button", { name: said.en.showAura }).first().click();
  await expect(cardOn(board, said.en.aura).and(board.locator(".is-source"))).toBeInViewport();
  const box = await peek.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  // A phone that has been turned is narrower.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(peek).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  for (const lang of LANGS) {
    test(`the page tells how what differs from print came about (${lang})`, async ({ page }) => {
      await page.goto(addressOf(lang));
      const derivations = boardOn(page, AURA_BOARD).locator(".derivations");
      await derivations.getByText(said[lang].title).click();
      const last = derivations.locator("details.inspect", { hasText: said[lang].aura }).last();
      const summary = last.locator("summary");
      await expect(summary).toHaveText(said[lang].steps);
      await expect(summary).toContainText(said[lang].summary);
      await summary.click();
      await expect(last.getByRole("table")).toBeVisible();
      await expect(last.getByRole("table").locator("tbody th > b")).toHaveText([
        ...said[lang].layers,
      ]);
      await expect(last.locator("button")).toHaveCount(0);
      await expect(last.locator(".ways-of li:last-child b").last()).toHaveText("4/5");
      // A board on which nothing differs from print says nothing of it.
      await expect(boardOn(page, BOARD).locator(".derivations")).toHaveCount(0);
    });
  }
});
