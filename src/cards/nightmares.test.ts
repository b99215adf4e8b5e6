import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const lands = ["5 Swamp", "5 Mountain", "5 Plains", "Island"];

describe("the Nightmares of Torment", () => {
  test("110.2a, 607.2a: what Faceless Butcher exiled comes back under its owner's control", () => {
    const table = new Table({
      A: { hand: ["Faceless Butcher", "Unsummon"], battlefield: lands, library },
      B: { battlefield: ["Grizzly Bears", "White Knight"], library },
    });
    table.cast("Faceless Butcher").resolve().choose(["Grizzly Bears"]).resolve();
    expect(table.zone("Grizzly Bears")).toBe("exile");
    table.cast("Unsummon", ["Faceless Butcher"]).resolve();
    expect(table.stack()).toEqual(["Faceless Butcher ability"]);
    table.resolve();
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
    expect(table.of("Grizzly Bears").controller).toBe(B);
  });

  test("603.6c, 607.2a: leaving before it has exiled anything returns nothing, then it exiles for good", () => {
    const table = new Table({
      A: { hand: ["Petravark", "Unsummon"], battlefield: lands, library },
      B: { battlefield: ["Sacred Foundry"], library },
    });
    table.cast("Petravark").resolve().choose(["Sacred Foundry"]);
    table.cast("Unsummon", ["Petravark"]).resolve().resolve();
    expect(table.stack()).toEqual(["Petravark ability"]);
    table.resolve();
    expect(table.zone("Sacred Foundry")).toBe("exile");
  });

  test.each([
    ["Soul Scourge", 3],
    ["Laquatus's Champion", 6],
  ])("607.2: %s gives back what that player lost", (name, amount) => {
    const table = new Table({
      A: { hand: [name, "Unsummon"], battlefield: lands, library },
      B: { library },
    });
    table.cast(name).resolve().choose(["B"]).resolve();
    expect(table.life(B)).toBe(20 - amount);
    table.cast("Unsummon", [name]).resolve().resolve();
    expect(table.life(B)).toBe(20);
    expect(table.life(A)).toBe(20);
  });

  test("701.19a: Laquatus's Champion regenerates", () => {
    const table = new Table({
      A: { hand: ["Fiery Temper"], battlefield: [...lands, "Laquatus's Champion"], library },
      B: { library },
    });
    table.activate("Laquatus's Champion").resolve();
    table.cast("Fiery Temper", ["Laquatus's Champion"]).resolve();
    expect(table.zone("Laquatus's Champion")).toBe("battlefield");
    expect(table.game.objects[table.id("Laquatus's Champion")]?.tapped).toBe(true);
  });
});
