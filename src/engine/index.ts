/**
 * The rules machine. A game is one plain value: `start` makes it from a position, `run` carries it
 * on until a player must decide, `answer` takes the decision. Nothing here knows a card or a page.
 */
import type { CardDefinition } from "../language/card.ts";
import { statOf } from "./amounts.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { characteristics, viewOf } from "./layers.ts";
import { nowOrLast } from "./view.ts";

export { forcedAnswer, whyNot } from "./answers.ts";
export { isDecidedByChance } from "./chance.ts";
export type * from "./characteristics.ts";
export { whyNotAttack, whyNotBlock } from "./combat/index.ts";
export { calledBy, partsOf } from "./costs/called.ts";
export { wayIn, waysIn } from "./costs/total.ts";
export { counterOfEffect } from "./countersWithEffects.ts";
export { type CostByTargets, costsByTargets, type SymbolCount, symbolCounts } from "./counting.ts";
export { type TimeCheck, timeCheck } from "./dayNight.ts";
export type * from "./decisions.ts";
export { refusalCodes } from "./decisions.ts";
export type { CountedSymbols } from "./devotion.ts";
export type * from "./events.ts";
export { moveReasons } from "./events.ts";
export * from "./game.ts";
export { hash } from "./hash.ts";
export * from "./ids.ts";
export type * from "./instructions.ts";
export type * from "./layers/dependency.ts";
export type * from "./layers/recording.ts";
export { derivedAspects } from "./layers/recording.ts";
export { characteristics, derivationOf, layers } from "./layers.ts";
export { actionsToTry, castWays, legalActions, whyNotAct } from "./legal.ts";
export { mayLookAt } from "./looking.ts";
export { formatMana, formatPool, type ManaAmount, parseMana } from "./mana.ts";
export type * from "./objects.ts";
export { isManaAbility, type ManaSource, manaSources } from "./payment.ts";
export * from "./result.ts";
export * from "./rules.ts";
export { isTurnDraw } from "./stackedDraw.ts";
export * from "./start.ts";
export { answer, type Cancel, concede, type Progress, run, step } from "./step.ts";
export { follow, hasKeyword, nowOrLast } from "./view.ts";

/** The card that an object is or was, if it is one. */
export function cardOf(game: Game, id: ObjectId): CardDefinition | undefined {
  const card = nowOrLast(game, id)?.card;
  return card === undefined ? undefined : game.cards[card];
}

/** Of a planeswalker only (306.5): its counters on the battlefield, elsewhere what is printed. */
export function loyaltyOf(game: Game, id: ObjectId): number | undefined {
  const { types, loyalty } = characteristics(game, id);
  if (!types.includes("planeswalker")) return undefined;
  const { place, counters } = game.objects[id] ?? {};
  return place?.zone === "battlefield" ? (counters?.loyalty ?? 0) : loyalty;
}

/** An object's mana value (CR 202.3). */
export const manaValue = (game: Game, id: ObjectId): number =>
  statOf(viewOf(game), id, "manaValue") ?? 0;
