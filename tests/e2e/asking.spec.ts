/** What if, typed lines and copying: what opens below a board. */
import type { Locator } from "@playwright/test";
import { words as board, button, openBoard, steps, tool } from "./board-page.ts";
import { expect, LANGS, test } from "./site.ts";

const words = {
  ja: {
    whatIf: "もしも",
    without: "このカードがなかったら",
    card: "アクアミーバ（A）",
    back: "元の盤面に戻る",
    build: "この盤面を作り変える",
    type: "記法で書く",
    line: "次の一手を記法で書く",
    play: "実行",
    refused: "実行できません",
    copy: "形式を選んでコピー",
    save: "画像を保存",
    why: "誘発した理由：",
  },
  en: {
    whatIf: "What if",
    without: "Without this card",
    card: "Aquamoeba (A)",
    back: "Back to the original",
    build: "Change this board",
    type: "Type a line",
    line: "Type what happens next",
    play: "Play",
    refused: "That can't be played",
    copy: "Copy as…",
    save: "Save picture",
    why: "Why it triggered:",
  },
} as const;

/** Whether what will come has the focus from the moment it is there: keys that follow are meant for it. */
async function focusOnceThere(board: Locator, selector: string): Promise<() => Promise<boolean>> {
  const seen = await board.evaluateHandle((root, sought) => {
    const hasFocus = new Promise<boolean>((done) => {
      const look = () => {
        const found = root.querySelector(sought);
        if (found) done(found === document.activeElement);
      };
      new MutationObserver(look).observe(root, { childList: true, subtree: true });
    });
    return { hasFocus };
  }, selector);
  return () => seen.evaluate(({ hasFocus }) => hasFocus);
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    const t = words[lang];

    test("a card fewer is played beside the original, and the original comes back", async ({
      page,
    }) => {
      const figure = await openBoard(page, lang);
      const count = await steps(figure).count();
      await (await tool(figure, t.whatIf)).click();
      const panel = figure.getByRole("region", { name: t.whatIf, exact: true });
      await panel.getByLabel(t.without, { exact: true }).selectOption({ label: t.card });
      await expect(panel.getByRole("table")).toBeVisible();
      await expect(panel.getByRole("link", { name: t.build })).toHaveAttribute(
        "href",
        new RegExp(`^/${lang}/board/#board=\\d\\.`),
      );
      await panel.getByRole("button", { name: t.back, exact: true }).click();
      await expect(steps(figure)).toHaveCount(count);
      await expect(panel.getByRole("table")).toHaveCount(0);
    });

    test("what opens below the board comes into view, and gives the focus back", async ({
      page,
    }) => {
      const figure = await openBoard(page, lang);
      const opener = await tool(figure, t.whatIf);
      await opener.click();
      const panel = figure.getByRole("region", { name: t.whatIf, exact: true });
      await expect(panel).toBeFocused();
      await expect(panel.getByText(t.whatIf, { exact: true })).toBeInViewport({ ratio: 1 });
      await panel.getByRole("button").first().click();
      await expect(button(figure, t.whatIf)).toBeFocused();
    });

    test("a line is typed with completion, by keyboard alone, and refused with the reason", async ({
      page,
    }) => {
      const figure = await openBoard(page, lang);
      const opener = await tool(figure, t.type);
      const isTypedAtOnce = await focusOnceThere(figure, ".typing input");
      await opener.press("Enter");
      expect(await isTypedAtOnce()).toBe(true);
      const field = figure.getByLabel(t.line, { exact: true });
      await field.fill("a activ");
      await expect(figure.locator(".typing-list [role=option]").first()).toContainText(
        "A activates",
      );
      await field.press("ArrowDown");
      await field.press("Tab");
      await expect(field).toHaveValue(/A activates/);
      await field.fill("B casts Basking Rootwalla");
      await field.press("Enter");
      await expect(figure.locator(".typing [role=status]")).toContainText(t.refused);
      await field.fill("A passes");
      await field.press("Enter");
      await expect(figure.locator(".steps li.is-own")).not.toHaveCount(0);
    });

    test("the moment in view is copied as Markdown and saved as a picture", async ({
      page,
      browserName,
    }) => {
      test.skip(browserName === "firefox", "this driver can't read the clipboard");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const figure = await openBoard(page, lang);
      await button(figure, board[lang].next).click();
      await (await tool(figure, t.copy)).click();
      await button(figure, "Markdown").click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/^\[\*\*.+\*\*\]\(http.+-step-1\)\n> /);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        button(figure, t.save).click(),
      ]);
      expect(download.suggestedFilename()).toBe("saitei.png");
    });

    test("an ability on the stack says why it triggered, and leads to the step", async ({
      page,
    }) => {
      const figure = await openBoard(page, lang);
      await button(figure, board[lang].next).click();
      await figure.locator(".stack .entry").first().click();
      const card = page.getByRole("dialog");
      await expect(card).toContainText(t.why);
      await card.locator(".to-step").click();
      await expect(figure.locator(".slider-text")).toContainText("1");
    });
  });
}
