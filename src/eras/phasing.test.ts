/** Phasing by the rules of other years: what becomes of tokens. */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/rules.ts";
import { Table } from "../engine/testing/table.ts";

describe("110.5f of 2014: a token that is phased out ceases to exist", () => {
  const upkeep = (rules: Edition): Table => {
    const table = new Table({
      rules,
      active: "B",
      step: "end",
      A: {
        battlefield: [
          { name: "Grizzly Bears", token: true, phasedOut: true },
          { name: "Flight", on: "Grizzly Bears", phasedOut: true },
        ],
        library: ["5 Forest"],
      },
      B: { library: ["5 Forest"] },
    });
    for (let n = 0; n < 9 && table.game.turn.step !== "upkeep"; n += 1) table.pass();
    return table;
  };

  test.each(editions.filter((edition) => edition < "2017"))("704.5d of %s", (rules) => {
    const table = upkeep(rules);
    expect(table.happened("ceased")).toHaveLength(1);
    expect(table.game.battlefield).toEqual([]);
    // 217.8d of 2002 to 2008: what was attached to it remains phased out.
    expect(table.game.phasedOut).toEqual([table.id("Flight")]);
  });

  test.each(editions.filter((edition) => edition > "2017"))(
    "702.26d: by the rules of %s it phases in",
    (rules) => {
      const table = upkeep(rules);
      expect(table.happened("ceased")).toEqual([]);
      expect(table.game.battlefield).toHaveLength(2);
    },
  );
});
