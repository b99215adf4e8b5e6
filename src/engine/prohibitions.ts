/** What effects say can't be done (CR 101.2, 601.3, 614.17). */
import type { Refusal } from "./decisions.ts";
import { existing, type Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { inForce } from "./inForce.ts";
import { characteristics, viewOf } from "./layers.ts";
import { holds, isMeant, matches } from "./view.ts";

/**
 * The proposed game as the rules judge whether a spell may be cast: in 2014 the spell was what the
 * card is, before anything was chosen for it (601.2a).
 */
export function asJudged(proposed: Game, spell: ObjectId): Game {
  if (proposed.rules.spellsJudged === "asProposed") return proposed;
  const { designations: _, ...card } = existing(proposed, spell);
  return { ...proposed, objects: { ...proposed.objects, [spell]: card } };
}

/** Why a player can't cast a spell that is on the stack as proposed, or nothing (601.2e). */
export function cantCast(proposed: Game, player: PlayerId, spell: ObjectId): Refusal | undefined {
  const game = asJudged(proposed, spell);
  const view = viewOf(game);
  const forbids = inForce(game, "cantCast").find(
    ({ ability, context }) =>
      isMeant(view, context, ability.who, player) &&
      matches(view, context, ability.spells, spell) &&
      (!ability.whilst || holds(view, context, ability.whilst)),
  );
  if (forbids) {
    const { ability, context } = forbids;
    return { code: "prohibited", cr: ability.rule ?? "101.2", object: context.source };
  }
  // 113.6e: what a card says of its own casting; 506.7: when in combat.
  const { abilities } = characteristics(game, spell);
  const context = { source: spell, controller: player };
  const only = abilities.some(
    ({ ability }) => ability.is === "castOnly" && !holds(view, context, ability.onlyIf),
  );
  return only ? { code: "notCastNow", cr: "601.3", object: spell } : undefined;
}
