import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("cards with changeling", () => {
  test("702.73a: Woodland Changeling is of every creature type, in every zone", () => {
    const table = new Table({
      A: { battlefield: ["Woodland Changeling"], graveyard: ["Crib Swap"], library },
      B: { hand: ["Woodland Changeling"], library },
    });
    for (const id of table.all("Woodland Changeling")) {
      expect(table.of("Woodland Changeling").everyCreatureType, id).toBe(true);
    }
    expect(table.of("Crib Swap").everyCreatureType).toBe(true);
    expect(table.pt("Woodland Changeling")).toBe("2/2");
  });

  test("111.2: Crib Swap exiles a creature; its controller gets a Shapeshifter", () => {
    const table = new Table({
      A: { hand: ["Crib Swap"], battlefield: ["3 Plains"], library },
      B: { battlefield: ["Serra Angel"], library },
    });
    table.cast("Crib Swap", ["Serra Angel"]).resolve();
    expect(table.zone("Serra Angel")).toBe("exile");
    expect(table.pt("Shapeshifter Token")).toBe("1/1");
    const token = table.of("Shapeshifter Token");
    expect(token.controller).toBe(B);
    expect(token.colors).toEqual([]);
    expect(token.everyCreatureType).toBe(true);
  });

  test("608.2b: without its target Crib Swap makes nothing", () => {
    const table = new Table({
      A: { hand: ["Crib Swap"], battlefield: ["3 Plains"], library },
      B: { hand: ["Unsummon"], battlefield: ["Island", "Serra Angel"], library },
    });
    table.cast("Crib Swap", ["Serra Angel"]).pass().cast("Unsummon", ["Serra Angel"]);
    table.resolve().resolve();
    expect(table.graveyard(A)).toEqual(["Crib Swap"]);
    expect(table.all("Shapeshifter Token")).toEqual([]);
  });
});
