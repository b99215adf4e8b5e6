/** From names to the objects of a game that they mean. */

import {
  cardOf,
  characteristics,
  type Game,
  nowOrLast,
  type ObjectId,
  type PlayerId,
  type Target,
} from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import { type CardId, namesIn } from "../language/card.ts";
import { sameData } from "../language/sameData.ts";
import type { Bilingual } from "./bilingual.ts";
import { type Chronicle, originOf } from "./chronicle.ts";
import { both, objectName, playerName } from "./describe.ts";
import { complaint, type NotationProblem, problemAt } from "./problems.ts";
import type { NameTable } from "./setup.ts";
import type { ObjectReference, Reference } from "./syntax.ts";

/** A moment of a board that is being played: all that names and facts depend on. */
export interface Scene {
  readonly game: Game;
  readonly chronicle: Chronicle;
  readonly table: NameTable;
}

/** The ability that an id stands for, on the stack or waiting to be put there. */
export function abilitySource(game: Game, id: ObjectId): ObjectId | undefined {
  return (
    game.objects[id]?.stacked?.source ?? game.triggers.find((trigger) => trigger.id === id)?.source
  );
}

/** Whose an object is: its controller where it has one, else its owner (108.4, 109.4). */
export function whose(game: Game, id: ObjectId): PlayerId | undefined {
  const object = nowOrLast(game, id);
  if (!object) return game.triggers.find((trigger) => trigger.id === id)?.controller;
  const { zone } = object.place;
  return zone === "battlefield" || zone === "stack"
    ? characteristics(game, id).controller
    : object.owner;
}

/** Whether a name can mean an object. A name alone doesn't mean an ability of what it names. */
export function means(
  { game, chronicle, table }: Scene,
  name: ObjectReference,
  id: ObjectId,
): boolean {
  const scene = { game, chronicle, table };
  const source = abilitySource(game, id);
  if ((source !== undefined) !== (name.ability !== undefined)) return false;
  if (!isCalled(scene, name, source ?? id, id)) return false;
  return typeof name.ability !== "number" || abilitiesNamed(scene, name)[name.ability - 1] === id;
}

/** The abilities on the stack, or about to be put there, that a name can mean, oldest first. */
export function abilitiesNamed(scene: Scene, name: ObjectReference): readonly ObjectId[] {
  const age = (id: ObjectId): number => Number(id.slice(1));
  return everyObject(scene.game)
    .filter((id) => {
      const source = abilitySource(scene.game, id);
      return source !== undefined && isCalled(scene, name, source, id);
    })
    .sort((one, other) => age(one) - age(other));
}

/** As `means`, where an ability may go by the plain name of its source. */
export function meansAbility(scene: Scene, name: ObjectReference, id: ObjectId): boolean {
  if (typeof name.ability === "number") return means(scene, name, id);
  return isCalled(scene, name, abilitySource(scene.game, id) ?? id, id);
}

function isCalled(scene: Scene, name: ObjectReference, named: ObjectId, id: ObjectId): boolean {
  const { game, chronicle, table } = scene;
  const origin = originOf(chronicle, named);
  if (name.is === "nickname") return table.nicknames.get(name.nickname) === origin;
  if (name.of !== undefined && whose(game, id) !== name.of) return false;
  if (name.is === "token") {
    const place = tokensNamed(game, name.name).indexOf(named);
    return place >= 0 && (name.number === undefined || place === name.number - 1);
  }
  if (!isOfCard(game, named, name.card)) return false;
  // 709.3b: on the stack there is only the half that was cast.
  const { half } = nowOrLast(game, named) ?? {};
  if (half !== undefined && name.half !== undefined && half !== name.half) return false;
  return name.number === undefined || table.copies.get(name.card)?.[name.number - 1] === origin;
}

/** Whether an object is a card, or a copy with the name of that card (707.2, 707.10). */
function isOfCard(game: Game, id: ObjectId, card: CardId): boolean {
  const own = cardOf(game, id)?.id;
  if (own !== undefined) return own === card;
  const name = nowOrLast(game, id)?.base?.name.en;
  const called = game.cards[card]?.name.en;
  if (name === undefined || called === undefined) return false;
  // 709.3b: a copy of a half has the name of that half alone.
  return name === called || namesIn(called).includes(name);
}

/** Tokens by a name that they were created with, in the order in which they came. */
export function tokensNamed(game: Game, name: string): readonly ObjectId[] {
  const past = Object.values(game.past).map(({ object }) => object);
  const all = new Map([...past, ...Object.values(game.objects)].map((one) => [one.id, one]));
  return [...all.values()]
    .filter(({ token, base }) => token && base?.name.en.toLowerCase() === name.toLowerCase())
    .map(({ id }) => id)
    .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
}

