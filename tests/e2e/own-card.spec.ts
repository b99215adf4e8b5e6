/** The page on which a reader tries a card of their own. */
import { findingsOn } from "../../scripts/axe/findings.ts";
import { expect, LANGS, PAGE_KINDS, test, withoutJavaScript } from "./site.ts";

const words = {
  ja: {
    text: "文章（英語）",
    name: "カード名",
    understood: "すべて読み取れました。",
    wrong: "読み取れないところがあります。",
    use: "「flying」に直す",
    place: "その場所を選ぶ",
    faces: "両面カードにする",
    cast: "《Lantern Keeper》を唱える",
    says: "このクリーチャーが戦場に出たとき、あなたは3点のライフを得る。",
    keywords: "キーワード能力",
    unreadable: "カードを読み取るプログラムを読み込めませんでした。",
    again: "もう一度試す",
  },
  en: {
    text: "Text",
    name: "Name",
    understood: "All of it is understood.",
    wrong: "Something isn't understood.",
    use: "Change to “flying”",
    place: "Select the place",
    faces: "Double-faced",
    cast: "Cast Lantern Keeper",
    says: "When this creature enters, you gain 3 life.",
    keywords: "Keywords",
    unreadable: "What reads the card could not be loaded.",
    again: "Try again",
  },
} as const;

const address = (lang: string, asked = "") => `/${lang}/${PAGE_KINDS["own card"]}${asked}`;
const text = "Flying\nWhen this creature enters, you gain 3 life.";

for (const lang of LANGS) {
  test.describe(lang, () => {
    const t = words[lang];

    test("what is typed is written in both languages and played", async ({ page }) => {
      await page.goto(address(lang));
      await page.getByLabel(t.text, { exact: true }).fill(text);
      const result = page.locator(".own-result");
      await expect(result).toContainText(words.ja.says);
      await expect(result).toContainText(words.en.says);
      await expect(page.locator(".own-status")).toHaveText(t.understood);
      await page.locator("details.try > summary").click();
      await expect(page.locator("#try .caption")).toBeVisible();
      await page.getByRole("button", { name: t.cast, exact: true }).click();
      await expect(page.locator("#try .stack")).toContainText("Lantern Keeper");
    });

    test("the first phrase not understood is marked, and mended by its suggestion", async ({
      page,
    }) => {
      await page.goto(address(lang));
      const typed = page.getByLabel(t.text, { exact: true });
      await typed.fill("Vigilance\nFlyng");
      await expect(page.locator(".own-status")).toHaveText(t.wrong);
      await expect(page.locator(".own-line mark")).toHaveText("Flyng");
      await expect(typed).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("button", { name: t.place }).click();
      expect(await typed.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(10);
      expect(await findingsOn(page)).toEqual([]);
      await page.getByRole("button", { name: t.use }).click();
      await expect(page.locator(".own-status")).toHaveText(t.understood);
      await expect(typed).toHaveValue("Vigilance\nflying");
    });

    test("what can be written is listed, and put into the text when it is pressed", async ({
      page,
    }) => {
      await page.goto(address(lang));
      const typed = page.getByLabel(t.text, { exact: true });
      await typed.fill("Vigilance");
      await page.locator(".own-sayable summary").filter({ hasText: t.keywords }).click();
      expect(await findingsOn(page)).toEqual([]);
      await page.getByRole("button", { name: "Flying", exact: true }).click();
      await expect(typed).toHaveValue("Vigilance\nFlying");
      await expect(typed).toBeFocused();
      await expect(page.locator(".own-status")).toHaveText(t.understood);
    });

    test("what reads cards may fail to load, and is tried again", async ({ page }) => {
      const script = /\/_astro\/worker[^/]*\.js/;
      await page.route(script, (route) => route.abort());
      await page.goto(address(lang));
      await page.getByLabel(t.text, { exact: true }).fill("Flying");
      await expect(page.locator(".own-status")).toContainText(t.unreadable);
      await page.unroute(script);
      await page.getByRole("button", { name: t.again }).click();
      await expect(page.locator(".own-status")).toHaveText(t.understood);
    });

    test("what was typed is there again after a reload, and where its address is opened", async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.goto(address(lang));
      await page.getByLabel(t.name, { exact: true }).fill("Paper Crane");
      await page.getByLabel(t.faces).check();
      await page.getByLabel(t.name, { exact: true }).nth(1).fill("Paper Dragon");
      await expect(page).toHaveURL(/[?]card=\d\./);
      await page.waitForFunction(() => localStorage.getItem("saitei-own-card")?.includes("Dragon"));
      const shared = page.url();
      await page.goto(address(lang));
      await expect(page.getByLabel(t.name, { exact: true }).first()).toHaveValue("Paper Crane");
      const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const other = await elsewhere.newPage();
      await other.goto(shared);
      await expect(other.getByLabel(t.name, { exact: true }).nth(1)).toHaveValue("Paper Dragon");
      await elsewhere.close();
    });

    test("a card of the library can be changed, and its double-faced like too", async ({
      page,
    }) => {
      await page.goto(`/${lang}/${PAGE_KINDS["double-faced card"]}`);
      await page.locator(".card-try .note a").click();
      await expect(page.getByLabel(t.name, { exact: true }).nth(1)).toHaveValue(/^Your /);
      await expect(page.locator(".own-status")).toHaveText(t.understood);
    });
  });
}

test("an address that was cut off says so and loses nothing", async ({ page }) => {
  await page.goto(address("en", "?card=1.zzzz"));
  await expect(page.locator(".own-form .refused")).toBeVisible();
  await expect(page.getByLabel(words.en.name, { exact: true })).toHaveValue("Lantern Keeper");
});

test("a link to a line of play brings the card and the board", async ({ page }) => {
  await page.goto(address("en"));
  await page.getByLabel(words.en.text, { exact: true }).fill(text);
  await expect(page).toHaveURL(/[?]card=\d\./);
  // Another card has another board.
  await expect(page.locator(".own-result")).toContainText(words.en.says);
  await page.locator("details.try > summary").click();
  await expect(page.locator("#try .caption")).toBeVisible();
  await page.getByRole("button", { name: words.en.cast, exact: true }).click();
  await expect(page.locator("#try .stack")).toContainText("Lantern Keeper");
  await page.getByRole("button", { name: "Link to this position" }).click();
  await expect(page).toHaveURL(/[?]card=\d\..*#try=/);
  await page.reload();
  await expect(page.locator("#try .stack")).toContainText("Lantern Keeper");
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("the example is drawn in both languages", async ({ page }) => {
    await page.goto(address("ja"));
    await expect(page.locator(".drawn")).toHaveCount(2);
    await expect(page.locator("noscript")).toHaveCount(1);
  });
});
