/** Copiable values, and copies with exceptions (CR 707.2, 707.9). */
import type { CardDefinition, CardFace } from "../language/card.ts";
import type { Ability, Amount, Change, Exception, Filter } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { gainable, kindsSet, type TypeChange, typeLineAfter, union } from "./layers/types.ts";
import { colorsOf, faceOf, otherFace } from "./printed.ts";
import type { Reader } from "./reading.ts";
import type { Rules } from "./rules.ts";
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
  if (game.rules.doubleFacedTokens === "oneFace") return {};
  const object = nowOrLast(game, id);
  const other = object && !object.faceDown && otherFace(game, object);
  if (!other) return {};
  const { copyOf: _copied, ...own } = object;
  const up = faceOf(game, object);
  const isCopy = up !== faceOf({ ...game, effects: [] }, own);
  const reverse = bareFace(isCopy && up ? up : other);
  return { reverse, ...(object.face === "back" && { back: true }) };
}

/** What a copy effect knows as its exceptions are applied (707.9). */
interface Copying {
  readonly rules: Rules;
  readonly amount: (node: Amount) => number;
  /** "this ability": the one that makes the copy (707.9a). */
  readonly ability?: Ability | undefined;
  /** What the object would be without this copy effect: of that it may keep something (707.9c). */
  readonly own?: CardFace | undefined;
  /** Whether the copy would fit if that were its face (707.9f). */
  readonly fits: (face: CardFace, filter: Filter) => boolean;
}

/** What a resolution knows as it copies. */
export const copyingIn = (read: Reader): Pick<Copying, "rules" | "amount" | "ability"> => ({
  rules: read.game.rules,
  amount: (node) => read.value(node),
  ability: nowOrLast(read.game, read.frame.object)?.stacked?.ability,
});

/** A copy with its exceptions: those that modify it are part of its copiable values (707.9). */
export interface Copy {
  readonly face: CardFace;
  /** Its color is what it would be without the copy effect, whatever that is by then. */
  readonly keepsColor?: true;
  /** What it enters with besides (707.9e). */
  readonly counters?: Readonly<Record<string, number>>;
}

/** 707.9: "except …". 707.9f: what depends on what the copy is comes after all else. */
export function withExceptions(
  face: CardFace,
  except: readonly Exception[],
  copying: Copying,
): Copy {
  const certain = except.reduce((made, one) => withException(made, one, copying), { face } as Copy);
  return except.reduce(
    (made, one) =>
      one.is === "ifCopyFits" && copying.fits(made.face, one.filter)
        ? one.except.reduce((more, inner) => withException(more, inner, copying), made)
        : made,
    certain,
  );
}

function withException(copy: Copy, exception: Exception, copying: Copying): Copy {
  const { face, counters = {} } = copy;
  switch (exception.is) {
    case "differs":
      return { ...copy, face: changed(face, exception.change, copying) };
    case "hasThisAbility": {
      const { ability } = copying;
      return ability ? { ...copy, face: gaining(face, ability) } : copy;
    }
    case "keepsColor": {
      const abilities = undefining(face.abilities, copying, true, "becomeColor", "becomeColors");
      const own = copying.own ? colorsOf(copying.own) : [];
      return { ...copy, face: { ...face, abilities, colorIndicator: own }, keepsColor: true };
    }
    case "entersWithMore": {
      const { counter } = exception;
      // 107.1b: a negative number of them is none.
      const more = (counters[counter] ?? 0) + Math.max(0, copying.amount(exception.amount));
      return { ...copy, counters: { ...counters, [counter]: more } };
    }
    case "ifCopyFits":
      return copy;
  }
}

const gaining = (face: CardFace, ability: Ability): CardFace => ({
  ...face,
  abilities: [...face.abilities, ability],
});

function changed(face: CardFace, change: Change, copying: Copying): CardFace {
  switch (change.is) {
    case "addTypes":
    case "setTypes":
    case "loseTypes":
    case "setSubtypes":
    case "loseSubtypes":
      return retyped(face, change, copying);
    case "becomeColor":
      return change.color.is === "thatColor"
        ? colored(face, [change.color.color], change.also, copying)
        : face;
    case "becomeColors":
      return colored(face, change.colors, change.also, copying);
    case "gainAbility":
      return gaining(face, change.ability);
    case "loseAllAbilities":
      return { ...face, abilities: [] };
    case "loseAbility":
      return {
        ...face,
        abilities: face.abilities.filter(
          (one) => one.is !== "keyword" || one.name !== change.keyword,
        ),
      };
    case "loseThatAbility": {
      const lost = JSON.stringify(change.ability);
      return {
        ...face,
        abilities: face.abilities.filter((one) => JSON.stringify(one) !== lost),
      };
    }
    case "setPT": {
      const { variable: _defined, ...rest } = face;
      return {
        ...rest,
        power: copying.amount(change.power),
        toughness: copying.amount(change.toughness),
        abilities: undefining(face.abilities, copying, true, "setPT"),
      };
    }
    default:
      return face;
  }
}

/** 205.1, 205.3d, 707.9b. */
function retyped(face: CardFace, change: TypeChange, copying: Copying): CardFace {
  const { everyCreatureType: _none, ...line } = typeLineAfter(face, gainable(change, face.types));
  const sets = kindsSet(change).length > 0;
  const abilities =
    sets || ("subtypes" in change && change.subtypes)
      ? undefining(face.abilities, copying, sets, "allCreatureTypes", "setSubtypes")
      : face.abilities;
  return { ...face, ...line, abilities };
}

function colored(
  face: CardFace,
  colors: NonNullable<CardFace["colorIndicator"]>,
  also: boolean | undefined,
  copying: Copying,
): CardFace {
  return {
    ...face,
    abilities: undefining(face.abilities, copying, !also, "becomeColor", "becomeColors"),
    colorIndicator: also ? union(colorsOf(face), colors) : colors,
  };
}

/**
 * 707.9d: what defined a characteristic that the exception sets is not copied; in 2014 neither was
 * what defined one that it changed (706.9d), in 2009 no rule told.
 */
function undefining(
  abilities: readonly Ability[],
  { rules: { copiedDefining } }: Copying,
  sets: boolean,
  ...kinds: readonly Change["is"][]
): readonly Ability[] {
  const stays = copiedDefining === "always" || (!sets && copiedDefining === "unlessSet");
  return stays ? abilities : abilities.filter((ability) => !defines(ability, kinds));
}

function defines(ability: Ability, kinds: readonly Change["is"][]): boolean {
  return find(ability, "static").some(
    (one) => one.defining && one.changes.some(({ is }) => kinds.includes(is)),
  );
}
