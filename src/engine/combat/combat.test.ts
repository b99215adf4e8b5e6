import { describe, expect, test } from "vitest";
import { A, B, Table } from "../testing/table.ts";

const attack = (mine: readonly string[], theirs: readonly string[]): Table =>
  new Table({ step: "declareAttackers", A: { battlefield: mine }, B: { battlefield: theirs } });

describe("506–511: combat", () => {
  test("508.1a, 508.1f: attackers are untapped creatures of the active player and tap", () => {
    const table = new Table({
      step: "declareAttackers",
      A: {
        battlefield: [
          "Grizzly Bears",
          { name: "Wild Mongrel", tapped: true },
          { name: "Aquamoeba", recent: true },
          "Pitchstone Wall",
        ],
      },
    });
    expect(table.decision).toMatchObject({
      from: [{ is: "object", object: table.id("Grizzly Bears") }],
    });
    table.choose(["Grizzly Bears"]);
    expect(table.game.objects[table.id("Grizzly Bears")]).toMatchObject({
      tapped: true,
      attacking: { player: B },
    });
  });

  test("510.1b, 120.3a: an unblocked attacker deals its damage to the player", () => {
    const table = attack(["Grizzly Bears"], []);
    table.choose(["Grizzly Bears"]).pass(2).pass(2);
    expect(table.life(B)).toBe(18);
  });

  test("510.2, 704.5g: blocker and attacker deal damage at once", () => {
    const table = attack(["Grizzly Bears"], ["Wild Mongrel"]);
    table.choose(["Grizzly Bears"]).pass(2);
    table.answer({ is: "pairs", pairs: [[table.id("Wild Mongrel"), table.id("Grizzly Bears")]] });
    table.pass(2);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.zone("Wild Mongrel")).toBe("graveyard");
    expect(table.life(B)).toBe(20);
  });

  test("702.9b: a creature without flying or reach can't block one with flying", () => {
    const table = new Table({
      step: "beginCombat",
      A: { hand: ["Shock"], battlefield: ["Putrid Imp"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    table.activate("Putrid Imp").resolve().pass(2).choose(["Putrid Imp"]).pass(2);
    // No legal block: the question is not asked at all.
    expect(table.game.turn.step).toBe("declareBlockers");
    expect(table.decision.is).toBe("act");
  });

  test("207.2c, 509.1b: with seven cards in the graveyard Putrid Imp can't block", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears"] },
      B: { battlefield: ["Putrid Imp"], graveyard: ["7 Swamp"] },
    });
    expect(table.pt("Putrid Imp")).toBe("2/2");
    table.choose(["Grizzly Bears"]).pass(2);
    expect(table.decision.is).toBe("act");
  });

  test("702.19b: a trampler's excess damage goes to the player, not before lethal damage", () => {
    const table = attack(["Arrogant Wurm"], ["Grizzly Bears"]);
    table.choose(["Arrogant Wurm"]).pass(2);
    table.answer({ is: "pairs", pairs: [[table.id("Grizzly Bears"), table.id("Arrogant Wurm")]] });
    table.pass(2);
    expect(table.decision).toMatchObject({ is: "divide", player: A, amount: 4 });
    expect(() => table.answer({ is: "divide", shares: [1, 3] })).toThrow("702.19b");
    table.answer({ is: "divide", shares: [2, 2] });
    expect(table.life(B)).toBe(18);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test("508.8: without attackers, blocks and damage are skipped", () => {
    const table = attack(["Grizzly Bears"], []);
    table.choose([]).pass(2);
    expect(table.game.turn.step).toBe("endCombat");
  });

  test("508.8: an attacker that has died was declared: the steps are not skipped", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears"] },
      B: { hand: ["Shock"], battlefield: ["Mountain"] },
    });
    table.choose(["Grizzly Bears"]).pass().cast("Shock", "Grizzly Bears").resolve().pass(2);
    expect(table.game.turn.step).toBe("declareBlockers");
  });

  test("702.16m: one protection more prevents no more, and nobody is asked", () => {
    const table = new Table({
      active: "B",
      step: "declareAttackers",
      A: {
        battlefield: [
          "Grizzly Bears",
          { name: "Strength of Isolation", on: "Grizzly Bears" },
          { name: "Strength of Isolation", on: "Grizzly Bears" },
        ],
      },
      B: { battlefield: ["Putrid Imp"] },
    });
    table.choose(["Putrid Imp"]).pass(2);
    table.answer({ is: "pairs", pairs: [[table.id("Grizzly Bears"), table.id("Putrid Imp")]] });
    table.pass(2);
    expect(table.happened("prevented")).toHaveLength(1);
    expect(table.decision.is).toBe("act");
  });

  test("511.3: creatures leave combat as it ends", () => {
    const table = attack(["Grizzly Bears"], []);
    table.choose(["Grizzly Bears"]).pass(8);
    expect(table.game.turn.step).toBe("main2");
    expect(table.game.objects[table.id("Grizzly Bears")]?.attacking).toBeUndefined();
  });
});
