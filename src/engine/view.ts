/** What a text refers to: objects and players, evaluated in a game (CR 109, 608.2). */
import type { Condition, Objects, Player } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import { amountOf, goesOn, holds, isSizeless, sizeChange } from "./amounts.ts";
import type { Characteristics } from "./characteristics.ts";
import { candidates, fitting, hasKeyword, matches, zonesOf } from "./filters.ts";
import {
  attackedWith,
  type ContinuousEffect,
  type Frame,
  type Game,
  inTurnOrder,
  opponentsOf,
  teamOf,
} from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { linkKey, playersSpokenOf } from "./links.ts";
import { type GameObject, objectsIn, playersIn } from "./objects.ts";

export {
  amountOf,
  candidates,
  fitting,
  goesOn,
  hasKeyword,
  holds,
  isSizeless,
  matches,
  sizeChange,
  zonesOf,
};

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
  /** Only what is there now counts, not what something last was. */
  readonly present?: true;
}

export function contextOf(frame: Frame): Context {
  return { source: frame.source, controller: frame.controller, frame };
}

/** Whose text a lasting effect is, read as its resolution was. */
export const contextOfEffect = ({
  source,
  controller,
  frame,
}: Pick<ContinuousEffect, "source" | "controller" | "frame">): Context => ({
  source,
  controller,
  ...(frame && { frame }),
});

/** An object that exists, or as it last existed (608.2h). */
export function nowOrLast(game: Game, id: ObjectId): GameObject | undefined {
  return game.objects[id] ?? game.past[id]?.object;
}

/** The object that a reference finds now: itself, or what it may be followed to (400.7). */
export function follow(game: Game, id: ObjectId): ObjectId | undefined {
  const object = game.objects[id];
  // 702.26b: what is phased out is treated as though it didn't exist.
  if (object) return object.phasedOut ? undefined : id;
  const past = game.past[id];
  return past?.findable && past.became ? follow(game, past.became) : undefined;
}

/** 614.13a: those that may be chosen for how something enters: not what enters together. */
export function choosable(frame: Frame | undefined, ids: readonly ObjectId[]): readonly ObjectId[] {
  const { arriving } = frame ?? {};
  return arriving ? ids.filter((id) => !arriving.includes(id)) : ids;
}

export function objectsOf(view: View, context: Context, node: Objects): readonly ObjectId[] {
  const { game } = view;
  const { frame } = context;
  const list = (id: ObjectId | undefined): readonly ObjectId[] => (id ? [id] : []);
  switch (node.is) {
    case "self":
      return [context.source];
    case "target":
    case "thatTarget":
      return objectsIn(frame?.targets[node.slot] ?? []);
    case "attachedTo": {
      const host = nowOrLast(game, context.source)?.attachedTo;
      const zone = host && nowOrLast(game, host)?.place.zone;
      // 109.2: without the word "card" it means a permanent.
      return (zone === "battlefield") === (node.noun !== "card") ? list(host) : [];
    }
    case "eventObject":
      return list(frame?.occasion?.object);
    case "eventOther":
      return list(frame?.occasion?.other);
    case "named":
      return frame?.named[node.name] ?? [];
    case "linked":
      return game.links[linkKey(context.source, node.link)] ?? [];
    case "theOne":
      return list(frame?.one);
    case "all":
      return candidates(view, context, node.filter);
    case "zoneOf":
      return playersOf(view, context, node.who).flatMap((player) =>
        inZone(game, node.zone).filter((id) => game.objects[id]?.owner === player),
      );
    case "topOfLibrary":
      return playersOf(view, context, node.who).flatMap((player) =>
        libraryOf(game, player).slice(0, Math.max(0, amountOf(view, context, node.amount))),
      );
    default:
      return unreachable(node);
  }
}

/**
 * The same for what a text wants to know of them (608.2h): of an object that left the battlefield
 * as the event has it or in this resolution, what it was there, unless the text says "card" (109.2).
 */
export function knownOf(
  view: View,
  context: Context,
  node: Objects,
  asked: Objects | Condition = node,
): readonly ObjectId[] {
  const { occasion, were } = context.frame ?? {};
  const was = node.is === "eventObject" ? occasion?.was : undefined;
  if (was) return [was];
  const found = objectsOf(view, context, node);
  if (!were || find(asked, "isCard").length > 0) return found;
  return found.map((id) => were[id] ?? id);
}

const libraryOf = (game: Game, player: PlayerId): readonly ObjectId[] =>
  game.players.find(({ id }) => id === player)?.library ?? [];

export function playersOf(view: View, context: Context, node: Player): readonly PlayerId[] {
  const { game } = view;
  const { frame } = context;
  const list = <Id>(id: Id | undefined): readonly Id[] => (id ? [id] : []);
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
      return playersIn(frame?.targets[node.slot] ?? []);
    case "controllerOf":
      return [
        ...playersAmong(context, node.what),
        ...knownOf(view, context, node.what).map((id) => view.of(id).controller),
      ];
    case "ownerOf":
      return [
        ...playersAmong(context, node.what),
        ...knownOf(view, context, node.what).flatMap((id) => list(nowOrLast(game, id)?.owner)),
      ];
    case "hasControlled":
      return [
        ...new Set(
          objectsOf(view, context, node.what).flatMap((id) => [
            ...(nowOrLast(game, id)?.formerControllers ?? []),
            view.of(id).controller,
          ]),
        ),
      ];
    case "eventPlayer":
      return list(frame?.occasion?.player);
    case "thePlayer":
      return list(frame?.player);
    case "defendingPlayer": {
      if (frame?.defending) return [frame.defending];
      // 508.5: whom the creature of the event, this one or a target attacks or last attacked.
      const { was, object } = frame?.occasion ?? {};
      const targets = (frame?.targets ?? []).flat();
      const [defender] = [...list(was ?? object), context.source, ...objectsIn(targets)].flatMap(
        (id) => {
          const { attacking, lastAttacked } = nowOrLast(game, id) ?? {};
          return list(attacking?.player ?? lastAttacked);
        },
      );
      return defender ? attackedWith(game, defender) : [];
    }
    case "linkedPlayer": {
      const key = linkKey(context.source, node.link);
      const stacked = game.stack.flatMap((id) => list(game.objects[id]));
      return game.linkedPlayers[key] ?? stacked.flatMap((one) => playersSpokenOf(one)[key] ?? []);
    }
    case "clashOpponent":
      return list(frame?.clash?.opponent);
    default:
      return unreachable(node);
  }
}

/** "that player or that planeswalker's controller": a target may be a player itself (115.4). */
const playersAmong = ({ frame }: Context, what: Objects): readonly PlayerId[] =>
  what.is === "target" || what.is === "thatTarget"
    ? playersIn(frame?.targets[what.slot] ?? [])
    : [];

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

/** Whether a player is meant by a text: for triggers and descriptions. */
export function isMeant(view: View, context: Context, who: Player, player: PlayerId): boolean {
  switch (who.is) {
    // 800.4i: what a player who has left the game has done is still something that was done.
    case "anyPlayer":
    case "eachPlayer":
      return true;
    case "anOpponent":
    case "eachOpponent":
      return !teamOf(view.game, context.controller).includes(player);
    default:
      return playersOf(view, context, who).includes(player);
  }
}

/** The end of an exhaustive switch. */
export function unreachable(value: never): never {
  throw new Error(`Not a word of the language: ${JSON.stringify(value)}`);
}
