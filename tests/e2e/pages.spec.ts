/**
 * A page of every kind, in both languages: nothing fails, nothing is kept or asked for elsewhere, its
 * controls are named, its header leads to the same page in the other language, it is as wide as a
 * phone, and axe finds nothing on a desk in one language and on a phone in the other; of rows that are
 * built alike it looks at two. Axe on every page there is: `npm run axe`. Many addresses share a page
 * of the browser, and each is loaded once for all that is asked of it; what is found names its own.
 */
import { findingsOn, WCAG } from "../../scripts/axe/findings.ts";
import { controlsOn, isMisnamed, leaveFewAlike } from "./access/measures.ts";
import {
  addresses,
  EMBEDDED,
  expect,
  type Lang,
  PAGE_KINDS,
  sharesOf,
  test,
  VIEWPORTS,
} from "./site.ts";

/** As many addresses as a test looks at. */
const SHARE = 8;
const shares = sharesOf(addresses, SHARE);

const SMALL_PHONES = [360, 320];

const langOf = (address: string): Lang | undefined =>
  /^\/(ja|en)\//.exec(address)?.[1] as Lang | undefined;

for (const [index, share] of shares.entries()) {
  test(`pages ${index + 1} of ${shares.length}`, async ({ page, context, troubles }) => {
    test.setTimeout(SHARE * 15_000);
    for (const address of share) {
      const before = troubles.length;
      await page.setViewportSize(VIEWPORTS.desktop);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(address);
      await expect.soft(page.getByRole("main"), address).toBeVisible();

      const lang = langOf(address);
      if (lang) {
        const controls = await controlsOn(page);
        expect.soft(controls.length, `controls of ${address}`).toBeGreaterThan(1);
        // A card of one's own is printed in both languages.
        const isBoth = address.endsWith(PAGE_KINDS["own card"]);
        const wrong = controls.filter(isMisnamed(isBoth ? undefined : lang));
        expect.soft(wrong, `names on ${address}`).toEqual([]);

        await expect.soft(page.locator("html"), address).toHaveAttribute("lang", lang);
        const other: Lang = lang === "ja" ? "en" : "ja";
        if (!address.endsWith(EMBEDDED)) {
          await expect
            .soft(page.getByRole("banner").locator("[hreflang]"), address)
            .toHaveAttribute("href", address.replace(`/${lang}/`, `/${other}/`));
        }
      }

      for (const width of SMALL_PHONES) {
        await page.setViewportSize({ ...VIEWPORTS.phone, width });
        const reach = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(reach, `${address} at ${width}`).toBeLessThanOrEqual(width);
      }

      await page.evaluate(leaveFewAlike);
      // A page is built alike in both languages: axe looks at one on a desk, at the other on a phone.
      if (lang !== "en") {
        await page.setViewportSize(VIEWPORTS.desktop);
        const light = await findingsOn(page, { tags: WCAG });
        expect.soft(light, `${address}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        // Nothing but colors is another in the dark, and they are the same on a phone.
        const dark = await findingsOn(page, { rules: ["color-contrast"] });
        expect.soft(dark, `${address}, dark`).toEqual([]);
      }
      if (lang !== "ja") {
        await page.setViewportSize(VIEWPORTS.phone);
        const narrow = await findingsOn(page, { tags: WCAG, without: ["color-contrast"] });
        expect.soft(narrow, `${address}, phone`).toEqual([]);
      }

      expect.soft(troubles.slice(before), address).toEqual([]);
      expect.soft(await context.cookies(), address).toEqual([]);
      expect.soft(await page.evaluate(() => document.cookie), address).toBe("");
    }
  });
}
