import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("the Dreams of Torment", () => {
  test("601.2b, 107.3: Turbulent Dreams returns as many as were discarded", () => {
    const table = new Table({
      A: { hand: ["Turbulent Dreams", "2 Forest"], battlefield: ["2 Island"], library },
      B: { battlefield: ["Grizzly Bears", "Bonesplitter", "Plains"], library },
    });
    table.cast("Turbulent Dreams", 2, ["Grizzly Bears", "Bonesplitter"]).resolve();
    expect(table.hand(B)).toEqual(expect.arrayContaining(["Grizzly Bears", "Bonesplitter"]));
    expect(table.hand(A)).toEqual([]);
  });

  test("701.21a: Devastating Dreams: each player sacrifices X lands, then X damage to each creature", () => {
    const table = new Table({
      A: { hand: ["Devastating Dreams", "2 Forest"], battlefield: ["3 Mountain"], library },
      B: { battlefield: ["Grizzly Bears", "Pitchstone Wall", "1 Plains"], library },
    });
    table.cast("Devastating Dreams", 2).resolve();
    table.choose(["Mountain", "Mountain"]).settle();
    expect(table.graveyard(B)).toEqual(expect.arrayContaining(["Plains", "Grizzly Bears"]));
    expect(table.zone("Pitchstone Wall")).toBe("battlefield");
    expect(table.all("Mountain").filter((id) => table.game.battlefield.includes(id))).toHaveLength(
      1,
    );
  });

  test("120.1: Sickening Dreams damages each creature and each player at once", () => {
    const table = new Table({
      A: { hand: ["Sickening Dreams", "3 Forest"], battlefield: ["2 Swamp"], library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.cast("Sickening Dreams", 2, ["Forest", "Forest"]).resolve();
    expect([table.life(A), table.life(B)]).toEqual([18, 18]);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test("115.1: Vengeful Dreams exiles attackers only", () => {
    const table = new Table({
      A: { battlefield: ["Grizzly Bears", "White Knight"], library },
      B: { hand: ["Vengeful Dreams", "2 Forest"], battlefield: ["2 Plains"], library },
    });
    table.passUntil("declareAttackers");
    table.choose(["Grizzly Bears"]);
    table.pass().cast("Vengeful Dreams", 1, ["Grizzly Bears"], ["Forest"]).resolve();
    expect(table.zone("Grizzly Bears")).toBe("exile");
  });
});
