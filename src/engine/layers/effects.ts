/** The continuous effects that are there (CR 611): from resolutions and from static abilities. */
import type { Change, Condition, Node, Objects } from "../../language/schema.ts";
import type { AbilityInstance, Characteristics } from "../characteristics.ts";
import type { ContinuousEffect, Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { GameObject } from "../objects.ts";
import { isGrantedKey } from "../printed.ts";
import type { RuleNumber, Rules } from "../rules.ts";
import { type Context, contextOfEffect, holds, objectsOf, type View } from "../view.ts";
import { type Layer, layerOf, layers, type Maker } from "./order.ts";

/** Characteristics while they are being made. */
export type Draft = { -readonly [Key in keyof Characteristics]: Characteristics[Key] };

/** What the layers can make otherwise than it is printed (613.1b–g). */
export const writtenByLayers = [
  "controller",
  "supertypes",
  "types",
  "subtypes",
  "everyCreatureType",
  "colors",
  "abilities",
  "power",
  "toughness",
] as const satisfies readonly (keyof Characteristics)[];

/** A continuous effect, be it from a static ability or from a resolution. */
export interface Effect {
  readonly id: string;
  readonly context: Context;
  readonly timestamp: number;
  /** 613.7a: among effects of one timestamp, when what granted the ability began. */
  readonly granted: number;
  /** A description (611.3a), or the objects fixed when it began (611.2c). */
  readonly affects: Objects | readonly ObjectId[];
  readonly whilst?: Condition;
  readonly defining?: boolean;
  readonly changes: readonly Change[];
  readonly rule?: RuleNumber;
  /** Of a static ability: which one of its source it is. */
  readonly key?: string;
  /** The kind of the counters that make it (122.1b). */
  readonly counter?: string;
  /** 702.16n. */
  readonly spares?: readonly ObjectId[];
}

/** 613.3, 613.7: characteristic-defining ones first, then by timestamp. */
export const inOrder = (one: Effect, other: Effect): number =>
  Number(other.defining ?? false) - Number(one.defining ?? false) ||
  one.timestamp - other.timestamp ||
  one.granted - other.granted;

/** Sets of layers, as bits. */
export type Layers = number;

/** The layers of a list of changes, which most effects share with others of their card. */
const layersKnown = new WeakMap<readonly Change[], Map<string, Layers>>();

export const makerOf = ({ key, defining }: Pick<Effect, "key" | "defining">): Maker =>
  key === undefined ? "resolution" : defining ? "definingAbility" : "ability";

/** The layers in which an effect has something to do. */
export function layersOf(effect: Effect, rules: Rules): Layers {
  const { changes } = effect;
  const by = makerOf(effect);
  let known = layersKnown.get(changes);
  if (!known) {
    known = new Map();
    layersKnown.set(changes, known);
  }
  const key = `${rules.layering} ${by}`;
  let own = known.get(key);
  if (own === undefined) {
    own = changes.reduce((sum, change) => sum | bitOf(layerOf(change, rules, by, changes)), 0);
    known.set(key, own);
  }
  return own;
}

export const bitOf = (layer: Layer): Layers => 1 << layers.indexOf(layer);

/** Whether an effect has something to do in a layer. */
export const isIn = (layer: Layer, effect: Effect, rules: Rules): boolean =>
  (layersOf(effect, rules) & bitOf(layer)) !== 0;

export function fromResolution(effect: ContinuousEffect): readonly Effect[] {
  const { id, timestamp, objects, changes, ability, uses } = effect;
  const common = { id, context: contextOfEffect(effect), timestamp, granted: 0 };
  // 611.2c: what changes rules goes for all that fits, at any time; "the next" waits (611.2f).
  if (ability?.is === "static" && uses === undefined && objects.length === 0) {
    const { affects, whilst } = ability;
    return [{ ...common, affects, changes: ability.changes, ...(whilst && { whilst }) }];
  }
  return changes.length > 0 ? [{ ...common, affects: objects, changes }] : [];
}

const none: readonly Effect[] = [];

/** 611.3b: static abilities work while their object is in the zone where they function. */
export function staticEffects(
  game: Game,
  id: ObjectId,
  draft: Draft,
  grantedAt: ReadonlyMap<string, number>,
): readonly Effect[] {
  const found = staticsAmong(draft.abilities);
  const object = game.objects[id];
  if (found.length === 0 || !object) return none;
  return found.flatMap(({ ability, key, spares }): readonly Effect[] => {
    // 604.3a: what an effect grants defines nothing, and functions as any other does.
    const defining = ability.defining && !isGrantedKey(key);
    if (!functionsIn(ability, object, defining)) return none;
    const granted = grantedAt.get(key) ?? 0;
    return [
      {
        id: `${id}:${key}`,
        key,
        context: { source: id, controller: draft.controller },
        // 613.7a: the later of the object's own and that of what granted the ability.
        timestamp: Math.max(object.timestamp, granted),
        granted,
        affects: ability.affects,
        ...(ability.whilst && { whilst: ability.whilst }),
        ...(defining && { defining }),
        changes: ability.changes,
        ...(ability.rule !== undefined && { rule: ability.rule }),
        ...(spares && { spares }),
      },
    ];
  });
}

interface StaticInstance extends AbilityInstance {
  readonly ability: Node<"Ability", "static">;
}

/** Lists of abilities are shared by all copies of a card, so what is found in one is kept. */
const staticsKnown = new WeakMap<Characteristics["abilities"], readonly StaticInstance[]>();

export function staticsAmong(abilities: Characteristics["abilities"]): readonly StaticInstance[] {
  const known = staticsKnown.get(abilities);
  if (known) return known;
  const found = abilities.flatMap(({ ability, ...instance }) =>
    ability.is === "static" ? [{ ability, ...instance }] : [],
  );
  staticsKnown.set(abilities, found);
  return found;
}

function functionsIn(
  ability: Node<"Ability", "static">,
  { place: { zone } }: GameObject,
  defining = false,
): boolean {
  if (ability.zone) return zone === ability.zone;
  // 604.3, 113.6a: characteristic-defining abilities function everywhere.
  if (defining) return true;
  const onStack = ability.changes.every((change) => alsoOnStack.includes(change.is));
  return zone === "battlefield" || (zone === "stack" && onStack);
}

/**
 * What an Aura can enchant matters while it is a spell, too (303.4a), and so does what happens to
 * the damage that a source deals (702.2d, 702.15d, 702.80c).
 */
const alsoOnStack: readonly Change["is"][] = ["enchants", "deathtouch", "lifelink", "wither"];

/** The objects that an effect applies to, if it applies (611.3a). */
export function affectedBy(view: View, effect: Effect): readonly ObjectId[] {
  if (effect.whilst && !holds(view, effect.context, effect.whilst)) return [];
  return isList(effect.affects) ? effect.affects : objectsOf(view, effect.context, effect.affects);
}

const isList = (affects: Effect["affects"]): affects is readonly ObjectId[] =>
  Array.isArray(affects);
