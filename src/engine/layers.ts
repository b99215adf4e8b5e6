/**
 * What objects are: the interaction of continuous effects (CR 613) as data flow. An effect is
 * data (objects, condition, changes); each change has its layer; each layer reads what the layers
 * before it have made.
 */
import type { CardDefinition } from "../language/card.ts";
import type { Ability, Change, Condition, Node, Objects } from "../language/schema.ts";
import { basicLandTypes, type Color, colors, manaOfLandType } from "../language/vocabulary.ts";
import type { AbilityInstance, Characteristics, RuleChange } from "./characteristics.ts";
import type { ContinuousEffect, Game, PlayerState } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { parseMana } from "./mana.ts";
import type { GameObject } from "./objects.ts";
import type { RuleNumber, Rules } from "./rules.ts";
import { amountOf, type Context, holds, objectsOf, unreachable, type View } from "./view.ts";

/** The layers and sublayers in their order (613.1, 613.4); `rules` comes after all (613.11). */
export const layers = ["color", "ability", "modifyPT", "switchPT", "rules"] as const;
export type Layer = (typeof layers)[number];

/** The layer that a change applies in. */
export function layerOf(change: Change, rules: Rules): Layer {
  switch (change.is) {
    case "becomeColor":
      return "color"; // 613.1e
    case "gainAbility":
      return "ability"; // 613.1f
    case "modifyPT":
      return "modifyPT"; // 613.4c
    case "switchPT":
      return rules.switchingPT === "lastSublayer" ? "switchPT" : "modifyPT"; // 613.4d
    case "cantAttack":
    case "cantBlock":
    case "cantBeBlockedBy":
    case "cantBeTargetedBy":
    case "cantBeEnchantedBy":
    case "preventDamageFrom":
    case "trample":
    case "enchants":
      return "rules";
    default:
      return unreachable(change);
  }
}

/** Characteristics while they are being made. */
type Draft = { -readonly [Key in keyof Characteristics]: Characteristics[Key] };

/** A continuous effect, be it from a static ability or from a resolution. */
interface Effect {
  readonly id: string;
  readonly context: Context;
  readonly timestamp: number;
  /** A description (611.3a), or the objects fixed when it began (611.2c). */
  readonly affects: Objects | readonly ObjectId[];
  readonly whilst?: Condition;
  readonly changes: readonly Change[];
  readonly rule?: RuleNumber;
}

interface Cached {
  readonly effects: readonly ContinuousEffect[];
  readonly players: readonly PlayerState[];
  readonly rules: Rules;
  readonly all: ReadonlyMap<ObjectId, Characteristics>;
}

/** Games are immutable, so what was derived for the same objects and effects still stands. */
const cache = new WeakMap<Game["objects"], Cached>();

/** What an object is now, or was when it last existed (608.2h). */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const object = game.objects[id];
  if (!object) {
    const past = game.past[id];
    if (!past) throw new Error(`There is and was no object ${id}.`);
    return past.last;
  }
  return derive(game).get(id) ?? printed(game, object);
}

/** The game seen with its objects' present characteristics. */
export function viewOf(game: Game): View {
  return { game, of: (id) => characteristics(game, id) };
}

function derive(game: Game): ReadonlyMap<ObjectId, Characteristics> {
  const cached = cache.get(game.objects);
  if (
    cached &&
    cached.effects === game.effects &&
    cached.players === game.players &&
    cached.rules === game.rules
  ) {
    return cached.all;
  }
  const all = applyLayers(game);
  const { effects, players, rules } = game;
  cache.set(game.objects, { effects, players, rules, all });
  return all;
}

