/** WCAG 2.2 AA by hand: what a machine doesn't see by rules is measured on a page of every kind. */
import type { Page } from "@playwright/test";
import { findingsOn } from "../../scripts/axe/findings.ts";
import {
  controlsOn,
  cutBySpacing,
  isMisnamed,
  leaveFewAlike,
  moving,
  reach,
  type Stop,
  smallTargets,
  tabStops,
} from "./access/measures.ts";
import { addressOf, boardOn, button, openBoard, ready, words } from "./board-page.ts";
import { EMBEDDED, expect, LANGS, type Lang, PAGE_KINDS, test, VIEWPORTS } from "./site.ts";

const kinds = [...Object.entries(PAGE_KINDS), ["embedded board", EMBEDDED] as const];
/** More stops than the header and the beginning of any page have. */
const STOPS = 30;

/** What is wrong with the way that the Tab key takes. */
const faults = (stops: readonly Stop[]): readonly string[] =>
  stops.flatMap(({ html, isInOrder, isSeen, outline, contrast }) => [
    ...(isInOrder ? [] : [`out of order: ${html}`]),
    ...(isSeen ? [] : [`hidden: ${html}`]),
    ...(outline >= 2 && contrast >= 3 ? [] : [`no ring (${outline}, ${contrast}): ${html}`]),
  ]);

for (const [index, [kind, path]] of kinds.entries()) {
  // What is measured is the same in both languages, but for the names.
  const lang: Lang = LANGS[index % 2] ?? "ja";

  test(`${kind} (${lang}): focus, targets, 400 %, spacing`, async ({ page }) => {
    // The page of what is kept grows when it has looked for that.
    const waitUntil = path.startsWith(PAGE_KINDS.offline) ? "networkidle" : "load";
    await page.goto(`/${lang}/${path}`, { waitUntil });
    for (const [size, viewport] of Object.entries(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      const stops = await tabStops(page, STOPS);
      expect.soft(stops.length, `Tab stops somewhere, ${size}`).toBeGreaterThan(1);
      expect.soft(faults(stops), `the way of the Tab key, ${size}`).toEqual([]);
      expect.soft(await smallTargets(page), `targets of less than 24 pixels, ${size}`).toEqual([]);
    }

    // A screen of 1280 × 1024 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const { width, stuck } = await reach(page);
    expect.soft(width, "as wide as the screen").toBeLessThanOrEqual(320);
    expect.soft(stuck, "what stays covers a third at most").toBeLessThanOrEqual(256 / 3);
    expect.soft(await cutBySpacing(page), "cut where text is set wider").toEqual([]);
  });
}

for (const lang of LANGS) {
  test(`an opened board: focus, targets, names (${lang})`, async ({ page }) => {
    const board = await openBoard(page, lang);
    const t = words[lang];
    await button(board, t.next).click();
    await button(board, t.otherwise).click();
    await expect(board.locator(".choosing .question")).toBeVisible();
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft((await controlsOn(page)).filter(isMisnamed(lang))).toEqual([]);
    await button(board, t.next).focus();
    await page.keyboard.press("Shift+Tab");
    expect.soft(faults(await tabStops(page, STOPS, "here"))).toEqual([]);
  });

  test(`a board at 400 % keeps its controls and leaves room (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const board = await openBoard(page, lang);
    await button(board, words[lang].next).click();
    await board.locator(".battlefield").last().scrollIntoViewIfNeeded();
    const { width, stuck } = await reach(page);
    expect(width).toBeLessThanOrEqual(320);
    expect(stuck).toBeLessThanOrEqual(256 / 3);
  });
}

for (const lang of LANGS) {
  test(`letters of twice the size leave pages as wide as a phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of ["guides/bestow", "changes/bestow", "board"]) {
      await page.goto(`/${lang}/${path}/`);
      await expect(page.locator(".board-play").first()).toBeVisible();
      expect.soft((await reach(page)).width, path).toBeLessThanOrEqual(360);
    }
    // Which step is in view is told on one line.
    const count = page.locator(".slider-text").first();
    const lines = await count.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect.soft(lines).toBeLessThan(1.5);
  });
}

