/** A board's script as it comes with the page: a position, and what was answered in each step. */
import type { Answer } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import { answer, run, start } from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { Edition } from "../engine/rules.ts";
import type { Setup } from "../engine/start.ts";
import { cardsUnder, eraOf } from "../eras/index.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Outcome } from "./tree.ts";

export interface Script {
  readonly edition: Edition;
  readonly cards: readonly CardDefinition[];
  readonly position: Omit<Setup, "rules" | "cards">;
  readonly steps: readonly (readonly Answer[])[];
}

/** The engine's position: the cards as the rules of the edition read them. */
export function setupOf({ edition, cards, position }: Omit<Script, "steps">): Setup {
  const era = eraOf(edition);
  return { ...position, rules: era.rules, cards: cardsUnder(era, cards) };
}

/** Gives answers one after the other. */
export function playStep(game: Game, answers: readonly Answer[]): Result<Outcome, string> {
  const events: GameEvent[] = [];
  let at = game;
  for (const given of answers) {
    const answered = answer(at, given);
    if (!answered.ok) return fail(answered.problem.code);
    const after = run(answered.value.game);
    at = after.game;
    events.push(...answered.value.events, ...after.events);
  }
  return ok({ game: at, events, answers });
}

/** Plays the script again, as it was played when the page was built. */
export function playScript(script: Script): Result<readonly Outcome[], string> {
  const started = start(setupOf(script));
  if (!started.ok) return fail(started.problem.code);
  const first = run(started.value);
  const outcomes: Outcome[] = [{ ...first, answers: [] }];
  for (const answers of script.steps) {
    const before = outcomes.at(-1)?.game ?? first.game;
    const outcome = playStep(before, answers);
    if (!outcome.ok) return outcome;
    outcomes.push(outcome.value);
  }
  return ok(outcomes);
}
