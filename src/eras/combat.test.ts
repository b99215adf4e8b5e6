/** Combat damage as it was: on the stack until 2009, in an announced order from 2009 to 2024. */
import { describe, expect, test } from "vitest";
import { block, combatDamageOf } from "../engine/combat/testing/cards.ts";
import { attack, cards, divide, type Items } from "../engine/combat/testing/fights.ts";
import { type Edition, editions } from "../engine/rules.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const until2009 = editions.filter((edition) => edition < "2009");
const ordered = editions.filter((edition) => edition > "2009" && edition < "2024");
const today: Edition = "2026-04-17";

describe("RT-01: combat damage on the stack", () => {
  /** A's Ogre is blocked by B's Bear; both have assigned their damage. */
  const assigned = (rules: Edition, hand: readonly string[]): Table => {
    const table = attack(["Ogre"], ["Bear"], hand, rules).pass(2);
    block(table, ["Bear", "Ogre"]);
    return table.pass(2);
  };

  test.each(until2009)("310.1 of %s: what was assigned waits while players may act", (rules) => {
    const table = assigned(rules, []);
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.game.stack).toHaveLength(1);
    expect(combatDamageOf(table)).toEqual([]);
    table.resolve();
    expect(combatDamageOf(table).toSorted()).toEqual(["Bear > Ogre: 2", "Ogre > Bear: 5"]);
    expect(table.cited("damageOnStack")).toEqual(["310.1"]);
    expect(table.cited("resolved")).toEqual(["310.4"]);
    expect(table.game.stack).toEqual([]);
    // The step isn't over: the active player gets priority (310.4).
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.game.turn.step).toBe("combatDamage");
  });

  test.each(until2009)("310.4a of %s: a creature that has left deals its damage", (rules) => {
    const table = assigned(rules, ["Kill"]).cast("Kill", ["Ogre"]).resolve();
    expect(table.zone("Ogre")).toBe("graveyard");
    table.resolve();
    expect(combatDamageOf(table)).toEqual(["Ogre > Bear: 5"]);
    expect(table.zone("Bear")).toBe("graveyard");
  });

  test.each(until2009)("310.4c of %s: and to one that has left none is dealt", (rules) => {
    const table = assigned(rules, ["Kill"]).cast("Kill", ["Bear"]).resolve().resolve();
    expect(combatDamageOf(table)).toEqual(["Bear > Ogre: 2"]);
    expect(table.happened("damageNotDealt")).toMatchObject([{ source: table.id("Ogre") }]);
  });

  test.each(until2009)("310.4a of %s: the damage stays as it was assigned", (rules) => {
    const table = assigned(rules, ["Growth"]).cast("Growth", ["Bear"]).resolve().resolve();
    // The Bear is a 5/5 by now, but it had assigned 2; and 5 still kill it.
    expect(combatDamageOf(table).toSorted()).toEqual(["Bear > Ogre: 2", "Ogre > Bear: 5"]);
    expect(table.zone("Bear")).toBe("graveyard");
  });

  test("510.2 today: it is dealt before anybody can act", () => {
    const table = assigned(today, ["Kill"]);
    expect(combatDamageOf(table)).toHaveLength(2);
    expect(table.zone("Bear")).toBe("graveyard");
  });

  test.each(until2009)("310.5 of %s: first strikers put theirs on the stack first", (rules) => {
    const table = attack(["Knight"], ["Bear"], [], rules).pass(2);
    block(table, ["Bear", "Knight"]);
    table.pass(2);
    expect(table.happened("damageOnStack").map((one) => one.assigned.length)).toEqual([1]);
    table.resolve();
    expect(table.zone("Bear")).toBe("graveyard");
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Knight > Bear: 2"]);
  });

  test.each([
    ["2007-10-01", "310.2a, 310.5: what would have assigned 0 assigns its damage in the second", 3],
    ["2008-07-15", "310.2a, 310.5: what would have assigned 0 assigns its damage in the second", 3],
    [today, "702.7c: what had first strike as the first step began deals none in the second", 0],
  ] as const)("by the rules of %s, %s", (rules, _, more) => {
    // The Squire is a 0/3 with first strike.
    const table = attack(["Squire", "Knight"], [], ["Growth"], rules).pass(4);
    if (rules !== today) table.resolve();
    expect(table.life(B)).toBe(18);
    table.cast("Growth", ["Squire"]).resolve().pass(2);
    if (table.game.stack.length > 0) table.resolve();
    expect(table.life(B)).toBe(18 - more);
  });

  test.each(until2009)("310.2c of %s: damage is divided freely", (rules) => {
    const table = attack(["Ogre"], ["Bear", "Wolf"], [], rules).pass(2);
    block(table, ["Bear", "Ogre"], ["Wolf", "Ogre"]);
    table.pass(2);
    divide(table, 1, 4).resolve();
    expect(combatDamageOf(table)).toContain("Ogre > Bear: 1");
  });

  test("310.3: it is neither a spell nor an ability, and has the name of nothing", () => {
    const table = assigned("2008-07-15", []);
    const [id] = table.game.stack;
    expect(id && table.game.objects[id]).toMatchObject({
      assigned: [{ amount: 5 }, { amount: 2 }],
    });
    expect(id && table.game.objects[id]).not.toHaveProperty("card");
  });
});

