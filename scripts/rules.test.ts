import { expect, test } from "vitest";
import { compareNumbers, exercised, missing, numbersIn } from "./rules.ts";

test("numbers are taken from the names of tests, with their ranges, and not from comments", () => {
  const source = `
    // 601.2a is only spoken of
    /** so is 603.3b */
    test("702.16b, e: protection, and 601.2f–h", () => {});
    test.each([["704.5j"]])("%s", () => {});
  `;
  expect(numbersIn(source)).toEqual(["702.16b", "702.16e", "601.2f", "601.2g", "601.2h", "704.5j"]);
});

test("rules are in the order of the book", () => {
  const shuffled = ["702.16b", "104.4b", "702.2", "702.16", "603.10a", "603.2"];
  expect(shuffled.sort(compareNumbers)).toEqual([
    "104.4b",
    "603.2",
    "603.10a",
    "702.2",
    "702.16",
    "702.16b",
  ]);
});

test("what a test here names is exercised", () => {
  expect(exercised().get("702.35a")?.length).toBeGreaterThan(0);
});

test("the heading of a rule is apart where only its letters are tested", () => {
  const rules = ["508.1", "508.1a", "508.1b", "508.10", "508.2"];
  expect(missing(rules, new Set(["508.1a", "508.10"]))).toEqual({
    untested: ["508.1b", "508.2"],
    onlyLetters: ["508.1"],
  });
});
