/** What an effect that prevents damage is about, beyond the objects that it names (615). */
import type { ContinuousEffect } from "../engine/game.ts";
import type { PlayerId } from "../engine/ids.ts";

const wouldOf = ({ ability }: ContinuousEffect) =>
  ability?.is === "replacement" && ability.would.is === "damages" ? ability.would : undefined;

/** Its controller, where it says "you". */
export const protectedBy = (effect: ContinuousEffect): readonly PlayerId[] =>
  wouldOf(effect)?.player?.is === "you" ? [effect.controller] : [];

/** Whether not every source is meant (615.8). */
export function isOfSomeSources(effect: ContinuousEffect): boolean {
  const source = wouldOf(effect)?.source;
  return source !== undefined && !(source.is === "allOf" && source.filters.length === 0);
}
