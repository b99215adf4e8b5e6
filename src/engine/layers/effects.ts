/**
 * The continuous effects that are there (CR 611), from resolutions and from static abilities, and
 * those of them that a layer applies (613.3, 613.7).
 */
import type { Change, Condition, Node, Objects } from "../../language/schema.ts";
import type { Characteristics } from "../characteristics.ts";
import type { ContinuousEffect, Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { GameObject } from "../objects.ts";
import type { RuleNumber, Rules } from "../rules.ts";
import { type Context, holds, objectsOf, type View } from "../view.ts";
import { type Layer, layerOf } from "./order.ts";

/** Characteristics while they are being made. */
export type Draft = { -readonly [Key in keyof Characteristics]: Characteristics[Key] };

/** A continuous effect, be it from a static ability or from a resolution. */
export interface Effect {
  readonly id: string;
  readonly context: Context;
  readonly timestamp: number;
  /** A description (611.3a), or the objects fixed when it began (611.2c). */
  readonly affects: Objects | readonly ObjectId[];
  readonly whilst?: Condition;
  readonly defining?: boolean;
  readonly changes: readonly Change[];
  readonly rule?: RuleNumber;
}

/** The effects with something to do in a layer: defining ones first (613.3), then by timestamp (613.7). */
export function effectsIn(
  layer: Layer,
  rules: Rules,
  sources: readonly (readonly Effect[])[],
  begun: ReadonlyMap<string, { readonly effect: Effect }>,
): readonly Effect[] {
  const found: Effect[] = [];
  for (const list of sources) {
    for (const effect of list) {
      if (isIn(layer, effect, rules) && !begun.has(effect.id)) found.push(effect);
    }
  }
  for (const { effect } of begun.values()) if (isIn(layer, effect, rules)) found.push(effect);
  if (found.length < 2) return found;
  return found.sort(
    (one, other) =>
      Number(other.defining ?? false) - Number(one.defining ?? false) ||
      one.timestamp - other.timestamp,
  );
}

/** The layers of a list of changes, which most effects share with others of their card. */
const layersKnown = new WeakMap<readonly Change[], Map<string, ReadonlySet<Layer>>>();

function isIn(layer: Layer, { changes, defining }: Effect, rules: Rules): boolean {
  let known = layersKnown.get(changes);
  if (!known) {
    known = new Map();
    layersKnown.set(changes, known);
  }
  const key = `${rules.switchingPT}${defining ? " defining" : ""}`;
  let own = known.get(key);
  if (!own) {
    own = new Set(changes.map((change) => layerOf(change, rules, defining)));
    known.set(key, own);
  }
  return own.has(layer);
}

export function fromResolution(effect: ContinuousEffect): readonly Effect[] {
  const { id, source, controller, timestamp, objects, changes, frame, ability, uses } = effect;
  const context: Context = { source, controller, ...(frame && { frame }) };
  // 611.2c: what changes rules goes for all that fits, at any time; "the next" waits (611.2f).
  if (ability?.is === "static" && uses === undefined && objects.length === 0) {
    const { affects, whilst } = ability;
    return [
      { id, context, timestamp, affects, changes: ability.changes, ...(whilst && { whilst }) },
    ];
  }
  return changes.length > 0 ? [{ id, context, timestamp, affects: objects, changes }] : [];
}

/** 611.3b: static abilities work while their object is in the zone where they function. */
export function staticEffects(game: Game, drafts: ReadonlyMap<ObjectId, Draft>): readonly Effect[] {
  const effects: Effect[] = [];
  for (const [id, draft] of drafts) {
    for (const { ability, key } of staticsAmong(draft.abilities)) {
      const object = game.objects[id];
      if (!object || !functionsIn(ability, object)) continue;
      effects.push({
        id: `${id}:${key}`,
        context: { source: id, controller: draft.controller },
        timestamp: object.timestamp,
        affects: ability.affects,
        ...(ability.whilst && { whilst: ability.whilst }),
        ...(ability.defining && { defining: true }),
        changes: ability.changes,
        ...(ability.rule !== undefined && { rule: ability.rule }),
      });
    }
  }
  return effects;
}

interface StaticInstance {
  readonly ability: Node<"Ability", "static">;
  readonly key: string;
}

/** Lists of abilities are shared by all copies of a card, so what is found in one is kept. */
const staticsKnown = new WeakMap<Characteristics["abilities"], readonly StaticInstance[]>();

function staticsAmong(abilities: Characteristics["abilities"]): readonly StaticInstance[] {
  const known = staticsKnown.get(abilities);
  if (known) return known;
  const found = abilities.flatMap(({ ability, key }) =>
    ability.is === "static" ? [{ ability, key }] : [],
  );
  staticsKnown.set(abilities, found);
  return found;
}

function functionsIn(ability: Node<"Ability", "static">, object: GameObject): boolean {
  const { zone } = object.place;
  if (ability.zone) return zone === ability.zone;
  // 604.3, 113.6a: characteristic-defining abilities function everywhere.
  if (ability.defining) return true;
  const onStack = ability.changes.every((change) => alsoOnStack.includes(change.is));
  return zone === "battlefield" || (zone === "stack" && onStack);
}

/**
 * What an Aura can enchant matters while it is a spell, too (303.4a), and so does what happens to
 * the damage that a source deals (702.2d, 702.15d, 702.80c).
 */
const alsoOnStack: readonly Change["is"][] = ["enchants", "deathtouch", "lifelink", "wither"];

export function affectedBy(view: View, effect: Effect): readonly ObjectId[] {
  if (effect.whilst && !holds(view, effect.context, effect.whilst)) return [];
  return isList(effect.affects) ? effect.affects : objectsOf(view, effect.context, effect.affects);
}

const isList = (affects: Effect["affects"]): affects is readonly ObjectId[] =>
  Array.isArray(affects);
