import { describe, expect, test } from "vitest";
import { eraOf } from "../eras/index.ts";
import { cite, numberUnder, type Renumbering, renumbered } from "./rules.ts";

const before: Renumbering = {
  "113.*": "112.*",
  "113.7a": "112.9",
  "702.26*": "702.25*",
  "702.26c": null,
  "702.145*": null,
  "612.1*": "418.5a",
};

describe("what a rule was called one edition earlier", () => {
  test.each([
    ["what no entry speaks of keeps its number", "704.5a", "704.5a"],
    ["a section keeps the rest", "113.6", "112.6"],
    ["a rule of it that is named does not", "113.7a", "112.9"],
    ["a rule keeps its letters", "702.26b", "702.25b"],
    ["and stands for itself", "702.26", "702.25"],
    ["a letter that is named", "702.26c", null],
    ["one that only begins alike is another", "702.2b", "702.2b"],
    ["a rule that did not exist, with its letters", "702.145g", null],
    ["several that were one", "612.1f", "418.5a"],
  ] as const)("%s", (_, number, then) => {
    expect(renumbered(number, before)).toBe(then);
  });
});

describe("the rules of an older edition", () => {
  test("an entry speaks of the numbers of the edition after it", () => {
    const numbers: readonly Renumbering[] = [{ "500.4": "500.5" }, { "500.5": null }];
    const rules = { ...eraOf("2026-04-17").rules, numbers };
    expect(numberUnder(rules, "500.4")).toBeNull();
  });

  test("are cited once each; what it lacked is left out", () => {
    const { rules } = eraOf("2002-02-20");
    expect(cite(rules, ["601.2g", "601.2h", "701.26a"])).toEqual([
      { number: "409.1f", edition: "2002-02-20" },
    ]);
  });
});
