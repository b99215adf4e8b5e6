/** What effects that are in force let players do with single objects (CR 613.11). */
import type { Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { playerRules, viewOf } from "./layers.ts";
import { objectsOf } from "./view.ts";

/** The objects that a player may look at, or play as if they were in their hand; `asLands`: as lands. */
export const allowedObjects = (
  game: Game,
  player: PlayerId,
  is: "mayLookAt" | "mayPlay",
  asLands = false,
): readonly ObjectId[] =>
  playerRules(game, player, is).flatMap(({ change, source, controller, frame }) =>
    // 305.9, 701.5a: a land is played, never cast.
    asLands && change.is === "mayPlay" && change.asSpells
      ? []
      : objectsOf(viewOf(game), { source, controller, ...(frame && { frame }) }, change.what),
  );
