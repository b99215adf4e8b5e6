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
import type { Script } from "./script.ts";

export interface Reading {
  readonly script: Script;
  /** What the board claims, and what came of it. */
  readonly facts: readonly Outcome[];
}

type Answers = readonly Answer[];

/** What was answered in each line of the script that answers something. */
function answersByLine(moments: readonly Moment[]): readonly Answers[] {
  const lines = new Map<number, Answer[]>();
  for (const { events, statement = 0 } of moments) {
    for (const { what } of events) {
      if (what.is !== "answered") continue;
      lines.set(statement, [...(lines.get(statement) ?? []), what.answer]);
    }
  }
  return [...lines.values()];
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

/** One step a line; a line in which several objects resolve makes several. */
function stepsOf(from: Game, lines: readonly Answers[]): readonly Answers[] {
  const steps: Answer[][] = [];
  let { game } = run(from);
  for (const line of lines) {
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
  }
  return steps;
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
  const steps = stepsOf(start, answersByLine(moments));
  const { cards } = board.value;
  return ok({ script: { edition: rules.edition, cards, position, steps }, facts });
}
