/** Reads a board that was written down, and cuts what is played on it into steps. */
import type { Answer } from "../engine/decisions.ts";
import { answer, forcedAnswer, type Game, type Progress, run } from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { Moment } from "../notation/driver.ts";
import type { CardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { type Outcome, playBoard } from "../notation/play.ts";
import type { NotationProblem } from "../notation/problems.ts";
import { setupBoard } from "../notation/setup.ts";
import type { Statement } from "../notation/syntax.ts";
import type { Script } from "./script.ts";

/** A claim, and what came of it; with its step where it is not about the end. */
export interface Fact extends Outcome {
  readonly step?: number;
}

export interface Reading {
  readonly script: Script;
  readonly facts: readonly Fact[];
}

type Answers = readonly Answer[];

/** What was answered in each line of the script, by its place in it, that answers something. */
function answersByLine(moments: readonly Moment[]): ReadonlyMap<number, Answers> {
  const lines = new Map<number, Answers>();
  for (const { events, statement = 0 } of moments) {
    for (const { what } of events) {
      if (what.is !== "answered") continue;
      lines.set(statement, [...(lines.get(statement) ?? []), what.answer]);
    }
  }
  return lines;
}

/** @throws {Error} when what was just played can't be played again: a fault of the engine. */
function next(game: Game, given: Answer): Progress {
  const answered = answer(game, given);
  if (!answered.ok) throw new Error(`Played once, but not again: ${answered.problem.code}.`);
  return run(answered.value.game);
}

const sameAnswer = (one: Answer, other: Answer | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const endsStep = ({ events }: Progress): boolean =>
  events.some(({ what }) => what.is === "resolved" || what.is === "didNotResolve");

interface Cut {
  readonly steps: readonly Answers[];
  /** The number of the step that each line ends with. */
  readonly ends: ReadonlyMap<number, number>;
}

/** One step a line; a line in which several objects resolve makes several. */
function cutIntoSteps(from: Game, lines: ReadonlyMap<number, Answers>): Cut {
  const steps: Answer[][] = [];
  const ends = new Map<number, number>();
  let { game } = run(from);
  for (const [statement, line] of lines) {
    let step: Answer[] | undefined;
    let isOver = false;
    for (const given of line) {
      // What could be answered in one way only was still part of the line before.
      if (!step && sameAnswer(given, forcedAnswer(game))) step = steps.at(-1);
      if (!step || (isOver && game.decision?.is === "act")) {
        step = [];
        steps.push(step);
        isOver = false;
      }
      step.push(given);
      const after = next(game, given);
      game = after.game;
      isOver ||= endsStep(after);
    }
    ends.set(statement, steps.length);
  }
  return { steps, ends };
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
  const { rules, cards: _spelledOut, ...position } = prepared.value.setup;
  const cut = cutIntoSteps(start, answersByLine(moments));
  const { cards, script: lines } = board.value;
  return ok({
    script: { edition: rules.edition, cards, position, steps: cut.steps },
    facts: facts.map((fact) => placeFact(fact, lines, cut)),
  });
}
