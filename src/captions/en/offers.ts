import type { Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { alternatives } from "../names.ts";

/** What a text offers with "may", by the effect it would have, as a verb phrase. */
const offers: Readonly<Record<string, (thing: string) => string>> = {
  cast: (thing) => `cast ${thing}`,
  sacrifice: (thing) => `sacrifice ${thing}`,
  returnToHand: (thing) => `return ${thing} to hand`,
  draw: () => "draw",
  discard: () => "discard",
  mill: () => "mill",
  gainLife: () => "gain life",
  loseLife: () => "lose life",
  search: () => "search a library",
  shuffle: () => "shuffle",
  create: () => "create tokens",
  pay: () => "pay",
};

export const offerOf = (effect: string, thing: string): string =>
  offers[effect]?.(thing) ?? `do as ${thing} offers`;

/** One of two effects that a text leaves to choose between, if there is a verb for it. */
export function alternativeOf(game: Game, id: ObjectId, index: number): string | undefined {
  const effect = alternatives(game, id)[index];
  return effect && offers[effect.is]?.("it");
}
