/** Every state of the board is looked at by axe: in both themes, on a phone in one. */
import { findingsOn } from "../../scripts/axe/findings.ts";
import { expect, LANGS, test } from "./site.ts";
import { asked } from "./states/asked.ts";
import { built } from "./states/built.ts";
import { watched } from "./states/watched.ts";

for (const [index, state] of [...watched, ...asked, ...built].entries()) {
  // A state looks alike in both languages.
  const lang = LANGS[index % 2] ?? "ja";
  test(`axe finds nothing: ${state.name} (${lang})`, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await state.open(page, lang);
    for (const colorScheme of isMobile ? (["light"] as const) : (["light", "dark"] as const)) {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      const within = [state.name.startsWith("an import") ? "dialog" : "main"];
      // Nothing but colours is another in the dark.
      const rules = colorScheme === "dark" && { rules: ["color-contrast"] };
      expect(await findingsOn(page, { within, ...rules }), colorScheme).toEqual([]);
    }
  });
}
