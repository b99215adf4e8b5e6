/** A board's script as it comes with the page: a position, and what was answered in each step. */
import type { Answer } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import { answer, run, start } from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { Edition } from "../engine/rules.ts";
import type { Setup } from "../engine/start.ts";
import { byCounterUnder, cardsUnder, eraOf } from "../eras/index.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Nicknames } from "./nicknames.ts";
import type { Outcome } from "./tree.ts";

export interface Script {
  readonly edition: Edition;
  readonly cards: readonly CardDefinition[];
  readonly position: Omit<Setup, "rules" | "cards" | "byCounter">;
  readonly steps: readonly (readonly Answer[])[];
  readonly nicknames?: Nicknames;
}

/** The engine's position: the cards as the rules of the edition read them. */
export function setupOf({ edition, cards, position }: Omit<Script, "steps">): Setup {
  const era = eraOf(edition);
  const byCounter = byCounterUnder(era);
  return { ...position, rules: era.rules, cards: cardsUnder(era, cards), byCounter };
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

/** Plays the script again, step by step, as it was played when the page was built. */
function* playSteps(script: Script): Generator<Result<Outcome, string>, void> {
  const started = start(setupOf(script));
  if (!started.ok) return yield fail(started.problem.code);
  const first = run(started.value);
  yield ok({ ...first, answers: [] });
  let { game } = first;
  for (const answers of script.steps) {
    const outcome = playStep(game, answers);
    yield outcome;
    if (!outcome.ok) return;
    game = outcome.value.game;
  }
}

export function playScript(script: Script): Result<readonly Outcome[], string> {
  const outcomes: Outcome[] = [];
  for (const outcome of playSteps(script)) {
    if (!outcome.ok) return outcome;
    outcomes.push(outcome.value);
  }
  return ok(outcomes);
}

/** How long anything else has to wait while a script is being played, in milliseconds. */
const slice = 16;

/** Lets whatever waits have its turn. */
const pause = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Plays the script while the page goes on answering. */
export async function playInSlices(script: Script): Promise<Result<readonly Outcome[], string>> {
  const outcomes: Outcome[] = [];
  await pause();
  let begun = performance.now();
  for (const outcome of playSteps(script)) {
    if (!outcome.ok) return outcome;
    outcomes.push(outcome.value);
    if (performance.now() - begun < slice) continue;
    await pause();
    begun = performance.now();
  }
  return ok(outcomes);
}
