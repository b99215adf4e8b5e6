import { describe, expect, test } from "vitest";
import type { Condition, Filter } from "../schema.ts";
import { canonical } from "./canonical.ts";
import { type Budget, grammarOf, Run, reads, saysFor, TooMuch, wholeBudget } from "./core.ts";

/** Sums, said so that they can be read in several ways: "1 plus 2 times 3". */
const sums = grammarOf([
  saysFor<{ n: number }>("Value", "<n:Digits>", ({ n }) => n),
  saysFor<{ n: number; more: number }>(
    "Value",
    "<n:Digits> plus <more:Value>",
    ({ n, more }) => n + more,
  ),
  saysFor<{ n: number; more: number }>(
    "Value",
    "<n:Digits> times <more:Value>",
    ({ n, more }) => n * more,
  ),
  saysFor<{ a: number; b: number }>("Value", "<a:Side> times <b:Digits>", ({ a, b }) => a * b),
  saysFor<{ a: number; b: number }>("Side", "<a:Digits> plus <b:Digits>", ({ a, b }) => a + b),
  reads("Digits", (run, at) => {
    const [match] = /^\d+/.exec(run.text.slice(at)) ?? [];
    return match ? [{ value: Number(match), end: at + match.length, weight: 0 }] : [];
  }),
]);
const surroundings = { names: [], keywords: new Map(), isSpell: false, offset: 0 };
const run = (text: string, budget: Budget = wholeBudget()): Run =>
  new Run(text, sums, surroundings, budget);
const whole = (text: string): readonly unknown[] =>
  run(text)
    .at("Value", 0)
    .filter(({ end }) => end === text.length)
    .map(({ value }) => value)
    .sort();

describe("readings", () => {
  test("are all that a grammar has", () => {
    expect(whole("7")).toEqual([7]);
    expect(whole("1 plus 2 times 3")).toEqual([7, 9]);
    expect(whole("1 minus 2")).toEqual([]);
  });

  test("end where a word ends", () => {
    expect(whole("1 pluss 2")).toEqual([]);
  });

  test("know how far they got, and what would have gone on", () => {
    const stopped = run("1 plus 2 tines 3");
    stopped.at("Value", 0);
    expect(stopped.furthest).toBe(8);
    expect([...stopped.expected]).toContain(" times ");
  });

  test("what begins with itself finds nothing and ends", () => {
    const grammar = grammarOf([
      saysFor<{ a: unknown }>("Value", "<a:Value> again", ({ a }) => a),
      saysFor<object>("Value", "once", () => "once"),
    ]);
    const looped = new Run("once again", grammar, surroundings, wholeBudget());
    expect(looped.at("Value", 0).map(({ end }) => end)).toEqual([4]);
  });

  test("end in too much work rather than never", () => {
    expect(() => run("1 plus 2 times 3", { steps: 5, printings: 0 }).at("Value", 0)).toThrow(
      TooMuch,
    );
  });
});

describe("the canonical form", () => {
  test("counts names through, and drops what nothing speaks of", () => {
    const discarding = (name: string, spoken: string) =>
      canonical([
        {
          is: "spell",
          effect: {
            is: "inOrder",
            effects: [
              { is: "discard", who: { is: "you" }, amount: { is: "number", value: 2 }, name },
              {
                is: "draw",
                who: { is: "you" },
                amount: { is: "howMany", what: { is: "named", name: spoken } },
              },
            ],
          },
        },
      ]);
    expect(discarding("gone", "gone")).toBe(discarding("away", "away"));
    expect(discarding("gone", "gone")).not.toBe(discarding("gone", "away"));
  });

  test("knows filters in any order, and what is in a hand as cards", () => {
    const counting = (...filters: readonly Filter[]) =>
      canonical([
        {
          is: "spell",
          effect: {
            is: "destroy",
            what: { is: "all", filter: { is: "allOf", filters } },
          },
        },
      ]);
    const creature = { is: "type", type: "creature" } as const;
    const red = { is: "color", color: "red" } as const;
    const buried = { is: "inZone", zone: "graveyard" } as const;
    expect(counting(creature, red)).toBe(counting(red, creature));
    const held = { is: "inZone", zone: "hand" } as const;
    expect(counting(creature, held, { is: "isCard" })).toBe(counting(held, creature));
    // 111.8: a token may be there for a moment.
    expect(counting(creature, buried, { is: "isCard" })).not.toBe(counting(buried, creature));
    expect(counting(creature)).not.toBe(counting(red));
  });

  test("less than seven is six or less", () => {
    const when = (condition: Condition) =>
      canonical([{ is: "static", affects: { is: "self" }, changes: [], whilst: condition }]);
    const amount = { is: "lifeOf", who: { is: "you" } } as const;
    expect(when({ is: "negate", condition: { is: "atLeast", amount, least: 7 } })).toBe(
      when({ is: "atMost", amount, most: 6 }),
    );
  });
});
