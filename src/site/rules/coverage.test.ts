import { describe, expect, it } from "vitest";
import type { Ruling } from "../rulings.ts";
import { coverageOf, levelOf, levels, rangeOf } from "./coverage.ts";
import { allGists } from "./gists.ts";

const [gist, other] = allGists();
if (!gist || !other) throw new Error("There are gists.");
const board = { id: "b", title: { ja: "", en: "" }, rules: "2026-04-17", notation: "" } as const;

const ruling = (id: string, cr: readonly string[], boards: number): Ruling =>
  ({ id, cr, boards: Array.from({ length: boards }, () => board) }) as unknown as Ruling;

const countOf = (rulings: readonly Ruling[], owners: readonly string[]): number | undefined =>
  coverageOf([gist], rulings, new Map([[gist.id, owners.map((owner) => ({ owner }))]]))[0]?.count;

describe("the rulings that cover a rule", () => {
  it.each([
    ["cite it and have a board", [ruling("a", [gist.rule], 1)], [], 1],
    ["do not, if they have no board", [ruling("a", [gist.rule], 0)], [], 0],
    ["have a board on which it is at work", [ruling("a", [other.rule], 1)], ["a"], 1],
    ["are counted once", [ruling("a", [gist.rule], 2)], ["a", "a"], 1],
    ["are no changes of the rules", [ruling("a", [], 1)], ["change-x"], 0],
    ["do not, if they are about others", [ruling("a", [other.rule], 1)], [], 0],
  ])("%s", (_, rulings, owners, count) => {
    expect(countOf(rulings, owners)).toBe(count);
  });
});

describe("levels", () => {
  it.each([
    [0, "0"],
    [1, "1"],
    [2, "2–4"],
    [4, "2–4"],
    [5, "5–9"],
    [24, "10–24"],
    [99, "25–99"],
    [100, "100–"],
    [986, "100–"],
  ])("%i is in %s", (count, range) => {
    expect(rangeOf(levelOf(count))).toBe(range);
  });

  it("begin with nothing and rise", () => {
    expect(levels[0]).toBe(0);
    expect(levels.toSorted((one, two) => one - two)).toEqual([...levels]);
  });
});
