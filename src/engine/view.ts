/** What a text refers to: objects, players, numbers and conditions, evaluated in a game. */
import type { Amount, Condition, Filter, Objects, Player } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import type { Characteristics } from "./characteristics.ts";
import { type Frame, type Game, inTurnOrder, opponentsOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { GameObject } from "./objects.ts";

/** A game together with what its objects are, be it in the midst of the layers. */
export interface View {
  readonly game: Game;
  readonly of: (id: ObjectId) => Characteristics;
}

/** Whose text is being read (109.5). */
export interface Context {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly frame?: Frame;
}

export function contextOf(frame: Frame): Context {
  return { source: frame.source, controller: frame.controller, frame };
}

/** An object that exists, or as it last existed (608.2h). */
export function nowOrLast(game: Game, id: ObjectId): GameObject | undefined {
  return game.objects[id] ?? game.past[id]?.object;
}

/** The object that a reference finds now: itself, or what it may be followed to (400.7). */
export function follow(game: Game, id: ObjectId): ObjectId | undefined {
  if (game.objects[id]) return id;
  const past = game.past[id];
  return past?.findable && past.became ? follow(game, past.became) : undefined;
}

export function objectsOf(view: View, context: Context, node: Objects): readonly ObjectId[] {
  const { game } = view;
  switch (node.is) {
    case "self":
      return [context.source];
    case "target":
    case "thatTarget":
      return (context.frame?.targets[node.slot] ?? []).flatMap((target) =>
        target.is === "object" ? [target.object] : [],
      );
    case "attachedTo": {
      const host = nowOrLast(game, context.source)?.attachedTo;
      return host ? [host] : [];
    }
    case "eventObject":
      return context.frame?.occasion?.object ? [context.frame.occasion.object] : [];
    case "named":
      return context.frame?.named[node.name] ?? [];
    case "all":
      return candidates(view, context, node.filter);
    case "zoneOf":
      return playersOf(view, context, node.who).flatMap((player) =>
        inZone(game, node.zone).filter((id) => game.objects[id]?.owner === player),
      );
    default:
      return unreachable(node);
  }
}

export function playersOf(view: View, context: Context, node: Player): readonly PlayerId[] {
  const { game } = view;
  switch (node.is) {
    case "you":
      return [context.controller];
    case "eachOpponent":
    case "anOpponent":
      return opponentsOf(game, context.controller);
    case "eachPlayer":
    case "anyPlayer":
      return inTurnOrder(game);
    case "targetPlayer":
      return (context.frame?.targets[node.slot] ?? []).flatMap((target) =>
        target.is === "player" ? [target.player] : [],
      );
    case "controllerOf":
      return objectsOf(view, context, node.what).map((id) => view.of(id).controller);
    case "ownerOf":
      return objectsOf(view, context, node.what).flatMap((id) => {
        const owner = nowOrLast(game, id)?.owner;
        return owner ? [owner] : [];
      });
    case "eventPlayer":
      return context.frame?.occasion?.player ? [context.frame.occasion.player] : [];
    default:
      return unreachable(node);
  }
}

export function amountOf(view: View, context: Context, node: Amount): number {
  switch (node.is) {
    case "number":
      return node.value;
    case "x":
      return context.frame?.x ?? announcedX(view.game, context.source);
    case "count":
      return candidates(view, context, node.filter).length;
    default:
      return unreachable(node);
  }
}

function announcedX(game: Game, id: ObjectId): number {
  const object = nowOrLast(game, id);
  return object?.casting?.x ?? object?.stacked?.x ?? 0;
}

export function holds(view: View, context: Context, node: Condition): boolean {
  switch (node.is) {
    case "atLeast":
      return amountOf(view, context, node.amount) >= node.least;
    case "isIn":
      return objectsOf(view, context, node.what).some(
        (id) => view.game.objects[id]?.place.zone === node.zone,
      );
    case "negate":
      return !holds(view, context, node.condition);
    default:
      return unreachable(node);
  }
}

/** All objects of a zone. */
export function inZone(game: Game, zone: Zone): readonly ObjectId[] {
  switch (zone) {
    case "battlefield":
    case "stack":
    case "exile":
      return game[zone];
    case "library":
    case "hand":
    case "graveyard":
      return game.players.flatMap((player) => player[zone]);
    case "command":
      return [];
    default:
      return unreachable(zone);
  }
}

/** The zones that a description speaks of; without any it means the battlefield (109.2). */
export function zonesOf(filter: Filter): readonly Zone[] {
  const found = mentionedZones(filter);
  return found.length > 0 ? [...new Set(found)] : ["battlefield"];
}

function mentionedZones(filter: Filter): readonly Zone[] {
  switch (filter.is) {
    case "inZone":
      return [filter.zone];
    case "isSpell":
      return ["stack"];
    case "allOf":
    case "anyOf":
      return filter.filters.flatMap(mentionedZones);
    default:
      return [];
  }
}

/** Every object that fits a description. */
export function candidates(view: View, context: Context, filter: Filter): readonly ObjectId[] {
  return zonesOf(filter)
    .flatMap((zone) => inZone(view.game, zone))
    .filter((id) => matches(view, context, filter, id));
}

/** Whether a player is meant by a text: for triggers and descriptions. */
export function isMeant(view: View, context: Context, who: Player, player: PlayerId): boolean {
  return playersOf(view, context, who).includes(player);
}

/** Whether an object, existing or past, fits a description. */
export function matches(view: View, context: Context, filter: Filter, id: ObjectId): boolean {
  const object = nowOrLast(view.game, id);
  if (!object) return false;
  switch (filter.is) {
    case "type":
      return view.of(id).types.includes(filter.type);
    case "subtype":
      return view.of(id).subtypes.includes(filter.subtype);
    case "supertype":
      return view.of(id).supertypes.includes(filter.supertype);
    case "color":
      return view.of(id).colors.includes(filter.color);
    case "withKeyword":
      return hasKeyword(view.of(id), filter.keyword);
    case "isSpell":
      return object.place.zone === "stack" && object.stacked === undefined;
    case "isPermanent":
      return object.place.zone === "battlefield";
    case "isCard":
      return object.card !== undefined || object.unknown === true;
    case "isToken":
      return object.card === undefined && object.place.zone === "battlefield";
    case "inZone":
      return (
        object.place.zone === filter.zone &&
        (filter.of === undefined ||
          isMeant(view, context, filter.of, object.place.player ?? object.owner))
      );
    case "controlledBy":
      return isMeant(view, context, filter.who, view.of(id).controller);
    case "ownedBy":
      return isMeant(view, context, filter.who, object.owner);
    case "castFrom":
      // 400.3: a hand, library or graveyard holds its owner's cards only.
      return (
        object.casting?.from === filter.zone &&
        (filter.of === undefined || isMeant(view, context, filter.of, object.owner))
      );
    case "other":
      return id !== context.source;
    case "isSelf":
      return id === context.source || context.source === view.game.past[id]?.became;
    case "isNamed":
      return view.of(id).name?.en === filter.name;
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

export function hasKeyword(of: Characteristics, name: string): boolean {
  return of.abilities.some(({ ability }) => ability.is === "keyword" && ability.name === name);
}

/** The end of an exhaustive switch. */
export function unreachable(value: never): never {
  throw new Error(`Not a word of the language: ${JSON.stringify(value)}`);
}
