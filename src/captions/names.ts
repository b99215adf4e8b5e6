/** What captions call the things of a game, whatever the language. */

import type { Refusal } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import { characteristics } from "../engine/index.ts";
import type { GameObject, Place, StackedAbility, Target } from "../engine/objects.ts";
import type { CardName } from "../language/card.ts";
import type { Ability, Change, Cost, Effect } from "../language/schema.ts";
import type { Color, ManaType, Step, Zone } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";

/** What an object is called by: nothing, its name, or the name of what the ability is of. */
export type Called =
  | { readonly is: "unknown" }
  | { readonly is: "card"; readonly name: CardName; readonly of?: PlayerId }
  | { readonly is: "ability"; readonly name: CardName; readonly keyword?: string };

/** The words of one language for the things of one game. */
export interface Names {
  readonly game: Game;
  player(id: PlayerId): string;
  object(id: ObjectId): string;
  /** Several objects, as a list in a sentence. */
  objects(ids: readonly ObjectId[]): string;
  target(target: Target): string;
  targets(targets: readonly Target[]): string;
  zone(zone: Zone): string;
  /** A zone with the player whose it is. */
  place(place: Place): string;
  step(step: Step): string;
  color(color: Color): string;
  mana(mana: readonly ManaType[]): string;
  keyword(name: string): string;
  costs(costs: readonly Cost[]): string;
  /** What continuous effects do to these objects: a predicate for a subject before it. */
  changes(changes: readonly Change[], many: boolean): string;
  refusal(refusal: Refusal): string;
}

type OnStack = Pick<StackedAbility, "source" | "ability" | "occasion">;

/** The ability that an id stands for: on the stack, waiting to be put there, or gone from it. */
export function stackedAbility(game: Game, id: ObjectId): OnStack | undefined {
  const object: GameObject | undefined = game.objects[id] ?? game.past[id]?.object;
  return object?.stacked ?? game.triggers.find((trigger) => trigger.id === id);
}

/** Equal texts once, with their number. */
export function tally(texts: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

/** What an effect of an ability is done to: what it triggered on, or what it is of. */
export function affectedBy(game: Game, id: ObjectId, effect: string): ObjectId {
  const ability = stackedAbility(game, id);
  if (!ability) return id;
  return effect === "cast" ? (ability.occasion?.object ?? id) : ability.source;
}

/** Whether an ability has such an effect for somebody to do. */
export function isOffered(game: Game, id: ObjectId, effect: Effect["is"]): boolean {
  const ability = stackedAbility(game, id)?.ability;
  return ability !== undefined && find(ability, effect).length > 0;
}

/** A keyword's own triggered ability is known by the keyword: "its madness ability". */
function keywordOf(ability: Ability): string | undefined {
  return ability.is === "triggered" && ability.when.is === "doneThisWay"
    ? ability.when.link
    : undefined;
}

function nameOf(game: Game, id: ObjectId): CardName | undefined {
  return game.objects[id] || game.past[id] ? characteristics(game, id).name : undefined;
}

/** Another player has a permanent of this name too, so that the name alone does not tell them apart. */
function isAmbiguous(game: Game, id: ObjectId, name: CardName): boolean {
  if (game.objects[id]?.place.zone !== "battlefield") return false;
  const { controller } = characteristics(game, id);
  return game.battlefield.some((other) => {
    const of = characteristics(game, other);
    return of.name?.en === name.en && of.controller !== controller;
  });
}

export function called(game: Game, id: ObjectId): Called {
  const ability = stackedAbility(game, id);
  if (ability) {
    const name = nameOf(game, ability.source);
    if (!name) return { is: "unknown" };
    const keyword = keywordOf(ability.ability);
    return { is: "ability", name, ...(keyword && { keyword }) };
  }
  const name = nameOf(game, id);
  if (!name) return { is: "unknown" };
  return isAmbiguous(game, id, name)
    ? { is: "card", name, of: characteristics(game, id).controller }
    : { is: "card", name };
}
