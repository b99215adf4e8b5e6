/** Lethal damage to all blockers before any goes on (CR 702.19b, 702.2c). */
import { existing, type Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { characteristics, hasRuleChange } from "../layers.ts";
import type { Assigned } from "../objects.ts";
import { canSupply } from "./supply.ts";

/** A creature that has not assigned its damage yet, and those that block it, or that it may assign it to. */
export interface Supplying {
  readonly id: ObjectId;
  readonly power: number;
  readonly blockers: readonly ObjectId[];
}

const hasDeathtouch = (game: Game, source: ObjectId): boolean =>
  hasRuleChange(game, source, "deathtouch");

/** 702.2c: any damage at all from it is lethal damage. */
export const isDeadly = (game: Game, source: ObjectId): boolean =>
  game.rules.deathtouchDamage === "lethal" && hasDeathtouch(game, source);

/** 702.2b of 2009: its damage is divided among creatures in any order. */
export const dividesFreely = (game: Game, source: ObjectId): boolean =>
  game.rules.deathtouchDamage === "dividedFreely" && hasDeathtouch(game, source);

/**
 * What is still needed for lethal damage to a creature: its toughness less the damage marked on
 * it and that assigned in this step, be it prevented later or not (702.19b).
 */
export function neededFor(game: Game, id: ObjectId, assigned: readonly Assigned[]): number {
  const its = assigned.filter(({ target }) => target.is === "object" && target.object === id);
  if (its.some(({ source }) => isDeadly(game, source))) return 0;
  const { toughness = 0 } = characteristics(game, id);
  const dealt = its.reduce((sum, { amount }) => sum + amount, existing(game, id).damage ?? 0);
  return Math.max(0, toughness - dealt);
}

/**
 * 510.1e, 702.19b: whether all these creatures have lethal damage, or can still have it from those
 * that have yet to assign theirs.
 */
export function canBeLethal(
  game: Game,
  ids: readonly ObjectId[],
  assigned: readonly Assigned[],
  rest: readonly Supplying[],
): boolean {
  const needs = new Map(
    [...new Set(ids)].flatMap((id) => {
      const needed = neededFor(game, id, assigned);
      return needed > 0 ? [[id, needed] as const] : [];
    }),
  );
  const powers = new Map(rest.map(({ id, power }) => [id, power]));
  return suffices(game, needs, rest, powers);
}

/** One damage of a deadly source is enough for a creature: tries that for each, or leaves it to sums. */
function suffices(
  game: Game,
  needs: ReadonlyMap<ObjectId, number>,
  rest: readonly Supplying[],
  powers: ReadonlyMap<ObjectId, number>,
): boolean {
  const suppliers = rest.map(({ id, blockers }) => {
    const amount = powers.get(id) ?? 0;
    return { id, amount, to: blockers, each: amount };
  });
  if (canSupply(needs, suppliers)) return true;
  for (const { id, blockers } of rest.filter((one) => isDeadly(game, one.id))) {
    const power = powers.get(id) ?? 0;
    if (power === 0) continue;
    for (const need of needs.keys()) {
      if (!blockers.includes(need)) continue;
      const others = new Map([...needs].filter(([other]) => other !== need));
      if (suffices(game, others, rest, new Map([...powers, [id, power - 1]]))) return true;
    }
  }
  return false;
}
