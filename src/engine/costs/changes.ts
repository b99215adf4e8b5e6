/** Effects that make spells cost more or less (CR 118.7, 601.2f). */
import type { Asked, Filter } from "../../language/schema.ts";
import { find } from "../../language/walk.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { type InForce, inForce } from "../inForce.ts";
import { characteristics, viewOf } from "../layers.ts";
import {
  addMana,
  type ManaAmount,
  noMana,
  parseMana,
  reduceMana,
  times,
  totalOf,
} from "../mana.ts";
import { happened } from "../matching.ts";
import type { Rules } from "../rules.ts";
import { contextOn } from "../targets.ts";
import { amountOf, holds, matches } from "../view.ts";

type CostChange = InForce<"costChange">;

/** That such a spell has been cast: this one has not yet been (601.2i). */
const castsOf = (what: Filter): Asked => ({
  is: "castsSpell",
  who: { is: "anyPlayer" },
  what,
});

/** The cost changes that may apply to a spell on the stack. */
function changesFor(game: Game, spell: ObjectId): readonly CostChange[] {
  const object = game.objects[spell];
  if (!object || object.stacked) return [];
  // 113.6d: what an object says of its own cost functions on the stack.
  const context = contextOn(game, object);
  const own = characteristics(game, spell).abilities.flatMap(({ ability }): CostChange[] =>
    ability.is === "costChange" && find(ability.spells, "isSelf").length > 0
      ? [{ ability, context }]
      : [],
  );
  return [...inForce(game, "costChange"), ...own];
}

/** Those that do. */
function changesOf(game: Game, spell: ObjectId): readonly CostChange[] {
  const view = viewOf(game);
  return changesFor(game, spell).filter(
    ({ ability: { spells, first, whilst }, context: whose }) =>
      matches(view, whose, spells, spell) &&
      (!whilst || holds(view, whose, whilst)) &&
      !(first && happened(view, whose, castsOf(spells), "thisTurn").length > 0),
  );
}

/** Whether what changes a cost asks about the targets that a spell has. */
const isAimed = ({ ability }: CostChange): boolean => find(ability, "targets").length > 0;

/**
 * Whether what a spell costs depends on how its hybrid symbols are paid (601.2b, 601.2f): a reduction
 * or a floor on the total may apply to it.
 */
export const mindsHybrids = (game: Game, spell: ObjectId): boolean =>
  [...changesOf(game, spell), ...changesFor(game, spell).filter(isAimed)].some(
    ({ ability }) => ability.less !== undefined || ability.least !== undefined,
  );

/** Whether the cost of a spell depends on which targets it has. */
export const dependsOnWhich = (game: Game, spell: ObjectId): boolean =>
  changesFor(game, spell).some(isAimed);

/** Whether the cost of a spell depends on how many targets it has. */
export const dependsOnTargets = (game: Game, spell: ObjectId): boolean =>
  changesOf(game, spell).some(({ ability }) => find(ability, "moreTargets").length > 0);

/** 601.2f: plus all increases, minus all reductions, and then what directly affects the total. */
export function changed(game: Game, spell: ObjectId, mana: ManaAmount): ManaAmount {
  const changes = changesOf(game, spell);
  const by = ({ ability, context }: CostChange, cost: string | undefined): ManaAmount => {
    const each = parseMana(cost ?? "");
    if (!ability.times) return each;
    return times(each, Math.max(0, amountOf(viewOf(game), context, ability.times)));
  };
  let total = changes.reduce((sum, change) => addMana(sum, by(change, change.ability.more)), mana);
  // The player may apply reductions in any order: those that stop at a floor are best applied first,
  // then those that can't take anything but mana of their colors.
  const reductions = changes
    .filter(({ ability }) => ability.less !== undefined)
    .sort(
      (one, other) =>
        floorOf(other) - floorOf(one) ||
        Number(other.ability.onlyColored ?? false) - Number(one.ability.onlyColored ?? false),
    );
  for (const change of reductions) {
    total = reducedTo(
      total,
      by(change, change.ability.less),
      floorOf(change),
      change.ability.onlyColored ? "isLost" : game.rules.excessReduction,
    );
  }
  // 601.2f: "costs at least" directly affects the total cost.
  const least = changes
    .filter(({ ability }) => ability.less === undefined)
    .reduce((most, change) => Math.max(most, floorOf(change)), 0);
  const missing = Math.max(0, least - totalOf(total));
  return missing > 0 ? addMana(total, { ...noMana, generic: missing }) : total;
}

const floorOf = ({ ability }: CostChange): number => ability.least ?? 0;

/** As much of a reduction as leaves so much mana to pay. */
function reducedTo(
  amount: ManaAmount,
  by: ManaAmount,
  least: number,
  excess: Rules["excessReduction"],
): ManaAmount {
  const reduced = reduceMana(amount, by, excess);
  const missing = Math.min(least, totalOf(amount)) - totalOf(reduced);
  return missing > 0 ? addMana(reduced, { ...noMana, generic: missing }) : reduced;
}
