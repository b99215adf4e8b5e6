/**
 * Pictures of the board in a dozen states, in both themes and at three widths, compared with those
 * in looks/, which somebody has looked at. `npm run looks -- --update` takes them anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, LANGS, startAnew, test } from "./site.ts";
import { asked } from "./states/asked.ts";
import { built } from "./states/built.ts";
import { watched } from "./states/watched.ts";

const WIDTHS = [360, 820, 1280] as const;

/**
 * Of all states those that look least alike, and what of them is in the picture. Where that has been
 * scrolled, it is opened anew at each width.
 */
const LOOKED_AT: readonly (readonly [state: string, part: string, isScrolled?: "scrolled"])[] = [
  ["targets and arrows", "whole"],
  ["blockers", "whole"],
  ["by the rules and in the words of another year", "whole"],
  ["an order", ".choosing"],
  ["a typed line refused", ".typing"],
  ["a line compared", ".steps", "scrolled"],
  ["rule by rule, with the stack over time", ".steps", "scrolled"],
  ["rule by rule, with the stack over time", ".stack-time"],
  ["outcomes", ".outcomes", "scrolled"],
  ["what if", ".what-if"],
  ["the inspector", "window", "scrolled"],
  ["an entry in its dialog", "window", "scrolled"],
  ["a form with every field", ".sb-form"],
  ["a text with a mistake", "#sb-text"],
];

/** What is longer is cut: a picture that nobody looks at to its end proves nothing. */
const LONGEST = 1400;

/** How wide this machine draws a line in each language: the fonts differ from machine to machine. */
const FONTS = path.join(import.meta.dirname, "looks", "fonts.json");
const probe = {
  en: "Priority, 601.2f–h: {W}{U} 12/34",
  ja: "優先権、マッドネス《日を浴びるルートワラ》",
} as const;

const drawnWidths = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate((texts) => {
    const widthOf = (text: string, weight: string): number => {
      const line = document.createElement("span");
      line.style.cssText = `position: absolute; font-size: 100px; font-weight: ${weight}; white-space: pre`;
      line.textContent = text;
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return Math.round(width * 10) / 10;
    };
    return Object.fromEntries(
      Object.entries(texts).flatMap(([lang, text]) =>
        ["400", "700"].map((weight) => [`${lang} ${weight}`, widthOf(text, weight)]),
      ),
    );
  }, probe);

/** Asked once by each worker. */
let hasSameFonts: boolean | undefined;

async function compareFonts(page: Page, isUpdate: boolean): Promise<boolean> {
  await page.goto("/en/");
  const here = `${JSON.stringify(await drawnWidths(page), null, 2)}\n`;
  if (isUpdate) {
    mkdirSync(path.dirname(FONTS), { recursive: true });
    writeFileSync(FONTS, here);
    // Not what is read: another worker may be writing it as well.
    return true;
  }
  return existsSync(FONTS) && readFileSync(FONTS, "utf8") === here;
}

test.beforeEach(async ({ page, browserName, isMobile }, info) => {
  test.skip(isMobile || browserName !== "chromium", "pictures are of one browser, in three widths");
  hasSameFonts ??= await compareFonts(page, info.config.updateSnapshots === "all");
  test.skip(
    !hasSameFonts,
    "This machine's fonts are not those of the pictures: “npm run looks -- --update” would take them with its own.",
  );
});

const states = [...watched, ...asked, ...built];

for (const [index, [name, part, isScrolled]] of LOOKED_AT.entries()) {
  const state = states.find((one) => one.name === name);
  const lang = LANGS[index % 2] ?? "ja";
  const of = part === "whole" || part === "window" ? name : `${name} ${part}`;
  test(`${of} (${lang})`, async ({ page }) => {
    if (!state) throw new Error(`There is no state “${name}”.`);
    await page.emulateMedia({ reducedMotion: "reduce" });
    let whole: Locator | undefined;
    for (const width of WIDTHS) {
      // So high that nothing sticks to an edge of the window before it is due.
      const height = part === "window" ? 800 : LONGEST + 200;
      await page.setViewportSize({ width, height });
      if (isScrolled) await startAnew(page);
      if (isScrolled || !whole) whole = await state.open(page, lang);
      const shown = part === "whole" ? whole : whole.locator(part);
      if (part !== "window") {
        await shown.evaluate((element, longest) => {
          Object.assign(element.style, { maxBlockSize: `${longest}px`, overflow: "clip" });
        }, LONGEST);
      }
      // Nothing is under the pointer.
      await page.mouse.move(0, 0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
        const file = `${of.replaceAll(/[^a-z]+/g, "-")}-${width}-${colorScheme}.png`;
        await expect.soft(part === "window" ? page : shown).toHaveScreenshot(file, {
          animations: "disabled",
          maxDiffPixels: 60,
        });
      }
    }
  });
}
