/** Taking a ruling elsewhere: its forms as text, and links to paragraphs and to words. */
import type { Page } from "@playwright/test";
import { comeTo, laidOut } from "./board-page.ts";
import {
  CHANGED_RULING,
  expect,
  heldBack,
  LANGS,
  type Lang,
  PAGE_KINDS,
  RULING,
  test,
  withoutJavaScript,
} from "./site.ts";

const OPEN: Readonly<Record<Lang, string>> = { ja: "裁定をコピー…", en: "Copy ruling as…" };
const GROUP: Readonly<Record<Lang, string>> = { ja: "コピーする形式", en: "Copy as" };
const FORMATS: Readonly<Record<Lang, readonly string[]>> = {
  ja: ["リンク", "Markdown", "BBCode", "Discord", "文章"],
  en: ["Link", "Markdown", "BBCode", "Discord", "Plain text"],
};
const RULES: Readonly<Record<Lang, string>> = {
  ja: "2026年4月17日版の総合ルール",
  en: "Comprehensive Rules of 17 April 2026",
};
const WHEN: Readonly<Record<Lang, readonly string[]>> = {
  ja: ["現在（2026年4月17日）：", "当時（2002年2月）："],
  en: ["Today (17 April 2026): ", "Then (February 2002): "],
};

interface Said {
  readonly id: string;
  readonly says: Readonly<Record<Lang, string>>;
  readonly today?: Readonly<Record<Lang, string>>;
  readonly cr: readonly string[];
}

let rulings: readonly Said[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  rulings = await (await request.get("/api/v1/rulings.json")).json();
  await request.dispose();
});
const rulingOf = (id: string): Said => {
  const found = rulings.find((one) => one.id === id);
  if (!found) throw new Error(`There is a ruling ${id}.`);
  return found;
};

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const mayUseClipboard = (context: { grantPermissions(some: string[]): Promise<void> }) =>
  context.grantPermissions(["clipboard-read", "clipboard-write"]);

