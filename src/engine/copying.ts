/** Copiable values, and copies with exceptions (CR 707.2, 707.9). */
import type { CardDefinition, CardFace } from "../language/card.ts";
import type { Ability, Amount, Change } from "../language/schema.ts";
import { type SubtypeKind, subtypeKindOf } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { colorsOf, faceOf } from "./printed.ts";
import { otherFace } from "./transform.ts";
import { nowOrLast } from "./view.ts";

/**
 * 707.2: what is copied of an object: what is printed on its face, or what it copies itself. Not
 * its status, counters, or what continuous effects have made of it.
 */
export function copiableValues(game: Game, id: ObjectId): CardFace | undefined {
  const object = nowOrLast(game, id);
  const face = object && faceOf(game, object);
  return face && bareFace(face);
}

/** 707.2: a copy of a card is not that card; its other face is no copiable value of this one. */
function bareFace(face: CardFace & Partial<CardDefinition>): CardFace {
  const { id: _id, back: _back, ...bare } = face;
  return bare;
}

/**
 * 707.8a, 707.10g: what a copy of a double-faced object has on its other side, and whether that is
 * the front. What the object copies itself, it copies with both of its faces.
 */
export function copiableReverse(
  game: Game,
  id: ObjectId,
): { readonly reverse?: CardFace; readonly back?: true } {
  const object = nowOrLast(game, id);
  const other = object && !object.faceDown && otherFace(game, object);
  if (!other) return {};
  const { copyOf: _copied, ...own } = object;
  const up = faceOf(game, object);
  const isCopy = up !== faceOf({ ...game, effects: [] }, own);
  const reverse = bareFace(isCopy && up ? up : other);
  return { reverse, ...(object.face === "back" && { back: true }) };
}

/** 707.9: "except …": the exceptions become part of the copiable values. */
export function withExceptions(
  face: CardFace,
  except: readonly Change[],
  amount: (node: Amount) => number,
): CardFace {
  return except.reduce((made, change) => withException(made, change, amount), face);
}

function withException(face: CardFace, change: Change, amount: (node: Amount) => number): CardFace {
  const union = <Item>(list: readonly Item[], more: readonly Item[] = []): readonly Item[] => [
    ...new Set([...list, ...more]),
  ];
  const without = (kind: SubtypeKind): readonly string[] =>
    face.subtypes.filter((one) => subtypeKindOf(one) !== kind);
  switch (change.is) {
    case "addTypes":
      return {
        ...face,
        supertypes: union(face.supertypes, change.supertypes),
        types: union(face.types, change.types),
        subtypes: union(face.subtypes, change.subtypes),
      };
    case "setTypes":
      return { ...face, types: change.types, subtypes: union(face.subtypes, change.subtypes) };
    case "loseTypes":
      return { ...face, types: face.types.filter((one) => !change.types.includes(one)) };
    case "setSubtypes":
      return {
        ...face,
        subtypes: [...without(change.kind), ...change.subtypes],
        abilities: undefining(face.abilities, "allCreatureTypes", "setSubtypes"),
      };
    case "loseSubtypes":
      return {
        ...face,
        subtypes: without(change.kind),
        abilities: undefining(face.abilities, "allCreatureTypes", "setSubtypes"),
      };
    case "becomeColor":
      return change.color.is === "thatColor"
        ? colored(face, [change.color.color], change.also, union)
        : face;
    case "becomeColors":
      return colored(face, change.colors, change.also, union);
    case "gainAbility":
      return { ...face, abilities: [...face.abilities, change.ability] };
    case "loseAllAbilities":
      return { ...face, abilities: [] };
    case "loseAbility":
      return {
        ...face,
        abilities: face.abilities.filter(
          (one) => one.is !== "keyword" || one.name !== change.keyword,
        ),
      };
    case "setPT": {
      const { variable: _defined, ...rest } = face;
      return {
        ...rest,
        power: amount(change.power),
        toughness: amount(change.toughness),
        abilities: undefining(face.abilities, "setPT"),
      };
    }
    default:
      return face;
  }
}

function colored(
  face: CardFace,
  colors: NonNullable<CardFace["colorIndicator"]>,
  also: boolean | undefined,
  union: (one: typeof colors, other: typeof colors) => typeof colors,
): CardFace {
  const abilities = undefining(face.abilities, "becomeColor", "becomeColors");
  return also
    ? { ...face, colorIndicator: union(colorsOf(face), colors) }
    : { ...face, abilities, colorIndicator: colors };
}

/** 707.9d: what defined a characteristic that the exception sets is not copied. */
const undefining = (
  abilities: readonly Ability[],
  ...kinds: readonly Change["is"][]
): readonly Ability[] => abilities.filter((ability) => !defines(ability, kinds));

function defines(ability: Ability, kinds: readonly Change["is"][]): boolean {
  return find(ability, "static").some(
    (one) => one.defining && one.changes.some(({ is }) => kinds.includes(is)),
  );
}
