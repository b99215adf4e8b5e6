/** Every board of every ruling holds: the same check stops the build. */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { prepareBoard } from "../board/prepare.ts";
import { cards } from "../cards/index.ts";
import { cardNames } from "../notation/names.ts";
import { verifyBoard } from "./boards.ts";
import { loadRulings } from "./rulings.ts";

const names = cardNames(cards);
const rulings = loadRulings(path.resolve(import.meta.dirname, "../../content/rulings"));

const boards = rulings.flatMap((ruling) => ruling.boards.map((board) => ({ ruling, board })));

describe("every board holds", () => {
  test.each(boards)("$ruling.id: $board.id", ({ ruling, board }) => {
    expect(() => verifyBoard(ruling, board)).not.toThrow();
    expect(() => prepareBoard(board.notation, names)).not.toThrow();
  });
});

test("a ruling of a rule has a board", () => {
  const without = rulings.filter(({ kind, boards }) => kind === "rule" && boards.length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});
