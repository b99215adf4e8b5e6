/** Every state of the board is looked at by axe: in both themes, and as narrow as a phone. */
import { findingsOn } from "../../scripts/axe/findings.ts";
import { expect, LANGS, test, VIEWPORTS } from "./site.ts";
import { asked } from "./states/asked.ts";
import { built } from "./states/built.ts";
import { watched } from "./states/watched.ts";

for (const [index, state] of [...watched, ...asked, ...built].entries()) {
  // A state looks alike in both languages.
  const lang = LANGS[index % 2] ?? "ja";
  test(`axe finds nothing: ${state.name} (${lang})`, async ({ page }) => {
    const within = [state.name.startsWith("an import") ? "dialog" : "main"];
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await state.open(page, lang);
    expect(await findingsOn(page, { within }), "light").toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    // Nothing but colors is another in the dark, and they are the same on a phone.
    expect(await findingsOn(page, { within, rules: ["color-contrast"] }), "dark").toEqual([]);
    await page.setViewportSize(VIEWPORTS.phone);
    expect(await findingsOn(page, { within, without: ["color-contrast"] }), "phone").toEqual([]);
  });
}
