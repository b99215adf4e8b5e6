import { describe, expect, test } from "vitest";
import { offeredNames } from "../engine/testing/making.ts";
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

  test("601.2c, 601.2h: Nostalgic Dreams takes cards that were there before, and is exiled", () => {
    const table = new Table({
      A: {
        hand: ["Nostalgic Dreams", "2 Forest"],
        battlefield: ["2 Forest"],
        graveyard: ["Shock", "Fog", "Plagiarize"],
        library,
      },
      B: { library },
    });
    table.act(table.castAction("Nostalgic Dreams")).choose(2);
    expect(offeredNames(table)).toEqual(["Shock", "Fog", "Plagiarize"]);
    table.choose(["Shock", "Plagiarize"]).settle();
    expect(table.graveyard(A)).toHaveLength(5);
    table.resolve();
    expect(table.hand(A)).toEqual(["Shock", "Plagiarize"]);
    expect(table.zone("Nostalgic Dreams")).toBe("exile");
  });

  test("701.23a, 401.4: Insidious Dreams puts what it finds on top, in the order that you choose", () => {
    const table = new Table({
      A: {
        hand: ["Insidious Dreams", "2 Forest"],
        battlefield: ["4 Swamp"],
        library: ["Forest", "Shock", "Forest", "Fog"],
      },
      B: { library },
    });
    table.cast("Insidious Dreams", 2).resolve().choose(["Shock", "Fog"]).settle();
    table.answer({ is: "chance", picked: table.asked("chance").from }).settle();
    table.answer({ is: "order", order: table.asked("order").items.toReversed() });
    expect(table.happened("shuffled")).toHaveLength(1);
    expect(table.library(A).slice(0, 2).toSorted()).toEqual(["Fog", "Shock"]);
    expect(table.library(A)).toHaveLength(4);
  });
});
