/** Plays the cases of the conformance suite on this engine. */
import { cards } from "../cards/index.ts";
import { cardNames } from "../notation/names.ts";
import { type Outcome, playText } from "../notation/play.ts";
import type { NotationProblem } from "../notation/problems.ts";
import type { Case } from "./cases.ts";

/** What this engine says of a case. */
interface Result {
  /** It was played to its end, and every fact holds. */
  readonly agrees: boolean;
  readonly facts: readonly Outcome[];
  readonly problems: readonly NotationProblem[];
}

const names = cardNames(cards);

export function resultOf({ notation }: Pick<Case, "notation">): Result {
  const played = playText(notation, names);
  if (!played.ok) return { agrees: false, facts: [], problems: played.problem };
  const { facts, problems } = played.value;
  const agrees = problems.length === 0 && facts.length > 0 && facts.every(({ holds }) => holds);
  return { agrees, facts, problems };
}