function applyLayers(game: Game): ReadonlyMap<ObjectId, Characteristics> {
  const drafts = new Map<ObjectId, Draft>();
  for (const id of [...game.battlefield, ...game.stack]) {
    const object = game.objects[id];
    if (object) drafts.set(id, { ...printed(game, object) });
  }
  const view: View = {
    game,
    of: (id) => drafts.get(id) ?? characteristicsElsewhere(game, id),
  };
  const lasting = game.effects.map(fromResolution);
  /** 613.6: an effect that has begun goes on in later layers with the same objects. */
  const begun = new Map<string, { readonly effect: Effect; readonly ids: readonly ObjectId[] }>();
  for (const layer of layers) {
    if (layer === "modifyPT") applyCounters(game, drafts);
    for (const effect of effectsIn(layer, game, drafts, lasting, begun)) {
      const ids = begun.get(effect.id)?.ids ?? affectedBy(view, effect);
      if (ids.length > 0) begun.set(effect.id, { effect, ids });
      for (const id of ids) {
        const draft = drafts.get(id);
        if (!draft) continue;
        for (const [index, change] of effect.changes.entries()) {
          if (layerOf(change, game.rules) === layer) {
            applyChange(draft, change, view, effect, `${effect.id}.${index}`);
          }
        }
      }
    }
  }
  return drafts;
}

function characteristicsElsewhere(game: Game, id: ObjectId): Characteristics {
  const object = game.objects[id];
  if (object) return printed(game, object);
  const past = game.past[id];
  if (!past) throw new Error(`There is and was no object ${id}.`);
  return past.last;
}

/** The effects with something to do in a layer, in timestamp order (613.7). */
function effectsIn(
  layer: Layer,
  game: Game,
  drafts: ReadonlyMap<ObjectId, Draft>,
  lasting: readonly Effect[],
  begun: ReadonlyMap<string, { readonly effect: Effect }>,
): readonly Effect[] {
  const found = new Map<string, Effect>();
  for (const effect of lasting) found.set(effect.id, effect);
  for (const effect of staticEffects(game, drafts)) found.set(effect.id, effect);
  for (const [id, { effect }] of begun) found.set(id, effect);
  return [...found.values()]
    .filter((effect) => effect.changes.some((change) => layerOf(change, game.rules) === layer))
    .sort((one, other) => one.timestamp - other.timestamp);
}

function fromResolution(effect: ContinuousEffect): Effect {
  const { id, source, controller, timestamp, objects, changes } = effect;
  return { id, context: { source, controller }, timestamp, affects: objects, changes };
}

/** 611.3b: static abilities work while their object is in the zone where they function. */
function staticEffects(game: Game, drafts: ReadonlyMap<ObjectId, Draft>): readonly Effect[] {
  const effects: Effect[] = [];
  for (const [id, draft] of drafts) {
    for (const { ability, key } of draft.abilities) {
      if (ability.is !== "static") continue;
      const object = game.objects[id];
      if (!object || !functionsIn(ability, object)) continue;
      effects.push({
        id: `${id}:${key}`,
        context: { source: id, controller: draft.controller },
        timestamp: object.timestamp,
        affects: ability.affects,
        ...(ability.whilst && { whilst: ability.whilst }),
        changes: ability.changes,
        ...(ability.rule !== undefined && { rule: ability.rule }),
      });
    }
  }
  return effects;
}

function functionsIn(ability: Node<"Ability", "static">, object: GameObject): boolean {
  const { zone } = object.place;
  if (ability.zone) return zone === ability.zone;
  // 113.6, 303.4a: what an Aura can enchant matters while it is a spell, too.
  const onStack = ability.changes.every((change) => change.is === "enchants");
  return zone === "battlefield" || (zone === "stack" && onStack);
}

function affectedBy(view: View, effect: Effect): readonly ObjectId[] {
  if (effect.whilst && !holds(view, effect.context, effect.whilst)) return [];
  return isList(effect.affects) ? effect.affects : objectsOf(view, effect.context, effect.affects);
}

const isList = (affects: Effect["affects"]): affects is readonly ObjectId[] =>
  Array.isArray(affects);

