import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = import.meta.dirname;

/** A part of a selector and what stands beside it: `* + *`, `li:hover ~ .near`. */
const siblings = /(\S+)\s*(?<!\()[+~]\s*([^\s,>{]+(?:\([^)]*\))?)/g;
const hasName = /[.#[]/;

/** Which selectors look beside something that has no class, id or attribute, for something that has none. */
function namelessSiblings(sheet: string): readonly string[] {
  const selectors = sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .match(/[^{};]+(?=\{)/g)
    ?.filter((part) => !part.trim().startsWith("@"));
  return (selectors ?? []).flatMap((selector) =>
    [...selector.matchAll(siblings)]
      .filter(([, left = "", right = ""]) => !hasName.test(left) && !hasName.test(right))
      .map(([all]) => all),
  );
}

/**
 * With one such selector on a page, a browser works out the styles of a whole board anew whenever
 * a part of it comes or goes, even where the selector fits nothing: only by names does it know
 * what a newcomer may concern.
 */
describe("who stands beside whom is told by a name", () => {
  it.each(globSync("**/*.css", { cwd: folder }))("%s", (file) => {
    expect(namelessSiblings(readFileSync(join(folder, file), "utf8"))).toEqual([]);
  });

  it.each([
    [".prose > * + *", true],
    ["h2 ~ :hover", true],
    [".steps ol > li + li", true],
    [".crumbs > * + *::before", true],
    [".prose > :is(h2, h3) + :is(p, ul)", true],
    [".prose > :is(h2[id], .subhead) + *", false],
    [".lead + :is(p, nav)", false],
    ["h1 + .lead", false],
    [".chips + .card-foot", false],
  ])("%s is seen as it is", (selector, isNameless) => {
    const sheet = `/* a + * */ @media (width > 1px) { ${selector} { width: calc(1px + 2px) } }`;
    expect(namelessSiblings(sheet)).toHaveLength(isNameless ? 1 : 0);
  });
});
