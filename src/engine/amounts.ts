/** Numbers and conditions of a text, evaluated in a game (CR 107, 608.2h–i, 700.5). */
import type { Amount, Condition, Objects } from "../language/schema.ts";
import type { ManaType, Stat } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import type { Characteristics } from "./characteristics.ts";
import { isAfter, isBefore, partOf } from "./combat/points.ts";
import { isPaid } from "./costs/called.ts";
import { countOf, devotionOf, symbolsOf } from "./devotion.ts";
import { bareFrame, type Game, lifeOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { parseMana, totalOf } from "./mana.ts";
import { happened } from "./matching.ts";
import {
  type Context,
  candidates,
  follow,
  isMeant,
  knownOf,
  matches,
  nowOrLast,
  objectsOf,
  playersOf,
  unreachable,
  type View,
} from "./view.ts";

export function amountOf(view: View, context: Context, node: Amount): number {
  const { game } = view;
  switch (node.is) {
    case "number":
      return node.value;
    case "x":
      return context.frame?.x ?? announcedX(view, context.source);
    case "anyNumber":
      return Number.POSITIVE_INFINITY;
    case "count":
      return candidates(view, context, node.filter).filter((id) => isThere(game, id)).length;
    case "howMany":
      return objectsOf(view, context, node.what).filter(isCounted(game, node.what)).length;
    case "statOf":
      return knownOf(view, context, node.what).reduce(
        (sum, id) => sum + (statOf(view, id, node.stat) ?? 0),
        0,
      );
    case "countersOn":
      return knownOf(view, context, node.what).reduce(
        (sum, id) => sum + (nowOrLast(game, id)?.counters?.[node.counter] ?? 0),
        0,
      );
    case "lifeOf":
      return playersOf(view, context, node.who).reduce(
        (sum, player) => sum + lifeOf(game, player),
        0,
      );
    case "eventAmount":
      return context.frame?.occasion?.amount ?? 0;
    case "devotion":
      return devotionOf(view, context.controller, node.colors);
    case "manaSymbols":
      return countOf(
        symbolsOf(view, knownOf(view, context, node.what).filter(isCounted(game, node.what)), [
          node.color,
        ]),
      );
    case "moreTargets":
      return Math.max(0, (context.frame?.targets.flat().length ?? 0) - 1);
    case "timesHappened":
      return happened(view, context, node.what, node.during).length;
    case "attackedWith": {
      // 608.2i: it doesn't matter what the creatures are by now, or where.
      const { thisTurn, lastTurn } = game;
      const events = (node.during === "thisTurn" ? thisTurn : lastTurn)?.events ?? [];
      const declared = events.flatMap((one) =>
        one.is === "attacked" && isMeant(view, context, node.who, one.player) ? [one.object] : [],
      );
      return new Set(declared).size;
    }
    case "sumHappened":
      return happened(view, context, node.what, node.during).reduce(
        (sum, { amount = 0 }) => sum + amount,
        0,
      );
    case "negative":
      return 0 - amountOf(view, context, node.amount);
    case "product":
      return node.factor * amountOf(view, context, node.amount);
    default:
      return unreachable(node);
  }
}

/**
 * What a power or toughness changes by: less than nothing is nothing, both where it would be added
 * and where it would be taken away (107.1b).
 */
export function sizeChange(view: View, context: Context, node: Amount): number {
  if (node.is === "number") return node.value;
  if (node.is === "negative") return 0 - sizeChange(view, context, node.amount);
  const counted = amountOf(view, context, node);
  return view.game.rules.negativeSizeChange === "asIs" ? counted : Math.max(0, counted);
}

/** 614.12: what is only about to enter is none of the permanents that are counted. */
export const isThere = (game: Game, id: ObjectId): boolean => id !== game.imagined?.object;

/** The same where a text counts all that fit; what speaks of it alone means it. */
const isCounted =
  (game: Game, { is }: Objects) =>
  (id: ObjectId): boolean =>
    is !== "all" || isThere(game, id);

function announcedX({ game }: View, id: ObjectId): number {
  const object = nowOrLast(game, id);
  return object?.casting?.x ?? object?.stacked?.x ?? 0;
}

/** 208.3: a permanent that is no creature has no power and toughness, whatever its card says. */
export const isSizeless = (game: Game, id: ObjectId, { types }: Characteristics): boolean =>
  game.objects[id]?.place.zone === "battlefield" && !types.includes("creature");

/** A number that an object has; undefined for power and toughness where it has none (208.3). */
export function statOf(view: View, id: ObjectId, stat: Stat): number | undefined {
  switch (stat) {
    case "power":
    case "toughness": {
      const of = view.of(id);
      return isSizeless(view.game, id, of) ? undefined : of[stat];
    }
    case "manaValue": {
      // 202.3: no mana cost is 0; 202.3e: X counts as announced while it is on the stack.
      const { manaCost = view.of(id).frontCost } = view.of(id);
      const object = nowOrLast(view.game, id);
      const x = object?.place.zone === "stack" ? (object.casting?.x ?? 0) : 0;
      return manaCost === undefined ? 0 : totalOf(parseMana(manaCost), x);
    }
  }
}

/**
 * 611.2b: whether what lasts "for as long as" a condition holds goes on. It can no longer see what
 * has gone elsewhere, where it is a new object (400.7), or what is phased out (702.26f).
 */
export const goesOn = (view: View, context: Context, condition: Condition): boolean =>
  holds(view, { ...context, present: true }, condition);

export function holds(view: View, context: Context, node: Condition): boolean {
  const { game } = view;
  switch (node.is) {
    case "atLeast":
      return amountOf(view, context, node.amount) >= node.least;
    case "atMost":
      return amountOf(view, context, node.amount) <= node.most;
    case "isIn":
      return objectsOf(view, context, node.what).some(
        (id) => game.objects[id]?.place.zone === node.zone,
      );
    case "fits":
      return knownOf(view, context, node.what, node).some(
        (id) =>
          (!context.present || follow(game, id) === id) && matches(view, context, node.filter, id),
      );
    case "costPaid": {
      const paid =
        context.frame?.paid ?? nowOrLast(game, context.source)?.casting?.paid ?? ([] as const);
      return isPaid(paid, node.name);
    }
    case "manaSpent": {
      const spent = nowOrLast(game, context.source)?.casting?.spent ?? [];
      const count = (list: readonly ManaType[], type: ManaType): number =>
        list.filter((one) => one === type).length;
      return node.mana.every((type) => count(spent, type) >= count(node.mana, type));
    }
    case "wonClash":
      // The clash of this text, or the one that the ability triggered on.
      return context.frame?.clash?.won ?? context.frame?.occasion?.won ?? false;
    case "itIsDay":
      return game.time === "day";
    case "itIsNight":
      return game.time === "night";
    case "isTurnOf":
      return playersOf(view, context, node.who).includes(game.turn.active);
    case "isDuring":
      return (
        partOf(game.turn.step, node.part) &&
        (!node.whose || playersOf(view, context, node.whose).includes(game.turn.active))
      );
    case "isBefore":
      return isBefore(game, node);
    case "isAfter":
      return isAfter(game, node);
    case "forEachOf":
      return playersOf(view, context, node.who).every((player) =>
        holds(view, inTurn(context, player), node.condition),
      );
    case "forAnyOf":
      return anyOf(view, context, node).some((player) =>
        holds(view, inTurn(context, player), node.condition),
      );
    case "both":
      return node.conditions.every((one) => holds(view, context, one));
    case "anyCondition":
      return node.conditions.some((one) => holds(view, context, one));
    case "negate":
      return !holds(view, context, node.condition);
    default:
      return unreachable(node);
  }
}

/** 800.4i: a player who has left is one of them where the text asks for what has happened. */
function anyOf(
  view: View,
  context: Context,
  { who, condition }: Extract<Condition, { is: "forAnyOf" }>,
): readonly PlayerId[] {
  const looksBack = find(condition, "timesHappened", "sumHappened", "attackedWith").length > 0;
  if (!looksBack) return playersOf(view, context, who);
  const ids = view.game.players.map(({ id }) => id);
  return ids.filter((id) => isMeant(view, context, who, id));
}

/** The same text, read of one player after the other. */
function inTurn(context: Context, player: PlayerId): Context {
  const { source, controller, frame = bareFrame(context) } = context;
  return { source, controller, frame: { ...frame, player } };
}
