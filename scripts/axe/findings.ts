/** Runs axe on a page of the browser as it stands: for the tests, and for `npm run axe`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** Half as long as with its comments: each page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2, A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] as const;

export interface Look {
  /** Only within what these selectors find; all of the page, if there are none. */
  readonly within?: readonly string[];
  /** All rules of axe but the experimental ones, if neither tags nor rules are named. */
  readonly tags?: readonly string[];
  readonly rules?: readonly string[];
  /** Rules that are not asked. */
  readonly without?: readonly string[];
}

/** A line for each element in which a rule finds a fault: the rule, the element, and why. */
export async function findingsOn(page: Page, look: Look = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async ({ within, tags, rules, without = [] }) => {
    const { axe } = globalThis as unknown as { readonly axe: typeof import("axe-core") };
    const { violations } = await axe.run(within ? { include: [...within] } : document, {
      ...(tags && { runOnly: { type: "tag", values: [...tags] } }),
      ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      // Of what is in order nothing need be said; a page within the page has a test of its own.
      resultTypes: ["violations"],
      iframes: false,
    });
    /** What sticks to an edge may lie over a target until a reader scrolls to that. */
    const isCoveredOnly = async (
      target: (typeof violations)[number]["nodes"][number]["target"],
    ) => {
      const element = document.querySelector(target.join(" "));
      if (!element) return false;
      const { scrollX, scrollY } = globalThis;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await axe.run(element, {
        runOnly: { type: "rule", values: ["target-size"] },
        resultTypes: ["violations"],
      });
      scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
      return again.violations.length === 0;
    };
    const lines: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target, html, any, all, none } of nodes) {
        if (id === "target-size" && (await isCoveredOnly(target))) continue;
        const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
        lines.push(`${id}  ${target.join(" ")}  ${html.slice(0, 160)}  ${why}`);
      }
    }
    return lines;
  }, look);
}
