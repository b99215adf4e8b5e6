/** What objects are before any continuous effect: their copiable values (CR 613.2, 707.2). */
import type { CardFace } from "../language/card.ts";
import type { Ability } from "../language/schema.ts";
import {
  basicLandTypes,
  type Color,
  colors,
  manaOfLandType,
  type Subtype,
} from "../language/vocabulary.ts";
import type { AbilityInstance, Characteristics } from "./characteristics.ts";
import type { Game } from "./game.ts";
import type { EffectId, ObjectId } from "./ids.ts";
import { acquiredBy } from "./links.ts";
import { isSymbolOf, manaSymbols } from "./mana.ts";
import type { Chosen, GameObject } from "./objects.ts";

type Printed = Omit<Characteristics, "controller">;

/** 406.3, 708.2: what is face down has no characteristics of its own. */
const nothing: Printed = {
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  ruleChanges: [],
};

/** The face that an object shows: as a copy, as a token, or of its card (707.2, 712.8). */
export function faceOf(game: Game, object: GameObject): CardFace | undefined {
  if (object.faceDown) return undefined;
  const own = object.copyOf ?? ownFace(game, object);
  // 608.2h: what is gone keeps the face that it last had.
  const copies = game.past[object.id] ? undefined : copiedBy(game.effects).get(object.id);
  return copies ? copies.reduce(over, own) : own;
}

/** The face that an object has by itself: of its card, or as the token that was made. */
export function ownFace(game: Game, object: GameObject): CardFace | undefined {
  const card = object.card === undefined ? undefined : game.cards[object.card];
  if (object.base) return object.base;
  // 709.3b: on the stack only the half that is cast exists.
  const half = object.half && card?.halves?.find(({ name }) => name.en === object.half);
  return half || (object.face === "back" ? card?.back : card);
}

/** The face that is down, of what a double-faced card or token represents (712.9, 707.8a). */
export function otherFace(game: Game, object: GameObject): CardFace | undefined {
  if (object.base) return object.reverse;
  const card = object.card === undefined ? undefined : game.cards[object.card];
  return object.face === "back" ? card : card?.back;
}

/** What one copy effect makes of an object: all of it, or all but its color (707.9c). */
interface CopiedOver {
  readonly effect: EffectId;
  readonly face: CardFace;
  readonly keepsColor: boolean;
}

const copied = new WeakMap<Game["effects"], ReadonlyMap<ObjectId, readonly CopiedOver[]>>();

/** 613.1a, 613.7: what copy effects make of permanents; the latest one prevails. */
function copiedBy(effects: Game["effects"]): ReadonlyMap<ObjectId, readonly CopiedOver[]> {
  const known = copied.get(effects);
  if (known) return known;
  const found = new Map<ObjectId, readonly CopiedOver[]>();
  for (const { id: effect, copyOf: face, keepsColor = false, objects } of effects) {
    if (!face) continue;
    for (const id of objects) {
      const under = keepsColor ? (found.get(id) ?? []) : [];
      found.set(id, [...under, { effect, face, keepsColor }]);
    }
  }
  copied.set(effects, found);
  return found;
}

const recolored = new WeakMap<CardFace, Map<string, CardFace>>();

/** The same face for the same colors, so that what is derived from it is, too. */
function over(under: CardFace | undefined, { face, keepsColor }: CopiedOver): CardFace {
  if (!keepsColor || !under) return face;
  const own = colorsOf(under);
  const known = recolored.get(face) ?? new Map<string, CardFace>();
  recolored.set(face, known);
  const made = known.get(own.join()) ?? { ...face, colorIndicator: own };
  known.set(own.join(), made);
  return made;
}

/** The copy effect that gives an object the face that it has, if one does (613.1a). */
export const copyEffectOf = (game: Game, id: ObjectId): EffectId | undefined =>
  copiedBy(game.effects).get(id)?.at(-1)?.effect;

/**
 * 607.2d, 607.5a: what was chosen for an object by an ability that is linked to those that it has
 * now. What it chose as something else is undefined.
 */
export function chosenFor(game: Game, id: ObjectId): Chosen | undefined {
  const object = game.objects[id];
  return object ? chosenNow(game, object) : game.past[id]?.object.chosen;
}

/** The same of an object that is there. */
export const chosenNow = (game: Game, object: GameObject): Chosen | undefined =>
  object.chosenAs === copyEffectOf(game, object.id) ? object.chosen : undefined;

/** 608.2h: an object as it is remembered: with what copy effects make of it, which may end. */
export function remembered(game: Game, object: GameObject): GameObject {
  const face = copyEffectOf(game, object.id) && faceOf(game, object);
  if (!face) return object;
  const { chosen: _was, ...rest } = object;
  const chosen = chosenNow(game, object);
  return { ...rest, copyOf: face, ...(chosen && { chosen }) };
}

