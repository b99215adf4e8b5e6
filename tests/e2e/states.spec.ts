/**
 * Every state of the board is looked at by axe: in both themes, and as narrow as a phone. Some
 * states share a page of the browser, which reads axe and the scripts of boards once; what is found
 * names its own.
 */
import { findingsOn } from "../../scripts/axe/findings.ts";
import { expect, LANGS, sharesOf, startAnew, test, VIEWPORTS } from "./site.ts";
import { asked } from "./states/asked.ts";
import { built } from "./states/built.ts";
import { watched } from "./states/watched.ts";

/** As many states as a test looks at. */
const SHARE = 5;
const shares = sharesOf([...watched, ...asked, ...built], SHARE);

for (const [index, share] of shares.entries()) {
  test(`axe finds nothing: states ${index + 1} of ${shares.length}`, async ({ page, troubles }) => {
    test.setTimeout(SHARE * 20_000);
    for (const [place, { name, open }] of share.entries()) {
      // A state looks alike in both languages.
      const lang = LANGS[(index * SHARE + place) % 2] ?? "ja";
      await test.step(`${name} (${lang})`, async () => {
        const before = troubles.length;
        await startAnew(page);
        await page.setViewportSize(VIEWPORTS.desktop);
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
        const shown = await open(page, lang);
        // What stands around it, pages.spec.ts looks at.
        await shown.evaluate((element) => element.setAttribute("data-looked-at", ""));
        const within = [name.startsWith("an import") ? "dialog" : "[data-looked-at]"];
        const light = await findingsOn(page, { within });
        expect.soft(light, `${name}, light`).toEqual([]);
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
        // Nothing but colors is another in the dark, and they are the same on a phone.
        const dark = await findingsOn(page, { within, rules: ["color-contrast"] });
        expect.soft(dark, `${name}, dark`).toEqual([]);
        await page.setViewportSize(VIEWPORTS.phone);
        const narrow = await findingsOn(page, { within, without: ["color-contrast"] });
        expect.soft(narrow, `${name}, phone`).toEqual([]);
        expect.soft(troubles.slice(before), name).toEqual([]);
      });
    }
  });
}
