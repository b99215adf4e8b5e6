/** The page on which boards are built: form, text and board in step, import, links, reload. */
import type { Page } from "@playwright/test";
import { findingsOn } from "../../scripts/axe/findings.ts";
import { tool } from "./board-page.ts";
import { expect, heldBack, LANGS, type Lang, PAGE_KINDS, test, withoutJavaScript } from "./site.ts";

const words = {
  ja: {
    add: (zone: string) => `プレイヤー${zone}にカードを加える`,
    battlefieldA: "Aの戦場",
    handA: "Aの手札",
    bears: "灰色熊",
    growth: "巨大化",
    text: "記法",
    area: "盤面の記法",
    cast: "《巨大化》を唱える",
    undo: "元に戻す",
    startFrom: "始める盤面を選ぶ…",
    use: "「resolve」に直す",
    oneMistake: "誤り1件",
    noMistake: "誤りはありません",
    take: "この手順を記法に書き込む",
    import: "取り込む",
    importText: "取り込む文章",
    prove: "先読みの確認1件も調べる",
    proving: "先を読んでいます…",
    stopProving: "先読みをやめる",
    unreadable: /^このファイルを開けませんでした。/,
    importRead: "読み込む",
    left: "引き継げなかったもの",
    close: "閉じる",
    remove: "取り除く",
    earlier: "前へ",
    tapped: "タップ状態",
    copyOf: "コピー元",
    unknown: "見つかりません",
    chosenColor: "選ばれた色",
    green: "緑",
    servant: "絵描きの召使い",
    linesLeft: "この盤面では、これまでの手順のうち1本は進められません。",
    undoChange: "盤面の変更を元に戻す",
    copyLink: "リンクをコピー",
    copyPosition: "この局面へのリンク",
    setUp: "配置",
  },
  en: {
    add: (zone: string) => `Add a card to Player ${zone}`,
    battlefieldA: "A: Battlefield",
    handA: "A: Hand",
    bears: "Grizzly Bears",
    growth: "Giant Growth",
    text: "Text",
    area: "The board as text",
    cast: "Cast Giant Growth",
    undo: "Undo",
    startFrom: "Start from…",
    use: "Make it “resolve”",
    oneMistake: "1 mistake",
    noMistake: "Nothing wrong",
    take: "Write this line into the text",
    import: "Import",
    importText: "Text to import",
    prove: "Look ahead for 1 more fact",
    proving: "Looking ahead…",
    stopProving: "Stop looking ahead",
    unreadable: /^This file can't be opened\./,
    importRead: "Read it",
    left: "Not imported",
    close: "Close",
    remove: "Remove",
    earlier: "Earlier",
    tapped: "tapped",
    copyOf: "Copy of",
    unknown: "There is no permanent card",
    chosenColor: "Chosen color",
    green: "green",
    servant: "Painter's Servant",
    linesLeft: "On this board 1 line of yours can't be played.",
    undoChange: "Undo the change",
    copyLink: "Copy link",
    copyPosition: "Link to this position",
    setUp: "Set up",
  },
} as const;

const growth = `turn A, main 1
A 20
  hand: Giant Growth
  battlefield: Grizzly Bears, Forest
B 20
--
A casts Giant Growth targeting Grizzly Bears
resolve
`;

async function open(page: Page, lang: Lang): Promise<void> {
  await page.goto(`/${lang}/${PAGE_KINDS.sandbox}`);
  await expect(page.locator("#board .caption")).toBeVisible();
}

async function add(page: Page, lang: Lang, zone: string, typed: string): Promise<void> {
  const t = words[lang];
  const plus = page.getByRole("button", { name: t.add(zone), exact: true });
  await plus.click();
  const field = page.getByRole("combobox", { name: t.add(zone), exact: true });
  await expect(field).toBeFocused();
  await field.fill(typed);
  await expect(page.locator(".sb-options [role=option]").first()).toBeVisible();
  await field.press("Enter");
  await field.press("Escape");
  await expect(plus).toBeFocused();
}

const tools = (page: Page) => page.locator(".sb-tools");
const area = (page: Page, lang: Lang) =>
  page.getByRole("textbox", { name: words[lang].area, exact: true });

