/** When sorceries and what follows their timing can be done (CR 117.1a, 307.1, 602.5d, 606.3). */
import type { Refusal } from "../decisions.ts";
import { activePlayers, type Game } from "../game.ts";
import type { PlayerId } from "../ids.ts";

const mainPhases: readonly string[] = ["main1", "main2"];

/** Why it is not a time at which sorceries can be cast, or nothing (307.1, 117.1a). */
export function whyNotSorceryTime(game: Game, player: PlayerId): Refusal | undefined {
  // 805.4: a team that shares its turns.
  if (!activePlayers(game).includes(player)) return { code: "notYourTurn", cr: "117.1a" };
  return mainPhases.includes(game.turn.step) && game.stack.length === 0
    ? undefined
    : { code: "sorceryTiming", cr: "117.1a" };
}
