import { describe, expect, test } from "vitest";
import { A, B, Table } from "./testing/table.ts";

describe("500–514: the turn", () => {
  test("500.1, 501–514: the steps come in their order", () => {
    const table = new Table({
      step: "upkeep",
      A: { library: ["Forest"] },
      B: { library: ["Forest"] },
    });
    for (let passes = 0; table.game.turn.number === 1 && passes < 40; passes += 1) table.pass();
    expect(table.happened("stepBegan").map(({ step }) => step)).toEqual([
      "draw",
      "main1",
      "beginCombat",
      "declareAttackers",
      "endCombat",
      "main2",
      "end",
      "cleanup",
      "untap",
      "upkeep",
    ]);
    expect(table.decision).toMatchObject({ player: B });
  });

  test("502.3: the active player's permanents untap", () => {
    const table = new Table({
      step: "untap",
      A: { battlefield: [{ name: "Forest", tapped: true }] },
      B: { battlefield: [{ name: "Island", tapped: true }] },
    });
    expect(table.game.objects[table.id("Forest")]?.tapped).toBeUndefined();
    expect(table.game.objects[table.id("Island")]?.tapped).toBe(true);
  });

  test("504.1, 704.5b: who draws from an empty library loses", () => {
    const table = new Table({ step: "upkeep", A: {} });
    table.pass(2);
    expect(table.game.result).toEqual({ winner: B });
    expect(table.cited("lost")).toContain("704.5b");
  });

  test("500.5, 106.4: unspent mana empties as a step ends, without loss of life today", () => {
    const table = new Table({ A: { battlefield: ["Forest"] } });
    table.act(table.activateAction("Forest")).pass(2);
    expect(table.game.players[0]?.mana).toEqual([]);
    expect(table.life(A)).toBe(20);
  });

  test("514.1: in the cleanup step one discards down to seven", () => {
    const table = new Table({ step: "cleanup", A: { hand: ["9 Forest"] } });
    expect(table.decision).toMatchObject({
      is: "choose",
      purpose: { is: "handSize" },
      min: 2,
      max: 2,
    });
    table.choose(["Forest", "Forest"]);
    expect(table.graveyard(A)).toEqual(["Forest", "Forest"]);
  });

  test("514.2: damage and effects until end of turn end at once, then the turn ends", () => {
    const table = new Table({
      step: "end",
      A: { hand: ["Giant Growth"], battlefield: ["Forest", { name: "Wild Mongrel", damage: 1 }] },
      B: { library: ["Forest"] },
    });
    table.cast("Giant Growth", "Wild Mongrel").resolve();
    expect(table.pt("Wild Mongrel")).toBe("5/5");
    table.pass(2);
    expect(table.pt("Wild Mongrel")).toBe("2/2");
    expect(table.game.objects[table.id("Wild Mongrel")]?.damage).toBeUndefined();
    expect(table.game.turn.active).toBe(B);
  });

  test("514.3: nobody gets priority in a cleanup step in which nothing happens", () => {
    const table = new Table({ step: "cleanup", B: { library: ["Forest"] } });
    expect(table.game.turn).toMatchObject({ active: B, step: "upkeep" });
  });

  test("514.3a: madness in the cleanup step gives priority, and another cleanup step follows", () => {
    const table = new Table({
      step: "cleanup",
      A: { hand: ["Fiery Temper", "7 Forest"], battlefield: ["Mountain"] },
      B: { library: ["Forest"] },
    });
    table.choose(["Fiery Temper"]);
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.game.turn.step).toBe("cleanup");
    table.resolve().choose(true).choose("B").settle().resolve();
    expect(table.life(B)).toBe(17);
    table.pass(2);
    expect(table.happened("stepBegan").filter(({ step }) => step === "cleanup")).toHaveLength(2);
    expect(table.game.turn.active).toBe(B);
  });

  test("500.5, 514.3a: mana empties between one cleanup step and the next", () => {
    const table = new Table({
      step: "cleanup",
      A: { hand: ["Fiery Temper", "7 Forest"], battlefield: ["Mountain", "Plains"] },
      B: { library: ["Forest"] },
    });
    table.choose(["Fiery Temper"]).resolve().choose(false);
    table.act(table.activateAction("Plains")).pass(2);
    expect(table.happened("manaEmptied")).toHaveLength(1);
    expect(table.happened("stepBegan").filter(({ step }) => step === "cleanup")).toHaveLength(2);
  });

  test("305.2: one land a turn", () => {
    const table = new Table({ A: { hand: ["Forest", "Island"] } });
    table.act({ is: "playLand", object: table.id("Forest") });
    expect(table.zone("Forest")).toBe("battlefield");
    expect(table.refusal({ is: "playLand", object: table.id("Island") })).toMatchObject({
      code: "landAlreadyPlayed",
    });
  });
});

describe("117: priority", () => {
  test("117.3d, 117.4: it goes round; only when all pass does the top resolve", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    table.cast("Shock", "B").pass();
    expect(table.decision).toMatchObject({ player: B });
    expect(table.stack()).toEqual(["Shock"]);
    table.pass();
    expect(table.stack()).toEqual([]);
    expect(table.decision).toMatchObject({ player: A });
  });

  test("117.3b: after a resolution the active player gets priority, whoever acted", () => {
    const table = new Table({ B: { hand: ["Shock"], battlefield: ["Mountain"] } });
    table.pass().cast("Shock", "A").resolve();
    expect(table.decision).toMatchObject({ player: A });
  });
});
