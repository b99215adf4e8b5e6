/**
 * What objects are: the interaction of continuous effects (CR 613) as data flow. An effect is
 * data (objects, condition, changes); each change has its layer; each layer reads what the layers
 * before it have made.
 */
import type {
  Ability,
  Change,
  Condition,
  Node,
  Objects,
  PlayerChange,
} from "../language/schema.ts";
import { subtypeKindOf } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import type { Characteristics, PlayerRule, RuleChange } from "./characteristics.ts";
import type { ContinuousEffect, Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { GameObject } from "./objects.ts";
import { instances, intrinsicAbilities, printed } from "./printed.ts";
import type { RuleNumber, Rules } from "./rules.ts";
import {
  amountOf,
  type Context,
  contextOf,
  holds,
  nowOrLast,
  objectsOf,
  playersOf,
  type View,
  zonesOf,
} from "./view.ts";

/**
 * The layers and sublayers in their order (613.1, 613.4); `rules` comes after all (613.11). Copy
 * effects (613.1a) are in the copiable values that an object carries (printed.ts).
 */
export const layers = [
  "control",
  "type",
  "color",
  "ability",
  "definePT",
  "setPT",
  "modifyPT",
  "switchPT",
  "rules",
] as const;
export type Layer = (typeof layers)[number];

/** The layer that a change applies in; `defining` when a characteristic-defining ability makes it. */
export function layerOf(change: Change, rules: Rules, defining = false): Layer {
  switch (change.is) {
    case "gainControl":
      return "control"; // 613.1b
    case "addTypes":
    case "setTypes":
    case "setSubtypes":
    case "loseTypes":
    case "allCreatureTypes":
    case "loseSubtypes":
      return "type"; // 613.1d
    case "becomeColor":
    case "becomeColors":
      return "color"; // 613.1e
    case "gainAbility":
    case "loseAbility":
    case "loseAllAbilities":
      return "ability"; // 613.1f
    case "setPT":
      return defining ? "definePT" : "setPT"; // 613.4a, 613.4b
    case "modifyPT":
      return "modifyPT"; // 613.4c
    case "switchPT":
      return rules.switchingPT === "lastSublayer" ? "switchPT" : "modifyPT"; // 613.4d
    default:
      return "rules";
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
  readonly defining?: boolean;
  readonly changes: readonly Change[];
  readonly rule?: RuleNumber;
}

interface Derived {
  readonly objects: ReadonlyMap<ObjectId, Characteristics>;
  /** Permanents by the kinds of abilities that they have, filled in as it is asked for. */
  readonly having: Map<Ability["is"], readonly ObjectId[]>;
  readonly players: readonly (PlayerRule & { readonly player: PlayerId })[];
}

/** What the derivation reads besides the objects: when one of these changes, it is made anew. */
const inputs = [
  "effects",
  "players",
  "rules",
  "time",
  "phasedOut",
  "links",
  "linkedPlayers",
] as const;

interface Cached {
  readonly game: Game;
  readonly derived: Derived;
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
  return derive(game).objects.get(id) ?? elsewhere(game, object);
}

/** The permanents that have an ability of a kind. */
export function permanentsWith(game: Game, is: Ability["is"]): readonly ObjectId[] {
  const { having } = derive(game);
  const known = having.get(is);
  if (known) return known;
  const found = game.battlefield.filter((id) =>
    characteristics(game, id).abilities.some(({ ability }) => ability.is === is),
  );
  having.set(is, found);
  return found;
}

/** The game seen with its objects' present characteristics. */
export function viewOf(game: Game): View {
  return { game, of: (id) => characteristics(game, id) };
}

/** The changes of one kind that apply to a player (613.11), with whose they are. */
export function playerRules<Is extends PlayerChange["is"]>(
  game: Game,
  player: PlayerId,
  is: Is,
): readonly (PlayerRule & { readonly change: Node<"PlayerChange", Is> })[] {
  return derive(game).players.filter(
    (one): one is typeof one & { readonly change: Node<"PlayerChange", Is> } =>
      one.player === player && one.change.is === is,
  );
}

function derive(game: Game): Derived {
  const cached = cache.get(game.objects);
  if (
    cached &&
    inputs.every((key) => cached.game[key] === game[key]) &&
    cached.game.turn.active === game.turn.active &&
    cached.game.thisTurn.events === game.thisTurn.events
  ) {
    return cached.derived;
  }
  const derived = applyLayers(game);
  cache.set(game.objects, { game, derived });
  return derived;
}

function applyLayers(game: Game): Derived {
  const drafts = new Map<ObjectId, Draft>();
  for (const id of affectable(game)) {
    const object = game.objects[id];
    if (object) drafts.set(id, printed(game, object));
  }
  const view: View = {
    game,
    of: (id) => drafts.get(id) ?? characteristicsElsewhere(game, id),
  };
  const lasting = game.effects.flatMap(fromResolution);
  let statics = staticEffects(game, drafts);
  /** 613.6: an effect that has begun goes on in later layers with the same objects. */
  const begun = new Map<string, { readonly effect: Effect; readonly ids: readonly ObjectId[] }>();
  for (const layer of layers) {
    if (layer === "modifyPT") applyCounters(game, drafts);
    const effects = effectsIn(layer, game.rules, [lasting, statics], begun);
    for (const effect of effects) {
      const ids = begun.get(effect.id)?.ids ?? affectedBy(view, effect);
      if (ids.length > 0) begun.set(effect.id, { effect, ids });
      for (const id of ids) {
        const draft = drafts.get(id);
        if (!draft) continue;
        for (const [index, change] of effect.changes.entries()) {
          if (layerOf(change, game.rules, effect.defining) === layer) {
            applyChange(draft, change, view, effect, `${effect.id}.${index}`);
          }
        }
      }
    }
    if (layer === "type") bringIntrinsicAbilities(drafts);
    if (effects.length > 0 && changesAbilities.has(layer)) statics = staticEffects(game, drafts);
  }
  return { objects: drafts, having: new Map(), players: rulesForPlayers(game, view, drafts) };
}

/** Layers after which other static abilities may be there, or be somebody else's. */
const changesAbilities: ReadonlySet<Layer> = new Set(["control", "type", "ability"]);

/** The objects that are derived together; cards elsewhere only where some card speaks of them. */
function affectable(game: Game): readonly ObjectId[] {
  return reachesEverywhere(game.cards)
    ? (Object.keys(game.objects) as ObjectId[]).filter((id) => !game.objects[id]?.phasedOut)
    : [...game.battlefield, ...game.stack];
}

const reaching = new WeakMap<Game["cards"], boolean>();

/** Whether some static ability affects objects outside the battlefield and the stack. */
function reachesEverywhere(cards: Game["cards"]): boolean {
  const known = reaching.get(cards);
  if (known !== undefined) return known;
  const found = Object.values(cards).some((card) =>
    [...card.abilities, ...(card.back?.abilities ?? [])]
      .flatMap((ability) => find(ability, "static"))
      .some(
        ({ affects }) =>
          affects.is === "all" &&
          zonesOf(affects.filter).some((zone) => zone !== "battlefield" && zone !== "stack"),
      ),
  );
  reaching.set(cards, found);
  return found;
}

function characteristicsElsewhere(game: Game, id: ObjectId): Characteristics {
  const object = game.objects[id];
  if (object) return elsewhere(game, object);
  const past = game.past[id];
  if (!past) throw new Error(`There is and was no object ${id}.`);
  return past.last;
}

/** Elsewhere only what an object says of itself applies: its characteristic-defining abilities (604.3). */
function elsewhere(game: Game, object: GameObject): Characteristics {
  const values = printed(game, object);
  const defining = values.abilities.flatMap(({ ability }) =>
    ability.is === "static" && ability.defining ? ability.changes : [],
  );
  if (defining.length === 0) return withIntrinsic(values);
  const draft: Draft = { ...values };
  const view: View = {
    game,
    of: (id) => (id === object.id ? draft : characteristics(game, id)),
  };
  const context = { source: object.id, controller: object.owner };
  const effect: Effect = {
    id: object.id,
    context,
    timestamp: object.timestamp,
    affects: [object.id],
    changes: defining,
  };
  for (const [index, change] of defining.entries()) {
    applyChange(draft, change, view, effect, `${object.id}.${index}`);
  }
  return withIntrinsic(draft);
}

function withIntrinsic(values: Characteristics): Characteristics {
  const abilities = joined(values.abilities, values.subtypes);
  return abilities === values.abilities ? values : { ...values, abilities };
}

type Abilities = Characteristics["abilities"];
const joinedKnown = new WeakMap<Abilities, WeakMap<readonly string[], Abilities>>();

/** Abilities with those that subtypes bring; the same lists give the same list. */
function joined(abilities: Abilities, subtypes: readonly string[]): Abilities {
  const known = joinedKnown.get(abilities)?.get(subtypes);
  if (known) return known;
  const added = intrinsicAbilities(subtypes);
  const all = added.length === 0 ? abilities : [...abilities, ...added];
  const bySubtypes = joinedKnown.get(abilities) ?? new WeakMap();
  bySubtypes.set(subtypes, all);
  joinedKnown.set(abilities, bySubtypes);
  return all;
}

function bringIntrinsicAbilities(drafts: ReadonlyMap<ObjectId, Draft>): void {
  for (const draft of drafts.values()) {
    if (draft.subtypes.length > 0) draft.abilities = joined(draft.abilities, draft.subtypes);
  }
}

/** The effects with something to do in a layer: defining ones first (613.3), then by timestamp (613.7). */
function effectsIn(
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

function fromResolution(effect: ContinuousEffect): readonly Effect[] {
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
function staticEffects(game: Game, drafts: ReadonlyMap<ObjectId, Draft>): readonly Effect[] {
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

function affectedBy(view: View, effect: Effect): readonly ObjectId[] {
  if (effect.whilst && !holds(view, effect.context, effect.whilst)) return [];
  return isList(effect.affects) ? effect.affects : objectsOf(view, effect.context, effect.affects);
}

const isList = (affects: Effect["affects"]): affects is readonly ObjectId[] =>
  Array.isArray(affects);

function applyChange(draft: Draft, change: Change, view: View, effect: Effect, key: string): void {
  const amount = (node: Parameters<typeof amountOf>[2]): number =>
    amountOf(view, effect.context, node);
  const union = <Item>(list: readonly Item[], more: readonly Item[] = []): readonly Item[] => [
    ...new Set([...list, ...more]),
  ];
  switch (change.is) {
    case "gainControl": {
      const [player] = playersOf(view, effect.context, change.who);
      if (player) draft.controller = player;
      return;
    }
    case "addTypes":
      draft.supertypes = union(draft.supertypes, change.supertypes);
      draft.types = union(draft.types, change.types);
      draft.subtypes = union(draft.subtypes, change.subtypes);
      return;
    case "setTypes": {
      // 205.1a: an instant or sorcery stays one.
      draft.types = union(
        draft.types.filter((type) => type === "instant" || type === "sorcery"),
        change.types,
      );
      if (!hasTypeOf(draft.types, "creature")) delete draft.everyCreatureType;
      // 205.1a: subtypes stay with their types; those of types that are gone go with them.
      const kept = draft.subtypes.filter((one) => hasTypeOf(change.types, one));
      draft.subtypes = union(kept, change.subtypes);
      if (!hasTypeOf(draft.types, "creature")) delete draft.everyCreatureType;
      return;
    }
    case "setSubtypes":
      draft.subtypes = [
        ...draft.subtypes.filter((one) => subtypeKindOf(one) !== change.kind),
        ...change.subtypes,
      ];
      if (change.kind === "creature") delete draft.everyCreatureType;
      // 305.7: with a basic land type it loses the abilities of its rules text.
      if (change.kind === "land" && intrinsicAbilities(change.subtypes).length > 0) {
        draft.abilities = [];
      }
      return;
    case "loseTypes":
      draft.types = draft.types.filter((one) => !change.types.includes(one));
      draft.subtypes = draft.subtypes.filter((one) => hasTypeOf(draft.types, one));
      if (!hasTypeOf(draft.types, "creature")) delete draft.everyCreatureType;
      return;
    case "allCreatureTypes":
      // 205.3d: only what can have creature types gains them.
      if (draft.types.some((type) => type === "creature" || type === "kindred")) {
        draft.everyCreatureType = true;
      }
      return;
    case "loseSubtypes":
      draft.subtypes = draft.subtypes.filter((one) => subtypeKindOf(one) !== change.kind);
      if (change.kind === "creature") delete draft.everyCreatureType;
      return;
    case "becomeColor": {
      const color = colorOf(change.color, view, effect);
      if (color) draft.colors = change.also ? union(draft.colors, [color]) : [color];
      return;
    }
    case "becomeColors":
      draft.colors = change.also ? union(draft.colors, change.colors) : change.colors;
      return;
    case "gainAbility":
      draft.abilities = [...draft.abilities, ...instances(change.ability, `e${key}`)];
      return;
    case "loseAbility":
      draft.abilities = withoutKeyword(draft, change.keyword);
      return;
    case "loseAllAbilities":
      draft.abilities = [];
      return;
    case "setPT":
      draft.power = amount(change.power);
      draft.toughness = amount(change.toughness);
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

/** Whether something of these types can have a subtype (205.3d); kindreds have creature types (308.2). */
const hasTypeOf = (types: readonly string[], subtype: string): boolean => {
  const kind = subtypeKindOf(subtype);
  return types.includes(kind) || (kind === "creature" && types.includes("kindred"));
};

function colorOf(
  choice: Node<"Change", "becomeColor">["color"],
  { game }: View,
  { context }: Effect,
): Characteristics["colors"][number] | undefined {
  if (choice.is === "thatColor") return choice.color;
  return choice.is === "chosenColor" ? nowOrLast(game, context.source)?.chosen?.color : undefined;
}

/** A keyword goes with all that it means: their keys begin with its own. */
function withoutKeyword({ abilities }: Draft, name: string): Characteristics["abilities"] {
  const keys = abilities
    .filter(({ ability }) => ability.is === "keyword" && ability.name === name)
    .map(({ key }) => key);
  return abilities.filter(
    ({ key }) => !keys.some((one) => key === one || key.startsWith(`${one}.`)),
  );
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

// Players (613.11) -----------------------------------------------------------------------------

function rulesForPlayers(
  game: Game,
  view: View,
  drafts: ReadonlyMap<ObjectId, Draft>,
): Derived["players"] {
  const rules: (PlayerRule & { readonly player: PlayerId })[] = [];
  for (const [source, { abilities, controller }] of drafts) {
    const zone = game.objects[source]?.place.zone;
    for (const { ability } of abilities) {
      if (ability.is !== "forPlayers" || zone !== (ability.zone ?? "battlefield")) continue;
      const context = { source, controller };
      if (ability.whilst && !holds(view, context, ability.whilst)) continue;
      const { rule } = ability;
      for (const player of playersOf(view, context, ability.who)) {
        for (const change of ability.changes) {
          rules.push({ player, change, source, controller, ...(rule && { rule }) });
        }
      }
    }
  }
  for (const {
    players = [],
    playerChanges = [],
    source,
    controller,
    frame,
    ability,
  } of game.effects) {
    for (const player of players) {
      for (const change of playerChanges) rules.push({ player, change, source, controller });
    }
    if (ability?.is !== "forPlayers") continue;
    const context = frame ? contextOf(frame) : { source, controller };
    if (ability.whilst && !holds(view, context, ability.whilst)) continue;
    for (const player of playersOf(view, context, ability.who)) {
      for (const change of ability.changes) rules.push({ player, change, source, controller });
    }
  }
  return rules;
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