describe("308.4: a combat in which nothing attacks", () => {
  const since = editions.filter((edition) => edition > "2003");
  const declare = (rules: Edition, attackers: readonly string[], theirs: Items = []): Table =>
    new Table({
      rules,
      cards,
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Ogre"] },
      B: { battlefield: theirs },
    }).choose(attackers);

  test("308.4 of 2002: it goes directly to the end of combat step", () => {
    const table = declare("2002-02-20", []);
    expect(table.game.turn.step).toBe("endCombat");
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.happened("gotPriority")).toHaveLength(1);
  });

  test("308.4 of 2002: nor if there is nothing that could attack", () => {
    const table = new Table({ rules: "2002-02-20", cards, step: "declareAttackers", A: {}, B: {} });
    expect(table.game.turn.step).toBe("endCombat");
  });

  test("308.6 of 2002: with an attack the active player gets priority", () => {
    const table = declare("2002-02-20", ["Bear"], ["Cub"]);
    expect(table.game.turn.step).toBe("declareAttackers");
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.pass(2).game.turn.step).toBe("declareBlockers");
  });

  test.each(since)("508.8 of %s: only blocks and damage are skipped", (rules) => {
    const table = declare(rules, []);
    expect(table.game.turn.step).toBe("declareAttackers");
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.pass(2).game.turn.step).toBe("endCombat");
  });
});

