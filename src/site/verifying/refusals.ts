/** Which boards the engine refuses, and why. */
import { type BoardOfRuling, playRuled } from "../boards.ts";

/** Plays each, and says in a sentence what is wrong with those that a build may not show. */
export function refusals(boards: Iterable<BoardOfRuling>): readonly string[] {
  const problems: string[] = [];
  for (const { owner, board } of boards) {
    try {
      playRuled(owner, board);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return problems;
}
