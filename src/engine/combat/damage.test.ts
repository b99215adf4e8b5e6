import { describe, expect, test } from "vitest";
import { A, B, C, Table } from "../testing/table.ts";
import { block, combatDamageOf, loyal, offered } from "./testing/cards.ts";
import { attack, cards, divide, type Items } from "./testing/fights.ts";

describe("510.1: assigning combat damage", () => {
  test("510.1a: zero or less power assigns none, attacking or blocking", () => {
    const table = attack(["Weakling", "Wall", "Bear"], ["Feeble"]);
    table.pass(2);
    block(table, ["Feeble", "Bear"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Bear > Feeble: 2"]);
    expect(table.life(B)).toBe(20);
  });

  test("510.1a: and there is nothing to divide among two", () => {
    const table = attack(["Weakling", "Wall"], ["Bear", "Wolf", "Guard", "Giant"]);
    table.pass(2);
    block(
      table,
      ["Bear", "Weakling"],
      ["Wolf", "Weakling"],
      ["Guard", "Wall"],
      ["Guard", "Weakling"],
      ["Giant", "Wall"],
      ["Giant", "Weakling"],
    );
    table.pass(2);
    // The Guard's 3 are divided, but not the 0 of the Giant, nor anything of the attackers.
    expect(table.decision).toMatchObject({ is: "divide", player: B, amount: 3 });
    divide(table, 1, 2);
    expect(table.decision.is).toBe("act");
    expect(table.happened("damaged").map(({ amount }) => amount)).toEqual([2, 2, 1, 2]);
  });

  test("510.1b: an unblocked creature damages the planeswalker that it attacks, not the player", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Bear"] },
      B: { battlefield: [loyal("Walker", 5)] },
      cards,
    });
    table.choose(["Bear"]).choose("Walker").pass(2).pass(2);
    expect(combatDamageOf(table)).toEqual(["Bear > Walker: 2"]);
    expect(table.life(B)).toBe(20);
  });

  test("510.1c: divided freely among two blockers, lethal damage or not", () => {
    const table = attack(["Ogre"], ["Bear", "Wolf"]);
    table.pass(2);
    block(table, ["Bear", "Ogre"], ["Wolf", "Ogre"]);
    table.pass(2);
    expect(table.decision).toMatchObject({ is: "divide", player: A, amount: 5, cr: ["510.1c"] });
    expect(offered(table)).toEqual(["Bear", "Wolf"]);
    expect(() => divide(table, 2, 2)).toThrow("wrongSum");
    expect(() => divide(table, 6, -1)).toThrow("wrongSum");
    divide(table, 1, 4);
    expect(combatDamageOf(table)).toEqual([
      "Ogre > Bear: 1",
      "Ogre > Wolf: 4",
      "Bear > Ogre: 2",
      "Wolf > Ogre: 2",
    ]);
    expect(table.zone("Bear")).toBe("battlefield");
  });

  test("510.1c, 509.1h: blocked by a creature that is gone it assigns none", () => {
    const table = attack(["Bear"], ["Cub"], ["Kill"]);
    table.pass(2);
    block(table, ["Cub", "Bear"]);
    table.cast("Kill", "Cub").resolve().pass(2);
    expect(combatDamageOf(table)).toEqual([]);
    expect(table.life(B)).toBe(20);
  });

  test("510.1d: a blocker of two attackers divides its damage, as its controller chooses", () => {
    const table = attack(["Bear", "Wolf"], ["Guard"]);
    table.pass(2);
    block(table, ["Guard", "Bear"], ["Guard", "Wolf"]);
    table.pass(2);
    expect(table.decision).toMatchObject({ is: "divide", player: B, amount: 3, cr: ["510.1d"] });
    divide(table, 1, 2);
    expect(table.zone("Bear")).toBe("battlefield");
    expect(table.zone("Wolf")).toBe("graveyard");
    // It was dealt 2 by each: 4 is lethal.
    expect(table.zone("Guard")).toBe("graveyard");
  });

  test("510.1d: of two blocked attackers one is left: it gets all", () => {
    const table = attack(["Bear", "Wolf"], ["Guard"], ["Kill"]);
    table.pass(2);
    block(table, ["Guard", "Bear"], ["Guard", "Wolf"]);
    table.cast("Kill", "Bear").resolve().pass(2);
    expect(combatDamageOf(table)).toEqual(["Wolf > Guard: 2", "Guard > Wolf: 3"]);
  });

  test("510.1d: without any attacker left a blocker assigns none", () => {
    const table = attack(["Bear", "Wolf"], ["Guard"], ["Kill"]);
    table.pass(2);
    block(table, ["Guard", "Bear"]);
    table.cast("Kill", "Bear").resolve().pass(2);
    expect(combatDamageOf(table)).toEqual(["Wolf > B: 2"]);
  });

  test("510.1, 802.5: the attackers' damage is assigned first, then the blockers', and dealt at once", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Ogre", "Bear"] },
      B: { battlefield: ["Guard"] },
      C: { battlefield: ["Cub", "Wolf"] },
      cards,
    });
    table.choose(["Ogre", "Bear"]).choose("C").choose("B").pass(3);
    block(table, ["Guard", "Bear"]);
    block(table, ["Cub", "Ogre"], ["Wolf", "Ogre"]);
    table.pass(3);
    expect(table.decision).toMatchObject({ player: A, purpose: { source: table.id("Ogre") } });
    expect(table.happened("damaged")).toEqual([]);
    divide(table, 5, 0);
    expect(combatDamageOf(table)).toEqual([
      "Ogre > Cub: 5",
      "Bear > Guard: 2",
      "Guard > Bear: 3",
      "Cub > Ogre: 1",
      "Wolf > Ogre: 2",
    ]);
  });

  test("800.4e: a player who has left is dealt none", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Wolf"] },
      B: {},
      C: {},
      cards,
    });
    table.choose(["Bear", "Wolf"]).choose("B").choose("C");
    const { game } = table;
    const players = game.players.map((one) =>
      one.id === B ? { ...one, lost: true as const } : one,
    );
    table.game = { ...game, players };
    table.pass(2).pass(2);
    expect(combatDamageOf(table)).toEqual(["Wolf > C: 2"]);
    expect(table.life(C)).toBe(18);
  });

  test("510.1c: as though it weren't blocked, if its controller wants that", () => {
    const table = attack(["Wanderer"], ["Cub"]);
    table.pass(2);
    block(table, ["Cub", "Wanderer"]);
    table.pass(2);
    expect(table.decision).toMatchObject({
      is: "confirm",
      player: A,
      purpose: { is: "assignDamage", source: table.id("Wanderer") },
      cr: ["510.1c"],
    });
    table.choose(true);
    expect(combatDamageOf(table)).toEqual(["Wanderer > B: 4", "Cub > Wanderer: 1"]);

    const other = attack(["Wanderer"], ["Cub"]);
    other.pass(2);
    block(other, ["Cub", "Wanderer"]);
    other.pass(2).choose(false);
    expect(combatDamageOf(other)).toEqual(["Wanderer > Cub: 4", "Cub > Wanderer: 1"]);
  });

  test("510.1c, 608.2d: it isn't asked about what was decided before", () => {
    const table = attack(["Wurm"], ["Cub"], ["Slip"]);
    table.cast("Slip", ["Wurm"]).resolve().pass(2);
    block(table, ["Cub", "Wurm"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Wurm > B: 4", "Cub > Wurm: 1"]);
  });
});

