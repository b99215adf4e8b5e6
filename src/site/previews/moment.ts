/** The moment of a board that its picture shows. */
import { cards } from "../../cards/index.ts";
import type { GameEvent } from "../../engine/events.ts";
import type { Game } from "../../engine/game.ts";
import type { Moment as PlayedMoment } from "../../notation/driver.ts";
import { cardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { type Played, playBoard } from "../../notation/play.ts";
import type { NotationProblem } from "../../notation/problems.ts";
import type { Fact } from "../../notation/syntax.ts";

export interface Moment {
  readonly game: Game;
  /** What the line of the script before it brought about. */
  readonly events: readonly GameEvent[];
}

const names = cardNames(cards);

const inWords = (problems: readonly NotationProblem[]): string =>
  problems.map(({ line, column, message }) => `${line}:${column}: ${message.en}`).join("\n");

const stackOf = ({ game }: PlayedMoment): number => game.stack.length;

/** How many moments have passed at the one that is shown. */
function placeIn({ marks, moments }: Played, claims: readonly Fact[]): number {
  const claimed = claims.flatMap(({ mark }) => marks.filter(({ name }) => name === mark));
  if (claimed[0]) return claimed[0].moment;
  // Else something is being announced, or has half resolved.
  const stacks = moments.map((one) => (one.game.decision?.is === "act" ? stackOf(one) : 0));
  const fullest = Math.max(0, ...stacks);
  return fullest === 0 ? moments.length : stacks.indexOf(fullest) + 1;
}

let last: { readonly notation: string; readonly moment: Moment } | undefined;

/**
 * The first mark that the board claims something about; without one, the moment at which most waits
 * on the stack, or the end. The claims are not looked at; the pages have done that.
 * @throws {Error} for a board that can't be read or played: it stops the build.
 */
export function momentOf(notation: string): Moment {
  // A board's pictures in both languages are made one after the other.
  if (last?.notation === notation) return last.moment;
  const moment = play(notation);
  last = { notation, moment };
  return moment;
}

function play(notation: string): Moment {
  const board = parseBoard(notation, names);
  if (!board.ok) throw new Error(inWords(board.problem));
  const played = playBoard({ ...board.value, facts: [] });
  if (!played.ok) throw new Error(inWords(played.problem));
  const { problems, moments, start } = played.value;
  if (problems.length > 0) throw new Error(inWords(problems));
  const before = moments.slice(0, placeIn(played.value, board.value.facts));
  const shown = before.at(-1);
  const line = shown?.statement;
  return {
    game: shown?.game ?? start,
    events: before.filter(({ statement }) => statement === line).flatMap(({ events }) => events),
  };
}
