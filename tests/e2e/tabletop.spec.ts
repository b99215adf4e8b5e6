/** A ruling for two players at a table: large, turned by a tap, with the way to it as a QR code. */
import type { Page } from "@playwright/test";
import { findingsOn, WCAG } from "../../scripts/axe/findings.ts";
import { QUIET_ZONE } from "../../src/site/qr/code.ts";
import { modulesOf, readQr, withoutMargin } from "../../src/site/qr/testing/reading.ts";
import { laidOut } from "./board-page.ts";
import { test as changing } from "./changing-site.ts";
import {
  CHANGED_RULING,
  expect,
  LANGS,
  type Lang,
  RULING,
  test,
  withoutJavaScript,
} from "./site.ts";

const words: Readonly<Record<Lang, Readonly<Record<"open" | "turn" | "close" | "other", string>>>> =
  {
    ja: { open: "卓上表示", turn: "向かいへ回す", close: "閉じる", other: "English" },
    en: { open: "Show at the table", turn: "Turn around", close: "Close", other: "日本語" },
  };

const dialogOn = (page: Page) => page.locator("dialog#table");
const opener = (page: Page, lang: Lang) => page.getByRole("link", { name: words[lang].open });
const isTurned = (page: Page): Promise<boolean> =>
  page.locator(".tabletop-page").evaluate((element) => {
    // The middle of the foot is above that of the text.
    const middle = (selector: string): number => {
      const box = element.querySelector(selector)?.getBoundingClientRect();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    return middle(".tabletop-foot") < middle(".tabletop-text");
  });

async function open(page: Page, lang: Lang, id = RULING): Promise<void> {
  await page.goto(`/${lang}/rulings/${id}/`);
  await opener(page, lang).click();
  await expect(dialogOn(page)).toHaveJSProperty("open", true);
}

for (const lang of LANGS) {
  const said = words[lang];

  test.describe(lang, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("a tap, the key R and a button turn it, and back", async ({ page }) => {
      await open(page, lang);
      const turn = page.getByRole("button", { name: said.turn });
      await expect(turn).toBeFocused();
      expect(await isTurned(page)).toBe(false);
      await page.locator(".tabletop-answer:visible").click();
      expect(await isTurned(page)).toBe(true);
      await expect(turn).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("r");
      expect(await isTurned(page)).toBe(false);
      await turn.click();
      expect(await isTurned(page)).toBe(true);
      await turn.click();
      expect(await isTurned(page)).toBe(false);
      await expect(turn).toHaveAttribute("aria-pressed", "false");
    });

    test("Escape closes it: the focus is at its link, the page stands where it stood", async ({
      page,
    }) => {
      await page.goto(`/${lang}/rulings/${RULING}/`);
      await laidOut(page);
      await opener(page, lang).scrollIntoViewIfNeeded();
      const place = () => opener(page, lang).evaluate((link) => link.getBoundingClientRect().top);
      const before = await place();
      await opener(page, lang).focus();
      await page.keyboard.press("Enter");
      await expect(dialogOn(page)).toHaveJSProperty("open", true);
      await expect(page).toHaveURL(/#table$/);
      await page.keyboard.press("Escape");
      await expect(dialogOn(page)).toBeHidden();
      await expect(page).toHaveURL(`/${lang}/rulings/${RULING}/`);
      await expect(opener(page, lang)).toBeFocused();
      expect(Math.abs((await place()) - before)).toBeLessThan(2);
    });

    test("its link opens it, and what closes it leaves the page", async ({ page }) => {
      await page.goto(`/${lang}/rulings/${RULING}/#table`);
      await expect(dialogOn(page)).toHaveJSProperty("open", true);
      await page.getByRole("link", { name: said.close }).click();
      await expect(dialogOn(page)).toBeHidden();
      await expect(page).toHaveURL(`/${lang}/rulings/${RULING}/`);
    });

    test("the way back of the browser closes it", async ({ page }) => {
      await open(page, lang);
      await page.goBack();
      await expect(dialogOn(page)).toBeHidden();
      await expect(page).toHaveURL(`/${lang}/rulings/${RULING}/`);
    });

    test("it says the answer of today, and the same in the other language", async ({
      page,
      request,
    }) => {
      const rulings: readonly { id: string; today?: Readonly<Record<Lang, string>> }[] = await (
        await request.get("/api/v1/rulings.json")
      ).json();
      const today = rulings.find(({ id }) => id === CHANGED_RULING)?.today;
      if (!today) throw new Error(`${CHANGED_RULING} has changed.`);
      await open(page, lang, CHANGED_RULING);
      const answer = dialogOn(page).locator(".tabletop-answer:visible");
      await expect(answer).toHaveText(today[lang]);
      await page.getByRole("button", { name: said.other }).click();
      await expect(answer).toHaveText(today[lang === "ja" ? "en" : "ja"]);
      await expect(dialogOn(page).locator(".rule")).toHaveText(["702.35a"]);
    });

    test("the QR code says the short link", async ({ page }) => {
      await open(page, lang);
      const code = dialogOn(page).locator("svg.qr");
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      const size = Number((await code.getAttribute("viewBox"))?.split(" ")[2]);
      const path = (await code.locator("path[stroke]").getAttribute("d")) ?? "";
      const link = readQr(withoutMargin(modulesOf(path, size), QUIET_ZONE));
      expect(link).toBe(new URL(`/r/${RULING}/`, canonical ?? "").href);
      // A module is more than two pixels wide, dark on light.
      const width = (await code.boundingBox())?.width ?? 0;
      expect(width / size).toBeGreaterThan(2);
      await expect(code.locator("path").first()).toHaveCSS("fill", "rgb(255, 255, 255)");
      await expect(code.locator("path[stroke]")).toHaveCSS("stroke", "rgb(0, 0, 0)");
    });

    test("axe finds nothing, in the light and in the dark", async ({ page }) => {
      await open(page, lang);
      expect(await findingsOn(page, { tags: WCAG })).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      // Nothing but colors is another in the dark.
      expect(await findingsOn(page, { rules: ["color-contrast"] })).toEqual([]);
    });
  });
}

test("the letters are as large as the screen lets them be", async ({ page, request }) => {
  const rulings: readonly {
    id: string;
    says: Readonly<Record<Lang, string>>;
    today?: Readonly<Record<Lang, string>>;
  }[] = await (await request.get("/api/v1/rulings.json")).json();
  for (const lang of LANGS) {
    const byLength = rulings
      .map(({ id, says, today = says }) => ({ id, length: today[lang].length }))
      .toSorted((one, other) => one.length - other.length);
    const at = (part: number) => byLength[Math.floor((byLength.length - 1) * part)]?.id ?? "";
    for (const id of [at(0), at(0.5), at(0.9)]) {
      await open(page, lang, id);
      const { used, letters } = await page.locator(".tabletop-text").evaluate((room) => {
        const answer = room.querySelector("[data-answer]:not([hidden]) .tabletop-answer");
        return {
          used: (answer?.clientHeight ?? 0) / room.clientHeight,
          letters: answer ? Number.parseFloat(getComputedStyle(answer).fontSize) : 0,
        };
      });
      expect(letters, id).toBeGreaterThanOrEqual(22);
      // All of it is seen, and most of the room is used unless its longest word fills the width.
      expect(used, id).toBeLessThanOrEqual(1);
      expect(used, id).toBeGreaterThan(0.3);
    }
  }
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`nothing is cut off on a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const lang of LANGS) {
      await open(page, lang);
      const outside = await dialogOn(page).evaluate((dialog) =>
        [...dialog.querySelectorAll("button, a, svg, .tabletop-rules")]
          .map((element) => element.getBoundingClientRect())
          .filter(
            (box) =>
              box.width > 0 &&
              (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight),
          )
          .map(({ left, right, top, bottom }) => [left, right, top, bottom]),
      );
      expect(outside).toEqual([]);
      const text = page.locator(".tabletop-text");
      expect(await text.evaluate((room) => room.scrollWidth - room.clientWidth)).toBe(0);
    }
  });
}

/** A long answer, and those that are shortest in one language or the other. */
const LONG = "lrw-clash-step-4-decide-in-turn-order";
const SHORT = [
  "tor-parallel-evolution-see-copy-rules",
  "tor-floating-shield-colour-chosen-as-it-enters",
];

for (const [width, height] of [
  [360, 640],
  [740, 360],
] as const) {
  test(`a long answer and a short one are all to be seen on a phone of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const lang of LANGS) {
      for (const id of [LONG, ...SHORT]) {
        await open(page, lang, id);
        const room = page.locator(".tabletop-text");
        const overflow = await room.evaluate((text) => text.scrollHeight - text.clientHeight);
        expect(overflow, `${lang} ${id}`).toBe(0);
      }
    }
  });
}

