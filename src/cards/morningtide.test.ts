import { describe, expect, test } from "vitest";
import { offeredNames } from "../engine/testing/making.ts";
import { Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("Morningtide", () => {
  test("608.2h: Chameleon Colossus doubles the size that it has as the ability resolves", () => {
    const table = new Table({
      A: { battlefield: ["8 Forest", "Chameleon Colossus"], library },
      B: { library },
    });
    table.activate("Chameleon Colossus").activate("Chameleon Colossus").resolve();
    expect(table.pt("Chameleon Colossus")).toBe("8/8");
    table.resolve();
    expect(table.pt("Chameleon Colossus")).toBe("16/16");
    expect(table.of("Chameleon Colossus").everyCreatureType).toBe(true);
  });

  test("702.16b: black spells can't target Chameleon Colossus", () => {
    const table = new Table({
      A: { hand: ["Nameless Inversion"], battlefield: ["2 Swamp", "Grizzly Bears"], library },
      B: { battlefield: ["Chameleon Colossus", "Serra Angel"], library },
    });
    table.act(table.castAction("Nameless Inversion"));
    expect(offeredNames(table).toSorted()).toEqual(["Grizzly Bears", "Serra Angel"]);
  });

  test.each([
    [true, "3/3"],
    [false, "2/2"],
  ])("603.2: Taurean Mauler may grow when an opponent casts a spell (%s)", (yes, pt) => {
    const table = new Table({
      A: { hand: ["2 Shock"], battlefield: ["2 Mountain"], library },
      B: { hand: ["Shock"], battlefield: ["Mountain", "Taurean Mauler"], library },
    });
    table.cast("Shock", ["B"]);
    // The ability is above the spell.
    expect(table.stack()).toEqual(["Taurean Mauler ability", "Shock"]);
    table.resolve().choose(yes);
    expect(table.pt("Taurean Mauler")).toBe(pt);
    expect(table.of("Taurean Mauler").everyCreatureType).toBe(true);
    table.pass().cast("Shock", ["A"]);
    expect(table.stack()).toEqual(["Shock", "Shock"]);
  });
});
