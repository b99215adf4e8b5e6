import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBoard } from "./parse.ts";
import { playBoard, playText } from "./play.ts";
import { aBoard } from "./testing/arbitrary.ts";
import { boards, names } from "./testing/boards.ts";
import { limits } from "./text.ts";

/** Any text gives a board or problems that point into it. */
function check(source: string): void {
  const board = parseBoard(source, names);
  if (board.ok) return;
  const lines = source.split(/\r\n|\n|\r/);
  expect(board.problem.length).toBeGreaterThan(0);
  for (const { line, column, length, message } of board.problem) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
    expect(length).toBeGreaterThanOrEqual(1);
    expect(message.en).toMatch(/[.?]$/);
    expect(message.ja).toMatch(/。$/);
  }
}

/** A board with some of its text taken away, doubled, swapped or replaced. */
const aMutation = fc
  .record({
    source: fc.constantFrom(...Object.values(boards)),
    edits: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.nat(12),
        put: fc.oneof(
          fc.string({ maxLength: 6 }),
          fc.string({ unit: "grapheme", maxLength: 6 }),
          fc.constantFrom(
            "",
            "\n",
            "--\n",
            ", ",
            " and ",
            "(",
            ")",
            ": ",
            "A ",
            " #2",
            "'s ",
            "不明",
          ),
        ),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ source, edits }) =>
    edits.reduce((text, { at, length, put }) => {
      const from = Math.floor(at * text.length);
      return text.slice(0, from) + put + text.slice(from + length);
    }, source),
  );

/** A board whose lines stand in another order. */
const aShuffle = fc
  .constantFrom(...Object.values(boards))
  .chain((source) => fc.shuffledSubarray(source.split("\n")))
  .map((lines) => lines.join("\n"));

describe("any text", () => {
  it.each([
    ["characters", fc.string({ unit: "binary", maxLength: 400 })],
    [
      "the characters of boards",
      fc.string({ unit: fc.constantFrom(..." \n,'():#-ABX2森tapped{}G="), maxLength: 200 }),
    ],
    ["boards with mistakes", aMutation],
    ["boards in disorder", aShuffle],
  ])("made of %s is read or refused", (_, arbitrary) => {
    fc.assert(fc.property(arbitrary, check), { numRuns: 500 });
  });

  it("that can be read can be played, or it is said why not", () => {
    fc.assert(
      fc.property(fc.oneof(aMutation, aShuffle), (source) => {
        const played = playText(source, names);
        const problems = played.ok ? played.value.problems : played.problem;
        expect(problems.map(({ code }) => code)).not.toContain("engineFault");
      }),
      { numRuns: 500 },
    );
  });

  it("of a board at random, too", () => {
    fc.assert(
      fc.property(aBoard, (board) => {
        const played = playBoard(board);
        const problems = played.ok ? played.value.problems : played.problem;
        expect(problems.map(({ code }) => code)).not.toContain("engineFault");
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["noise", "\u0000\uFFFD(,x".repeat(2_000_000)],
    ["one long line", "a ".repeat(limits.bytes / 2)],
    ["commas", `turn A, end\nA 20\n  hand: ${"Forest, ".repeat(8_000)}\nB 20`],
    ["parentheses", `turn A, end\nA 20\n  battlefield: Forest ${"(on ".repeat(16_000)}`],
    ["names", `turn A, end\nA 20\n  hand: ${"Forest of ".repeat(6_500)}\nB 20`],
    ["lines", `turn A, end\nA 20\nB 20\n--\n${"A casts Forset\n".repeat(1_900)}`],
    ["digits", `turn A, end\nA ${"9".repeat(60_000)}\nB 20`],
    ["marks", `turn A, end\nA 20\n${"\u0301".repeat(30_000)}`],
  ])(
    "of %s is refused and doesn't hang",
    (_, source) => {
      expect(parseBoard(source, names).ok).toBe(false);
    },
    20_000,
  );
});
