import { describe, expect, test } from "vitest";
import { A, B, type Table } from "../testing/table.ts";
import { block, combatDamageOf } from "./testing/cards.ts";
import { attack, divide } from "./testing/fights.ts";

describe("510.4: first and double strike", () => {
  const steps = (table: Table): readonly string[] =>
    table.happened("stepBegan").map(({ step }) => step);

  test("510.4, 702.7b: those with first strike deal damage in a step of their own", () => {
    const table = attack(["Knight"], ["Bear"]);
    table.pass(2);
    block(table, ["Bear", "Knight"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Knight > Bear: 2"]);
    expect(table.zone("Bear")).toBe("graveyard");
    // 510.3: the active player has priority in the first of the two steps.
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.game.turn.step).toBe("combatDamage");
    table.pass(2);
    expect(table.game.turn.step).toBe("combatDamage");
    expect(combatDamageOf(table)).toHaveLength(1);
    table.pass(2);
    expect(table.game.turn.step).toBe("endCombat");
    expect(steps(table).filter((one) => one === "combatDamage")).toHaveLength(2);
  });

  test("510.4: without first or double strike there is one such step", () => {
    const table = attack(["Bear"]);
    table.pass(2).pass(2).pass(2);
    expect(steps(table)).toEqual([
      "declareAttackers",
      "declareBlockers",
      "combatDamage",
      "endCombat",
    ]);
  });

  test("702.4b: double strike deals damage in both", () => {
    const table = attack(["Duelist", "Bear"]);
    table.pass(2).pass(2);
    expect(table.life(B)).toBe(18);
    table.pass(2);
    expect(table.life(B)).toBe(14);
    expect(combatDamageOf(table)).toEqual(["Duelist > B: 2", "Duelist > B: 2", "Bear > B: 2"]);
  });

  test("702.4c: one that loses double strike in between deals none in the second", () => {
    const table = attack(["Duelist"], [], ["Forget"]);
    table.pass(2).pass(2).cast("Forget", "Duelist").resolve().pass(2);
    expect(table.life(B)).toBe(18);
    expect(table.game.turn.step).toBe("combatDamage");
  });

  test("702.4d: one with first strike that gains double strike deals damage again", () => {
    const table = attack(["Knight"], [], ["Teach Twice"]);
    table.pass(2).pass(2).cast("Teach Twice", "Knight").resolve().pass(2);
    expect(table.life(B)).toBe(16);
  });

  test("702.7c: one that gains first strike in between still deals its damage", () => {
    const table = attack(["Knight", "Bear"], [], ["Teach First"]);
    table.pass(2).pass(2).cast("Teach First", "Bear").resolve().pass(2);
    expect(combatDamageOf(table)).toEqual(["Knight > B: 2", "Bear > B: 2"]);
  });

  test("702.7c: one that loses first strike deals no damage again, even if it dealt none", () => {
    const table = attack(["Knight", "Squire"], [], ["Forget", "Forget", "Growth"]);
    table.pass(2).pass(2);
    table.cast("Forget", "Knight").resolve().cast("Forget", "Squire").resolve();
    table.cast("Growth", "Squire").resolve().pass(2);
    // The Squire had first strike as the first step began, and power 0.
    expect(combatDamageOf(table)).toEqual(["Knight > B: 2"]);
  });

  test("510.4: a blocker with first strike, too, makes for two steps", () => {
    const table = attack(["Bear", "Wolf"], ["Knight"]);
    table.pass(2);
    block(table, ["Knight", "Bear"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Knight > Bear: 2"]);
    table.pass(2);
    expect(combatDamageOf(table)).toEqual(["Knight > Bear: 2", "Wolf > B: 2"]);
  });

  test("702.7b, 702.19b: first strike with trample is divided in the first step", () => {
    const table = attack(["Charger", "Bear"], ["Cub"]);
    table.pass(2);
    block(table, ["Cub", "Charger"]);
    table.pass(2);
    divide(table, 1, 2);
    expect(combatDamageOf(table)).toEqual(["Charger > Cub: 1", "Charger > B: 2"]);
    table.pass(2);
    expect(table.life(B)).toBe(16);
  });

  test("510.4: the next combat begins anew", () => {
    const table = attack(["Knight"]);
    table.pass(2).pass(2).pass(2).pass(2).pass(2);
    expect(table.game.turn.step).toBe("main2");
    expect(table.game.thisTurn.struckFirst).toBeUndefined();
  });
});
