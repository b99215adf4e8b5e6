/** The life of one of a team that shares it: half of the team's until 2010 (806.9a, 606.9a). */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/rules.ts";
import { A, B, C, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const teams = {
  teams: ["AB", "CD"],
  A: {
    life: 9,
    library,
    battlefield: ["Magus of the Mirror", { name: "Ajani Goldmane", counters: { loyalty: 6 } }],
  },
  B: { life: 9, library },
  C: { life: 20, library },
  D: { life: 20, library },
} as const;

describe("810.9a: what is one player's life", () => {
  const avatar = (rules: Edition): string => {
    const table = new Table({ rules, ...teams });
    table.act(table.activateAction("Ajani Goldmane", 2)).resolve();
    return table.pt("Avatar Token");
  };

  test.each(editions.filter((edition) => edition < "2010"))(
    "606.9a, 806.9a of %s: half of the team's, rounded up",
    (rules) => expect(avatar(rules)).toBe("5/5"),
  );

  test.each(editions.filter((edition) => edition > "2010"))("810.9a of %s: the team's", (rules) =>
    expect(avatar(rules)).toBe("9/9"),
  );
});

describe("701.12c: an exchange of life with one of the other team", () => {
  const exchanged = (rules: Edition): readonly (number | undefined)[] => {
    const table = new Table({ rules, ...teams, step: "upkeep" });
    table.activate("Magus of the Mirror", ["C"]).resolve();
    return [table.life(A), table.life(B), table.life(C)];
  };

  test("606.9a, c of 2007: one of 5 becomes 10, the other of 10 becomes 5", () => {
    expect(exchanged("2007-10-01")).toEqual([14, 14, 15]);
  });

  test("810.9a, c: the teams have what the other had", () => {
    expect(exchanged("2026-04-17")).toEqual([20, 20, 9]);
  });
});
