/** Counting positions: the check that chess engines call perft. */
import { answer, type Game, hash, run } from "../engine/index.ts";
import { possibleAnswers } from "./possible.ts";

/** The game after an answer, run to the next decision. */
export function after(game: Game, given: ReturnType<typeof possibleAnswers>[number]): Game {
  const result = answer(game, given);
  if (!result.ok) throw new Error(`A possible answer was refused: ${result.problem.code}.`);
  return run(result.value.game).game;
}

/**
 * How many different positions there are after so many decisions. Positions are the same when
 * their canonical hashes are equal; a game that has ended counts on.
 */
export function perft(start: Game, decisions: number): number {
  let positions = new Map<string, Game>([["", run(start).game]]);
  for (let depth = 0; depth < decisions; depth += 1) {
    const next = new Map<string, Game>();
    for (const game of positions.values()) {
      const answers = possibleAnswers(game);
      if (answers.length === 0) next.set(hash(game), game);
      for (const given of answers) {
        const reached = after(game, given);
        next.set(hash(reached), reached);
      }
    }
    positions = next;
  }
  return positions.size;
}

/** How many lines of so many decisions there are, however many of them meet again. */
export function countLines(start: Game, decisions: number): number {
  const game = run(start).game;
  const answers = decisions === 0 ? [] : possibleAnswers(game);
  if (answers.length === 0) return 1;
  return answers.reduce((sum, given) => sum + countLines(after(game, given), decisions - 1), 0);
}
