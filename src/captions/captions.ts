import type { Decision } from "../engine/decisions.ts";
import type { GameEvent, Happening } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import { namesIn, wordsIn } from "./language.ts";
import type { Names } from "./names.ts";
import type { Speech } from "./speech.ts";
import type { Asked, HappeningWords, QuestionWords, Words } from "./words.ts";

/** The words are typed by kind; what is looked up by a kind fits that kind. */
export function clauseOf(what: Happening, words: Words, names: Names): string | null {
  const say = words.happenings[what.is] as (what: Happening, names: Names) => string | null;
  return say(what, names) satisfies ReturnType<HappeningWords["passed"]>;
}

/** What an event is in one short sentence; null for one that the events around it tell. */
export function captionOf(event: GameEvent, game: Game, speech: Speech): string | null {
  const words = wordsIn(speech);
  const clause = clauseOf(event.what, words, namesIn(speech, game));
  return clause === null ? null : words.sentence([clause]);
}

/** What the player is asked to do, without saying who. */
export function taskOf(decision: Asked, words: Words, names: Names): string {
  const { purpose } = decision;
  const say = words.questions[purpose.is] as (
    of: typeof purpose,
    names: Names,
    decision: Asked,
  ) => string;
  return say(purpose, names, decision) satisfies ReturnType<QuestionWords["x"]>;
}

/** Who is asked, and what. */
export function questionOf(decision: Decision, game: Game, speech: Speech): string {
  const words = wordsIn(speech);
  const names = namesIn(speech, game);
  const player = names.player(decision.player);
  return decision.is === "act"
    ? words.actQuestion(player)
    : words.question(player, taskOf(decision, words, names));
}
