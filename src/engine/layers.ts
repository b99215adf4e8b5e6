/**
 * What objects are: the interaction of continuous effects (CR 613) as data flow. An effect is
 * data (objects, condition, changes); each change has its layer; each layer reads what the layers
 * before it have made.
 */
import type { Ability, Change, Node, PlayerChange } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import type { Characteristics, PlayerRule, RuleChange } from "./characteristics.ts";
import type { Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { applyChange, applyCounters } from "./layers/changing.ts";
import {
  affectedBy,
  type Draft,
  type Effect,
  effectsIn,
  fromResolution,
  staticEffects,
} from "./layers/effects.ts";
import { type Layer, layerOf, layers } from "./layers/order.ts";
import { type RuleOfPlayer, rulesForPlayers } from "./layers/players.ts";
import type { GameObject } from "./objects.ts";
import { intrinsicAbilities, printed } from "./printed.ts";
import { type View, zonesOf } from "./view.ts";

export { layers } from "./layers/order.ts";

interface Derived {
  readonly objects: ReadonlyMap<ObjectId, Characteristics>;
  /** Permanents by the kinds of abilities that they have, filled in as it is asked for. */
  readonly having: Map<Ability["is"], readonly ObjectId[]>;
  readonly players: readonly RuleOfPlayer[];
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
