import { describe, expect, test } from "vitest";
import { A, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("the Rites of Odyssey", () => {
  test("701.9b: Rites of Initiation discards so many at random, and counts them", () => {
    const table = new Table({
      A: {
        hand: ["Rites of Initiation", "Forest", "Shock", "Fog"],
        battlefield: ["Mountain", "Grizzly Bears", "Serra Angel"],
        library,
      },
      B: { battlefield: ["Pitchstone Wall"], library },
    });
    table.cast("Rites of Initiation").resolve().choose(2);
    if (table.decision.is !== "chance") throw new Error("Nothing was left to chance.");
    table.answer({ is: "chance", picked: table.decision.from.slice(0, 2) });
    expect(table.hand(A)).toHaveLength(1);
    expect([table.pt("Grizzly Bears"), table.pt("Serra Angel")]).toEqual(["4/2", "6/4"]);
    expect(table.pt("Pitchstone Wall")).toBe("2/5");
  });

  test.each([[0], [1], [2]])(
    "701.23b: Rites of Spring may find %i basic lands for two cards",
    (found) => {
      const table = new Table({
        A: {
          hand: ["Rites of Spring", "Shock", "Fog"],
          battlefield: ["2 Forest"],
          library: ["Plains", "Island", "Sacred Foundry"],
        },
        B: { library },
      });
      table.cast("Rites of Spring").resolve().choose(["Shock", "Fog"]);
      table.choose(["Plains", "Island"].slice(0, found)).settle();
      if (table.decision.is === "chance") {
        table.answer({ is: "chance", picked: table.decision.from });
      }
      expect(table.hand(A)).toHaveLength(found);
      expect(table.graveyard(A)).toEqual(expect.arrayContaining(["Shock", "Fog"]));
      expect(table.happened("shuffled")).toHaveLength(1);
    },
  );
});