async function openText(page: Page, lang: Lang): Promise<void> {
  await tools(page).getByRole("button", { name: words[lang].text, exact: true }).click();
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    const t = words[lang];

    test("a position is built from nothing and played", async ({ page }) => {
      await open(page, lang);
      await add(page, lang, t.battlefieldA, t.bears);
      await add(page, lang, t.battlefieldA, lang === "ja" ? "2 もり" : "2 forest");
      await add(page, lang, t.handA, "giant g");
      const board = page.locator("#board");
      await expect(board.locator(".card-name")).toHaveText([
        t.bears,
        lang === "ja" ? "森" : "Forest",
        t.growth,
      ]);
      await board.getByRole("button", { name: t.cast, exact: true }).click();
      await expect(board.locator(".question")).toBeVisible();
      await openText(page, lang);
      await expect(area(page, lang)).toHaveValue(/battlefield: .+, 2 .+\n/);
      await expect(page.locator(".sb-status")).toHaveText(t.noMistake);
    });

    test("an entry is changed in its dialog, by keyboard alone", async ({ page }) => {
      await open(page, lang);
      await add(page, lang, t.battlefieldA, t.bears);
      const chip = page.locator(".sb-chip");
      await chip.focus();
      await chip.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await dialog.getByLabel(t.tapped, { exact: true }).press("Space");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(chip).toContainText(t.tapped);
      await expect(page.locator("#board .card.is-tapped")).toHaveCount(1);
      await tools(page).getByRole("button", { name: t.undo, exact: true }).click();
      await expect(page.locator("#board .card.is-tapped")).toHaveCount(0);
    });

    test("what it copies and what was chosen for it are set in its dialog", async ({ page }) => {
      await open(page, lang);
      await add(page, lang, t.battlefieldA, t.bears);
      await page.locator(".sb-chip").click();
      const dialog = page.getByRole("dialog");
      const copyOf = dialog.getByRole("combobox", { name: t.copyOf, exact: true });
      const color = dialog.getByRole("combobox", { name: t.chosenColor, exact: true });
      await expect(color).toHaveCount(0);
      await copyOf.fill("lightning bolt of nowhere");
      await copyOf.press("Enter");
      await expect(dialog.getByRole("alert")).toContainText(t.unknown);
      await copyOf.fill("painter's");
      await expect(dialog.getByRole("option")).toContainText([t.servant]);
      expect(await findingsOn(page, { within: ["dialog"] })).toEqual([]);
      await copyOf.press("Escape");
      await expect(dialog).toBeVisible();
      await copyOf.fill("painter's servant");
      await copyOf.press("Enter");
      await color.selectOption({ label: t.green });
      await expect(page.locator("#board .card-name")).toHaveText([t.servant]);
      await page.keyboard.press("Escape");
      await openText(page, lang);
      await expect(area(page, lang)).toHaveValue(/\(chosen green, copy of (Painter's|絵描き).+\)/);
      await expect(page.locator(".sb-status")).toHaveText(t.noMistake);
    });

    test("a mistake in the text is marked in its place and mended; form and text stay in step", async ({
      page,
    }) => {
      await open(page, lang);
      await openText(page, lang);
      await area(page, lang).fill(growth.replace("resolve", "resolv"));
      await expect(page.locator(".sb-status")).toContainText(t.oneMistake);
      await expect(page.locator(".sb-editor mark")).toHaveText("resolv");
      // What can be read is played.
      await expect(page.locator("#board .steps ol > li")).toHaveCount(2);
      await expect(page.locator(".sb-chip").first()).toHaveText(t.bears);
      await page.getByRole("button", { name: t.use, exact: true }).click();
      await expect(page.locator(".sb-status")).toHaveText(t.noMistake);
      await expect(page.locator("#board .steps ol > li")).toHaveCount(3);
      await expect(page.locator("#board .pt")).toContainText(["5/5"]);
    });

    test("what was built is there after a reload, and in a link", async ({ page }) => {
      await open(page, lang);
      await openText(page, lang);
      await area(page, lang).fill(growth);
      await expect(page.locator("#board .steps ol > li")).toHaveCount(3);
      await page.reload();
      await expect(page.locator("#board .steps ol > li")).toHaveCount(3);
      await tools(page).getByRole("button", { name: t.copyLink, exact: true }).click();
      await expect.poll(() => page.url()).toContain("#board=");
      const address = page.url();
      await page.evaluate(() => localStorage.clear());
      await page.goto("about:blank");
      await page.goto(address);
      await expect(page.locator("#board .steps ol > li")).toHaveCount(3);
      // Who follows a link sees the board first.
      await expect(page.locator(".sb-form")).toHaveCount(0);
      await tools(page).getByRole("button", { name: t.setUp, exact: true }).click();
      await expect(page.locator(".sb-form")).toBeVisible();
    });

    test("a link to a step brings the board to others", async ({ page, browserName }) => {
      test.skip(browserName === "firefox", "this driver can't read the clipboard");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, lang);
      await openText(page, lang);
      await area(page, lang).fill(growth);
      const board = page.locator("#board");
      const steps = board.locator(".steps ol > li");
      await expect(steps).toHaveCount(3);
      await steps.nth(1).getByRole("button").first().click();
      const inView = board.locator(".steps [aria-current]");
      await expect(inView).toContainText(t.growth);
      const whatIs = await inView.textContent();
      const copyButtons = [
        board.getByRole("button", { name: t.copyPosition, exact: true }),
        tools(page).getByRole("button", { name: t.copyLink, exact: true }),
      ];
      const addresses: string[] = [];
      for (const button of copyButtons) {
        await page.evaluate(() => navigator.clipboard.writeText(""));
        await button.click();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toContain("#board=");
        addresses.push(await page.evaluate(() => navigator.clipboard.readText()));
      }
      for (const address of addresses) {
        await page.evaluate(() => localStorage.clear());
        await page.goto("about:blank");
        await page.goto(address);
        // The board with all its steps, at the one that was in view.
        await expect(inView).toHaveText(whatIs ?? "");
        await expect(steps).toHaveCount(3);
        await expect(board.locator(".refused")).toHaveCount(0);
      }
    });

    test("a line of play is written into the text", async ({ page }) => {
      await open(page, lang);
      await openText(page, lang);
      await area(page, lang).fill(growth.split("--")[0] ?? "");
      const board = page.locator("#board");
      await board.getByRole("button", { name: t.cast, exact: true }).click();
      await (await tool(board, t.take)).click();
      await expect(area(page, lang)).toHaveValue(/--\nA casts (Giant Growth|巨大化)/);
    });

    test("a line of play stays while the position is changed, as far as it can be played", async ({
      page,
    }) => {
      const position = growth.split("--")[0] ?? "";
      await open(page, lang);
      await openText(page, lang);
      await area(page, lang).fill(position);
      const board = page.locator("#board");
      await board.getByRole("button", { name: t.cast, exact: true }).click();
      const lines = board.locator(".lines .line");
      await expect(lines).toHaveCount(2);
      // Another card stands before those that the line is about.
      await area(page, lang).fill(position.replace("hand: ", "hand: Shock, ").replace("20", "7"));
      // The text has been read: the form shows the new card.
      await expect(
        page.locator(".sb-chip", { hasText: lang === "ja" ? "ショック" : "Shock" }),
      ).toBeVisible();
      await expect(lines).toHaveCount(2);
      await expect(board.locator(".stack .entry")).toContainText(t.growth);
      await expect(board.locator("> [role=status]")).toHaveText("");
      await page.locator(".sb-chip", { hasText: t.growth }).click();
      await page.getByRole("dialog").getByRole("button", { name: t.remove, exact: true }).click();
      await expect(board.locator("> [role=status]")).toContainText(t.linesLeft);
      await expect(lines).toHaveCount(0);
      await board.getByRole("button", { name: t.undoChange, exact: true }).click();
      await expect(lines).toHaveCount(2);
      await expect(board.locator("> [role=status]")).toHaveText("");
      // They are there after a reload, too, however soon.
      await page.reload();
      await expect(lines).toHaveCount(2);
    });

    test("a puzzle of Forge is taken over, with a list of what is not", async ({ page }) => {
      await open(page, lang);
      await tools(page).getByRole("button", { name: t.import, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog
        .getByLabel(t.importText, { exact: true })
        .fill(
          "[metadata]\nName:Test\n[state]\nActivePlayer=Human\nActivePhase=Main1\nHumanLife=20\nAILife=3\nhumanhand=Shock;No Such Card\nhumanbattlefield=Mountain\n",
        );
      await dialog.getByRole("button", { name: t.importRead, exact: true }).click();
      await expect(dialog).toContainText(t.left);
      await expect(dialog).toContainText("No Such Card");
      await dialog.getByRole("button", { name: t.close, exact: true }).click();
      await expect(page.locator("#board .card-name")).toContainText([
        lang === "ja" ? "ショック" : "Shock",
      ]);
    });

    test("what it claims of all that can come is looked into beside the page", async ({ page }) => {
      const letPass = await heldBack(page, "**/proving-*.js");
      await open(page, lang);
      await openText(page, lang);
      await area(page, lang).fill(`${growth}--\nalways Grizzly Bears is 5/5\n`);
      const facts = page.locator(".sb-facts");
      const button = (name: string) => facts.getByRole("button", { name, exact: true });
      await button(t.prove).click();
      await expect(facts.getByRole("status")).toHaveText(t.proving);
      await button(t.stopProving).click();
      await expect(facts.getByRole("status")).toHaveText("");
      await button(t.prove).click();
      letPass();
      await expect(facts.getByRole("listitem")).toHaveText(/^✓ always Grizzly Bears is 5\/5/);
      await expect(facts.getByRole("button")).toHaveCount(0);
      // What is written then has not been looked into.
      await area(page, lang).fill(`${growth}--\nalways Grizzly Bears is 4/4\n`);
      await expect(facts.getByRole("listitem")).toHaveCount(0);
      await button(t.prove).click();
      await expect(facts.getByRole("listitem")).toHaveText(/^✗ always Grizzly Bears is 4\/4/);
    });

    test("of a file that can't be opened it is said so", async ({ page }) => {
      await open(page, lang);
      await tools(page).getByRole("button", { name: t.import, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await page.evaluate(() => {
        Blob.prototype.text = () => Promise.reject(new DOMException("gone", "NotReadableError"));
      });
      await dialog
        .locator("[type=file]")
        .setInputFiles({ name: "a.pzl", mimeType: "text/plain", buffer: Buffer.from("[state]") });
      await expect(dialog.getByRole("alert")).toHaveText(t.unreadable);
    });

    test("who has taken over a board, or moved a card, goes on from there", async ({ page }) => {
      await open(page, lang);
      const opener = tools(page).getByRole("button", { name: t.import, exact: true });
      await opener.click();
      const dialog = page.getByRole("dialog");
      await dialog
        .getByLabel(t.importText, { exact: true })
        .fill("rules today\nturn A, main 1\nA 20\n  hand: Shock, Giant Growth\nB 20\n");
      await dialog.getByRole("button", { name: t.importRead, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();

      const chip = page.locator(".sb-chip", { hasText: t.growth });
      await chip.press("Enter");
      await dialog.getByRole("button", { name: t.earlier, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.locator(".sb-chip:focus")).toHaveCount(1);
    });

    test("a starting point is taken from the list", async ({ page }) => {
      await open(page, lang);
      const list = tools(page).getByLabel(t.startFrom, { exact: true });
      const second = await list.locator("option").nth(3).getAttribute("value");
      await list.selectOption(second);
      await expect(page.locator("#board .card")).not.toHaveCount(0);
    });
  });
}

test("a browser that keeps nothing is said to lose what is written", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Nothing is kept.", "SecurityError");
    };
  });
  await page.goto("/en/board/");
  const from = page.getByLabel(words.en.startFrom, { exact: true });
  await expect(page.getByText("doesn't keep what you write")).toHaveCount(0);
  await from.selectOption({ index: 2 });
  await expect(page.getByText("doesn't keep what you write")).toBeVisible();
});

test.describe("without scripts", () => {
  withoutJavaScript();
  test("the page says that it needs them, and has nothing to press in vain", async ({ page }) => {
    await page.goto(`/en/${PAGE_KINDS.sandbox}`);
    expect(await page.content()).toContain("Building a board needs JavaScript.");
    await expect(page.locator(".sandbox")).toBeHidden();
  });
});
