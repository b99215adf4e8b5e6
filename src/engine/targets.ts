/** Targets (CR 115): what may be chosen, and whether a choice is still legal. */
import type { Filter, TargetSpec } from "../language/schema.ts";
import { announcementOf } from "./announced.ts";
import { type Frame, type Game, inTurnOrder } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, playerRules, ruleChanges, viewOf } from "./layers.ts";
import type { GameObject, Target } from "./objects.ts";
import { slotsIn, type TargetSlot, textOf } from "./targets/text.ts";
import {
  amountOf,
  type Context,
  candidates,
  isMeant,
  matches,
  unreachable,
  type View,
} from "./view.ts";

export type { TargetSlot } from "./targets/text.ts";

/**
 * A spell's or ability's uses of the word "target", in the order of the text (601.2c): those of
 * the chosen modes, and those that paid costs bring with them.
 */
export function targetSlots(game: Game, object: GameObject): readonly TargetSlot[] {
  const own = slotsIn(textOf(game, object), announcementOf(object));
  if (object.stacked || !characteristics(game, object.id).subtypes.includes("Aura")) return own;
  // 303.4a, 702.5c: an Aura spell has one target, which all its enchant abilities must allow.
  const filters = ruleChanges(game, object.id, "enchants").map(({ change }) => change.filter);
  const [only] = filters;
  if (!only) return own;
  const filter: Filter = filters.length === 1 ? only : { is: "allOf", filters };
  return [{ slot: 0, spec: { is: "targetObject", filter } }];
}

/** How a spell or ability on the stack reads its own text. */
export function contextOn(game: Game, object: GameObject): Context {
  const { stacked } = object;
  const announced = announcementOf(object);
  const from = stacked?.from;
  const source = stacked?.source ?? object.id;
  const controller = stacked ? object.controller : characteristics(game, object.id).controller;
  const { modes, shares = from?.shares, used } = announced;
  // What a delayed or reflexive ability knows of the resolution that made it (603.7, 603.12).
  const { x = from?.x, paid = from?.paid } = announced;
  const occasion = stacked?.occasion ?? from?.occasion;
  const frame: Frame = {
    object: object.id,
    source,
    controller,
    targets: withTargetsOf(from, announced.targets),
    ...(modes && { modes }),
    ...(shares && { shares }),
    ...(paid && { paid }),
    ...(x !== undefined && { x }),
    ...(occasion && { occasion }),
    named: { ...from?.named, ...used },
    ...(from?.were && { were: from.were }),
    ...(from?.one && { one: from.one }),
    ...(from?.player && { player: from.player }),
    ...(from?.clash && { clash: from.clash }),
  };
  return { source, controller, frame };
}

/** Its own targets, and in the slots that are not its own those of what made it. */
function withTargetsOf(from: Frame | undefined, own: Frame["targets"]): Frame["targets"] {
  if (!from) return own;
  const count = Math.max(own.length, from.targets.length);
  return Array.from({ length: count }, (_, slot) => {
    const chosen = own[slot] ?? [];
    return chosen.length > 0 ? chosen : (from.targets[slot] ?? []);
  });
}

/** How many targets a slot takes: "X target …", "up to two target …", "any number of …". */
export function targetCount(
  game: Game,
  object: GameObject,
  spec: TargetSpec,
): { readonly min: number; readonly max: number } {
  const { amount, upTo } = spec;
  if (amount === undefined) return { min: upTo ? 0 : 1, max: 1 };
  const max = Math.max(0, amountOf(viewOf(game), contextOn(game, object), amount));
  return { min: upTo || amount.is === "anyNumber" ? 0 : max, max };
}

