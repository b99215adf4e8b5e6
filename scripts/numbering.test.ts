import { describe, expect, test } from "vitest";
import { type Edition, editions, type RuleNumber } from "../src/engine/rules.ts";
import { comparing } from "./likeness.ts";
import { doubtful } from "./numbering.ts";

const shuffling = "Randomizing cards means that nobody knows their order.";
const tapping = "A permanent is turned sideways; one that is sideways already stays as it is.";
const ending = "Whoever has no life left loses the game at once.";

describe("how alike two texts are", () => {
  const like = comparing([shuffling, tapping, ending, "Cards are shuffled", "A game is lost"]);

  test("the same words are the same, whatever rules they point to", () => {
    expect(like(ending, ending.replace("life", "life (rule 104.3b)"))).toBeCloseTo(1);
  });

  test("words of before 2009 are those of today", () => {
    const [then, now] = ["It comes into play tapped; play it.", "It enters tapped; cast it."];
    expect(comparing([then, now, shuffling])(then, now)).toBeGreaterThan(0.7);
  });

  test("texts without a word in common are not alike", () => {
    expect(like(shuffling, ending)).toBe(0);
  });
});

describe("numbers that somebody should look at", () => {
  const around = { "101.1": "Cards contradict rules.", "101.3": "Impossible deeds are ignored." };

  /** What is said about a rule of one edition and its number in the one before. */
  function told(number: RuleNumber, newer: Edition, text: string, rules: Record<string, string>) {
    const before = editions[editions.indexOf(newer) - 1];
    const textsOf = (edition: Edition) => {
      const own = edition === newer ? { [number]: text } : edition === before ? rules : {};
      return new Map(Object.entries({ ...around, ...own }));
    };
    return doubtful(textsOf, [number]).filter((line) => line.startsWith(`${number} (${newer})`));
  }

  test("none, where the texts are alike", () => {
    expect(told("704.5a", "2026-04-17", ending, { "704.5a": `Now ${ending}` })).toEqual([]);
  });

  test("a number under which another rule stands", () => {
    const rules = { "704.5a": tapping, "704.5b": ending };
    expect(told("704.5a", "2026-04-17", ending, rules)).toEqual([
      "704.5a (2026-04-17) in 2023-11-17: 704.5a is not alike; 704.5b is most.",
    ]);
  });

  test("one that follows from its section", () => {
    expect(told("115.1", "2023-11-17", ending, { "114.1": tapping, "113.1": ending })).toEqual([
      "115.1 (2023-11-17) in 2014-05-01: 114.1 is not alike; 113.1 is most.",
    ]);
  });

  test("not one that a person has given, whatever the texts", () => {
    expect(told("705.1", "2023-11-17", shuffling, { "705.1": tapping })).toEqual([]);
  });

  test("a rule that is said not to have been, and was", () => {
    expect(told("502.2", "2023-11-17", shuffling, { "502.9": shuffling })).toEqual([
      "502.2 (2023-11-17) in 2014-05-01: no such rule is given, but 502.9 is alike.",
    ]);
  });
});
