/** Copiable values, and copies with exceptions (CR 707.2, 707.9). */
import type { CardFace } from "../language/card.ts";
import type { Change } from "../language/schema.ts";
import { subtypeKindOf } from "../language/vocabulary.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { faceOf } from "./printed.ts";
import { nowOrLast } from "./view.ts";

/**
 * 707.2: what is copied of an object: what is printed on its face, or what it copies itself. Not
 * its status, counters, or what continuous effects have made of it.
 */
export function copiableValues(game: Game, id: ObjectId): CardFace | undefined {
  const object = nowOrLast(game, id);
  return object && faceOf(game, object);
}

/** 707.9: "except …": the exceptions become part of the copiable values. */
export function withExceptions(face: CardFace, except: readonly Change[]): CardFace {
  return except.reduce(withException, face);
}

function withException(face: CardFace, change: Change): CardFace {
  const union = <Item>(list: readonly Item[], more: readonly Item[] = []): readonly Item[] => [
    ...new Set([...list, ...more]),
  ];
  switch (change.is) {
    case "addTypes":
      return {
        ...face,
        supertypes: union(face.supertypes, change.supertypes),
        types: union(face.types, change.types),
        subtypes: union(face.subtypes, change.subtypes),
      };
    case "setSubtypes":
      return {
        ...face,
        subtypes: [
          ...face.subtypes.filter((one) => subtypeKindOf(one) !== change.kind),
          ...change.subtypes,
        ],
      };
    case "becomeColors":
      return {
        ...face,
        colorIndicator: change.also
          ? union(face.colorIndicator ?? [], change.colors)
          : change.colors,
      };
    case "gainAbility":
      return { ...face, abilities: [...face.abilities, change.ability] };
    case "setPT": {
      const { variable: _defined, ...rest } = face;
      const { power, toughness } = change;
      return power.is === "number" && toughness.is === "number"
        ? { ...rest, power: power.value, toughness: toughness.value }
        : face;
    }
    default:
      return face;
  }
}
