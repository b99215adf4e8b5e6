/** Descriptions: which objects a text means by what they are (CR 109.2). */
import { namesIn } from "../language/card.ts";
import { creatureTypes } from "../language/lexicon.ts";
import type { Filter, Objects, Player } from "../language/schema.ts";
import {
  type Comparison,
  isPermanentType,
  type Subtype,
  subtypeKindOf,
  type Zone,
} from "../language/vocabulary.ts";
import { amountOf, statOf } from "./amounts.ts";
import type { Characteristics } from "./characteristics.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { legend } from "./layers/types.ts";
import { linkKey } from "./links.ts";
import type { GameObject, Target } from "./objects.ts";
import { chosenFor } from "./printed.ts";
import type { Rules } from "./rules.ts";
import {
  type Context,
  inZone,
  isMeant,
  knownOf,
  nowOrLast,
  objectsOf,
  unreachable,
  type View,
} from "./view.ts";

/** The zones that a description speaks of; without any it means the battlefield (109.2). */
export function zonesOf(filter: Filter): readonly Zone[] {
  const found = mentionedZones(filter);
  return found.length > 0 ? [...new Set(found)] : ["battlefield"];
}

function mentionedZones(filter: Filter): readonly Zone[] {
  switch (filter.is) {
    case "inZone":
    case "putThereThisTurn":
      return [filter.zone];
    case "isSpell":
    case "isAbility":
      return ["stack"];
    case "isPermanent":
      return ["battlefield"];
    case "allOf":
    case "anyOf":
      return filter.filters.flatMap(mentionedZones);
    default:
      return [];
  }
}

/** Every object that fits a description. */
export function candidates(view: View, context: Context, filter: Filter): readonly ObjectId[] {
  const among = mentionedZones(filter).length === 0 ? certain(filter) : undefined;
  const from = among
    ? objectsOf(view, context, among).filter((id) => view.game.objects[id])
    : zonesOf(filter).flatMap((zone) => inZone(view.game, zone));
  return from.filter((id) => matches(view, context, filter, id));
}

/** Whether objects fit descriptions; where a text gives none, any object does. */
export const fitting =
  (view: View, context: Context) =>
  (filter: Filter | undefined, id: ObjectId): boolean =>
    filter === undefined || matches(view, context, filter, id);

/** What a description chooses among, wherever that is: it speaks of no zone then (109.2). */
function certain(filter: Filter): Objects | undefined {
  const parts = filter.is === "allOf" ? filter.filters : [filter];
  const among = parts.find((part) => part.is === "isAmong");
  return among?.is === "isAmong" ? among.what : undefined;
}

