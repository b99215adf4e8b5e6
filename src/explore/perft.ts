/** Counting positions: the check that chess engines call perft. */
import { answer, type Game, run } from "../engine/index.ts";
import { countWays } from "./analysis.ts";
import type { possibleAnswers } from "./possible.ts";
import { forgetful, Walk } from "./walk.ts";

/** The game after an answer, run to the next decision. */
export function after(game: Game, given: ReturnType<typeof possibleAnswers>[number]): Game {
  const result = answer(game, given);
  if (!result.ok) throw new Error(`A possible answer was refused: ${result.problem.code}.`);
  return run(result.value.game).game;
}

function walked(start: Game, decisions: number): Walk<null, true> {
  const walk = new Walk<null, true>({
    start,
    decisions,
    memory: forgetful,
    end: () => true,
    horizon: "game",
    positions: Number.POSITIVE_INFINITY,
    isExact: true,
  });
  walk.work();
  return walk;
}

/**
 * How many different positions there are after so many decisions. Positions are the same when
 * their canonical hashes are equal; a game that has ended counts on.
 */
export const perft = (start: Game, decisions: number): number =>
  walked(start, decisions).nodes.filter(({ end }) => end).length;

/** How many lines of so many decisions there are, however many of them meet again. */
export function countLines(start: Game, decisions: number): number {
  const { nodes } = walked(start, decisions);
  const ways = countWays(nodes) ?? [];
  const all = nodes.reduce((sum, { end }, id) => (end ? sum + (ways[id] ?? 0n) : sum), 0n);
  return Number(all);
}