/** Every object of the game, abilities on the stack and waiting triggers included. */
export const everyObject = (game: Game): readonly ObjectId[] => [
  ...Object.values(game.objects).map((object) => object.id),
  ...game.triggers.map((trigger) => trigger.id),
];

type Found<Value> = Result<Value, NotationProblem>;

/**
 * The objects of a list that names mean, each once. A name that fits several is good enough as
 * long as it makes no difference which of them is meant.
 */
export function findObjects(
  scene: Scene,
  names: readonly ObjectReference[],
  among: readonly ObjectId[],
  where: Bilingual,
  fits: typeof means = means,
): Found<readonly ObjectId[]> {
  const found: ObjectId[] = [];
  for (const name of names) {
    const fitting = among.filter((id) => !found.includes(id) && fits(scene, name, id));
    const one = pickAlike(scene, name, fitting, where);
    if (!one.ok) return one;
    found.push(one.value);
  }
  return ok(found);
}

export function pickAlike(
  scene: Scene,
  name: ObjectReference,
  fitting: readonly ObjectId[],
  where: Bilingual,
): Found<ObjectId> {
  const [first, ...others] = fitting;
  if (first === undefined) {
    return fail(problemAt(name.at, complaint("notThere", [calledBy(scene, name), where])));
  }
  const state = stateOf(scene.game, first);
  if (others.every((other) => stateOf(scene.game, other) === state)) return ok(first);
  return fail(problemAt(name.at, complaint("ambiguous", [calledBy(scene, name), howToTell])));
}

const howToTell: Bilingual = {
  en: "write “A's NAME”, “NAME #2”, “NAME's ability #2”, or give one a nickname in the position with “(as NICKNAME)”",
  ja: "「A's 名前」「名前 #2」「名前's ability #2」と書くか、状況の中で「(as 呼び名)」を付けてください",
};

function calledBy({ game }: Scene, name: ObjectReference): Bilingual {
  if (name.is === "nickname") return { en: name.nickname, ja: name.nickname };
  const whole = name.is === "token" ? both(name.name) : cardNamed(game, name.card);
  return name.ability === undefined
    ? whole
    : { en: `${whole.en}'s ability`, ja: `${whole.ja}の能力` };
}

function cardNamed(game: Game, id: CardId): Bilingual {
  const { name } = game.cards[id] ?? {};
  return name ? { en: name.en, ja: `《${name.ja}》` } : both(id);
}

/** Everything by which two objects of one name can differ. */
function stateOf(game: Game, id: ObjectId): string {
  const object = game.objects[id];
  const trigger = game.triggers.find((one) => one.id === id);
  if (trigger) {
    const { source, key, controller, occasion } = trigger;
    const about = occasion?.object && objectName(game, occasion.object).en;
    return JSON.stringify([stateOf(game, source), key, controller, about, occasion?.player]);
  }
  if (!object) return "";
  const { id: _id, timestamp: _timestamp, ...own } = object;
  const attached = game.battlefield.filter((other) => game.objects[other]?.attachedTo === id);
  // Where they speak of themselves, alike objects differ in their ids alone.
  return JSON.stringify([own, characteristics(game, id), attached.length], (_key, value) =>
    value === id ? "itself" : value,
  );
}

/** Objects and players that names mean, among those that may be chosen. */
export function findTargets(
  scene: Scene,
  names: readonly Reference[],
  among: readonly Target[],
  where: Bilingual,
): Found<readonly Target[]> {
  const objects = among.flatMap((one) => (one.is === "object" ? [one.object] : []));
  const found: Target[] = [];
  for (const name of names) {
    if (name.is === "player") {
      found.push({ is: "player", player: name.player });
      continue;
    }
    const taken = found.flatMap((one) => (one.is === "object" ? [one.object] : []));
    const left = objects.filter((id) => !taken.includes(id));
    const fitting = left.filter((id) => means(scene, name, id));
    // What can't be chosen may still be what was meant: the engine says why it can't.
    const elsewhere = everyObject(scene.game).find((id) => means(scene, name, id));
    const pool = fitting.length > 0 || elsewhere === undefined ? fitting : [elsewhere];
    const [first] = pool;
    // Written as often as there are objects of it, it means them all: which is which is all one.
    const times = names.slice(found.length).filter((other) => isSameName(other, name)).length;
    const one = first && times >= pool.length ? ok(first) : pickAlike(scene, name, pool, where);
    if (!one.ok) return one;
    found.push({ is: "object", object: one.value });
  }
  return ok(found);
}

const isSameName = (
  { at: _one, ...name }: Reference,
  { at: _other, ...other }: Reference,
): boolean => sameData(name, other);

export const referenceName = (scene: Scene, name: Reference): Bilingual =>
  name.is === "player" ? playerName(name.player) : calledBy(scene, name);