/** Whether an object, existing or past, fits a description. */
export function matches(view: View, context: Context, filter: Filter, id: ObjectId): boolean {
  const { game } = view;
  const object = nowOrLast(game, id);
  if (!object) return false;
  switch (filter.is) {
    case "type":
      return view.of(id).types.includes(filter.type);
    case "subtype":
      return hasSubtype(view.game.rules, view.of(id), filter.subtype);
    case "supertype":
      return view.of(id).supertypes.includes(filter.supertype);
    case "color":
      return view.of(id).colors.includes(filter.color);
    case "hasChosenColor": {
      const color = chosenFor(game, context.source)?.color;
      return color !== undefined && view.of(id).colors.includes(color);
    }
    case "hasColorOfChoice":
      // It is one of the colors as soon as the effect is applied.
      return false;
    case "hasChosenType": {
      const subtype = chosenFor(game, context.source)?.subtype;
      return subtype !== undefined && hasSubtype(view.game.rules, view.of(id), subtype);
    }
    case "colorless":
      return view.of(id).colors.length === 0;
    case "sharesColorWith":
      return objectsOf(view, context, filter.what).some((other) =>
        view.of(other).colors.some((color) => view.of(id).colors.includes(color)),
      );
    case "withKeyword":
      return hasKeyword(view.of(id), filter.keyword);
    case "withoutAbilities":
      return view.of(id).abilities.length === 0;
    case "hasStat": {
      const value = statOf(view, id, filter.stat);
      return (
        value !== undefined &&
        compares(value, filter.compares, amountOf(view, context, filter.amount))
      );
    }
    case "withCounter":
      return (object.counters?.[filter.counter] ?? 0) > 0;
    case "hasDesignation":
      return object.designations?.includes(filter.designation) ?? false;
    case "isTapped":
      return object.tapped === true;
    case "isAttacking":
      return object.attacking !== undefined;
    case "isBlocking":
      return object.blocking !== undefined;
    case "attackedThisTurn":
      return object.attackedThisTurn === true;
    case "damagedThisTurnBy":
      return knownOf(view, context, filter.what).some((by) => object.damagedBy?.includes(by));
    case "putThereThisTurn":
      // 400.7: it is a new object there, so nothing else that happened to the card counts.
      return (
        isInZone(view, context, filter, object) &&
        game.thisTurn.events.some(
          (one) => one.is === "moved" && one.object === id && one.from.zone === filter.from,
        )
      );
    case "isSpell":
      return object.place.zone === "stack" && !object.stacked && !object.assigned;
    case "isAbility":
      return object.place.zone === "stack" && object.stacked !== undefined;
    case "isPermanent":
      return object.place.zone === "battlefield";
    case "hasPermanentType":
      return view.of(id).types.some(isPermanentType);
    case "isCard":
      // 111.6, 707.10: neither a token nor a copy of a spell is a card.
      return object.card !== undefined || object.unknown === true;
    case "isToken":
      return object.token === true;
    case "inZone":
      return isInZone(view, context, filter, object);
    case "controlledBy":
      return isMeant(view, context, filter.who, view.of(id).controller);
    case "ownedBy":
      return isMeant(view, context, filter.who, object.owner);
    case "controllerHas": {
      const { controller } = view.of(id);
      return candidates(view, context, filter.filter).some(
        (one) => view.of(one).controller === controller,
      );
    }
    case "sameControllerAs":
      return knownOf(view, context, filter.what).some(
        (one) => view.of(one).controller === view.of(id).controller,
      );
    case "castFrom":
      // 400.3: a hand, library or graveyard holds its owner's cards only.
      return (
        // 707.10: a copy of a spell wasn't cast.
        object.base === undefined &&
        object.casting?.from === filter.zone &&
        (filter.of === undefined || isMeant(view, context, filter.of, object.owner))
      );
    case "targets":
      // 115.9b: a target is seen as it is; one that is no longer there is ignored.
      return (
        (object.stacked ?? object.casting)?.targets
          .flat()
          .some(
            (target) =>
              target.is === "object" &&
              target.object in game.objects &&
              matches(view, context, filter.filter, target.object),
          ) ?? false
      );
    case "hasSingleTarget":
      return targetsOnlyOne(
        game,
        (object.stacked ?? object.casting)?.targets.flat() ?? [],
        (one) => filter.filter === undefined || matches(view, context, filter.filter, one),
      );
    case "other":
      return id !== context.source;
    case "isSelf":
      return id === context.source || context.source === game.past[id]?.became;
    case "isNamed":
      // 709.4a: a split card has two names.
      return namesIn(view.of(id).name?.en ?? "").includes(filter.name);
    case "putWith":
      return game.links[linkKey(context.source, filter.link)]?.includes(id) ?? false;
    case "isAmong":
      return objectsOf(view, context, filter.what).includes(id);
    case "allOf":
      return filter.filters.every((one) => matches(view, context, one, id));
    case "anyOf":
      return filter.filters.some((one) => matches(view, context, one, id));
    case "not":
      return !matches(view, context, filter.filter, id);
    default:
      return unreachable(filter);
  }
}

const isInZone = (
  view: View,
  context: Context,
  { zone, of }: { readonly zone: Zone; readonly of?: Player },
  { place, owner }: GameObject,
): boolean =>
  place.zone === zone && (of === undefined || isMeant(view, context, of, place.player ?? owner));

/** 115.9c: one permanent or player was chosen, however often, and is still there (115.9b). */
function targetsOnlyOne(
  game: Game,
  targets: readonly Target[],
  fits: (id: ObjectId) => boolean,
): boolean {
  const [first] = targets;
  const different = new Set(targets.map((one) => (one.is === "player" ? one.player : one.object)));
  if (!first || different.size > 1) return false;
  return first.is === "player"
    ? game.players.some(({ id, lost }) => id === first.player && !lost)
    : game.battlefield.includes(first.object) && fits(first.object);
}

function compares(value: number, how: Comparison, other: number): boolean {
  switch (how) {
    case "atLeast":
      return value >= other;
    case "atMost":
      return value <= other;
    case "exactly":
      return value === other;
  }
}

/** 702.73a: what is every creature type is each of them. */
export function hasSubtype(rules: Rules, of: Characteristics, subtype: Subtype): boolean {
  return (
    of.subtypes.includes(subtype) ||
    (of.everyCreatureType === true && isCreatureType(rules, subtype))
  );
}

/** Whether there is such a creature type by the rules of a year (205.3b, 205.3m). */
const isCreatureType = ({ creatureTypeWords }: Rules, subtype: Subtype): boolean =>
  subtypeKindOf(subtype) === "creature" &&
  (creatureTypeWords === "oneOrTwo" || !subtype.includes(" "));

/** The creature types that can be chosen (205.3m). */
export const creatureTypesIn = (rules: Rules): readonly Subtype[] => {
  const types = creatureTypes.filter((subtype) => isCreatureType(rules, subtype));
  return rules.supertypes === "goWithSubtypes" ? [...types, legend] : types;
};

export function hasKeyword(of: Characteristics, name: string): boolean {
  return of.abilities.some(({ ability }) => ability.is === "keyword" && ability.name === name);
}
