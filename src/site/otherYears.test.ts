import path from "node:path";
import { expect, test } from "vitest";
import { verifyBoard } from "./boards.ts";
import { otherYears } from "./otherYears.ts";
import { loadRulings } from "./rulings.ts";

const rulings = loadRulings(path.resolve(import.meta.dirname, "../../content/rulings"));

function yearsOf(id: string, name: string) {
  const ruling = rulings.find((one) => one.id === id);
  const board = ruling?.boards.find((one) => one.id === name);
  if (ruling === undefined || board === undefined) throw new Error(`no board ${id}/${name}`);
  return otherYears(verifyBoard(ruling, board)).map(({ edition }) => edition);
}

test("a board is offered under its own rules, also if a card on it is younger", () => {
  // Drannith Magistrate came in 2020.
  const years = yearsOf("tor-madness-cast-as-though-from-hand", "then");
  expect(years).toEqual(["2002-02-20", "2023-11-17", "2026-04-17"]);
});

test("older rules than its own are offered only if all its cards were there", () => {
  expect(yearsOf("lrw-hideaway-enter-trigger-looks-at-four", "now")[0]).toBe("2007-10-01");
});
