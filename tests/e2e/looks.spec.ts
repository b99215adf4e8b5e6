/**
 * Pictures of the board in a dozen states, in both themes and at three widths, compared with those
 * in looks/, which somebody has looked at. `npm run looks -- --update` takes them anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, LANGS, test } from "./site.ts";
import { asked } from "./states/asked.ts";
import { built } from "./states/built.ts";
import { watched } from "./states/watched.ts";

const WIDTHS = [360, 820, 1280] as const;

/** Of all states those that look least alike. */
const LOOKED_AT: readonly string[] = [
  "targets and arrows",
  "a line compared",
  "rule by rule, with the stack over time",
  "outcomes",
  "what if",
  "a typed line refused",
  "the inspector",
  "by the rules and in the words of another year",
  "an order",
  "blockers",
  "a form with every field",
  "a text with a mistake",
  "an entry in its dialog",
];

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

test("each state that is looked at is there", () => {
  const names = states.map(({ name }) => name);
  expect(LOOKED_AT.filter((name) => !names.includes(name))).toEqual([]);
});

for (const [index, name] of LOOKED_AT.entries()) {
  const state = states.find((one) => one.name === name);
  const lang = LANGS[index % 2] ?? "ja";
  for (const width of WIDTHS) {
    test(`${name}, ${width} pixels wide (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const shown = await state?.open(page, lang);
      // Nothing is under the pointer.
      await page.mouse.move(0, 0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
        const file = `${name.replaceAll(/[^a-z]+/g, "-")}-${width}-${colorScheme}.png`;
        await expect(state?.isOver ? page : (shown ?? page)).toHaveScreenshot(file, {
          animations: "disabled",
          maxDiffPixels: 60,
        });
      }
    });
  }
}
