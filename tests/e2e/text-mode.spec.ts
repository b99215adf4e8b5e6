/** A board played without sight: by typing alone, with every answer and every step in words. */
import type { Locator, Page } from "@playwright/test";
import { strings } from "../../src/board/words/both.ts";

import { byKeyboard } from "./hands.ts";
import { expect, type Lang, test } from "./site.ts";
import { written } from "./states/state.ts";

const notation = `turn A, main 1
A 20
  hand: Shock
  battlefield: Mountain, Grizzly Bears
B 13
  battlefield: Grizzly Bears
`;

/** A line of play, each with what is to be heard of it. */
const played = {
  en: [
    ["life b", ["Player B has 13 life."]],
    ["hand", ["Player A: Hand: Shock, red mana.", "Player B: Hand: nothing."]],
    ["B's battlefield", ["Player B: Battlefield: Grizzly Bears, 2/2."]],
    ["legal", ["A casts Shock", "next step"]],
    ["A casts Shock targeting B", ["Step 1 of 1.", "Shock", "Asked:"]],
    ["stack", ["1: Shock, Player A's spell"]],
    ["battlefield a", ["Mountain", "tapped"]],
    ["resolve", ["2"]],
    ["life b", ["Player B has 11 life."]],
    ["stack", ["The stack is empty."]],
    ["graveyard a", ["Player A: Graveyard: Shock"]],
    ["back", ["Step 1 of 2."]],
    ["back", ["Step 0 of 2."]],
    ["back", ["This is the beginning."]],
    ["next", ["Step 1 of 2."]],
    ["step 2", ["Step 2 of 2."]],
    ["next", ["This is the last step."]],
    ["A casts Lightning Bolt targeting B", ["That can't be played:", "Lightning Bolt"]],
    ["where", ["Player A's turn", "has priority."]],
    [
      "card grizzly",
      ["Player A: Battlefield: Grizzly Bears", "Player B: Battlefield: Grizzly Bears"],
    ],
    ["undo", ["Step"]],
  ],
  ja: [
    ["Bのライフ", ["プレイヤーBのライフは13。"]],
    ["手札", ["プレイヤーAの手札：ショック、", "プレイヤーBの手札：なし。"]],
    ["Ｂの戦場", ["プレイヤーBの戦場：灰色熊、2/2。"]],
    ["できること", ["A casts ショック"]],
    ["A casts ショック targeting B", ["1手中1手目。", "ショック", "問い："]],
    ["スタック", ["1：ショック、"]],
    ["Aの戦場", ["山", "タップ"]],
    ["resolve", ["2手中2手目。"]],
    ["Bのライフ", ["プレイヤーBのライフは11。"]],
    ["スタック", ["スタックは空。"]],
    ["Aの墓地", ["プレイヤーAの墓地：ショック"]],
    ["戻る", ["2手中1手目。"]],
    ["次へ", ["2手中2手目。"]],
    ["次へ", ["手順はここまでです。"]],
    ["A casts 稲妻 targeting B", ["実行できません：", "稲妻"]],
    ["どこ", ["プレイヤーAのターン", "優先権は"]],
    ["カード 灰色", ["プレイヤーAの戦場：灰色熊", "プレイヤーBの戦場：灰色熊"]],
  ],
} as const satisfies Readonly<Record<Lang, readonly (readonly [string, readonly string[]])[]>>;

/** Opens the text mode by keys; the field has the focus then. */
async function openTextMode(page: Page, lang: Lang): Promise<Locator> {
  const board = await written(page, lang, notation);
  const name = strings[lang].textMode;
  const opener = board.locator(".more-tools").getByRole("button", { name, exact: true });
  const { press } = byKeyboard(page);
  const more = board.locator(".tool.more");
  if ((await more.isVisible()) && !(await opener.isVisible())) await press(more);
  await press(opener);
  await expect(board.locator(".text-mode input")).toBeFocused();
  return board.locator(".text-mode");
}

for (const lang of ["en", "ja"] as const) {
  test(`a line is played by typing alone, and heard (${lang})`, async ({ page }) => {
    const mode = await openTextMode(page, lang);
    const log = mode.getByRole("log");
    await expect(log).toContainText(lang === "en" ? "Asked:" : "問い：");
    for (const [typed, heard] of played[lang]) {
      const before = await log.locator(".text-entry").count();
      await page.keyboard.insertText(typed);
      await page.keyboard.press("Enter");
      // What was typed is one entry; a step that comes of it is another.
      await expect(log.locator(".text-typed").last()).toHaveText(typed);
      for (const words of heard) {
        await expect
          .poll(
            async () => (await log.locator(".text-entry").allInnerTexts()).slice(before).join("\n"),
            {
              message: typed,
            },
          )
          .toContain(words);
      }
      await expect(mode.locator("input")).toBeFocused();
      await expect(mode.locator("input")).toHaveValue("");
    }
    // Nothing is said twice: the board's own voice is silent meanwhile.
    await expect(page.locator("#board [role=status].visually-hidden").last()).toHaveText("");
  });

  test(`what is listed is played by its number (${lang})`, async ({ page }) => {
    const mode = await openTextMode(page, lang);
    const log = mode.getByRole("log");
    await page.keyboard.insertText(lang === "en" ? "legal shock" : "できること ショック");
    await page.keyboard.press("Enter");
    await expect(log.locator(".text-entry").last()).toContainText(
      lang === "en" ? "1: A casts Shock" : "1：A casts ショック",
    );
    await page.keyboard.insertText("1");
    await page.keyboard.press("Enter");
    await expect(log.locator(".text-entry").last()).toContainText(
      lang === "en" ? "Asked:" : "問い：",
    );
    await page.keyboard.insertText("99");
    await page.keyboard.press("Enter");
    await expect(log.locator(".text-entry").last()).toContainText("99");
  });
}

test("what can be an answer is one, also where it is a command elsewhere", async ({ page }) => {
  const mode = await openTextMode(page, "en");
  const log = mode.getByRole("log");
  for (const [typed, heard] of [
    ["casts Shock", "Asked:"],
    ["B", "Asked:"],
    ["stack", "targets player B"],
  ] as const) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press("Enter");
    await expect(log.locator(".text-entry").last()).toContainText(heard);
  }
});

test("what is typed is text, never markup", async ({ page }) => {
  const mode = await openTextMode(page, "en");
  await page.keyboard.insertText("<img src=x onerror=alert(1)> <b>");
  await page.keyboard.press("Enter");
  await expect(mode.locator(".text-typed")).toHaveText("<img src=x onerror=alert(1)> <b>");
  await expect(mode.locator("img, b")).toHaveCount(0);
});

test("the arrow keys bring back what was typed", async ({ page }) => {
  const mode = await openTextMode(page, "en");
  for (const typed of ["life", "stack"]) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press("Enter");
    await expect(mode.locator(".text-typed").last()).toHaveText(typed);
  }
  await page.keyboard.press("ArrowUp");
  await expect(mode.locator("input")).toHaveValue("stack");
  await page.keyboard.press("ArrowUp");
  await expect(mode.locator("input")).toHaveValue("life");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(mode.locator("input")).toHaveValue("");
});
