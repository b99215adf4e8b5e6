/** RT-35: deathtouch and lifelink were triggered abilities until July 2009 (502.63, 502.68 of 2007). */
import { describe, expect, test } from "vitest";
import type { Edition } from "../engine/index.ts";
import { card as testCard } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { activated, keyword, mana, regenerate, self } from "../language/build.ts";

const library = ["10 Forest"];
const triggering = ["2007-10-01", "2008-07-15"] as const;
const static_ = ["2009-07-11", "2014-05-01", "2023-11-17", "2026-04-17"] as const;

const twice = testCard("Twice Linked", {
  cost: "{W}",
  type: "Creature — Cat",
  pt: "2/2",
  text: [keyword("lifelink"), keyword("lifelink")],
});

const skeletons = testCard("Skeletons", {
  cost: "{1}{B}",
  type: "Creature — Skeleton",
  pt: "1/1",
  text: [activated([mana("{B}")], regenerate(self))],
});

/** A's creature attacks unblocked and deals its damage; then somebody has priority. */
function struck(rules: Edition, name: string): Table {
  const table = new Table({
    rules,
    step: "declareAttackers",
    cards: [twice],
    A: { battlefield: [name], library },
    B: { library },
  }).choose([name]);
  while (table.life(B) === 20) table.pass();
  return table;
}

describe("lifelink", () => {
  test.each(triggering)("502.68a of %s: the life comes when the ability resolves", (rules) => {
    const table = struck(rules, "Vampire Nighthawk");
    expect([table.life(A), table.life(B)]).toEqual([20, 18]);
    expect(table.stack()).toEqual(["Vampire Nighthawk ability"]);
    expect(table.cited("triggered")).toContain("502.68a");
    expect(table.resolve().life(A)).toBe(22);
  });

  test.each(static_)("702.15b: by the rules of %s it comes with the damage", (rules) => {
    const table = struck(rules, "Vampire Nighthawk");
    expect([table.life(A), table.life(B)]).toEqual([22, 18]);
    expect(table.stack()).toEqual([]);
  });

  test.each(triggering)("502.68b of %s: each instance triggers", (rules) => {
    const table = struck(rules, "Twice Linked").settle();
    table.choose(["Twice Linked", "Twice Linked"]);
    expect(table.stack()).toHaveLength(2);
    expect(table.resolve().resolve().life(A)).toBe(24);
  });

  test.each(static_)("702.15f: by the rules of %s they are redundant", (rules) => {
    expect(struck(rules, "Twice Linked").life(A)).toBe(22);
  });

  /** At 2 life, one attacker is blocked by a lifelinker and another deals 2. */
  const beset = (rules: Edition): Table => {
    const table = new Table({
      rules,
      step: "declareAttackers",
      cards: [twice],
      A: { battlefield: ["Grizzly Bears", "Hill Giant"], library },
      B: { life: 2, battlefield: ["Twice Linked"], library },
    }).choose(["Grizzly Bears", "Hill Giant"]);
    while (table.decision.is === "act") table.pass();
    const pair = [table.id("Twice Linked"), table.id("Hill Giant")] as const;
    table.answer({ is: "pairs", pairs: [pair] });
    for (let left = 9; left > 0 && !table.game.result && table.game.turn.step !== "main2"; left--) {
      table.pass();
    }
    return table;
  };

  test.each(triggering)("420.5a of %s: life at 0 loses before the ability resolves", (rules) => {
    expect(beset(rules).game.result).toMatchObject({ winner: A });
  });

  test.each(static_)("704.5a: by the rules of %s the life is there by then", (rules) => {
    const table = beset(rules);
    expect(table.game.result).toBeNull();
    expect(table.life(B)).toBe(2);
  });
});

describe("deathtouch", () => {
  /** Skeletons with one regeneration shield blocks Typhoid Rats, each 1/1. */
  const regenerating = (rules: Edition): Table => {
    const table = new Table({
      rules,
      step: "declareAttackers",
      cards: [skeletons],
      A: { battlefield: ["Typhoid Rats"], library },
      B: { battlefield: ["Skeletons", "Swamp"], library },
    }).choose(["Typhoid Rats"]);
    while (table.decision.is === "act") table.pass();
    table.answer({ is: "pairs", pairs: [[table.id("Skeletons"), table.id("Typhoid Rats")]] });
    table.pass().activate("Skeletons").resolve();
    return table.passUntil("main2");
  };

  test.each(triggering)(
    "502.63a of %s: lethal damage, then the ability: destroyed twice",
    (rules) => {
      const table = regenerating(rules);
      expect(table.happened("regenerated")).toHaveLength(1);
      expect(table.cited("triggered")).toContain("502.63a");
      expect(table.zone("Skeletons")).toBe("graveyard");
    },
  );

  test.each(static_)("704.5g–h: by the rules of %s it is destroyed once", (rules) => {
    const table = regenerating(rules);
    expect(table.happened("regenerated")).toHaveLength(1);
    expect(table.zone("Skeletons")).toBe("battlefield");
  });

  test.each([...triggering, ...static_])(
    "702.2b: in %s any damage kills the bigger one",
    (rules) => {
      const table = new Table({
        rules,
        step: "declareAttackers",
        A: { battlefield: ["Hill Giant"], library },
        B: { battlefield: ["Typhoid Rats"], library },
      }).choose(["Hill Giant"]);
      while (table.decision.is === "act") table.pass();
      table.answer({ is: "pairs", pairs: [[table.id("Typhoid Rats"), table.id("Hill Giant")]] });
      table.passUntil("main2");
      expect(table.zone("Hill Giant")).toBe("graveyard");
      expect(table.zone("Typhoid Rats")).toBe("graveyard");
    },
  );
});
