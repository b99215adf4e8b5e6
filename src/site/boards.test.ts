/**
 * Every board of every ruling holds, and the opposite of what it claims doesn't: the same check
 * stops the build.
 */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { cardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { playBoard } from "../notation/play.ts";
import { playRuled, verifyBoard } from "./boards.ts";
import { rulesUnder } from "./rules/numbers.ts";
import { rulesOnBoard } from "./rules/uses.ts";
import { loadRulings } from "./rulings.ts";

const names = cardNames(cards);
const rulings = loadRulings(path.resolve(import.meta.dirname, "../../content/rulings"));

const boards = rulings.flatMap((ruling) => ruling.boards.map((board) => ({ ruling, board })));

describe("every board holds, and each rule that its steps cite has a gist", () => {
  test.each(boards)("$ruling.id: $board.id", ({ ruling, board }) => {
    const { besides, facts } = playRuled(ruling, board).played;
    const contradicted = facts.filter(({ expected }) => expected.is !== "illegal");
    expect(besides.length).toBeGreaterThanOrEqual(contradicted.length);
    expect(besides.filter(({ holds }) => holds)).toEqual([]);
    const told = rulesUnder(board.rules);
    const untold = [...rulesOnBoard(board).keys()].filter((number) => !told.has(number));
    expect(
      untold.map((number) => `${number} has no gist: write one into content/rules/gists.`),
    ).toEqual([]);
  });
});

test("a ruling of a rule has a board", () => {
  const without = rulings.filter(({ kind, boards }) => kind === "rule" && boards.length === 0);
  expect(
    without.map(({ id }) => `${id}: write a board for it, or say “kind: documentation”.`),
  ).toEqual([]);
});

describe("what must be refused can't be done", () => {
  const lines = boards.flatMap(({ ruling, board }) => {
    const parsed = parseBoard(board.notation, names);
    // Its own test says what is wrong with it.
    if (!parsed.ok) return [];
    const { script } = parsed.value;
    return script.flatMap((line, index) => {
      if (line.is !== "illegal") return [];
      const claimed = { ...parsed.value, script: [...script.slice(0, index), line.statement] };
      return [{ name: `${ruling.id}: ${board.id}, line ${line.at.line}`, line, claimed }];
    });
  });

  test.each(lines)("$name", ({ line, claimed }) => {
    const played = playBoard({ ...claimed, facts: [] });
    const stopped = played.ok ? played.value.problems : played.problem;
    expect(stopped.map((problem) => problem.line)).toEqual([line.at.line]);
  });
});

test("a board of which the opposite holds, too, is refused", () => {
  const notation = "turn A, main 1\nA 20\n  hand: Forest\n  battlefield: Forest\nB 20\n--\n--\n";
  const claiming = (fact: string) => () =>
    verifyBoard({ id: "claims" }, { ...board, id: "one", notation: notation + fact });
  const board = { title: { en: "-", ja: "-" }, rules: "2026-04-17" } as const;
  expect(claiming("A has 1 card in hand")).not.toThrow();
  expect(claiming("Forest is on A's battlefield")).toThrow("“Forest is in A's hand” holds, too");
  expect(claiming("Forest #2 is on A's battlefield")).not.toThrow();
});
