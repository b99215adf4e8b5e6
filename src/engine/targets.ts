/** Targets (CR 115): what may be chosen, and whether a choice is still legal. */
import type { Ability, Filter, TargetSpec } from "../language/schema.ts";
import { findOwn } from "../language/walk.ts";
import { type Frame, type Game, inTurnOrder } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { characteristics, ruleChanges, viewOf } from "./layers.ts";
import type { Announcement, GameObject, Target } from "./objects.ts";
import type { RuleNumber } from "./rules.ts";
import { amountOf, type Context, candidates, isMeant, matches, unreachable } from "./view.ts";

/** One use of the word "target": what it asks for. */
export interface TargetSlot {
  readonly slot: number;
  readonly spec: TargetSpec;
}

/** A spell's or ability's uses of the word "target", in the order of the text (601.2c). */
export function targetSlots(game: Game, object: GameObject): readonly TargetSlot[] {
  if (object.stacked) return slotsIn(object.stacked.ability);
  const { abilities, subtypes } = characteristics(game, object.id);
  const spell = abilities.flatMap(({ ability }) =>
    ability.is === "spell" ? slotsIn(ability) : [],
  );
  if (!subtypes.includes("Aura")) return spell;
  // 303.4a, 702.5c: an Aura spell has one target, which all its enchant abilities must allow.
  const filters = ruleChanges(game, object.id, "enchants").map(({ change }) => change.filter);
  const [only] = filters;
  if (!only) return spell;
  const filter: Filter = filters.length === 1 ? only : { is: "allOf", filters };
  return [{ slot: 0, spec: { is: "targetObject", filter } }];
}

function slotsIn(ability: Ability): readonly TargetSlot[] {
  return findOwn(ability, "target", "targetPlayer").map(({ slot, spec }) => ({ slot, spec }));
}

/** How a spell or ability on the stack reads its own text. */
export function contextOn(game: Game, object: GameObject): Context {
  const { stacked } = object;
  const announced: Announcement = stacked ?? object.casting ?? { targets: [] };
  const source = stacked?.source ?? object.id;
  const controller = stacked ? object.controller : characteristics(game, object.id).controller;
  const frame: Frame = {
    object: object.id,
    source,
    controller,
    targets: announced.targets,
    ...(announced.modes && { modes: announced.modes }),
    ...(announced.shares && { shares: announced.shares }),
    ...(announced.paid && { paid: announced.paid }),
    ...(announced.x !== undefined && { x: announced.x }),
    ...(stacked?.occasion && { occasion: stacked.occasion }),
    // 400.7j: what was used up for the cost.
    named: announced.used ?? {},
    ...(stacked?.from && knownBefore(stacked, stacked.from)),
  };
  return { source, controller, frame };
}

/** What a delayed or reflexive ability knows of the resolution that made it (603.7c, 603.12). */
function knownBefore(
  { ability, targets }: NonNullable<GameObject["stacked"]>,
  { modes, shares, paid, x, named, one, player, targets: chosen }: Frame,
): Partial<Frame> {
  const own = findOwn(ability, "target", "targetPlayer").length > 0;
  return {
    named,
    // "That target" of a delayed ability is one of those of what made it.
    targets: own ? targets : chosen,
    ...(modes && { modes }),
    ...(!own && shares && { shares }),
    ...(paid && { paid }),
    ...(x !== undefined && { x }),
    ...(one && { one }),
    ...(player && { player }),
  };
}

/** How many targets a slot takes: "X target …", "up to two target …". */
export function targetCount(
  game: Game,
  object: GameObject,
  spec: TargetSpec,
): { readonly min: number; readonly max: number } {
  if (spec.is !== "targetObject" || spec.amount === undefined) return { min: 1, max: 1 };
  const max = amountOf(viewOf(game), contextOn(game, object), spec.amount);
  return { min: spec.upTo ? 0 : max, max };
}

/** Everything that may be chosen for a slot now. */
export function legalTargets(game: Game, object: GameObject, spec: TargetSpec): readonly Target[] {
  const context = contextOn(game, object);
  const view = viewOf(game);
  const players = (): readonly Target[] =>
    inTurnOrder(game).map((player) => ({ is: "player", player }));
  const objects = (ids: readonly ObjectId[]): readonly Target[] =>
    ids
      // 115.5: a spell or ability on the stack is an illegal target for itself.
      .filter((id) => id !== object.id && untargetable(game, id, context.source) === undefined)
      .map((id) => ({ is: "object", object: id }));
  switch (spec.is) {
    case "targetObject":
      return objects(candidates(view, context, spec.filter));
    case "targetPlayers":
      return players().filter(
        (target) => target.is === "player" && isMeant(view, context, spec.who, target.player),
      );
    case "anyTarget":
      return [
        // 115.4: creatures, players, planeswalkers and battles.
        ...objects(
          game.battlefield.filter((id) =>
            characteristics(game, id).types.some(
              (type) => type === "creature" || type === "planeswalker" || type === "battle",
            ),
          ),
        ),
        ...players(),
      ];
    default:
      return unreachable(spec);
  }
}

/** The rule by which an object can't be the target of a source, if one forbids it (702.16b). */
export function untargetable(game: Game, id: ObjectId, source: ObjectId): RuleNumber | undefined {
  const view = viewOf(game);
  const forbids = ruleChanges(game, id, "cantBeTargetedBy").find(({ change, ...whose }) =>
    matches(view, whose, change.filter, source),
  );
  return forbids ? (forbids.rule ?? "115.1") : undefined;
}

/** Whether every slot of an object on the stack can be filled (601.2c, 603.3d). */
export function canChooseTargets(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  if (!object) return false;
  return targetSlots(game, object).every(
    ({ spec }) => legalTargets(game, object, spec).length >= targetCount(game, object, spec).min,
  );
}

export const sameTarget = (one: Target, other: Target): boolean =>
  one.is === "object"
    ? other.is === "object" && one.object === other.object
    : other.is === "player" && one.player === other.player;

/** 608.2b: those of the chosen targets that are still legal, slot by slot. */
export function stillLegal(game: Game, object: GameObject): readonly (readonly Target[])[] {
  const chosen = (object.stacked ?? object.casting)?.targets ?? [];
  const slots = targetSlots(game, object);
  return chosen.map((targets, slot) => {
    const spec = slots.find((one) => one.slot === slot)?.spec;
    const legal = spec ? legalTargets(game, object, spec) : [];
    return targets.filter((target) => legal.some((one) => sameTarget(one, target)));
  });
}
export const couldTarget = (..._: readonly unknown[]): boolean => false;
