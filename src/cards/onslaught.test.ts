import { describe, expect, test } from "vitest";
import { A, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("Carrion Feeder", () => {
  test("601.2h: sacrifices a creature and grows", () => {
    const table = new Table({
      A: { battlefield: ["Carrion Feeder", "Runeclaw Bear"], library },
      B: {},
    });
    table.activate("Carrion Feeder", ["Runeclaw Bear"]).resolve();
    expect(table.pt("Carrion Feeder")).toBe("2/2");
    expect(table.graveyard(A)).toEqual(["Runeclaw Bear"]);
  });

  test("608.2b: it may be sacrificed itself; then no counter is put anywhere", () => {
    const table = new Table({ A: { battlefield: ["Carrion Feeder"], library }, B: {} });
    table.activate("Carrion Feeder").resolve();
    expect(table.graveyard(A)).toEqual(["Carrion Feeder"]);
    expect(table.happened("countersPut")).toEqual([]);
  });

  test("509.1b: can't block", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Runeclaw Bear"], library },
      B: { battlefield: ["Carrion Feeder"], library },
    });
    table.choose(["Runeclaw Bear"]).pass(2);
    expect(table.decision.is).toBe("act");
  });
});
