import { expect, test } from "vitest";
import { refusals } from "./refusals.ts";

const notation = (claim: string) =>
  `turn A, main 1\nA 20\n  hand: Forest\nB 20\n--\nA plays Forest\n--\n${claim}\n`;

const board = (id: string, claim: string) => ({
  owner: { id: "lands" },
  board: {
    id,
    title: { en: "-", ja: "-" },
    rules: "2026-04-17",
    notation: notation(claim),
  } as const,
});

test("a build names every board that the engine contradicts, and no other", () => {
  const boards = [
    board("held", "Forest is on A's battlefield"),
    board("contradicted", "A has 1 card in hand"),
    board("unreadable", "A has one card in hand"),
    board("silent", ""),
  ];
  expect(refusals(boards).map((problem) => problem.slice(0, problem.indexOf(":")))).toEqual([
    "lands, board contradicted",
    expect.stringMatching(/^lands, board unreadable, line \d+, column \d+$/),
    "lands, board silent",
  ]);
});
