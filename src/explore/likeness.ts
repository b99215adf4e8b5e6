/**
 * Which positions are the same to all who play on from them, and which objects can stand for one
 * another. The engine's `hash` tells positions apart by the order of hands, of the battlefield and
 * of timestamps; here what no rule can tell apart is put into one order first.
 */

import type { Game } from "../engine/game.ts";
import { hash } from "../engine/hash.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { GameObject } from "../engine/objects.ts";
import { someCard } from "../engine/someCard.ts";
import { abilitiesOf } from "../language/card.ts";
import type { Ability } from "../language/schema.ts";
import { find } from "../language/walk.ts";

/** What a search wants to tell apart besides: a name of an object, the same all along its way. */
export type Label = (id: ObjectId) => string | undefined;

export interface Likeness {
  /** Equal for positions from which the same can come, in the same words. */
  readonly key: string;
  /** Equal for objects that may be exchanged for one another without a difference. */
  readonly classOf: (id: ObjectId) => string;
}

// References -----------------------------------------------------------------------------------

interface Reference {
  readonly path: string;
  readonly id: string;
}

const idPattern = /^([oef]\d+)(?::.*)?$/;

const idIn = (word: string): string | undefined => idPattern.exec(word)?.[1];

/** What is immutable is looked through once, in however many games it stands. */
const known = new WeakMap<object, readonly Reference[]>();

/** Parts that hold no ids, or those of another game. */
const opaque: ReadonlySet<string> = new Set(["base", "copyOf", "reverse", "before", "ability"]);

function referencesIn(value: unknown): readonly Reference[] {
  if (typeof value === "string") {
    const id = idIn(value);
    return id === undefined ? [] : [{ path: "", id }];
  }
  if (value === null || typeof value !== "object") return [];
  const before = known.get(value);
  if (before) return before;
  const found = Array.isArray(value)
    ? value.flatMap(referencesIn)
    : Object.entries(value).flatMap(([key, inner]): Reference[] => {
        const own = idIn(key);
        const inside = opaque.has(key)
          ? []
          : referencesIn(inner).map(({ path, id }) => ({
              path: `${own === undefined ? key : "*"}.${path}`,
              id,
            }));
        return own === undefined ? inside : [{ path: "key", id: own }, ...inside];
      });
  known.set(value, found);
  return found;
}

// Timestamps -----------------------------------------------------------------------------------

/** The continuous effects of static abilities that are written in an ability. */
const continuousIn = (ability: Ability): readonly Ability[] =>
  find(ability, "static", "forPlayers").filter(({ changes }) => changes.length > 0);

type Faces = Parameters<typeof abilitiesOf>[0];

const ordered = new WeakMap<object, boolean>();

/** 613.7: whether an order of timestamps among things with this face could show. */
function hasOrder(card: Faces): boolean {
  const before = ordered.get(card);
  if (before !== undefined) return before;
  const found = abilitiesOf(card).some((one) => continuousIn(one).length > 0);
  ordered.set(card, found);
  return found;
}

/** Whether anything in a game could give an object a static ability that it has not in print. */
const grantsOrder = someCard(
  (ability) =>
    // What a keyword means stands in it as well, and is not granted.
    ability.is !== "keyword" && continuousIn(ability).some((one) => one !== ability),
);

/** Counters that only change a size, or are only counted. */
const plainCounters = /^([+-]\d+\/[+-]\d+|loyalty|charge)$/;

/** Whether no effect and no rule asks when an object came, so that its timestamp says nothing. */
function isTimeless(game: Game, object: GameObject): boolean {
  const { card, base, copyOf, attachedTo, turnedOver, counters = {}, place } = object;
  const definition = card === undefined ? undefined : game.cards[card];
  if (base || copyOf || attachedTo || turnedOver !== undefined || place.zone === "stack") {
    return false;
  }
  if (!definition) return object.unknown === true;
  const isUnique =
    definition.supertypes.includes("legendary") || definition.types.includes("planeswalker");
  return (
    !isUnique &&
    !hasOrder(definition) &&
    Object.keys(counters).every((kind) => plainCounters.test(kind)) &&
    !grantsOrder(game.cards)
  );
}

// Descriptions ---------------------------------------------------------------------------------

const texts = new WeakMap<GameObject, string>();

/** All that an object is by itself, whatever it is called and since when. */
function textOf(object: GameObject): string {
  const before = texts.get(object);
  if (before !== undefined) return before;
  const { id: _id, timestamp: _timestamp, ...own } = object;
  const text = JSON.stringify(own, (_key, value: unknown) =>
    typeof value === "string" && idIn(value) !== undefined ? "*" : value,
  );
  texts.set(object, text);
  return text;
}

/** Where the rest of a game speaks of objects; what is asked follows from all else. */
function outside(game: Game): readonly Reference[] {
  const { effects, delayed, links, linkedPlayers, permissions, triggers, frames } = game;
  const { agenda, thisTurn, lastTurn } = game;
  const parts = { effects, delayed, links, linkedPlayers, permissions, triggers, frames };
  return Object.entries({ ...parts, agenda, thisTurn, lastTurn }).flatMap(([part, value]) =>
    referencesIn(value)
      .map(({ path, id }) => ({ path: `${part}.${path}`, id }))
      // What waits to be put on the stack says what it is itself called.
      .filter(({ path }) => path !== "triggers.id."),
  );
}

/**
 * What each object is, with what speaks of it and what it speaks of: equal texts for objects that
 * nothing tells apart, as far as two rounds can see (refined as colors of a graph are).
 */
