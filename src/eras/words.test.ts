/** RT-16: threshold was a keyword ability in 2002 (502.23); what it does has not changed. */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/index.ts";
import { numberUnder } from "../engine/rules.ts";
import { A, Table } from "../engine/testing/table.ts";
import { eraOf } from "./index.ts";

const seven = ["7 Forest"];

/** Gloomdrifter enters, with threshold: its ability gives creatures that aren't black -2/-2. */
const drifting = (rules: Edition, graveyard: readonly string[]): Table =>
  new Table({
    rules,
    A: { hand: ["Gloomdrifter"], battlefield: ["4 Swamp"], graveyard, library: ["Forest"] },
    B: { battlefield: ["Grizzly Bears"], library: ["Forest"] },
  })
    .cast("Gloomdrifter")
    .resolve();

describe("what a triggered ability behind the word cites", () => {
  test("502.23a of 2002: the rule of the keyword", () => {
    const table = drifting("2002-02-20", seven);
    expect(table.cited("triggered")).toContain("502.23a");
    expect(table.resolve().graveyard(A)).toHaveLength(7);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test.each(editions.filter((edition) => edition !== "2002-02-20"))(
    "207.2c: by the rules of %s it has none",
    (rules) => {
      const table = drifting(rules, seven);
      const word = numberUnder(eraOf(rules).rules, "207.2c");
      expect(table.cited("triggered")).not.toContain(word);
      expect(table.resolve().zone("Grizzly Bears")).toBe("graveyard");
    },
  );

  test.each(editions)("502.23b of 2002: by the rules of %s not with six cards", (rules) => {
    expect(drifting(rules, ["6 Forest"]).stack()).toEqual([]);
  });
});
