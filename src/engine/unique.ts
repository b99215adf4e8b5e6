/** Permanents of which there may be only one: the legend rule (CR 704.5j), and what was before it. */
import { subtypeKindOf } from "../language/vocabulary.ts";
import type { MoveReason } from "./events.ts";
import { existing, type Game, inTurnOrder } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, controllerOf } from "./layers.ts";
import type { Uniqueness } from "./rules.ts";

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
      return alike(game, by, meant).flatMap((objects) => dead(objects.slice(1)));
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

const ageOf = (game: Game, id: ObjectId): number => existing(game, id).timestamp;
