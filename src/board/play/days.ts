/** The turns of a line of play with what day and night depend on. */
import { cite, type Game, inTurnOrder, type LastTurn, timeCheck } from "../../engine/index.ts";
import type { DaysLook, TurnLook } from "../look.ts";

function turnLook(game: Game, turn: Pick<LastTurn, "active" | "spellsCast">): TurnLook {
  return {
    active: turn.active,
    spells: inTurnOrder(game, turn.active).map((player) => ({
      player,
      cast: turn.spellsCast[player] ?? 0,
    })),
  };
}

/**
 * The turns up to the last of these moments, each as it stood at its end; nothing before it has
 * become day or night (731.2c).
 */
export function daysIn(games: readonly Game[]): DaysLook | undefined {
  const [first] = games;
  const now = games.at(-1);
  if (!first || !now) return undefined;
  const { active } = now.turn;
  const check = timeCheck(now, { active, spellsCast: now.thisTurn.spellsCast });
  if (!check) return undefined;
  const turns = new Map<number, TurnLook>();
  if (first.lastTurn) turns.set(first.turn.number - 1, turnLook(first, first.lastTurn));
  for (const game of games) {
    const { turn, thisTurn, time } = game;
    const look = turnLook(game, { active: turn.active, spellsCast: thisTurn.spellsCast });
    turns.set(turn.number, { ...look, ...(time && { time }) });
  }
  return { turns: [...turns.values()], check: { ...check, cr: cite(now.rules, check.cr) } };
}