test("with very large letters the answer is in sight, and the rest below it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await open(page, "ja", LONG);
  const { y = -1, height = 0 } = (await page.locator(".tabletop-text").boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(height).toBeGreaterThanOrEqual(300);
});

test("on paper the page ends with the code, and its address is whole", async ({ page }) => {
  await page.goto(`/en/rulings/${RULING}/`);
  await expect(page.locator(".qr")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".qr")).toBeVisible();
  await expect(page.locator(".tabletop-text, .tabletop-buttons")).toHaveCount(2);
  for (const part of await page.locator(".tabletop-text, .tabletop-buttons").all()) {
    await expect(part).toBeHidden();
  }
  const host = await page
    .locator("dd.permalink > a[data-host]")
    .evaluate((link) => getComputedStyle(link, "::before").content);
  expect(host).toMatch(/^"https?:\/\/[^/]+"$/);
});

test("the screen stays awake while it is open, and no longer", async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async (what: string) => {
          told.push(`asked for ${what}`);
          return { release: async () => void told.push("released") };
        },
      },
    });
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  await open(page, "en");
  await expect.poll(told).toEqual(["asked for screen"]);
  await page.keyboard.press("Escape");
  await expect.poll(told).toEqual(["asked for screen", "released"]);
});

test("its script comes only when it is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/en/rulings/${RULING}/`, { waitUntil: "networkidle" });
  const scripts = () => asked.filter((path) => path.endsWith(".js"));
  const before = scripts();
  await opener(page, "en").click();
  await expect(dialogOn(page)).toHaveJSProperty("open", true);
  expect(scripts().length).toBeGreaterThan(before.length);
});