test.describe("where the system chooses the colors", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`nothing is told by color alone, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const board = await openBoard(page, "en");
      const t = words.en;
      await button(board, t.next).click();
      const style = (selector: string, name: string) =>
        board
          .locator(selector)
          .first()
          .evaluate(
            (element, property) => getComputedStyle(element).getPropertyValue(property),
            name,
          );
      // A card that the step changed, the step in view, and their neighbours.
      expect(await style(".marked:not(.life)", "border-top-style")).toBe("double");
      expect(await style(".steps li:has(> [aria-current])", "border-inline-start-width")).toBe(
        "6px",
      );
      expect(await style(".steps li:not(:has([aria-current]))", "border-inline-start-width")).toBe(
        "0px",
      );
      await button(board, "Rule by rule").click();
      const pressed = board.locator(".detail[aria-pressed=true]");
      await expect(pressed).toBeVisible();
      await button(board, t.next).focus();
      expect(await style(".detail[aria-pressed=true]", "outline-style")).toBe("solid");
      // Arrows are drawn in the color of texts, whatever that is.
      const arrow = board.locator(".arrow .shaft").first();
      if ((await arrow.count()) > 0) {
        const ink = await page.evaluate(() => getComputedStyle(document.body).color);
        expect(await arrow.evaluate((path) => getComputedStyle(path).stroke)).toBe(ink);
      }
    });
  }

  test("a focused control is told from one that is not", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const found = page.getByRole("search").getByText(/^\d+ results$/);
    for (const [path, isThere] of [
      ["", undefined],
      [PAGE_KINDS.ruling, undefined],
      [PAGE_KINDS["map of rules"], undefined],
      // What is found pushes down what has the focus.
      ["search/?q=madness", found],
    ] as const) {
      await page.goto(`/en/${path}`);
      if (isThere) await expect(isThere).toBeVisible();
      expect.soft(faults(await tabStops(page, 15)), path).toEqual([]);
    }
  });

  test("a rule of the map can be read, however often it is cited", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(`/en/${PAGE_KINDS["map of rules"]}`);
    const tiles = page.locator(".map-tile:is(.level-0, .level-6)");
    const looks = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { color, backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(tile);
        return { isRead: color !== backgroundColor, border: `${borderTopWidth} ${borderTopStyle}` };
      }),
    );
    expect(looks.every(({ isRead }) => isRead)).toBe(true);
    expect(new Set(looks.map(({ border }) => border))).toEqual(
      new Set(["1px dashed", "4px solid"]),
    );
  });
});

test.describe("more contrast", () => {
  /** Pages on which all sorts of text and surfaces stand. */
  const pages = [
    "",
    PAGE_KINDS.guide,
    PAGE_KINDS["changed ruling"],
    PAGE_KINDS.card,
    PAGE_KINDS.sandbox,
    PAGE_KINDS.change,
    PAGE_KINDS["map of rules"],
    "search/?q=madness",
  ];
  const colors = async (page: Page, where: string, within?: readonly string[]): Promise<void> => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ contrast: "more", colorScheme, reducedMotion: "reduce" });
      const look = { ...(within && { within }), rules: ["color-contrast-enhanced"] };
      expect.soft(await findingsOn(page, look), `${where}, ${colorScheme}`).toEqual([]);
    }
  };
  test("text of 7:1 and lines of 4.5:1, light and dark", async ({ page }) => {
    test.slow();
    for (const path of pages) {
      await page.goto(`/en/${path}`);
      await page.evaluate(leaveFewAlike);
      await colors(page, path);
    }
    const board = await openBoard(page, "en");
    await button(board, words.en.next).click();
    await colors(page, "a board", ["figure.board"]);
  });
});

test("nothing moves where a reader wants no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const board = await openBoard(page, "en");
  for (let step = 0; step < 4; step += 1) {
    await button(board, words.en.next).click();
    expect(await moving(page)).toEqual([]);
  }
  await button(board, "Play slowly").click();
  expect(await moving(page)).toEqual([]);
});

test("steps move where nobody minds", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(addressOf("en"));
  const board = boardOn(page);
  await board.scrollIntoViewIfNeeded();
  await ready(board);
  await button(board, words.en.next).click();
  // What the test above asks can be seen.
  expect((await moving(page)).length).toBeGreaterThan(0);
});

test("nothing fades in where a reader hurries, and things do again afterwards", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const board = await openBoard(page, "en");
  /** Whether something fades in as the first step comes again, so many milliseconds after the rest. */
  const fading = (pause: number) =>
    board.locator(".board-play").evaluate(async (play, wait) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const press = async (key: string) => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        play.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        await frame();
        await frame();
      };
      for (const key of ["ArrowLeft", "ArrowRight"]) await press(key);
      return play
        .getAnimations({ subtree: true })
        .some((each) => each instanceof CSSAnimation && each.animationName === "arrive");
    }, pause);
  await button(board, words.en.next).click();
  expect(await fading(0)).toBe(false);
  expect(await fading(600)).toBe(true);
});
