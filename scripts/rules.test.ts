import path from "node:path";
import { describe, expect, test } from "vitest";
import { judged, tables } from "../src/engine/rules/judged/index.ts";
import { reference, rulesIn } from "./citations.ts";
import {
  compareNumbers,
  exercised,
  judgedAmong,
  missing,
  numbersIn,
  rulesOf,
  sections,
} from "./rules.ts";

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
  expect(missing(rules, new Set(["508.1a", "508.10"]), {})).toEqual({
    untested: ["508.1b", "508.2"],
    onlyLetters: ["508.1"],
  });
});

test("a judged rule is neither missing nor exercised; it stands with its reason and note", () => {
  const rules = ["508.1", "508.1a", "508.1b", "508.10", "508.2"];
  const verdicts = {
    "508.1": "definition",
    "508.10": ["notHere", "no such card"],
    "508.2": "notHere",
  } as const;
  expect(missing(rules, new Set(["508.1a"]), verdicts)).toEqual({
    untested: ["508.1b"],
    onlyLetters: [],
  });
  expect(judgedAmong(rules, verdicts)).toEqual({
    definition: ["508.1"],
    notHere: ["508.2", "508.10 (no such card)"],
  });
});

describe("what is judged", () => {
  const place = reference();
  const all = place ? [...rulesIn(path.join(place, "comprehensive-rules.txt")).keys()] : [];
  const numbers = Object.keys(judged);

  test("is judged once", () => {
    expect(tables.flatMap((table) => Object.keys(table)).sort()).toEqual(numbers.sort());
  });

  test("is exercised by nothing", () => {
    const tested = exercised();
    expect(numbers.filter((number) => tested.has(number))).toEqual([]);
  });

  test.skipIf(!place)("is a rule of a section that is played", () => {
    const played = new Set(Object.keys(sections).flatMap((name) => rulesOf(name, all)));
    expect(numbers.filter((number) => !played.has(number))).toEqual([]);
  });

  test.skipIf(!place).each(Object.keys(sections))("leaves nothing open of %s", (name) => {
    const rules = rulesOf(name, all);
    expect(rules.length).toBeGreaterThan(0);
    expect(missing(rules, exercised())).toEqual({ untested: [], onlyLetters: [] });
  });
});
