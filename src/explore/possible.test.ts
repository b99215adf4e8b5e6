import { describe, expect, test } from "vitest";
import { Table } from "../engine/testing/table.ts";
import { divisions, perft, permutations, possibleAnswers, subsets } from "./index.ts";

describe("enumerating", () => {
  test("subsets: all of the sizes asked for, in order", () => {
    expect(subsets(["a", "b", "c"], 2, 2)).toEqual([
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ]);
    expect(subsets([1, 2, 3, 4], 0, 4)).toHaveLength(16);
    expect(subsets([1], 2, 3)).toEqual([]);
  });

  test("permutations: n! of them", () => {
    expect(permutations([1, 2, 3, 4])).toHaveLength(24);
  });

  test("divisions: compositions of a number", () => {
    // Three into two shares, none or more each: 0+3, 1+2, 2+1, 3+0.
    expect(divisions(3, 2, 0)).toHaveLength(4);
    expect(divisions(3, 2, 1)).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});

describe("perft", () => {
  test("one land in hand: play it or pass", () => {
    const table = new Table({ A: { hand: ["Forest"] } });
    expect(possibleAnswers(table.game)).toHaveLength(2);
    expect(perft(table.game, 1)).toBe(2);
  });

  test("equal positions reached on two ways are counted once", () => {
    // Tapping either of two Forests for mana gives positions that differ only in which is tapped.
    const table = new Table({ A: { battlefield: ["Forest", "Island"] } });
    // After one decision: passed, Forest tapped, Island tapped.
    expect(perft(table.game, 1)).toBe(3);
    // After two: both passed; passed with one tapped (two ways); both tapped, reached by two orders.
    expect(perft(table.game, 2)).toBe(1 + 2 + 1);
  });
});