/** The face that an object would show if it were face up. */
export function shownFace(game: Game, object: GameObject): CardFace | undefined {
  const { faceDown: _hidden, ...shown } = object;
  return faceOf(game, shown);
}

/** Whether a card, face up or not, is played as a land (406.3a, 701.18b). */
export function isLandCard(game: Game, card: ObjectId): boolean {
  const object = game.objects[card];
  return object !== undefined && (shownFace(game, object)?.types.includes("land") ?? false);
}

/** An object before any continuous effect (613.1). */
export function printed(game: Game, object: GameObject): Characteristics {
  const face = faceOf(game, object);
  const made = face ? acquiredFrom(face, copyEffectOf(game, object.id)) : nothing;
  const front = frontCost(game, object);
  return {
    ...made,
    ...(front !== undefined && { frontCost: front }),
    controller: object.controller,
  };
}

/** 202.3b, 712.8e: a back face has the mana value of its front, be it of a card or of a token. */
function frontCost(game: Game, object: GameObject): string | undefined {
  if (object.face !== "back" || game.rules.backFaceManaValue === "zero") return undefined;
  if (object.copyOf || copiedBy(game.effects).has(object.id)) return undefined;
  return otherFace(game, object)?.manaCost;
}

const made = new WeakMap<CardFace, Printed>();

/** What is printed on a face (613.1). */
export function printedOn(face: CardFace): Printed {
  const known = made.get(face);
  if (known) return known;
  const { manaCost, power, toughness, loyalty } = face;
  const values: Printed = {
    name: face.name,
    ...(manaCost !== undefined && { manaCost }),
    colors: colorsOf(face),
    supertypes: face.supertypes,
    types: face.types,
    subtypes: face.subtypes,
    abilities: instancesOn(face.abilities),
    ruleChanges: [],
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...(loyalty !== undefined && { loyalty }),
  };
  made.set(face, values);
  return values;
}

const copies = new WeakMap<CardFace, Map<string, Printed>>();

/** What an object has of a face: what is printed, or, by a copy effect, linked apart (607.5). */
function acquiredFrom(face: CardFace, effect: EffectId | undefined): Printed {
  const printed = printedOn(face);
  if (!effect || face.abilities.every((one) => acquiredBy(effect, one) === one)) return printed;
  const known = copies.get(face) ?? new Map<string, Printed>();
  copies.set(face, known);
  const made = known.get(effect) ?? {
    ...printed,
    abilities: instancesOn(face.abilities.map((one) => acquiredBy(effect, one))),
  };
  known.set(effect, made);
  return made;
}

const instancesOn = (abilities: readonly Ability[]): readonly AbilityInstance[] =>
  abilities.flatMap((ability, index) => instances(ability, `${index}`));

/** 105.2, 107.4e, 204: by its color indicator, or the mana symbols in its mana cost. */
export function colorsOf({ manaCost = "", colorIndicator }: CardFace): readonly Color[] {
  if (colorIndicator) return colorIndicator;
  const symbols = manaSymbols(manaCost);
  return colors.filter((color) => symbols.some((symbol) => isSymbolOf(symbol, color)));
}

/** 305.6: each basic land type brings the ability to tap for its mana. */
export function intrinsicAbilities(subtypes: readonly Subtype[]): readonly AbilityInstance[] {
  return basicLandTypes.filter((type) => subtypes.includes(type)).map((type) => intrinsic[type]);
}

const intrinsic = Object.fromEntries(
  basicLandTypes.map((type): [string, AbilityInstance] => [
    type,
    {
      key: `mana:${type}`,
      ability: {
        is: "activated",
        cost: [{ is: "tapThis" }],
        effect: { is: "addMana", who: { is: "you" }, mana: [manaOfLandType[type]] },
      },
    },
  ]),
) as Readonly<Record<(typeof basicLandTypes)[number], AbilityInstance>>;

/** The key of an ability that a change of an effect grants; no ability of the object's own has one like it. */
export const grantedKey = (change: string): string => `+${change}`;
export const isGrantedKey = (key: string): boolean => key.startsWith("+");

/** The key of the keyword ability that an ability is a part of, if it is. */
export const keywordKey = (key: string): string | undefined =>
  key.includes(".") ? key.slice(0, key.lastIndexOf(".")) : undefined;

/** An ability together with what its keyword means, each with a key of its own (702.1). */
export function instances(
  ability: Ability,
  key: string,
  how: Pick<AbilityInstance, "spares"> = {},
): readonly AbilityInstance[] {
  if (ability.is === "labelled") return instances(ability.ability, key, how);
  if (ability.is !== "keyword") return [{ ability, key, ...how }];
  const meaning = ability.meaning ?? [];
  return [
    { ability, key, ...how },
    ...meaning.flatMap((inner, index) => instances(inner, `${key}.${index}`, how)),
  ];
}