describe("506.4c: an attacked planeswalker that is gone", () => {
  const gone = (attacker: string, ...theirs: Items): Table => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: [attacker], hand: ["Banish"] },
      B: { battlefield: [loyal("Walker", 5), ...theirs] },
      cards,
    });
    table.choose([attacker]).choose("Walker").cast("Banish", "Walker").resolve();
    return table.pass(2);
  };

  test("506.4c, 510.1b: its attacker stays in combat, and unblocked assigns no damage", () => {
    const table = gone("Bear");
    expect(table.game.objects[table.id("Bear")]?.attacking).toMatchObject({ gone: true });
    table.pass(2);
    expect(table.game.turn.step).toBe("combatDamage");
    expect(combatDamageOf(table)).toEqual([]);
    expect(table.life(B)).toBe(20);
  });

  test("506.4c, 510.1c: it may be blocked, and fights with its blocker", () => {
    const table = gone("Bear", "Cub");
    block(table, ["Cub", "Bear"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Bear > Cub: 2", "Cub > Bear: 1"]);
  });

  test("702.19f: with trample all goes to the blocker", () => {
    const table = gone("Wurm", "Cub");
    block(table, ["Cub", "Wurm"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Wurm > Cub: 4", "Cub > Wurm: 1"]);
    expect(table.life(B)).toBe(20);
  });

  test("510.1c: and there is nothing to assign as though it weren't blocked", () => {
    const table = gone("Wanderer", "Cub");
    block(table, ["Cub", "Wanderer"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Wanderer > Cub: 4", "Cub > Wanderer: 1"]);
  });
});
