import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("Planar Chaos", () => {
  test.each([
    [true, "12/12"],
    [false, "6/6"],
  ])("118.12: Vorosh grows for {2}{G} when it has damaged a player (%s)", (yes, pt) => {
    const table = new Table({
      A: { battlefield: ["3 Forest", "Vorosh, the Hunter"], library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.passUntil("declareAttackers").choose(["Vorosh, the Hunter"]).passUntil("combatDamage");
    expect(table.life(B)).toBe(14);
    expect(table.stack()).toEqual(["Vorosh, the Hunter ability"]);
    table.resolve().choose(yes).settle();
    expect(table.pt("Vorosh, the Hunter")).toBe(pt);
    expect(table.life(A)).toBe(20);
  });
});
