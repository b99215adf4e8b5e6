/** Targets (CR 115): what is chosen, and its place among the targets of the ability. */
import type { Ability, AnyNode, Effect, Filter, Objects, Player, TargetSpec } from "../schema.ts";
import { findOwn, rewrite } from "../walk.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import { anOpponent, anyPlayer } from "./players.ts";

interface HowMany {
  readonly amount?: AmountLike;
  readonly upTo?: boolean;
}
const howMany = ({ amount, upTo }: HowMany) => ({
  ...(amount !== undefined && { amount: amountOf(amount) }),
  ...(upTo && { upTo: true }),
});

/** The slot is filled in by the ability that the target stands in. */
const targetOf = (spec: TargetSpec): Objects => ({ is: "target", spec, slot: 0 });

/** `single`: all out of one player's zone. */
export const target = (
  filter: Filter,
  how: HowMany & { readonly single?: boolean } = {},
): Objects =>
  targetOf({ is: "targetObject", filter, ...howMany(how), ...(how.single && { single: true }) });
export const anyTarget: Objects = targetOf({ is: "anyTarget" });
/** Any target, so many of them. */
export const anyTargets = (how: HowMany): Objects => targetOf({ is: "anyTarget", ...howMany(how) });
/** "target player or planeswalker": an object that fits, or a player. */
export const targetEither = (filter: Filter, who: Player = anyPlayer, how: HowMany = {}): Objects =>
  targetOf({ is: "targetEither", filter, who, ...howMany(how) });
/** `link`: the name under which a linked ability speaks of the player. */
export const targetPlayer = (
  who: Player = anyPlayer,
  { link, ...how }: HowMany & { readonly link?: string } = {},
): Player => ({
  is: "targetPlayer",
  spec: { is: "targetPlayers", who, ...howMany(how) },
  slot: 0,
  ...(link !== undefined && { link }),
});
export const targetOpponent: Player = targetPlayer(anOpponent);
/** The same target, spoken of again. */
export const thatTarget = (slot = 0): Objects => ({ is: "thatTarget", slot });

/**
 * Numbers the targets of an ability in the order of its text (CR 115.1), those of all modes
 * through (601.2c). What is granted, created or reflexive has been numbered when it was built.
 */
export const withSlots = (ability: Ability): Ability =>
  rewrite<"Ability">(ability, numbering(ability));

/** The same for an effect that has targets of its own. */
export const withOwnSlots = (effect: Effect): Effect =>
  rewrite<"Effect">(effect, numbering(effect));

function numbering(text: AnyNode): { readonly node: (node: AnyNode, was: AnyNode) => AnyNode } {
  // One value may stand in a text twice, as `anyTarget` does: each place has its own slot.
  const slots = new Map<AnyNode, number[]>();
  for (const [slot, node] of findOwn(text, "target", "targetPlayer").entries()) {
    slots.set(node, [...(slots.get(node) ?? []), slot]);
  }
  return {
    node: (node, was) => {
      if (node.is !== "target" && node.is !== "targetPlayer") return node;
      const slot = slots.get(was)?.shift();
      return slot === undefined ? node : { ...node, slot };
    },
  };
}
