/** Permanents of which there may be only one: the legend rule (CR 704.5j), and what was before it. */
import { subtypeKindOf } from "../language/vocabulary.ts";
import type { MoveReason } from "./events.ts";
import { existing, type Game, inTurnOrder } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, controllerOf } from "./layers.ts";
import type { Uniqueness } from "./rules.ts";
import type { Work } from "./work.ts";

/** Those of which a player keeps one. */
export interface Group {
  readonly by: Uniqueness;
  readonly player: PlayerId;
  readonly objects: readonly ObjectId[];
}

/** What a check finds: what dies without a choice, and of what players choose one to keep. */
interface Found {
  readonly dying: readonly { readonly object: ObjectId; readonly how: MoveReason }[];
  readonly groups: readonly Group[];
}

export function notUnique(game: Game): Found {
  const { legendRule, planeswalkerRule } = game.rules;
  const found = [
    ...handled(game, "legendRule", legendRule),
    ...(planeswalkerRule === "none" ? [] : handled(game, "planeswalkerRule", planeswalkerRule)),
  ];
  const order = inTurnOrder(game);
  return {
    dying: found.flatMap((one) => ("how" in one ? [one] : [])),
    groups: found
      .flatMap((one) => ("player" in one ? [one] : []))
      .sort((one, other) => order.indexOf(one.player) - order.indexOf(other.player)),
  };
}

function handled(
  game: Game,
  by: Uniqueness,
  way: Game["rules"]["legendRule"],
): readonly (Group | Found["dying"][number])[] {
  const meant = game.battlefield.filter((id) => isMeant(game, id, by));
  if (meant.length < 2) return [];
  const dead = (objects: readonly ObjectId[]) => objects.map((object) => ({ object, how: by }));
  switch (way) {
    case "chooseOne":
      return inTurnOrder(game).flatMap((player) => {
        const own = meant.filter((id) => controllerOf(game, id) === player);
        return alike(game, by, own).map((objects) => ({ by, player, objects }));
      });
    case "allDie":
      return alike(game, by, meant).flatMap(dead);
    case "oldestStays":
      return alike(game, by, meant).flatMap((objects) => dead(objects.filter(isNotOldest(game))));
  }
}

function isMeant(game: Game, id: ObjectId, by: Uniqueness): boolean {
  const { supertypes, types } = characteristics(game, id);
  return by === "legendRule" ? supertypes.includes("legendary") : types.includes("planeswalker");
}

/** By name, or by planeswalker type: those that are the same to the rule, the oldest first. */
function alike(
  game: Game,
  by: Uniqueness,
  ids: readonly ObjectId[],
): readonly (readonly ObjectId[])[] {
  const known = new Map<string, ObjectId[]>();
  for (const id of ids.toSorted((one, other) => ageOf(game, one) - ageOf(game, other))) {
    const { name, subtypes } = characteristics(game, id);
    const names = name ? [name.en] : [];
    const walkers = subtypes.filter((one) => subtypeKindOf(one) === "planeswalker");
    for (const key of by === "legendRule" ? names : walkers) {
      known.set(key, [...(known.get(key) ?? []), id]);
    }
  }
  return [...known.values()].filter((objects) => objects.length > 1);
}

/** 420.5e of 2002: all but the one that has been so the longest; in a tie for that, all. */
const isNotOldest =
  (game: Game) =>
  (id: ObjectId, _at: number, [first = id, second = first]: readonly ObjectId[]): boolean =>
    id !== first || ageOf(game, first) === ageOf(game, second);

/** Since when: the smaller, the longer. */
function ageOf(game: Game, id: ObjectId): number {
  const { legendSince, timestamp } = existing(game, id);
  return legendSince ?? timestamp;
}

/**
 * 420.5e of 2002: notes since when permanents have been legends with the names that they have, the
 * same for all that became so in this step. It is their timestamp until it needs to be told apart.
 */
export function noteLegends(work: Work, before: Game): void {
  const { game } = work;
  if (game.rules.legendRule !== "oldestStays") return;
  const there = new Set(before.battlefield);
  const began: ObjectId[] = [];
  for (const id of game.battlefield) {
    const name = legendName(game, id);
    const was = there.has(id) ? legendName(before, id) : undefined;
    const { legendSince, timestamp } = existing(game, id);
    if (name === undefined) {
      if (legendSince !== undefined) work.clear(id, "legendSince");
    } else if (name !== was) began.push(id);
    else if (legendSince === undefined && existing(before, id).timestamp !== timestamp) {
      work.setObject(id, { legendSince: existing(before, id).timestamp });
    }
  }
  if (began.length === 0) return;
  const legendSince = work.fresh();
  work.setObjects(began.map((id) => [id, { legendSince }]));
}

/** The name of a permanent that is legendary. */
const legendName = (game: Game, id: ObjectId): string | undefined =>
  isMeant(game, id, "legendRule") ? characteristics(game, id).name?.en : undefined;
