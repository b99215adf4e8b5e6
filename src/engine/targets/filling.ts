/** How many targets can be chosen for a slot, and whether all slots can be filled (CR 601.2c). */
import { find } from "../../language/walk.ts";
import { announcementOf, withAnnounced } from "../announced.ts";
import { combinations } from "../combinations.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { viewOf } from "../layers.ts";
import { modeSelections } from "../modes.ts";
import type { GameObject, Target } from "../objects.ts";
import { contextOn, legalTargets, sameTarget, targetCount, targetSlots } from "../targets.ts";
import { amountOf } from "../view.ts";
import { divisionsIn, modalOf, type TargetSlot, textOf } from "./text.ts";

/** What can be chosen for a slot: so many of these. It can't be filled where `max` is below `min`. */
export interface Choices {
  readonly from: readonly Target[];
  readonly min: number;
  readonly max: number;
}

/** What a slot may hold, where the others hold what they do (115.3). */
export function fitting(
  game: Game,
  object: GameObject,
  { slot, spec }: TargetSlot,
): readonly Target[] {
  const legal = legalTargets(game, object, spec);
  if (game.rules.sameTarget === "oncePerUse") return legal;
  const { targets } = announcementOf(object);
  const taken = targets.flatMap((chosen, at) => (at === slot ? [] : chosen));
  return legal.filter((one) => !taken.some((other) => sameTarget(one, other)));
}

export function choicesFor(game: Game, object: GameObject, found: TargetSlot): Choices {
  const { slot, spec } = found;
  const from = fitting(game, object, found);
  const { min, max } = targetCount(game, object, spec);
  const single = spec.is === "targetObject" && spec.single;
  const most = single ? largestGroup(game, from) : from.length;
  // 601.2d: each target receives at least one of what is divided.
  const divided = dividedAmount(game, object, slot);
  const possible = Math.min(max, most, divided ?? Number.POSITIVE_INFINITY);
  const least = divided === undefined ? min : leastOfDivision(game, spec, min, possible);
  return { from, min: least, max: possible };
}

/**
 * 601.2d: "among one, two, or three" is not "up to three". 107.1c: "any number" may be none, by
 * older rules only where nothing can be chosen.
 */
function leastOfDivision(
  { rules }: Game,
  { amount, upTo }: TargetSlot["spec"],
  min: number,
  possible: number,
): number {
  if (amount?.is !== "anyNumber") return upTo ? 1 : min;
  return rules.dividedAmong === "anyNumber" ? min : Math.min(1, possible);
}

/** How much is divided among the targets of a slot, if anything is (601.2d). */
export function dividedAmount(game: Game, object: GameObject, slot: number): number | undefined {
  const division = divisionsIn(textOf(game, object), announcementOf(object)).find(
    (one) => one.slot === slot,
  );
  return division && amountOf(viewOf(game), contextOn(game, object), division.effect.amount);
}

function largestGroup(game: Game, targets: readonly Target[]): number {
  const counts = new Map<unknown, number>();
  for (const target of targets) {
    const owner = ownerOf(game, target);
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

const ownerOf = (game: Game, target: Target): unknown =>
  target.is === "object" ? game.objects[target.object]?.place.player : target.player;

/** "from a single graveyard": whether they are all out of one player's zone. */
export const areFromOneZone = (game: Game, targets: readonly Target[]): boolean =>
  new Set(targets.map((target) => ownerOf(game, target))).size <= 1;

/** Targets by slot, with another slot filled; an empty slot has none, so that it stays JSON. */
export function withSlot(
  targets: readonly (readonly Target[])[],
  slot: number,
  chosen: readonly Target[],
): readonly (readonly Target[])[] {
  const count = Math.max(targets.length, slot + 1);
  return Array.from({ length: count }, (_, at) => (at === slot ? chosen : (targets[at] ?? [])));
}

/** Whether slots can be filled one after the other, where a later one may speak of an earlier one. */
export const canFill = (game: Game, id: ObjectId, slots: readonly TargetSlot[]): boolean =>
  fillLeast(game, id, slots, false) !== undefined;

/** The game in which slots are filled with as few targets as can be, or nothing. */
export function fillLeast(
  game: Game,
  id: ObjectId,
  slots: readonly TargetSlot[],
  announcing = true,
): Game | undefined {
  const [first, ...rest] = slots;
  if (!first) return game;
  const { from, min, max } = choicesFor(game, existing(game, id), first);
  if (max < min) return undefined;
  const spoken = rest.some((later) => dependsOn(game, later, first));
  if (!spoken && !announcing) return fillLeast(game, id, rest, false);
  const { targets } = announcementOf(existing(game, id));
  for (const chosen of spoken ? combinations(from, min) : [from.slice(0, min)]) {
    const next = withAnnounced(game, id, { targets: withSlot(targets, first.slot, chosen) });
    const filled = fillLeast(next, id, rest, announcing);
    if (filled) return filled;
  }
  return undefined;
}

/** The games in which slots are filled, in every way that there is. */
export function* filledWays(
  game: Game,
  id: ObjectId,
  [first, ...rest]: readonly TargetSlot[],
): Generator<Game> {
  if (!first) {
    yield game;
    return;
  }
  for (const chosen of selections(choicesFor(game, existing(game, id), first))) {
    const { targets } = announcementOf(existing(game, id));
    const next = withAnnounced(game, id, { targets: withSlot(targets, first.slot, chosen) });
    yield* filledWays(next, id, rest);
  }
}

/** All that may be chosen for a slot, few targets first. */
export function* selections({ from, min, max }: Choices): Generator<readonly Target[]> {
  for (let size = min; size <= max; size += 1) yield* combinations(from, size);
}

/** Whether the later slots can still be filled after this choice. */
export function leavesFillable(
  game: Game,
  id: ObjectId,
  { slot }: TargetSlot,
  chosen: readonly Target[],
  later: readonly TargetSlot[],
): boolean {
  const { targets } = announcementOf(existing(game, id));
  const next = withAnnounced(game, id, { targets: withSlot(targets, slot, chosen) });
  return canFill(next, id, later);
}

/** Whether what may be chosen for a slot depends on an earlier one: "another target creature". */
export const dependsOn = (game: Game, later: TargetSlot, earlier: TargetSlot): boolean =>
  game.rules.sameTarget === "once" ||
  find(later.spec, "thatTarget").some(({ slot }) => slot === earlier.slot);

/** Whether what an object on the stack requires can be chosen: modes and targets (601.2c, 603.3d). */
export function canChooseTargets(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  if (!object) return false;
  const { modes } = announcementOf(object);
  const modal = modalOf(textOf(game, object));
  if (!modal || modes) return canFill(game, id, targetSlots(game, object));
  return modeSelections(modal).some((selection) => {
    const next = withAnnounced(game, id, { modes: selection });
    return canFill(next, id, targetSlots(next, existing(next, id)));
  });
}
