/** Cuts what was played into the steps that a reader follows. */
import type { Answer } from "../engine/decisions.ts";
import { answer, forcedAnswer, type Game, type Progress, run } from "../engine/index.ts";
import { sameData } from "../language/sameData.ts";
import type { Moment } from "../notation/driver.ts";
import type { BoardSetup } from "../notation/setup.ts";
import type { Board } from "../notation/syntax.ts";
import { nicknamesIn } from "./nicknames.ts";
import type { Script } from "./script.ts";
import type { Outcome } from "./tree.ts";

type Answers = readonly Answer[];

/**
 * What was answered in each line of the script, by its place in it, that answers something. What a
 * seed decides is decided again by itself.
 */
function answersByLine({ seed }: Game, moments: readonly Moment[]): ReadonlyMap<number, Answers> {
  const lines = new Map<number, Answers>();
  for (const { events, statement = 0 } of moments) {
    for (const { what } of events) {
      if (what.is !== "answered") continue;
      if (what.answer.is === "chance" && seed !== undefined) continue;
      lines.set(statement, [...(lines.get(statement) ?? []), what.answer]);
    }
  }
  return lines;
}

/** @throws {Error} when what was just played can't be played again: a fault of the engine. */
function next(game: Game, given: Answer): Readonly<Record<"answered" | "after", Progress>> {
  const answered = answer(game, given);
  if (!answered.ok) throw new Error(`Played once, but not again: ${answered.problem.code}.`);
  return { answered: answered.value, after: run(answered.value.game) };
}

const endsStep = ({ events }: Progress): boolean =>
  events.some(({ what }) => what.is === "resolved" || what.is === "didNotResolve");

export interface Cut {
  readonly steps: readonly Answers[];
  /** The position to begin with, and what comes of each step. */
  readonly outcomes: readonly Outcome[];
  /** The number of the step that each line ends with. */
  readonly ends: ReadonlyMap<number, number>;
}

/** One step a line; a line in which several objects resolve makes several. */
export function cutIntoSteps(from: Game, moments: readonly Moment[]): Cut {
  const steps: Answer[][] = [];
  const ends = new Map<number, number>();
  const begun = run(from);
  const outcomes: Outcome[] = [{ ...begun, answers: [] }];
  let { game } = begun;
  for (const [statement, line] of answersByLine(from, moments)) {
    let step: Answer[] | undefined;
    let isOver = false;
    for (const given of line) {
      // What could be answered in one way only was still part of the line before.
      if (!step && sameData(given, forcedAnswer(game))) step = steps.at(-1);
      if (!step || (isOver && game.decision?.is === "act")) {
        step = [];
        steps.push(step);
        isOver = false;
      }
      step.push(given);
      const { answered, after } = next(game, given);
      game = after.game;
      const { events: before = [] } = outcomes[steps.length] ?? {};
      const events = [...before, ...answered.events, ...after.events];
      outcomes[steps.length] = { game, events, answers: step };
      isOver ||= endsStep(after);
    }
    ends.set(statement, steps.length);
  }
  return { steps, outcomes, ends };
}

/** A board as a page keeps it. */
export function scriptOf({ setup, table }: BoardSetup, { cards }: Board, { steps }: Cut): Script {
  const { rules, cards: _spelledOut, byCounter: _given, ...position } = setup;
  const nicknames = nicknamesIn(table.nicknames);
  return { edition: rules.edition, cards, position, steps, ...(nicknames && { nicknames }) };
}
