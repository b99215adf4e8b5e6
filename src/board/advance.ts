import type { Answer, Refusal } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import { answer, forcedAnswer, run } from "../engine/index.ts";
import { ok, type Result } from "../engine/result.ts";
import type { Outcome } from "./tree.ts";

/** No answer leads through more questions with a single answer than this. */
const most = 200;

/** Paying is worth a look, unless there is nothing to pay with a choice of how. */
function isWorthAsking(game: Game): boolean {
  return game.decision?.is === "pay" && game.decision.proposal.length > 0;
}

/** Answers the game's question and goes on to the next one that has more than one answer. */
export function advance(game: Game, given: Answer): Result<Outcome, Refusal> {
  const answers: Answer[] = [];
  const events: GameEvent[] = [];
  let at = game;
  for (let next: Answer | null = given; next && answers.length < most; ) {
    const answered = answer(at, next);
    if (!answered.ok) return answered;
    const after = run(answered.value.game);
    at = after.game;
    events.push(...answered.value.events, ...after.events);
    answers.push(next);
    next = isWorthAsking(at) ? null : forcedAnswer(at);
  }
  return ok({ game: at, events, answers });
}
