/** How far a search looks ahead: where a line of play is over. */
import type { Game } from "../engine/index.ts";

/**
 * - `rest`: until the stack is empty and the active player could go on with something else; out of
 *   a combat that has attackers, until that combat is over. The nearest point at which a reader
 *   would stop and look at what has come of it.
 * - `stack`: the same, but also in the midst of combat.
 * - `turn`: until another turn has begun.
 * - `game`: until the game is over. Only few boards are small enough.
 */
export const horizons = ["rest", "stack", "turn", "game"] as const;
export type Horizon = (typeof horizons)[number];

const combatSteps: ReadonlySet<string> = new Set([
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endCombat",
]);

/** 506.1: attackers are declared, and what comes of them is not over. */
const isInCombat = ({ turn, battlefield, objects }: Game): boolean =>
  combatSteps.has(turn.step) &&
  battlefield.some((id) => objects[id]?.attacking || objects[id]?.blocking);

/** 117.3a–b: a player receives priority, and nobody has passed since something was last done. */
function isAtRest({ agenda, decision, stack }: Game): boolean {
  const next = agenda.at(-1);
  return (
    decision?.is === "act" &&
    stack.length === 0 &&
    next?.do === "priority" &&
    next.passed.length === 0
  );
}

/** Whether a line that began at a game is over with another; a game that nobody plays on always. */
export function isOver(horizon: Horizon, start: Game, game: Game): boolean {
  if (game.result || !game.decision) return true;
  switch (horizon) {
    case "rest":
      return isAtRest(game) && !isInCombat(game);
    case "stack":
      return isAtRest(game);
    case "turn":
      return game.turn.number !== start.turn.number;
    case "game":
      return false;
  }
}
