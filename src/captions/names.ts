/** What captions call the things of a game, whatever the language. */

import type { TotalCost } from "../engine/costs/total.ts";
import type { Decision, Purpose, Refusal } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import { characteristics, isTurnDraw } from "../engine/index.ts";
import type { GameObject, Place, StackedAbility, Target } from "../engine/objects.ts";
import { aimedAt } from "../engine/targets.ts";
import { keywords } from "../keywords/index.ts";
import type { CardFace, CardName } from "../language/card.ts";
import type { Vocabulary } from "../language/eraWords.ts";
import type { Ability, Change, Cost, Effect, PlayerChange } from "../language/schema.ts";
import type { Color, ManaType, Step, Subtype, Zone } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import { isTokenName, tokenName } from "../notation/describe.ts";

export { isTokenName, tokenName };

/** What an object is called by: nothing, its name, or the name of what the ability is of. */
type Called =
  | { readonly is: "unknown" }
  /** Combat damage that waits on the stack (until 2009). */
  | { readonly is: "combatDamage" }
  /** `plain`: a token named after its subtypes, which is no card's name (111.4). */
  | {
      readonly is: "card";
      readonly name: CardName;
      readonly of?: PlayerId;
      readonly plain?: true;
    }
  | { readonly is: "ability"; readonly name: CardName; readonly keyword?: string }
  /** The draw of the turn, where it is put on the stack. */
  | { readonly is: "turnDraw" };

/** The words of one language for the things of one game. */
export interface Names {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  player(id: PlayerId): string;
  object(id: ObjectId): string;
  /** Its name alone, even where another player has a permanent of that name. */
  bare(id: ObjectId): string;
  /** The name that its card has, whatever it is a copy of now. */
  printed(id: ObjectId): string;
  /** The names of the face that was up and of the one that is now. */
  faces(id: ObjectId): readonly [string, string] | undefined;
  /** Several objects, as a list in a sentence. */
  objects(ids: readonly ObjectId[]): string;
  target(target: Target): string;
  /** What is attacked: of a team that is attacked as one, the team. */
  attacked(target: Target): string;
  targets(targets: readonly Target[]): string;
  zone(zone: Zone): string;
  /** A zone with the player whose it is. */
  place(place: Place): string;
  step(step: Step): string;
  color(color: Color): string;
  mana(mana: readonly ManaType[]): string;
  keyword(name: string): string;
  subtype(subtype: Subtype): string;
  /** A type line of what something is now, as a card would have it. */
  typeLine(of: Pick<CardFace, "supertypes" | "types" | "subtypes">): string;
  /** A kind of counter: "+1/+1 counter". */
  counter(name: string): string;
  costs(costs: readonly Cost[]): string;
  /** What continuous effects do to these objects: a predicate for a subject before it. */
  changes(changes: readonly Change[], many: boolean): string;
  playerChanges(changes: readonly PlayerChange[], many: boolean): string;
  refusal(refusal: Refusal): string;
}

/** What a copy on the stack is aimed at, which is what tells it from others; without targets its name. */
export function aimOf(n: Names, id: ObjectId): string {
  const target = aimedAt(n.game, id);
  return target ? n.target(target) : n.object(id);
}

type OnStack = Pick<StackedAbility, "source" | "ability" | "key" | "occasion">;

/** The ability that an id stands for: on the stack, waiting to be put there, or gone from it. */
function stackedAbility(game: Game, id: ObjectId): OnStack | undefined {
  const object: GameObject | undefined = game.objects[id] ?? game.past[id]?.object;
  return object?.stacked ?? game.triggers.find((trigger) => trigger.id === id);
}

