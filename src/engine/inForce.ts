/** Abilities that make rules (CR 611.2–3), of permanents and of effects that last. */
import type { Ability, Node } from "../language/schema.ts";
import type { Game } from "./game.ts";
import { characteristics, viewOf } from "./layers.ts";
import { type Context, contextOf, goesOn } from "./view.ts";

/** One of them, with whose text it is. */
export interface InForce<Is extends Ability["is"]> {
  readonly ability: Node<"Ability", Is>;
  readonly context: Context;
}

/** Every ability of a kind that functions on the battlefield or was established (611.2, 611.3). */
export function inForce<Is extends Ability["is"]>(game: Game, is: Is): readonly InForce<Is>[] {
  const isOne = (ability: Ability): ability is Node<"Ability", Is> => ability.is === is;
  const ofPermanents = game.battlefield.flatMap((source) => {
    const { abilities, controller } = characteristics(game, source);
    return abilities.flatMap(({ ability }) =>
      isOne(ability) ? [{ ability, context: { source, controller } }] : [],
    );
  });
  const established = game.effects.flatMap(({ ability, source, controller, frame, until }) => {
    if (!ability || !isOne(ability)) return [];
    const context = frame ? contextOf(frame) : { source, controller };
    if (until.is === "asLongAs" && !goesOn(viewOf(game), context, until.condition)) return [];
    return [{ ability, context }];
  });
  return [...ofPermanents, ...established];
}