describe("RT-08: the order in which damage is assigned", () => {
  const blocked = (rules: Edition, by: readonly string[], attacker = "Ogre"): Table => {
    const table = attack([attacker], by, [], rules).pass(2);
    block(table, ...by.map((name): [string, string] => [name, attacker]));
    return table;
  };
  const order = (table: Table, ...names: readonly string[]): Table =>
    table.answer({ is: "order", order: names.map((name) => table.id(name)) });

  test.each(ordered)("509.2 of %s: it is announced with the blocks", (rules) => {
    const table = blocked(rules, ["Bear", "Wolf"]);
    expect(table.decision).toMatchObject({
      is: "order",
      player: A,
      purpose: { is: "damageOrder", source: table.id("Ogre") },
      cr: ["gone 509.2"],
    });
    order(table, "Wolf", "Bear");
    expect(table.cited("damageOrdered")).toEqual(["509.2"]);
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test.each(ordered)(
    "510.1c of %s: lethal damage to the first before any to the second",
    (rules) => {
      const at = () => order(blocked(rules, ["Bear", "Wolf"]), "Wolf", "Bear").pass(2);
      expect(at().decision).toMatchObject({ is: "divide", amount: 5, inOrder: [2, 0] });
      expect(() => divide(at(), 1, 4)).toThrow("wrongOrder");
      expect(() => divide(at(), 0, 5)).toThrow("wrongOrder");
      expect(combatDamageOf(divide(at(), 2, 3))).toContain("Ogre > Bear: 3");
      expect(combatDamageOf(divide(at(), 5, 0))).toContain("Ogre > Wolf: 5");
    },
  );

  test.each(["2002-02-20", "2008-07-15", today] as const)("in %s nothing is announced", (rules) => {
    expect(blocked(rules, ["Bear", "Wolf"]).decision.is).toBe("act");
  });

  test.each(ordered)("510.1e of %s: the damage of all attackers counts together", (rules) => {
    // Two Ogres, each blocked by the Guard; the Bear stands behind it before the first of them.
    const table = attack(["Rhino", "Ogre"], ["Guard", "Bear"], [], rules).pass(2);
    block(table, ["Guard", "Rhino"], ["Guard", "Ogre"], ["Bear", "Rhino"]);
    order(table, "Guard", "Bear");
    // 509.3: the Guard blocks two, and its controller orders them.
    expect(table.decision).toMatchObject({ is: "order", player: B, cr: ["gone 509.3"] });
    order(table, "Rhino", "Ogre");
    table.pass(2);
    // The Ogre's 5 are lethal to the Guard, so the Rhino may leave it alone.
    expect(table.decision).toMatchObject({ is: "divide", player: A });
    divide(table, 0, 2, 1);
    expect(combatDamageOf(divide(table, 3, 0))).toContain("Rhino > Bear: 2");
  });

  test.each(ordered)(
    "510.1c of %s: one may leave what stands before to those after it",
    (rules) => {
      const table = attack(["Bear", "Wolf", "Ogre"], ["Scout", "Cub", "Guard"], [], rules).pass(2);
      block(
        table,
        ["Scout", "Bear"],
        ["Scout", "Wolf"],
        ["Cub", "Bear"],
        ["Guard", "Wolf"],
        ["Guard", "Ogre"],
      );
      order(order(table, "Scout", "Cub"), "Guard", "Scout");
      order(order(table, "Bear", "Wolf"), "Wolf", "Ogre").pass(2);
      // The Ogre's 5 are lethal to the Guard, so the Wolf's 2 may go on to the Scout.
      divide(table, 0, 2);
      expect(() => divide(table, 2, 0)).toThrow("wrongOrder");
      expect(() => divide(table, 1, 1)).toThrow("wrongOrder");
      divide(table, 0, 2);
      expect(table.decision).toMatchObject({ is: "divide", player: B });
    },
  );

  test.each(ordered)("510.1c of %s: or bring a part of it", (rules) => {
    const table = attack(["Bear", "Minotaur", "Rhino"], ["Scout", "Cub", "Guard"], [], rules);
    block(
      table.pass(2),
      ["Scout", "Bear"],
      ["Scout", "Minotaur"],
      ["Cub", "Bear"],
      ["Guard", "Minotaur"],
      ["Guard", "Rhino"],
    );
    order(order(table, "Scout", "Cub"), "Guard", "Scout");
    order(order(table, "Bear", "Minotaur"), "Minotaur", "Rhino").pass(2);
    // The Guard's 4 take 1 from the Minotaur and all 3 of the Rhino: its other 2 kill the Scout.
    divide(table, 0, 2);
    expect(() => divide(table, 2, 1)).toThrow("wrongOrder");
    expect(() => divide(table, 0, 3)).toThrow("wrongOrder");
    divide(table, 1, 2);
    expect(() => divide(table, 2, 1)).toThrow("wrongOrder");
    divide(table, 3, 0);
    expect(table.decision).toMatchObject({ is: "divide", player: B });
  });

  test.each(ordered)("510.1c of %s: nobody can rely on more than there is", (rules) => {
    // The Wolf's 2 and the Bear's 2 kill the Guard, but then nothing of the Wolf is left for the Scout.
    const table = attack(["Ogre", "Wolf", "Bear"], ["Scout", "Cub", "Guard"], [], rules).pass(2);
    block(
      table,
      ["Scout", "Ogre"],
      ["Scout", "Wolf"],
      ["Cub", "Ogre"],
      ["Guard", "Wolf"],
      ["Guard", "Bear"],
    );
    order(order(table, "Scout", "Cub"), "Guard", "Scout");
    order(order(table, "Ogre", "Wolf"), "Wolf", "Bear").pass(2);
    expect(() => divide(table, 0, 5)).toThrow("wrongOrder");
    expect(() => divide(table, 1, 4)).toThrow("wrongOrder");
    divide(table, 2, 3);
  });

  // The Baloth, the Boars and the Brigade of the example stand in all three editions.
  test.each(ordered)(
    "510.1c of %s, its example: lethal only with what another assigns",
    (rules) => {
      const theirs = [{ name: "Minotaur", damage: 2 }, "Brigade", "Ape", "Piker"];
      for (const isFirst of [true, false]) {
        const attackers = isFirst ? ["Baloth", "Boars"] : ["Boars", "Baloth"];
        const table = attack(attackers, theirs, [], rules).pass(2);
        block(
          table,
          ["Minotaur", "Baloth"],
          ["Brigade", "Baloth"],
          ["Brigade", "Boars"],
          ["Ape", "Baloth"],
          ["Piker", "Boars"],
        );
        const ofBaloth = ["Minotaur", "Brigade", "Ape"];
        const ofBoars = ["Brigade", "Piker"];
        for (const names of isFirst ? [ofBaloth, ofBoars] : [ofBoars, ofBaloth]) {
          order(table, ...names);
        }
        order(table, ...attackers).pass(2);
        const shares = [
          [1, 1, 5],
          [3, 1],
        ];
        for (const its of isFirst ? shares : shares.toReversed()) divide(table, ...its);
        expect(table.decision).toMatchObject({ is: "divide", player: B });
      }
    },
  );

  test.each(ordered)(
    "510.1c of %s: an attacker whose blocker is gone assigns nothing, and hinders nobody",
    (rules) => {
      const table = attack(["Ogre", "Cub"], ["Bear", "Wolf", "Guard"], ["Kill"], rules).pass(2);
      block(table, ["Bear", "Ogre"], ["Wolf", "Ogre"], ["Guard", "Cub"]);
      order(table, "Wolf", "Bear");
      table.cast("Kill", ["Guard"]).resolve().pass(2);
      expect(combatDamageOf(divide(table, 2, 3)).filter((one) => one.startsWith("Ogre"))).toEqual([
        "Ogre > Wolf: 2",
        "Ogre > Bear: 3",
      ]);
    },
  );

  test("702.2b of 2009: deathtouch divides in any order, but none of it is lethal by itself", () => {
    const at = () =>
      order(blocked("2009-07-11", ["Guard", "Bear"], "Asp"), "Guard", "Bear").pass(2);
    // The Guard's 4 and the Bear's 2 would be lethal: the Asp's 3 can't go beyond them.
    expect(() => divide(at(), 1, 1, 1)).toThrow("wrongOrder");
    const table = divide(at(), 0, 3, 0);
    expect(combatDamageOf(table)).toContain("Asp > Bear: 3");
    expect(table.zone("Bear")).toBe("graveyard");
  });

  test.each(ordered.filter((edition) => edition > "2010"))(
    "702.2c in %s: 1 of a deadly source is lethal damage",
    (rules) => {
      const table = order(blocked(rules, ["Guard", "Bear"], "Asp"), "Guard", "Bear").pass(2);
      expect(() => divide(table, 0, 3, 0)).toThrow("wrongOrder");
      divide(table, 1, 1, 1);
      expect(table.life(B)).toBe(19);
    },
  );

  test.each(ordered)("702.19b of %s: what tramples goes on only over all of them", (rules) => {
    const table = order(blocked(rules, ["Cub", "Bear"], "Wurm"), "Cub", "Bear").pass(2);
    expect(() => divide(table, 1, 1, 2)).toThrow("wrongOrder");
    divide(table, 1, 2, 1);
    expect(table.life(B)).toBe(19);
  });

  test.each(ordered)("509.2a of %s: what leaves combat leaves the order", (rules) => {
    const table = attack(["Ogre"], ["Bear", "Wolf", "Cub"], ["Kill"], rules).pass(2);
    block(table, ["Bear", "Ogre"], ["Wolf", "Ogre"], ["Cub", "Ogre"]);
    order(table, "Wolf", "Bear", "Cub").cast("Kill", ["Bear"]).resolve().pass(2);
    expect(table.decision).toMatchObject({ is: "divide", inOrder: [2, 0] });
    divide(table, 2, 3);
    expect(combatDamageOf(table)).toContain("Ogre > Cub: 3");
  });
});
