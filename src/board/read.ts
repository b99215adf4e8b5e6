/** Reads a board that was written down, with what it claims. */
import { fail, ok, type Result } from "../engine/result.ts";
import type { CardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { type Outcome, playBoard } from "../notation/play.ts";
import type { NotationProblem } from "../notation/problems.ts";
import { setupBoard } from "../notation/setup.ts";
import type { Board, Statement } from "../notation/syntax.ts";
import { type Cut, cutIntoSteps, scriptOf } from "./cut.ts";
import type { Script } from "./script.ts";

/** A claim, and what came of it; with its step where it is not about the end. */
interface Fact extends Outcome {
  readonly step?: number;
}

export interface Reading {
  readonly board: Board;
  readonly script: Script;
  readonly facts: readonly Fact[];
}

/** The line that a claim is about the moment after; none for one about the end. */
function lineOf(
  { expected, statement }: Outcome,
  script: readonly Statement[],
): number | undefined {
  if (statement !== undefined || expected.is === "illegal") return statement;
  const place = script.findIndex((line) => line.is === "mark" && line.name === expected.mark);
  return place < 0 ? undefined : place;
}

function placeFact(fact: Outcome, script: readonly Statement[], { ends }: Cut): Fact {
  const line = lineOf(fact, script);
  if (line === undefined) return fact;
  const before = [...ends].filter(([statement]) => statement < line);
  return { ...fact, step: Math.max(0, ...before.map(([, step]) => step)) };
}

export function readBoard(
  text: string,
  names: CardNames,
): Result<Reading, readonly NotationProblem[]> {
  const board = parseBoard(text, names);
  if (!board.ok) return board;
  const prepared = setupBoard(board.value);
  if (!prepared.ok) return prepared;
  const played = playBoard(board.value);
  if (!played.ok) return played;
  const { start, moments, facts, problems } = played.value;
  if (problems.length > 0) return fail(problems);
  const cut = cutIntoSteps(start, moments);
  return ok({
    board: board.value,
    script: scriptOf(prepared.value, board.value, cut),
    facts: facts.map((fact) => placeFact(fact, board.value.script, cut)),
  });
}