test.describe("with a clipboard", () => {
  test.skip(({ browserName }) => browserName === "firefox", "no look at Firefox's clipboard");

  for (const lang of LANGS) {
    for (const id of [RULING, CHANGED_RULING]) {
      test(`${lang}: ${id} is copied in every form, by keyboard`, async ({
        page,
        context,
        baseURL,
      }) => {
        await mayUseClipboard(context);
        await page.goto(`/${lang}/rulings/${id}/`);
        const { says, today, cr } = rulingOf(id);
        const opener = page.getByRole("button", { name: OPEN[lang] });
        await expect(opener).toHaveAttribute("aria-expanded", "false");
        await opener.focus();
        await page.keyboard.press("Enter");
        await expect(opener).toHaveAttribute("aria-expanded", "true");
        const group = page.getByRole("group", { name: GROUP[lang], exact: true });
        for (const format of FORMATS[lang]) {
          await page.keyboard.press("Tab");
          await expect(group.getByRole("button", { name: format, exact: true })).toBeFocused();
          await page.keyboard.press("Enter");
          await expect(group.getByRole("status")).toContainText(format);
          const copied = await clipboard(page);
          expect(copied).toContain(`${baseURL}/r/${id}/`);
          if (format === FORMATS[lang][0]) continue;
          expect(copied).toContain(says[lang]);
          expect(copied).toContain((today ?? says)[lang]);
          if (today) for (const when of WHEN[lang]) expect(copied).toContain(when);
          for (const rule of cr) expect(copied).toContain(rule);
          expect(copied).toContain(RULES[lang]);
          expect(copied.length).toBeLessThan(2000);
        }
        await page.keyboard.press("Escape");
        await expect(group).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(opener).toHaveAttribute("aria-expanded", "false");
      });
    }
  }

  test("a ruling that a guide quotes is copied from there, its own and no other", async ({
    page,
    context,
  }) => {
    await mayUseClipboard(context);
    await page.goto(`/en/${PAGE_KINDS.guide}`);
    const quoted = page.locator(`.ruling[id="${RULING}"]`);
    await quoted.getByRole("button", { name: OPEN.en }).click();
    await quoted.getByRole("button", { name: "Plain text" }).click();
    await expect(quoted.getByRole("status")).toContainText("Plain text");
    const { says, cr } = rulingOf(RULING);
    const lines = (await clipboard(page)).split("\n");
    expect(lines.slice(0, 3)).toEqual(["Madness", says.en, `CR ${cr.join(", ")} (${RULES.en})`]);
  });

  test("symbols are copied as words", async ({ page, context }) => {
    await mayUseClipboard(context);
    const withSymbols = rulings.find(({ says, today }) => !today && says.en.includes("{"));
    await page.goto(`/en/rulings/${withSymbols?.id}/`);
    await page.getByRole("button", { name: OPEN.en }).click();
    await page.getByRole("button", { name: "Plain text" }).click();
    await expect(
      page.getByRole("group", { name: GROUP.en, exact: true }).getByRole("status"),
    ).not.toBeEmpty();
    const [, said = ""] = (await clipboard(page)).split("\n");
    const [before = "", after = ""] = withSymbols?.says.en.split(/(?:\{[^{}]+\})+/) ?? [];
    expect(said.startsWith(before)).toBe(true);
    expect(said).toContain(after);
    expect(said).not.toContain("{");
    expect(said.length).toBeGreaterThan(before.length + after.length);
  });

  test("words that were selected before the scripts had come", async ({ page }) => {
    const letPass = await heldBack(page, "**/_astro/Page.*.js");
    await page.goto(`/en/${PAGE_KINDS.guide}`);
    await page.locator('[id="opponents-p1"]').evaluate((element) => {
      getSelection()?.selectAllChildren(element);
    });
    letPass();
    await expect(page.getByRole("button", { name: "Copy a link to these words" })).toBeVisible();
  });

  for (const lang of LANGS) {
    test(`${lang}: a link to selected words leads to them`, async ({ page, context }) => {
      await mayUseClipboard(context);
      await page.goto(`/${lang}/${PAGE_KINDS.guide}`);
      await laidOut(page);
      const paragraph = page.locator('[id="opponents-p1"]');
      await comeTo(paragraph);
      const words = await paragraph.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [longest] = [...element.childNodes].sort(
          (one, other) => (other.textContent?.length ?? 0) - (one.textContent?.length ?? 0),
        );
        if (longest) range.setStart(longest, 1);
        if (longest) range.setEnd(longest, (longest.textContent?.length ?? 0) - 1);
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
        return range.toString().trim();
      });
      const name = { ja: "選んだ言葉へのリンクをコピー", en: "Copy a link to these words" }[lang];
      await page.getByRole("button", { name }).click();
      const done = { ja: "コピーしました", en: "Copied" }[lang];
      await expect(paragraph.getByRole("button", { name: done })).toBeVisible();
      const link = await clipboard(page);
      expect(link).toMatch(/#opponents-p1:~:text=/);
      expect(decodeURIComponent(link)).toContain(words);

      // By the words alone: without them the browser would stay at the top.
      const other = await context.newPage();
      await other.goto(link.replace("#opponents-p1:", "#:"));
      await expect(other.locator('[id="opponents-p1"]')).toBeInViewport();
    });
  }
});

test("where the clipboard is refused, the text stands there to be selected", async ({ page }) => {
  await page.addInitScript(() => {
    // The empty page before it has no clipboard in Firefox.
    if (navigator.clipboard)
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.goto(`/en/rulings/${RULING}/`);
  await page.getByRole("button", { name: OPEN.en }).click();
  const group = page.getByRole("group", { name: GROUP.en, exact: true });
  await group.getByRole("button", { name: "BBCode" }).click();
  await expect(group.getByRole("status")).toContainText("couldn't be copied");
  const field = group.getByRole("textbox", { name: "Text to copy" });
  await expect(field).toHaveValue(/^\[b\]\[url=.*\/r\//);
  await field.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("[quote]");
});

test.describe("a paragraph of a guide", () => {
  for (const lang of LANGS) {
    test(`${lang}: has a number that links to it`, async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.guide}`);
      await laidOut(page);
      const paragraph = page.locator('[id="opponents-p1"]');
      const name = { ja: "段落1へのリンク", en: "Link to paragraph 1" }[lang];
      const link = paragraph.getByRole("link", { name });
      await comeTo(paragraph);
      await paragraph.hover();
      await expect(link).toHaveCSS("opacity", "1");
      const box = await link.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
      await link.click();
      await expect(page).toHaveURL(/#opponents-p1$/);
      await expect(paragraph).toBeInViewport();
    });
  }

  test("that is there no more leads to its section", async ({ page }) => {
    await page.goto(`/en/${PAGE_KINDS.guide}#opponents-p99`);
    await expect(page.locator("#opponents")).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("there is no menu of forms, and paragraphs have their numbers", async ({ page }) => {
    await page.goto(`/en/${PAGE_KINDS.guide}`);
    await expect(page.getByRole("button", { name: OPEN.en })).toHaveCount(0);
    await expect(page.locator('a.paragraph[href="#opponents-p1"]')).toBeAttached();
  });
});
