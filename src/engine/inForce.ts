/** Abilities that make rules (CR 611.2–3), of permanents and of effects that last. */
import type { Ability, Node } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import type { Game } from "./game.ts";
import { characteristics, viewOf } from "./layers.ts";
import { type Context, contextOfEffect, goesOn } from "./view.ts";

/** One of them, with whose text it is. */
export interface InForce<Is extends Ability["is"]> {
  readonly ability: Node<"Ability", Is>;
  readonly context: Context;
}

/** Where it functions (113.6). */
const zoneOf = (ability: Ability): Zone =>
  ("zone" in ability ? ability.zone : undefined) ?? "battlefield";

/**
 * Every ability of a kind that functions on the battlefield, or on the stack where it says so, or was
 * established (611.2, 611.3).
 */
export function inForce<Is extends Ability["is"]>(game: Game, is: Is): readonly InForce<Is>[] {
  const isOne = (ability: Ability): ability is Node<"Ability", Is> => ability.is === is;
  const ofObjects = [...game.battlefield, ...game.stack].flatMap((source) => {
    const { abilities, controller } = characteristics(game, source);
    const zone = game.objects[source]?.place.zone;
    return abilities.flatMap(({ ability }) =>
      isOne(ability) && zoneOf(ability) === zone
        ? [{ ability, context: { source, controller } }]
        : [],
    );
  });
  const established = game.effects.flatMap((effect) => {
    const { ability, until } = effect;
    if (!ability || !isOne(ability)) return [];
    const context = contextOfEffect(effect);
    if (until.is === "asLongAs" && !goesOn(viewOf(game), context, until.condition)) return [];
    return [{ ability, context }];
  });
  return [...ofObjects, ...established];
}
