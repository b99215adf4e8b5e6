/** What an effect would do, but can't, is told with the rule that keeps it from happening. */
import { describe, expect, test } from "vitest";
import { A, B, Table } from "../testing/table.ts";

describe("what can't be done is told", () => {
  test("101.2: a spell that can't be countered isn't", () => {
    const table = new Table({
      A: { hand: ["Urza's Rage"], battlefield: ["3 Mountain"] },
      B: { hand: ["Counterspell"], battlefield: ["2 Island"] },
    });
    table.cast("Urza's Rage", B).pass().cast("Counterspell", "Urza's Rage").resolve();
    expect(table.cited("notDone")).toEqual(["101.2"]);
    expect(table.happened("countered")).toEqual([]);
    expect(table.zone("Urza's Rage")).toBe("stack");
  });

  test("702.12b: what is indestructible isn't destroyed, the others are", () => {
    const table = new Table({
      A: { hand: ["Wrath of God"], battlefield: ["4 Plains", "Darksteel Myr", "Grizzly Bears"] },
    });
    table.cast("Wrath of God").resolve();
    expect(table.cited("notDone")).toEqual(["702.12b"]);
    expect(table.zone("Darksteel Myr")).toBe("battlefield");
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test("610.3b: nothing is exiled until what is gone already leaves", () => {
    const table = new Table({
      A: { hand: ["Brutal Cathar"], battlefield: ["3 Plains"] },
      B: { hand: ["Shock"], battlefield: ["Mountain", "Serra Angel"] },
    });
    table.cast("Brutal Cathar").resolve().choose("Serra Angel").pass();
    table.cast("Shock", "Brutal Cathar").resolve().resolve();
    expect(table.cited("notDone")).toEqual(["610.3b"]);
    expect(table.zone("Serra Angel")).toBe("battlefield");
  });

  test("119.7: who can't gain life gains none, and exchanges none", () => {
    const gaining = new Table({
      A: { hand: ["Syphon Life"], battlefield: ["3 Swamp"] },
      B: { battlefield: ["Erebos, God of the Dead"] },
    });
    gaining.cast("Syphon Life", B).resolve();
    expect(gaining.cited("notDone")).toEqual(["119.7"]);
    expect([gaining.life(A), gaining.life(B)]).toEqual([20, 18]);
    const linked = new Table({
      A: { battlefield: ["Vampire Nighthawk"] },
      B: { battlefield: ["Erebos, God of the Dead"] },
    });
    linked.passUntil("declareAttackers").choose(["Vampire Nighthawk"]).passUntil("endCombat");
    expect(linked.cited("notDone")).toEqual(["119.7"]);
    expect([linked.life(A), linked.life(B)]).toEqual([20, 18]);
    const exchanging = new Table({
      step: "upkeep",
      A: { life: 5, battlefield: ["Magus of the Mirror"] },
      B: { battlefield: ["Erebos, God of the Dead"] },
    });
    exchanging.activate("Magus of the Mirror", B).resolve();
    expect(exchanging.cited("notDone")).toEqual(["119.7"]);
    expect(exchanging.life(A)).toBe(5);
  });
});
