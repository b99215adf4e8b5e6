/**
 * What objects are: the interaction of continuous effects (CR 613) as data flow. An effect is
 * data (objects, condition, changes); each change has its layer; each layer reads what the layers
 * before it have made.
 */
import { keysOf } from "../language/records.ts";
import type { Ability, Change, Node, PlayerChange } from "../language/schema.ts";
import type { CardType, Zone } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import type { Characteristics, PlayerRule, RuleChange } from "./characteristics.ts";
import type { Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { fromCounters } from "./keywordCounters.ts";
import { type Beginning, Derivation } from "./layers/derivation.ts";
import { type Draft, fromResolution } from "./layers/effects.ts";
import { withIntrinsic } from "./layers/intrinsic.ts";
import { type RuleOfPlayer, rulesForPlayers } from "./layers/players.ts";
import { type DerivationStep, Recorder } from "./layers/recording.ts";
import type { GameObject } from "./objects.ts";
import { printed } from "./printed.ts";
import { someCard } from "./someCard.ts";
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
  "lastTurn",
  "links",
  "linkedPlayers",
  "imagined",
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
  return derive(game).objects.get(id) ?? elsewhere(viewOf(game), object);
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

/** The same as long as nothing that it depends on is another. */
export function derive(game: Game): Derived {
  const cached = cache.get(game.objects);
  if (cached?.game === game) return cached.derived;
  if (
    cached &&
    inputs.every((key) => cached.game[key] === game[key]) &&
    cached.game.turn.active === game.turn.active &&
    cached.game.thisTurn.events === game.thisTurn.events
  ) {
    // Mostly the same game asks again.
    cache.set(game.objects, { game, derived: cached.derived });
    return cached.derived;
  }
  const derived = applyLayers(game);
  cache.set(game.objects, { game, derived });
  return derived;
}

function applyLayers(game: Game): Derived {
  const begun = beginning(game);
  new Derivation(begun).run();
  const { drafts, view } = begun;
  return {
    objects: asRulesSee(begun),
    having: new Map(),
    players: rulesForPlayers(game, view, drafts),
  };
}

/** What has been derived; what is only about to enter is what the rules want to see of it (614.12). */
function asRulesSee({ drafts, view }: Beginning): Derived["objects"] {
  const { game } = view;
  const object = game.imagined && game.objects[game.imagined.object];
  if (!game.imagined || !object) return drafts;
  switch (game.imagined.seen) {
    case "withAllEffects":
      return drafts;
    case "withItsOwnEffects": {
      // 400.7a: of the effects of resolutions those that came with it from the stack.
      const followed = game.effects.filter(({ objects }) => objects.includes(object.id));
      const begun = alone(view, object, followed.flatMap(fromResolution));
      new Derivation(begun).run();
      return new Map([...drafts, ...begun.drafts]);
    }
    case "byCopiableValues":
      return new Map(drafts).set(object.id, printed(game, object));
  }
}

/** All that is derived together, as it is printed. */
export function beginning(game: Game): Beginning {
  const drafts = new Map<ObjectId, Draft>();
  for (const id of affectable(game)) {
    const object = game.objects[id];
    if (object) drafts.set(id, printed(game, object));
  }
  // What is elsewhere may look at what is being derived: it sees that as far as it has come.
  const view: View = { game, of: (id) => drafts.get(id) ?? characteristicsElsewhere(view, id) };
  const counters = [...drafts.keys()].flatMap((id) => {
    const object = game.objects[id];
    return object?.countersSince ? fromCounters(game, object) : [];
  });
  return { drafts, view, lasting: [...game.effects.flatMap(fromResolution), ...counters] };
}

/** The objects that are derived together; cards elsewhere only where an effect or a card speaks of them. */
function affectable(game: Game): readonly ObjectId[] {
  if (reachesEverywhere(game.cards)) {
    return keysOf(game.objects).filter((id) => !game.objects[id]?.phasedOut);
  }
  const elsewhere = game.effects
    .flatMap(({ objects }) => objects)
    .filter((id) => isElsewhere(game.objects[id]?.place.zone ?? "battlefield"));
  return [...game.battlefield, ...game.stack, ...new Set(elsewhere)];
}

const derivedAlways: readonly Zone[] = ["battlefield", "stack"];

const isElsewhere = (zone: Zone): boolean => !derivedAlways.includes(zone);

/**
 * Whether some static ability affects objects outside the battlefield and the stack, works there,
 * or defines a characteristic by what it finds there: such cards may look at each other.
 */
const reachesEverywhere = someCard((ability) =>
  find(ability, "static").some(
    ({ affects, zone, defining, changes }) =>
      (zone !== undefined && isElsewhere(zone)) ||
      (affects.is === "all" && zonesOf(affects.filter).some(isElsewhere)) ||
      (defining === true &&
        changes
          .flatMap((change) => find(change, "all", "count"))
          .some(({ filter }) => zonesOf(filter).some(isElsewhere))),
  ),
);

function characteristicsElsewhere(view: View, id: ObjectId): Characteristics {
  const object = view.game.objects[id];
  if (object) return elsewhere(view, object);
  const past = view.game.past[id];
  if (!past) throw new Error(`There is and was no object ${id}.`);
  return past.last;
}

/** Elsewhere only what an object says of itself applies: its characteristic-defining abilities (604.3). */
function elsewhere(others: View, object: GameObject): Characteristics {
  // 702.26b, 608.2h: what is phased out counts as gone; it is known as it last was.
  if (object.phasedOut?.last) return object.phasedOut.last;
  const values = printed(others.game, object);
  if (!values.abilities.some(({ ability }) => ability.is === "static" && ability.defining)) {
    const abilities = withIntrinsic(values.abilities, values.subtypes);
    return abilities === values.abilities ? values : { ...values, abilities };
  }
  const begun = alone(others, object);
  new Derivation(begun).run();
  return begun.drafts.get(object.id) ?? values;
}

/** An object that is derived by itself, out of reach of all effects but its own and some that last. */
function alone(others: View, object: GameObject, lasting: Beginning["lasting"] = []): Beginning {
  const { game } = others;
  const draft: Draft = { ...printed(game, object) };
  return {
    drafts: new Map([[object.id, draft]]),
    view: { game, of: (id) => (id === object.id ? draft : others.of(id)) },
    lasting,
  };
}

/** How an object comes to be what it is, step by step (613.1–613.8); empty when it doesn't exist. */
export function derivationOf(game: Game, id: ObjectId): readonly DerivationStep[] {
  const object = game.objects[id];
  if (!object) return [];
  const together = beginning(game);
  const begun = together.drafts.has(id) ? together : alone(viewOf(game), object);
  const record = new Recorder(begun, object);
  new Derivation(begun, record).run();
  return record.steps;
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

/** Whether there is such a change, whoever says so. */
export const hasRuleChange = (game: Game, id: ObjectId, is: Change["is"]): boolean =>
  ruleChanges(game, id, is).length > 0;

export const isOfType = (game: Game, id: ObjectId, type: CardType): boolean =>
  characteristics(game, id).types.includes(type);

/** Who controls an object now (108.4). */
export const controllerOf = (game: Game, id: ObjectId): PlayerId =>
  characteristics(game, id).controller;
