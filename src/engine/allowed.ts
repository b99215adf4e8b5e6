/** What effects that are in force let players do with single objects (CR 613.11). */
import type { Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { playerRules, viewOf } from "./layers.ts";
import { objectsOf } from "./view.ts";

/** The objects that a player may look at, or play as if they were in their hand. */
export const allowedObjects = (
  game: Game,
  player: PlayerId,
  is: "mayLookAt" | "mayPlay",
): readonly ObjectId[] =>
  playerRules(game, player, is).flatMap(({ change, source, controller, frame }) =>
    objectsOf(viewOf(game), { source, controller, ...(frame && { frame }) }, change.what),
  );