class Descriptions {
  readonly #descriptions = new Map<string, string>();
  readonly #related = new Set<string>();
  readonly #timeless = new Set<ObjectId>();

  constructor(game: Game, label: Label) {
    const objects = Object.values(game.objects);
    for (const object of objects) if (isTimeless(game, object)) this.#timeless.add(object.id);
    const lasting = objects.filter(({ id }) => !this.#timeless.has(id));
    const stamps = [...lasting].sort((one, other) => one.timestamp - other.timestamp);
    const age = new Map(stamps.map(({ id }, index) => [id, index]));
    for (const object of objects) {
      const { id } = object;
      this.#descriptions.set(id, `${textOf(object)}|${age.get(id) ?? ""}|${label(id) ?? ""}`);
    }
    const links = [
      ...outside(game).map((one) => ({ ...one, from: undefined })),
      ...objects.flatMap((object) =>
        referencesIn(object)
          .filter(({ path, id }) => !(path === "id." && id === object.id))
          .map((one) => ({ ...one, from: object.id })),
      ),
    ];
    for (const { id, from } of links) {
      this.#related.add(id);
      if (from !== undefined) this.#related.add(from);
    }
    if (this.#hasTies()) {
      this.#refine(links);
      this.#refine(links);
    }
  }

  /** Whether related objects look alike, so that only their relations tell them apart. */
  #hasTies(): boolean {
    const seen = new Map<string, number>();
    for (const description of this.#descriptions.values())
      seen.set(description, (seen.get(description) ?? 0) + 1);
    return [...this.#related].some((id) => (seen.get(this.#descriptions.get(id) ?? "") ?? 0) > 1);
  }

  #refine(links: readonly (Reference & { readonly from: ObjectId | undefined })[]): void {
    const about = new Map<string, string[]>();
    const note = (id: string, text: string): void => {
      about.set(id, [...(about.get(id) ?? []), text]);
    };
    for (const { id, path, from } of links) {
      note(id, `<${path}${from === undefined ? "" : this.#descriptions.get(from)}`);
      if (from !== undefined) note(from, `>${path}${this.#descriptions.get(id) ?? ""}`);
    }
    for (const [id, texts] of about) {
      const description = this.#descriptions.get(id);
      if (description !== undefined)
        this.#descriptions.set(id, [description, ...texts.sort()].join("\n"));
    }
  }

  isTimeless(id: ObjectId): boolean {
    return this.#timeless.has(id);
  }

  of(id: ObjectId): string {
    return this.#descriptions.get(id) ?? id;
  }

  /** What nothing speaks of, and what speaks of nothing, is only what it is. */
  isAlone(id: ObjectId): boolean {
    return !this.#related.has(id);
  }
}

// Positions ------------------------------------------------------------------------------------

const muted = new WeakMap<GameObject, GameObject>();

function withoutTimestamp(object: GameObject): GameObject {
  const before = muted.get(object);
  if (before) return before;
  const made = { ...object, timestamp: 0 };
  muted.set(object, made);
  return made;
}

/**
 * Looks at a position. Hands, graveyards, the battlefield and exile are heaps: no word of the
 * language asks for their order (404.3). Libraries and the stack keep theirs.
 */
export function likenessOf(game: Game, label: Label = () => undefined): Likeness {
  let seen: Descriptions | undefined;
  const descriptions = (): Descriptions => {
    seen ??= new Descriptions(game, label);
    return seen;
  };
  let key: string | undefined;
  return {
    get key() {
      key ??= keyOf(game, descriptions(), label);
      return key;
    },
    classOf: (id) => {
      if (!descriptions().isAlone(id)) return id;
      const trigger = game.triggers.find((one) => one.id === id);
      if (!trigger) return descriptions().of(id);
      const { id: _id, ...rest } = trigger;
      return JSON.stringify(rest);
    },
  };
}

function keyOf(game: Game, descriptions: Descriptions, label: Label): string {
  const sorted = (ids: readonly ObjectId[]): readonly ObjectId[] =>
    ids.length < 2
      ? ids
      : ids
          .map((id) => ({ id, description: descriptions.of(id) }))
          .sort((one, other) =>
            one.description < other.description ? -1 : one.description > other.description ? 1 : 0,
          )
          .map(({ id }) => id);
  const players = game.players.map((player) => ({
    ...player,
    hand: sorted(player.hand),
    graveyard: sorted(player.graveyard),
    mana: [...player.mana].sort(),
  }));
  const battlefield = sorted(game.battlefield);
  const exile = sorted(game.exile);
  const phasedOut = sorted(game.phasedOut);
  const objects = Object.fromEntries(
    Object.values(game.objects).map((object) => [
      object.id,
      descriptions.isTimeless(object.id) ? withoutTimestamp(object) : object,
    ]),
  );
  const effects = game.effects.map((effect) =>
    effect.objects.length < 2 ? effect : { ...effect, objects: sorted(effect.objects) },
  );
  const { decision } = game;
  // Which answers there are follows from all else; in which order they stand says nothing.
  const asked = decision && { is: decision.is, player: decision.player };
  const position = { ...game, players, battlefield, exile, phasedOut, objects, effects };
  const heaps = [...players.flatMap(({ hand, graveyard, library }) => [hand, graveyard, library])];
  const labels = [...heaps, battlefield, exile, phasedOut, game.stack]
    .flat()
    .map((id) => label(id) ?? "")
    .join();
  return `${hash({ ...position, decision: asked } as Game)}${/[^,]/.test(labels) ? labels : ""}`;
}
