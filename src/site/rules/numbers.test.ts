import { expect, test } from "vitest";
import { editions } from "../../engine/rules.ts";
import { allGists } from "./gists.ts";
import { formerNumbers, numberRuns } from "./numbers.ts";

const gists = allGists();

test("the runs of a rule are its numbers in each edition, one after the other", () => {
  for (const gist of gists) {
    const runs = numberRuns(gist);
    const during = runs.flatMap((run) => run.editions);
    // No edition between the oldest that is known and today's is missing.
    expect(during).toEqual(editions.slice(editions.length - during.length));
    for (const { edition, number } of formerNumbers(gist)) {
      expect(runs.find((run) => run.editions.includes(edition))?.number).toBe(number);
    }
    // Neighbours differ, else they were one run.
    for (const [place, run] of runs.entries()) {
      expect(run.number).not.toBe(runs[place + 1]?.number);
    }
  }
});

test.each([
  // Madness, as the editions have it.
  ["702.35a", "2008-07-15", "502.24a"],
  ["702.35a", "2009-07-11", "702.32a"],
  ["702.35a", "2014-05-01", "702.34a"],
  ["702.35a", "2026-04-17", "702.35a"],
  // Day and night came in 2021.
  ["731.2a", "2009-07-11", null],
])("%s in the rules of %s", (id, edition, number) => {
  const gist = gists.find((one) => one.id === id);
  if (!gist) throw new Error(`no gist of ${id}`);
  const run = numberRuns(gist).find(({ editions: during }) =>
    during.some((one) => one === edition),
  );
  expect(run?.number).toBe(number);
});

test("a rule that is gone has no number today", () => {
  const gone = gists.filter(({ edition }) => edition !== "2026-04-17");
  expect(gone.length).toBeGreaterThan(0);
  for (const gist of gone) expect(numberRuns(gist).at(-1)?.number).toBeNull();
});
