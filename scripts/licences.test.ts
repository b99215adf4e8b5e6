import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isAllowed, lockedPackages, objections, unneeded } from "./licences.ts";

const one = (name: string, licence: string | undefined) =>
  objections([{ name, version: "1.0.0", licence }]);

describe("a licence", () => {
  it.each([
    ["A", true],
    ["C", false],
    ["A AND B", true],
    ["A AND C", false],
    ["A OR C", true],
    ["(C OR A)", true],
    ["C OR D", false],
    ["C AND A OR B", true],
    ["AB", false],
  ])("of the form %s", (expression, expected) => {
    expect(isAllowed(expression, (licence) => ["A", "B"].includes(licence))).toBe(expected);
  });

  it.each([
    ["left-pad", "MIT"],
    ["left-pad", "MIT OR GPL-3.0-only"],
    ["axe-core", "MPL-2.0"],
    ["@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later"],
    ["@pagefind/darwin-x64", undefined],
    ["preact", "MIT"],
  ])("of %s may be %s", (name, licence) => {
    expect(one(name, licence)).toEqual([]);
  });

  it.each([
    ["left-pad", "GPL-3.0-only", /is under GPL-3.0-only/],
    ["left-pad", "MIT AND GPL-3.0-only", /is under MIT AND GPL-3.0-only/],
    ["left-pad", "MPL-2.0", /not allowed for it/],
    ["left-pad", "UNLICENSED", /UNLICENSED/],
    ["left-pad", undefined, /doesn't say/],
    ["preact", "Apache-2.0", /comes into browsers/],
  ])("of %s may not be %s", (name, licence, expected) => {
    expect(one(name, licence)).toEqual([expect.stringMatching(expected)]);
  });

  it("that isn't used any more is no exception", () => {
    expect(unneeded([])).toContain("caniuse-lite needs no exception for CC-BY-4.0 any more.");
  });
});

describe("what this site is made with", () => {
  const packages = lockedPackages();

  it("may be used", () => {
    expect(packages.length).toBeGreaterThan(100);
    expect([...objections(packages), ...unneeded(packages)]).toEqual([]);
  });

  it("is pinned: one version each, none of them a range", () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
      readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
    );
    const asked = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    const ranges = Object.entries<string>(asked).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(ranges).toEqual([]);
  });
});
