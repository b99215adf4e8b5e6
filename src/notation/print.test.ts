import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "./bilingual.ts";
import { parseBoard } from "./parse.ts";
import { printBoard } from "./print.ts";
import { aBoard } from "./testing/arbitrary.ts";
import { boards, names, readBoard, withoutPlaces } from "./testing/boards.ts";

describe("printBoard", () => {
  it.each(languages)("writes in %s what reads back as the same board", (lang) => {
    fc.assert(
      fc.property(aBoard, (board) => {
        const printed = printBoard(board, lang);
        const again = parseBoard(printed, names);
        expect(again.ok ? withoutPlaces(again.value) : again.problem).toEqual(withoutPlaces(board));
        expect(again.ok && printBoard(again.value, lang)).toBe(printed);
      }),
      { numRuns: 300 },
    );
  });

  it.each(Object.entries(boards))("keeps the board %s", (_, source) => {
    const board = readBoard(source);
    expect(withoutPlaces(readBoard(printBoard(board, "ja")))).toEqual(withoutPlaces(board));
  });

  it("leaves out parts that are empty at the end, but not one in between", () => {
    expect(printBoard(readBoard("turn A, end\nA 20\nB 20\n--\n--\n"))).not.toContain("--");
    expect(printBoard(readBoard("turn A, end\nA 20\nB 20\n--\n--\nA has 20 life"))).toBe(
      "rules today\nturn A, end\nA 20\nB 20\n--\n--\nA has 20 life\n",
    );
  });
});
