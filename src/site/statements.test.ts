import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { loadRulings } from "./rulings.ts";
import { coverage, statementsOf } from "./statements.ts";

const rulings = loadRulings(path.resolve(import.meta.dirname, "../../content/rulings"));
const found = coverage(rulings);

/** Documents of which every statement is a ruling; the others are on their way. */
const whole = [
  "torment-faq",
  "lorwyn-primer",
  "eventide-primer",
  "journey-into-nyx-mechanics",
  "day-and-night",
];

describe("the statements of the source documents", () => {
  // Counted by hand in the documents.
  it.each([
    ["torment-faq", 212],
    ["lorwyn-primer", 210],
    ["eventide-primer", 88],
    ["journey-into-nyx-mechanics", 75],
    ["day-and-night", 48],
  ])("%s makes %i", (document, count) => {
    expect(new Set(statementsOf(document)).size).toBe(count);
  });

  test.each(found)("$document has rulings for its own statements only", ({ document, unknown }) => {
    expect(
      unknown.map(
        (id) => `${id}: has no line in content/statements/${document}.txt; add it, in its place.`,
      ),
    ).toEqual([]);
  });

  test.each(whole)("%s is there as a whole", (document) => {
    const missing = found.find((one) => one.document === document)?.missing;
    expect(
      missing?.map((id) => `${id}: no ruling has this id; write it into content/rulings.`),
    ).toEqual([]);
  });

  it("names what is missing and what is unknown", () => {
    const [first] = rulings.filter(({ source }) => source.document === "torment-faq");
    if (!first) throw new Error("There is no ruling.");
    const [torment] = coverage([first, { ...first, id: "tor-never-said" }]);
    expect(torment?.missing).toHaveLength(211);
    expect(torment?.missing).not.toContain(first.id);
    expect(torment?.unknown).toEqual(["tor-never-said"]);
  });
});