function applyChange(draft: Draft, change: Change, view: View, effect: Effect, key: string): void {
  const amount = (node: Parameters<typeof amountOf>[2]): number =>
    amountOf(view, effect.context, node);
  switch (change.is) {
    case "becomeColor":
      if (change.color.is === "thatColor") draft.colors = [change.color.color];
      return;
    case "gainAbility":
      draft.abilities = [...draft.abilities, ...instances(change.ability, `e${key}`)];
      return;
    case "modifyPT":
      if (draft.power === undefined || draft.toughness === undefined) return;
      draft.power += amount(change.power);
      draft.toughness += amount(change.toughness);
      return;
    case "switchPT": {
      const { power, toughness } = draft;
      if (power === undefined || toughness === undefined) return;
      draft.power = toughness;
      draft.toughness = power;
      return;
    }
    default: {
      const { source, controller } = effect.context;
      const { rule } = effect;
      const added: RuleChange = { change, source, controller, ...(rule && { rule }) };
      draft.ruleChanges = [...draft.ruleChanges, added];
    }
  }
}

/** 613.4c: counters that change power and toughness. */
function applyCounters(game: Game, drafts: ReadonlyMap<ObjectId, Draft>): void {
  for (const [id, draft] of drafts) {
    const counters = game.objects[id]?.counters;
    if (!counters || draft.power === undefined || draft.toughness === undefined) continue;
    for (const [kind, count] of Object.entries(counters)) {
      const signs = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
      if (!signs) continue;
      draft.power += Number(signs[1]) * count;
      draft.toughness += Number(signs[2]) * count;
    }
  }
}

// What is printed ------------------------------------------------------------------------------

type Printed = Omit<Characteristics, "controller">;

const printedCards = new WeakMap<CardDefinition, Printed>();

const nothing: Printed = {
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  ruleChanges: [],
};

/** An object before any continuous effect (613.1). */
function printed(game: Game, object: GameObject): Characteristics {
  return { ...printedOn(game, object), controller: object.controller };
}

function printedOn(game: Game, object: GameObject): Printed {
  const card = object.card === undefined ? undefined : game.cards[object.card];
  if (!card) return nothing;
  const known = printedCards.get(card);
  if (known) return known;
  const made: Printed = {
    name: card.name,
    ...(card.manaCost !== undefined && { manaCost: card.manaCost }),
    colors: card.colorIndicator ?? colorsOf(card),
    supertypes: card.supertypes,
    types: card.types,
    subtypes: card.subtypes,
    abilities: [
      ...card.abilities.flatMap((ability, index) => instances(ability, `${index}`)),
      ...intrinsicAbilities(card),
    ],
    ruleChanges: [],
    ...(card.power !== undefined && { power: card.power }),
    ...(card.toughness !== undefined && { toughness: card.toughness }),
  };
  printedCards.set(card, made);
  return made;
}

/** 105.2: an object is the colours of the mana symbols in its mana cost. */
function colorsOf(card: CardDefinition): readonly Color[] {
  const cost = parseMana(card.manaCost ?? "");
  return colors.filter((color) => cost[color] > 0);
}

/** 305.6: a basic land type brings the ability to tap for its mana. */
function intrinsicAbilities(card: CardDefinition): readonly AbilityInstance[] {
  return basicLandTypes
    .filter((type) => card.subtypes.includes(type))
    .map((type) => ({
      key: `mana:${type}`,
      ability: {
        is: "activated",
        cost: [{ is: "tapThis" }],
        effect: { is: "addMana", who: { is: "you" }, mana: [manaOfLandType[type]] },
      },
    }));
}

/** An ability together with what its keyword means, each with a key of its own (702.1). */
export function instances(ability: Ability, key: string): readonly AbilityInstance[] {
  if (ability.is === "labelled") return instances(ability.ability, key);
  if (ability.is !== "keyword") return [{ ability, key }];
  const meaning = ability.meaning ?? [];
  return [
    { ability, key },
    ...meaning.flatMap((inner, index) => instances(inner, `${key}.${index}`)),
  ];
}

/** The changes of one kind to the rules that apply to an object (613.11), with whose they are. */
export function ruleChanges<Is extends Change["is"]>(
  game: Game,
  id: ObjectId,
  is: Is,
): readonly (RuleChange & { readonly change: Node<"Change", Is> })[] {
  return characteristics(game, id).ruleChanges.filter(
    (one): one is RuleChange & { readonly change: Node<"Change", Is> } => one.change.is === is,
  );
}

/** Who controls an object now (108.4). */
export const controllerOf = (game: Game, id: ObjectId): PlayerId =>
  characteristics(game, id).controller;
