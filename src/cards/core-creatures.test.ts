import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

/** A's creature attacks; whether B's can block it, and what becomes of it if it does. */
function attack(attacker: string, blocker: string): { table: Table; mayBlock: boolean } {
  const table = new Table({
    step: "declareAttackers",
    A: { battlefield: [attacker], library },
    B: { battlefield: [blocker], library },
  });
  table.choose([attacker]).pass(2);
  const mayBlock = table.decision.is === "pairs";
  if (mayBlock) {
    table.answer({ is: "pairs", pairs: [[table.id(blocker), table.id(attacker)]] }).pass(2);
  } else table.pass(2);
  return { table: table.settle(), mayBlock };
}

describe("creatures of the core sets", () => {
  test.each([
    ["Runeclaw Bear", "2/2", ["Bear"]],
    ["Craw Wurm", "6/4", ["Wurm"]],
    ["Elite Vanguard", "2/1", ["Human", "Soldier"]],
    ["Air Elemental", "4/4", ["Elemental"]],
    ["Wind Drake", "2/2", ["Drake"]],
  ])("208.1: %s is a %s", (name, pt, subtypes) => {
    const table = new Table({ A: { battlefield: [name], library }, B: {} });
    expect(table.pt(name)).toBe(pt);
    expect(table.of(name).subtypes).toEqual(subtypes);
  });

  test.each([
    ["Air Elemental", "Craw Wurm", false],
    ["Wind Drake", "Runeclaw Bear", false],
    ["Wind Drake", "Air Elemental", true],
    ["Elite Vanguard", "Wind Drake", true],
  ])("702.9b: %s attacks; %s may block: %s", (attacker, blocker, may) => {
    expect(attack(attacker, blocker).mayBlock).toBe(may);
  });

  test("603.6a: Elvish Visionary draws a card as it enters", () => {
    const table = new Table({
      A: { hand: ["Elvish Visionary"], battlefield: ["2 Forest"], library },
      B: {},
    });
    table.cast("Elvish Visionary").resolve();
    expect(table.hand(A)).toEqual([]);
    expect(table.resolve().hand(A)).toEqual(["Forest"]);
  });

  test("702.2b: any damage of Typhoid Rats is lethal", () => {
    const { table } = attack("Typhoid Rats", "Craw Wurm");
    expect(table.zone("Craw Wurm")).toBe("graveyard");
    expect(table.zone("Typhoid Rats")).toBe("graveyard");
  });

  test("702.19b: Colossal Dreadmaw tramples, Craw Wurm doesn't", () => {
    const dreadmaw = attack("Colossal Dreadmaw", "Runeclaw Bear").table;
    dreadmaw.answer({ is: "divide", shares: [2, 4] });
    expect(dreadmaw.life(B)).toBe(16);
    expect(attack("Craw Wurm", "Runeclaw Bear").table.life(B)).toBe(20);
  });

  test("702.3b: Wall of Wood can't attack, but it can block", () => {
    const table = new Table({
      step: "beginCombat",
      A: { battlefield: ["Wall of Wood"], library },
      B: {},
    });
    table.pass(2);
    expect(table.decision.is).toBe("act");
    expect(attack("Runeclaw Bear", "Wall of Wood").table.life(B)).toBe(20);
  });

  test("702.7b: Elvish Archers strike first", () => {
    const { table } = attack("Elvish Archers", "Runeclaw Bear");
    expect(table.zone("Runeclaw Bear")).toBe("graveyard");
    expect(table.zone("Elvish Archers")).toBe("battlefield");
  });
});