test("with motion it turns before one's eyes, and without it at once", async ({ page }) => {
  const duration = () =>
    page
      .locator(".tabletop-page")
      .evaluate((element) => getComputedStyle(element).transitionDuration);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "en");
  expect(await duration()).not.toBe("0s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBe("0s");
});

test.describe("without JavaScript", () => {
  withoutJavaScript();

  test("its link shows the answer and the code, and leads back", async ({ page }) => {
    await page.goto(`/ja/rulings/${RULING}/`);
    await expect(dialogOn(page)).toBeHidden();
    await opener(page, "ja").click();
    await expect(dialogOn(page).locator(".tabletop-answer:visible")).toHaveCount(1);
    await expect(dialogOn(page).locator("svg.qr")).toBeVisible();
    await page.getByRole("link", { name: words.ja.close }).click();
    await expect(dialogOn(page)).toBeHidden();
    await expect(opener(page, "ja")).toBeInViewport();
  });
});

changing("it opens without a connection once its page was read", async ({ page, setOffline }) => {
  await page.goto(`/ja/rulings/${RULING}/`);
  // The last file that is kept with a page (see offline.spec.ts).
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/rules/former.json")) !== undefined))
    .toBe(true);
  await setOffline(true);
  await page.goto("about:blank");
  await page.goto(`/ja/rulings/${RULING}/`);
  await opener(page, "ja").click();
  await expect(dialogOn(page)).toHaveJSProperty("open", true);
  await page.keyboard.press("r");
  await expect.poll(() => isTurned(page)).toBe(true);
});
