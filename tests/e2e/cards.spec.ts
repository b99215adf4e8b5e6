/** Card pages and their index: read without scripts, narrowed and played with them. */
import { ready } from "./board-page.ts";
import { expect, heldBack, LANGS, PAGE_KINDS, test, withoutJavaScript } from "./site.ts";

const name = { ja: "日を浴びるルートワラ", en: "Basking Rootwalla" } as const;

for (const lang of LANGS) {
  test.describe(lang, () => {
    test("a card has its text, whose words lead to the rules", async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.card}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name[lang]);
      const card = page.locator(".drawn");
      await expect(card).toBeInViewport();
      const keyword = card.getByRole("link", { name: lang === "ja" ? "マッドネス" : "Madness" });
      await keyword.click();
      await expect(page).toHaveURL(`/${lang}/cr/702.35/`);
    });

    test("the engine comes when the board is opened, and the card can be cast", async ({
      page,
    }) => {
      const boards: string[] = [];
      page.on("request", (request) => {
        if (/\/Board\w*\.[\w-]+\.js/.test(request.url())) boards.push(request.url());
      });
      await page.goto(`/${lang}/${PAGE_KINDS.card}`, { waitUntil: "networkidle" });
      expect(boards).toEqual([]);
      const details = page.locator("details.try");
      await details.locator("> summary").click();
      const cast = lang === "ja" ? `《${name.ja}》を唱える` : `Cast ${name.en}`;
      await ready(details.locator("#try"));
      await details.getByRole("button", { name: cast, exact: true }).click();
      await expect(details.locator(".stack")).toContainText(name[lang]);
    });

    test("a link to a line of play opens the board", async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.card}#try=1.nonsense`);
      const details = page.locator("details.try");
      await expect(details).toHaveAttribute("open", "");
      await expect(details.locator(".refused")).toBeVisible();
    });

    test("the index is narrowed by what the address says, and says it", async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.cards}?mechanic=madness&color=green`);
      const shown = page.locator(".card-list > li:visible");
      await expect(page.getByRole("combobox").first()).toHaveValue("madness");
      await expect(shown).toHaveCount(2);
      await page.getByRole("main").getByRole("searchbox").fill("ひをあび");
      await expect(shown).toHaveCount(1);
      await expect(shown.getByRole("link")).toHaveText(name[lang]);
      await expect(page).toHaveURL(/mechanic=madness/);
      await expect(page).toHaveURL(/q=/);
      await page.getByRole("main").getByRole("button").click();
      await expect(page).toHaveURL(`/${lang}/${PAGE_KINDS.cards}`);
      expect(await shown.count()).toBeGreaterThan(300);
    });

    test("what is typed before the script has come narrows the index, too", async ({ page }) => {
      const letPass = await heldBack(page, "**/*.js");
      const address = `/${lang}/${PAGE_KINDS.cards}?mechanic=madness`;
      await page.goto(address, { waitUntil: "commit" });
      await page.getByRole("main").getByRole("searchbox").fill("ひをあび");
      letPass();
      await expect(page.locator(".card-list > li:visible")).toHaveCount(1);
      await expect(page).toHaveURL(/mechanic=madness/);
      await expect(page).toHaveURL(/q=/);
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("ひをあび");
    });

    test("a mechanic of a card leads to the other cards with it", async ({ page }) => {
      await page.goto(`/${lang}/${PAGE_KINDS.card}`);
      await page.locator(".terms a").first().click();
      await expect(page).toHaveURL(`/${lang}/${PAGE_KINDS.cards}?mechanic=madness`);
      await expect(page.locator(".card-list > li:visible")).toHaveCount(10);
    });
  });
}

test("a ruling leads to its cards, and they lead back", async ({ page }) => {
  await page.goto(`/en/${PAGE_KINDS.ruling}`);
  const card = page.locator('.details a[href^="/en/cards/"]').first();
  const title = (await card.textContent())?.trim() ?? "";
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator(`.ruling-list a[href="/en/${PAGE_KINDS.ruling}"]`)).toBeVisible();
});

test("both faces and both halves are drawn", async ({ page }) => {
  for (const kind of ["double-faced card", "split card"] as const) {
    await page.goto(`/ja/${PAGE_KINDS[kind]}`);
    await expect(page.locator(".drawn")).toHaveCount(2);
  }
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("all cards are listed, and a card's page is whole", async ({ page }) => {
    await page.goto(`/en/${PAGE_KINDS.cards}`);
    expect(await page.locator(".card-list > li").count()).toBeGreaterThan(300);
    await expect(page.locator("[data-card-filter]")).toBeHidden();
    await page.getByRole("link", { name: name.en }).click();
    await page.locator("details.try > summary").click();
    await expect(page.locator("#try .card-name").first()).toBeVisible();
  });
});
