/** What effects say can't be done (CR 101.2, 601.3, 614.17). */
import type { Refusal } from "./decisions.ts";
import type { Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { inForce } from "./inForce.ts";
import { viewOf } from "./layers.ts";
import { isMeant, matches } from "./view.ts";

/** Why a player can't cast a spell that is on the stack as proposed, or nothing (601.2e). */
export function cantCast(game: Game, player: PlayerId, spell: ObjectId): Refusal | undefined {
  const view = viewOf(game);
  const forbids = inForce(game, "cantCast").find(
    ({ ability, context }) =>
      isMeant(view, context, ability.who, player) && matches(view, context, ability.spells, spell),
  );
  return forbids && { code: "prohibited", cr: "101.2", object: forbids.context.source };
}
