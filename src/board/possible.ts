/** What can be done with one object now, and why the rest can't. */
import type { Action, Decision, Refusal } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import { castWays, characteristics, legalActions, whyNot } from "../engine/index.ts";
import type { Target } from "../engine/objects.ts";

interface Possible {
  readonly action: Action;
  /** Absent when it may be done. */
  readonly refusal?: Refusal;
}

/** What a reader would try with an object: cast it in each of its ways, play it, activate each of its abilities. */
function attempts(game: Game, id: ObjectId): readonly Action[] {
  const object = game.objects[id];
  const { decision } = game;
  if (!object || decision?.is !== "act" || object.stacked) return [];
  const of = characteristics(game, id);
  if (object.place.zone === "battlefield") {
    if (of.controller !== decision.player) return [];
    return of.abilities.flatMap(({ ability, key }): Action[] =>
      ability.is === "activated" ? [{ is: "activate", object: id, ability: key }] : [],
    );
  }
  if (object.place.zone === "stack" || object.owner !== decision.player || object.unknown)
    return [];
  if (of.types.includes("land")) return [{ is: "playLand", object: id }];
  // What others allow is no way of the card's own: nobody looks for it there.
  return castWays(game, decision.player, id)
    .filter((way) => way.is === "normal" || way.is === "way")
    .map((way) => ({ is: "cast", object: id, way }));
}

const keyOf = (action: Action): string => JSON.stringify(action);

export function possibleWith(game: Game, id: ObjectId): readonly Possible[] {
  const legal = legalActions(game).filter((action) => action.is !== "pass" && action.object === id);
  const known = new Set(legal.map(keyOf));
  const refused = attempts(game, id).flatMap((action): Possible[] => {
    if (known.has(keyOf(action))) return [];
    const refusal = whyNot(game, { is: "act", action });
    return refusal ? [{ action, refusal }] : [];
  });
  return [...legal.map((action) => ({ action })), ...refused];
}

/** A target as a key for what the reader has chosen. */
export const targetKey = (target: Target): string =>
  target.is === "object" ? target.object : `player ${target.player}`;

type Choose = Extract<Decision, { is: "choose" }>;

export function targetsChosen(decision: Choose, keys: readonly string[]): readonly Target[] {
  return keys.flatMap((key) => decision.from.find((target) => targetKey(target) === key) ?? []);
}

/** Why an object can't be chosen for the question that stands; null when it can. */
export function whyNotChoose(game: Game, id: ObjectId): Refusal | null {
  const { decision } = game;
  if (decision?.is !== "choose") return null;
  const target: Target = { is: "object", object: id };
  const isOffered = decision.from.some((one) => targetKey(one) === id);
  if (isOffered) return null;
  const others = decision.from.slice(0, Math.max(0, decision.min - 1));
  return whyNot(game, { is: "choose", chosen: [target, ...others] });
}
