import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compareOracle, readTable, referencePath } from "./compare-oracle.ts";

const path = referencePath();

describe.skipIf(!existsSync(path))("the printed cards against the table of card facts", () => {
  const { compared, differences } = compareOracle(existsSync(path) ? readTable(path) : []);

  test("most cards are in the table", () => {
    expect(compared).toBeGreaterThanOrEqual(20);
  });

  test("they read as the Oracle does, reviewed differences aside", () => {
    expect(differences.filter(({ reason }) => reason === undefined)).toEqual([]);
  });
});
