/**
 * What resolutions left behind before a position begins: continuous effects (611.2) and delayed
 * triggered abilities (603.7). They are younger than all objects, in the order of their lists.
 */
import type { CardFace } from "../language/card.ts";
import type { Ability, Change, Node } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import {
  bareFrame,
  type ContinuousEffect,
  type DelayedTrigger,
  existing,
  type Frame,
  type Game,
  type Until,
} from "./game.ts";
import { effectId, type ObjectId, objectId, type PlayerId } from "./ids.ts";
import { controllerOf } from "./layers.ts";
import { linkKey } from "./links.ts";

/** Objects go by their indices in the list of the position; behind them come stack objects. */
interface SetupLasting {
  readonly controller: PlayerId;
  readonly source: number;
}

/**
 * The object that exiled a card, by its index: by a linked ability, with the name of the link
 * (607.2a), or until it leaves the battlefield, with the zone that the card goes back to (610.3).
 */
export type SetupExile = { readonly by: number } & HowExiled;
export type HowExiled =
  | { readonly link: string }
  | { readonly until: "thisLeaves"; readonly from: Zone };

export interface SetupEffect extends SetupLasting {
  readonly objects: readonly number[];
  /** With their amounts counted and their choices made (608.2h). */
  readonly changes: readonly Change[];
  /** The copiable values that it gives (613.1a). */
  readonly copyOf?: CardFace;
  /** A shield: what it replaces, how often, and how much of the damage (615.7, 701.19a). */
  readonly ability?: Ability;
  readonly uses?: number;
  readonly shield?: number;
  readonly until: Until;
}

export interface SetupDelayed extends SetupLasting {
  readonly ability: Node<"Ability", "triggered">;
  /** What its text calls by name, and the object that it is about. */
  readonly named?: Readonly<Record<string, readonly number[]>>;
  readonly one?: number;
  readonly x?: number;
  readonly until?: Until;
}

const idAt = (index: number): ObjectId => objectId(index + 1);

/** What the resolution knew that left a delayed ability behind. */
export function frameOf({ source, controller, named = {}, one, x }: SetupDelayed): Frame {
  return {
    ...bareFrame({ source: idAt(source), controller }),
    named: Object.fromEntries(
      Object.entries(named).map(([name, objects]) => [name, objects.map(idAt)]),
    ),
    ...(one !== undefined && { one: idAt(one) }),
    ...(x !== undefined && { x }),
  };
}

/** The game that has begun, with these effects at work and these abilities waiting. */
export function withLasting(
  game: Game,
  effects: readonly SetupEffect[],
  delayed: readonly SetupDelayed[],
): Game {
  let { next } = game;
  const fresh = (): number => {
    next += 1;
    return next - 1;
  };
  const begun = effects.map(({ source, objects, ...effect }): ContinuousEffect => {
    const id = effectId(fresh());
    const frame = effect.ability && { frame: bareFrame({ ...effect, source: idAt(source) }) };
    const affected = objects.map(idAt);
    return {
      ...{ id, source: idAt(source), timestamp: fresh(), objects: affected, ...frame },
      ...effect,
    };
  });
  const waiting = delayed.map((one): DelayedTrigger => {
    const { source, controller, ability, until } = one;
    const frame = frameOf(one);
    const id = effectId(fresh());
    return { id, source: idAt(source), controller, ability, frame, ...(until && { until }) };
  });
  return {
    ...game,
    effects: [...game.effects, ...begun],
    delayed: [...game.delayed, ...waiting],
    next,
  };
}

/** 610.3: what exiled cards until it leaves still keeps them, each of its cards by the same effect. */
export function withExiles(game: Game, exiles: readonly (SetupExile | undefined)[]): Game {
  let now = game;
  const kept = new Map<string, string>();
  for (const [index, exiled] of exiles.entries()) {
    if (!exiled || !("until" in exiled)) continue;
    const source = existing(now, idAt(exiled.by));
    if (source.place.zone !== "battlefield") continue;
    const { next } = now;
    const key = kept.get(source.id) ?? linkKey(source.id, effectId(next));
    if (!kept.has(source.id)) {
      const effect: ContinuousEffect = {
        ...{ id: effectId(next), source: source.id, controller: controllerOf(now, source.id) },
        ...{ timestamp: next + 1, objects: [], changes: [] },
        ...{ until: { is: exiled.until }, returns: { zone: exiled.from } },
      };
      now = { ...now, effects: [...now.effects, effect], next: next + 2 };
      kept.set(source.id, key);
    }
    now = { ...now, links: { ...now.links, [key]: [...(now.links[key] ?? []), idAt(index)] } };
  }
  return now;
}