/** Equal texts once, with their number. */
export function tally(texts: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

/** Whether none is named twice: of several that are called the same, it can be said how many they are. */
export const areDistinct = (targets: readonly Target[]): boolean =>
  new Set(targets.map((one) => (one.is === "player" ? one.player : one.object))).size ===
  targets.length;

/** What an effect of an ability is done to: its target, what it triggered on, or what it is of. */
export function affectedBy(game: Game, id: ObjectId, effect: string): ObjectId {
  const ability = stackedAbility(game, id);
  if (!ability) return id;
  const aim = effect === "returnToHand" ? returnedTarget(game, id, ability.ability) : undefined;
  if (aim !== undefined) return aim;
  return effect === "cast" ? (ability.occasion?.object ?? id) : ability.source;
}

/** The target of an ability, if that is what it returns to a hand. */
function returnedTarget(game: Game, id: ObjectId, ability: Ability): ObjectId | undefined {
  if (!find(ability, "returnToHand").some(({ what }) => what.is === "target")) return undefined;
  const aim = aimedAt(game, id);
  return aim?.is === "object" ? aim.object : undefined;
}

/** Whether an ability has such an effect for somebody to do. */
export function isOffered(game: Game, id: ObjectId, effect: Effect["is"]): boolean {
  const ability = stackedAbility(game, id)?.ability;
  return ability !== undefined && find(ability, effect).length > 0;
}

/** The effects of which a text lets somebody choose one as it resolves: "… or …". */
export function alternatives(game: Game, id: ObjectId): readonly Effect[] {
  const own = stackedAbility(game, id)?.ability;
  const known = game.objects[id] || game.past[id];
  const texts = own
    ? [own]
    : known
      ? characteristics(game, id).abilities.map(({ ability }) => ability)
      : [];
  const [only, ...others] = texts.flatMap((text) => find(text, "either"));
  return only && others.length === 0 ? only.effects : [];
}

/** What joins two abilities often goes by the keyword's name, and else by one that nobody reads. */
export const asKeyword = (link: string | undefined): string | undefined =>
  link !== undefined && Object.hasOwn(keywords, link) ? link : undefined;

/** Whether all that can be chosen are permanents: else they are called cards. */
export function areAllPermanents(game: Game, decision: Decision): boolean {
  if (decision.is !== "choose" && decision.is !== "chance") return false;
  const ids = decision.from.map((one) =>
    typeof one === "string" ? one : one.is === "object" ? one.object : undefined,
  );
  return ids.every((id) => id !== undefined && objectOf(game, id)?.place.zone === "battlefield");
}

const keywordsByRule: ReadonlyMap<string, string> = new Map(
  Object.values(keywords).map(({ rule, name }) => [rule, name]),
);

/** A keyword's own ability, which carries its rule, is known by the keyword: "its madness ability". */
function keywordOf(ability: Ability): string | undefined {
  if (ability.is !== "triggered" && ability.is !== "activated") return undefined;
  const linked =
    ability.is === "triggered" && ability.when.is === "doneThisWay"
      ? asKeyword(ability.when.link)
      : undefined;
  return linked ?? keywordsByRule.get(ability.rule?.replace(/[a-z]$/, "") ?? "");
}

const objectOf = (game: Game, id: ObjectId): GameObject | undefined =>
  game.objects[id] ?? game.past[id]?.object;

export function nameOf(game: Game, id: ObjectId): CardName | undefined {
  return objectOf(game, id) ? characteristics(game, id).name : undefined;
}

/** The name on the card, or of the token, before it became a copy of something. */
export function printedName(game: Game, id: ObjectId): CardName | undefined {
  const object = objectOf(game, id);
  const card = object?.card === undefined ? undefined : game.cards[object.card];
  return (object?.base ?? card)?.name;
}

/** The names of the faces of what has transformed: the one that was up, and the one that is. */
export function faceNames(game: Game, id: ObjectId): readonly [CardName, CardName] | undefined {
  const object = objectOf(game, id);
  if (object?.base && object.reverse) return [object.reverse.name, object.base.name];
  const card = object?.card === undefined ? undefined : game.cards[object.card];
  if (!card?.back) return undefined;
  return object?.face === "back" ? [card.name, card.back.name] : [card.back.name, card.name];
}

const namesKnown = new WeakMap<Game, ReadonlyMap<string, ReadonlySet<PlayerId>>>();

/** Which players control permanents of each name. */
function playersByName(game: Game): ReadonlyMap<string, ReadonlySet<PlayerId>> {
  const known = namesKnown.get(game);
  if (known) return known;
  const players = new Map<string, Set<PlayerId>>();
  for (const id of game.battlefield) {
    const { name, controller } = characteristics(game, id);
    if (!name) continue;
    players.set(name.en, (players.get(name.en) ?? new Set()).add(controller));
  }
  namesKnown.set(game, players);
  return players;
}

/** Another player has a permanent of this name too, so that the name alone does not tell them apart. */
function isAmbiguous(game: Game, id: ObjectId, name: CardName): boolean {
  if (game.objects[id]?.place.zone !== "battlefield") return false;
  const { controller } = characteristics(game, id);
  return [...(playersByName(game).get(name.en) ?? [])].some((player) => player !== controller);
}

/** The names of what is called otherwise now, for abilities of it that are gone. */
export type FormerNames = ReadonlyMap<ObjectId, CardName>;

export function called(game: Game, id: ObjectId, formerly?: FormerNames): Called {
  const ability = stackedAbility(game, id);
  if (ability) {
    if (isTurnDraw(ability)) return { is: "turnDraw" };
    const former = game.past[id] && formerly?.get(ability.source);
    const name = former ?? nameOf(game, ability.source);
    if (!name) return { is: "unknown" };
    const keyword = keywordOf(ability.ability);
    return { is: "ability", name, ...(keyword && { keyword }) };
  }
  if (objectOf(game, id)?.assigned) return { is: "combatDamage" };
  const name = nameOf(game, id);
  if (!name) return { is: "unknown" };
  return {
    is: "card",
    name,
    ...(isAmbiguous(game, id, name) && { of: characteristics(game, id).controller }),
    ...(isTokenName(name) && { plain: true }),
  };
}

/** Whether an object is still there as the one that it was (400.7). */
export const isThere = (target: Target, { game }: Names): boolean =>
  target.is === "object" && game.objects[target.object] !== undefined;

/** What a player may pay, where it is one thing: an amount of mana, or something to be done. */
export function singleCost(
  { mana, other }: TotalCost,
  n: Names,
): { readonly mana?: string; readonly deed?: string } {
  if (other.length === 0) return { mana };
  return other.length === 1 && mana === "{0}" ? { deed: n.costs(other) } : {};
}

/** A half of a split card, by its place among those that may be cast (709.3). */
export function halfName(game: Game, purpose: Purpose, place: number): CardName | undefined {
  if (purpose.is !== "half") return undefined;
  const card = objectOf(game, purpose.of)?.card;
  return card === undefined ? undefined : game.cards[card]?.halves?.[place]?.name;
}
