import path from "node:path";
import { describe, expect, test } from "vitest";
import { cards } from "../cards/index.ts";
import { cardNames } from "../notation/names.ts";
import { oppositesOf } from "../notation/opposite.ts";
import { parseBoard } from "../notation/parse.ts";
import { playBoard } from "../notation/play.ts";
import type { Board } from "../notation/syntax.ts";
import { loadThemes, parseTheme } from "../site/conformance.ts";
import { isJapanese } from "../site/search/fold.ts";
import { differences } from "./differences.ts";
import { mutants } from "./mutants.ts";
import { resultOf } from "./play.ts";

const themes = loadThemes(path.resolve(import.meta.dirname, "../../content/conformance"));
const cases = themes.flatMap((theme) => theme.cases);
const agreed = cases.filter(({ id }) => !(id in differences));
const names = cardNames(cards);

describe("this engine", () => {
  test.each(agreed.map((one) => [one.id, one] as const))("agrees with %s", (_id, one) => {
    const { facts, problems } = resultOf(one);
    expect(problems.map(({ line, message }) => `line ${line}: ${message.en}`)).toEqual([]);
    expect(
      facts.filter(({ holds }) => !holds).map(({ says, found }) => `${says}: ${found.en}`),
    ).toEqual([]);
    expect(facts).not.toEqual([]);
  });

  test("differs where it is said to differ, and only there", () => {
    const ids = cases.map(({ id }) => id);
    expect(Object.keys(differences).filter((id) => !ids.includes(id))).toEqual([]);
    expect(cases.filter((one) => one.id in differences && resultOf(one).agrees)).toEqual([]);
  });
});

const boards = agreed.flatMap(({ id, notation }): (readonly [string, Board])[] => {
  const board = parseBoard(notation, names);
  return board.ok ? [[id, board.value]] : [];
});

/** Whether everything that a board claims is so. */
function holds(board: Board): boolean {
  const played = playBoard(board);
  return (
    played.ok &&
    played.value.problems.length === 0 &&
    played.value.facts.every((fact) => fact.holds)
  );
}

describe("an engine that is wrong", () => {
  test.each(boards)("fails %s in some way", (_id, board) => {
    expect(Object.values(mutants).some((mutant) => !holds(mutant(board)))).toBe(true);
  });

  test.each(Object.entries(mutants))("%s fails some case", (_name, mutant) => {
    expect(boards.some(([, board]) => !holds(mutant(board)))).toBe(true);
  });
});

describe("each fact can fail: none holds together with its opposite", () => {
  test.each(boards)("%s", (_id, board) => {
    const left = board.facts.filter((fact) =>
      oppositesOf(fact, board).some((opposite) => holds({ ...board, facts: [opposite] })),
    );
    expect(left).toEqual([]);
  });
});

describe("the suite", () => {
  test("has every case in both languages, with a board of two players", () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const { id, title, reason, open, notation } of cases) {
      for (const { ja, en } of [title, reason, ...(open ? [open] : [])]) {
        expect([isJapanese(ja), isJapanese(en)], id).toEqual([true, false]);
      }
      expect(title.ja, id).toMatch(/[ぁ-ん]/);
      expect(reason.ja, id).toMatch(/。$/);
      expect(reason.en, id).toMatch(/\.$/);
      expect(notation.split("\n").filter((line) => line === "--").length, id).toBe(2);
    }
  });

  test("says where a file is wrong", () => {
    expect(() => parseTheme("a.yaml", "id: a\norder: 1\ntitle: { en: A, ja: あ }")).toThrow(
      "a.yaml: cases",
    );
    expect(() => parseTheme("a.yaml", "[")).toThrow("a.yaml: ");
  });
});
