/** A branch of the reader's own: made, named, compared, shared as a link, opened by somebody else. */
import type { Browser, Locator, Page } from "@playwright/test";
import { BOARD, boardOn, button, caption, counter, openBoard, steps, words } from "./board-page.ts";
import { openSandbox } from "./build.ts";
import { expect, LANGS, type Lang, test } from "./site.ts";

const said = {
  en: {
    rename: "Name",
    nameOf: "Name of this line",
    compare: "Compare with the script",
    differs: "Step 3 is the first to differ.",
    inScript: "player A casts Basking Rootwalla from exile.",
    inLine: "player A declines to cast Basking Rootwalla",
    myName: "Waiting & <b>seeing</b> 50 %",
    pass: "Pass priority",
    text: "Text",
    area: "The board as text",
  },
  ja: {
    rename: "名前を付ける",
    nameOf: "この枝の名前",
    compare: "本筋と比べる",
    differs: "最初に違うのは3手目です。",
    inScript: "プレイヤーAは追放領域から《日を浴びるルートワラ》を唱える。",
    inLine: "プレイヤーAは《日を浴びるルートワラ》を唱えず",
    myName: "唱えない場合#1",
    pass: "優先権を放棄する（パス）",
    text: "記法",
    area: "盤面の記法",
  },
} as const;

const lines = (board: Locator): Locator => board.locator(".lines .line");

/** Declines the madness, and gives the line a name. */
async function makeBranch(board: Locator, lang: Lang, name?: string): Promise<void> {
  await steps(board).nth(2).getByRole("button").click();
  await button(board, words[lang].otherwise).click();
  await button(board, words[lang].no).click();
  if (name !== undefined) await nameLine(board, lang, name);
}

async function nameLine(board: Locator, lang: Lang, name: string): Promise<void> {
  await button(board, said[lang].rename).click();
  const field = board.getByRole("textbox", { name: said[lang].nameOf });
  await field.fill(name);
  await field.press("Enter");
  await expect(board.locator(".lines .line[aria-pressed=true]")).toContainText(name);
}

async function linkOf(page: Page, board: Locator, lang: Lang): Promise<string> {
  const root = page.locator("html");
  await root.evaluate((element) => {
    navigator.clipboard.writeText = async (text) => {
      element.dataset.copied = text;
    };
  });
  await button(board, words[lang].copyLink).click();
  await expect(root).toHaveAttribute("data-copied", /#.+=\d\./);
  return (await root.getAttribute("data-copied")) ?? "";
}

/** The same address in a browser that has never been here. */
async function openElsewhere(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  return { page, close: () => context.close() };
}

for (const lang of LANGS) {
  test(`comes with its name, and compares as it did (${lang})`, async ({ page, browser }) => {
    const { myName, compare, differs, inScript, inLine } = said[lang];
    const board = await openBoard(page, lang);
    await makeBranch(board, lang, myName);
    const address = await linkOf(page, board, lang);

    const other = await openElsewhere(browser, address);
    const there = boardOn(other.page);
    await expect(lines(there)).toHaveCount(2);
    const line = lines(there).nth(1);
    await expect(line).toHaveText(`${myName} ${words[lang].ownLine}`);
    await expect(line).toHaveAttribute("aria-pressed", "true");
    await expect(caption(there)).toContainText(inLine);
    await button(there, compare).click();
    await expect(there.locator(".compared")).toContainText(differs);
    const sides = there.locator(".compared .sides button");
    await expect(sides.first()).toContainText(inScript);
    await expect(sides.last()).toContainText(inLine);

    // It is theirs now: still there without the link.
    const kept = () =>
      other.page.evaluate((id) => localStorage.getItem(`saitei-lines:${id}`), BOARD);
    await sides.last().click();
    await expect.poll(kept).toContain("names");
    await other.page.goto(address.replace(/#.*/, "?again"));
    await there.scrollIntoViewIfNeeded();
    await expect(lines(there).nth(1)).toContainText(myName);
    await other.close();
  });
}

test("a link in the other language has the same line by the same name", async ({
  page,
  browser,
}) => {
  const board = await openBoard(page, "ja");
  await makeBranch(board, "ja", said.ja.myName);
  const address = await linkOf(page, board, "ja");
  const other = await openElsewhere(browser, address.replace("/ja/", "/en/"));
  const line = lines(boardOn(other.page)).nth(1);
  await expect(line).toHaveText(`${said.ja.myName} ${words.en.ownLine}`);
  await other.close();
});

test("a name that the reader gave stays when a link calls the line otherwise", async ({
  page,
  browser,
}) => {
  const board = await openBoard(page, "en");
  await makeBranch(board, "en", "Sent");
  const address = await linkOf(page, board, "en");

  const other = await openElsewhere(browser, address.replace(/#.*/, ""));
  const there = boardOn(other.page);
  await there.scrollIntoViewIfNeeded();
  await makeBranch(there, "en", "Mine");
  await other.page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(address).hash);
  await expect(counter(there)).toHaveText("Step 3 of 3");
  await expect(lines(there)).toHaveText([words.en.script, `Mine ${words.en.ownLine}`]);
  await other.close();
});

for (const lang of LANGS) {
  test(`on a board that was built it becomes the script, under its name (${lang})`, async ({
    page,
    browser,
  }) => {
    const board = await openSandbox(page, lang);
    await button(board, said[lang].pass).click();
    await button(board, said[lang].pass).click();
    await nameLine(board, lang, "42");
    const address = await linkOf(page, board, lang);
    const other = await openElsewhere(browser, address);
    const there = other.page.locator("#board");
    await expect(steps(there)).toHaveCount(3);
    await other.page
      .locator(".sb-tools")
      .getByRole("button", { name: said[lang].text })
      .first()
      .click();
    await expect(other.page.getByRole("textbox", { name: said[lang].area })).toHaveValue(
      /\n--\n# 42\nA passes\n/,
    );
    await other.close();
  });
}