/** Everything that may be chosen for a slot now. */
export function legalTargets(game: Game, object: GameObject, spec: TargetSpec): readonly Target[] {
  const context = contextOn(game, object);
  const view = viewOf(game);
  const objects = (ids: readonly ObjectId[]): readonly Target[] =>
    ids
      // 115.5: a spell or ability on the stack is an illegal target for itself.
      .filter((id) => id !== object.id && !objectUntargetable(game, id, object))
      .map((id) => ({ is: "object", object: id }));
  const players = (meant: (player: PlayerId) => boolean): readonly Target[] =>
    inTurnOrder(game)
      .filter((player) => meant(player) && !playerUntargetable(game, player, object))
      .map((player) => ({ is: "player", player }));
  switch (spec.is) {
    case "targetObject":
      return objects(candidates(view, context, spec.filter));
    case "targetPlayers":
      return players((player) => isMeant(view, context, spec.who, player));
    case "targetEither":
      return [
        // "Target player or planeswalker" was "target player" until 2018 (RT-12).
        ...(aimsAtAll(game) || !isPlaneswalker(spec.filter)
          ? objects(candidates(view, context, spec.filter))
          : []),
        ...players((player) => isMeant(view, context, spec.who, player)),
      ];
    case "anyTarget":
      return [
        // 115.4: creatures, players, planeswalkers and battles; until 2018 the first two.
        ...objects(
          game.battlefield.filter((id) =>
            characteristics(game, id).types.some(
              (type) =>
                type === "creature" ||
                (aimsAtAll(game) && (type === "planeswalker" || type === "battle")),
            ),
          ),
        ),
        ...players(() => true),
      ];
    default:
      return unreachable(spec);
  }
}

const aimsAtAll = ({ rules }: Game): boolean => rules.damageTargets === "any";

const isPlaneswalker = (filter: Filter): boolean =>
  filter.is === "type" && filter.type === "planeswalker";

/**
 * The game seen so that the source of an ability is its controller's: "abilities your opponents
 * control" speaks of the ability's controller (113.8), and of the qualities of its source.
 */
function asItsSource(game: Game, { stacked, controller }: GameObject): View {
  const view = viewOf(game);
  if (!stacked) return view;
  return {
    game,
    of: (id) => (id === stacked.source ? { ...view.of(id), controller } : view.of(id)),
  };
}

/** Whether an object can't be the target of a spell or ability (702.11b, 702.16b, 702.18a). */
function objectUntargetable(game: Game, id: ObjectId, by: GameObject): boolean {
  const view = asItsSource(game, by);
  return ruleChanges(game, id, "cantBeTargetedBy").some(({ change, ...whose }) =>
    matches(view, whose, change.filter, by.stacked?.source ?? by.id),
  );
}

/** Whether an effect says that a player can't be the target of a spell or ability (702.11c). */
function playerUntargetable(game: Game, player: PlayerId, by: GameObject): boolean {
  const view = asItsSource(game, by);
  return playerRules(game, player, "cantBeTargeted").some(({ change, source, controller }) =>
    matches(view, { source, controller }, change.by, by.stacked?.source ?? by.id),
  );
}

/** The one thing that a spell or ability on the stack is aimed at; of several targets the first. */
export function aimedAt(game: Game, id: ObjectId): Target | undefined {
  const object = game.objects[id];
  return object && announcementOf(object).targets.flat()[0];
}

/** Whether something could be chosen for a slot of an object on the stack (707.10d, 115.8). */
export function couldTarget(game: Game, object: GameObject, slot: number, target: Target): boolean {
  const found = targetSlots(game, object).find((one) => one.slot === slot);
  return (
    found !== undefined &&
    legalTargets(game, object, found.spec).some((one) => sameTarget(one, target))
  );
}

export const sameTarget = (one: Target, other: Target): boolean =>
  one.is === "object"
    ? other.is === "object" && one.object === other.object
    : other.is === "player" && one.player === other.player;

/** 608.2b: those of the chosen targets that are still legal, slot by slot. */
export function stillLegal(game: Game, object: GameObject): readonly (readonly Target[])[] {
  const chosen = announcementOf(object).targets;
  const slots = targetSlots(game, object);
  return chosen.map((targets, slot) => {
    const spec = slots.find((one) => one.slot === slot)?.spec;
    const legal = spec ? legalTargets(game, object, spec) : [];
    return targets.filter((target) => legal.some((one) => sameTarget(one, target)));
  });
}
