/** What can be asked of a game (CR 603.4, 608.2c). */
import type { Amount, Condition, Filter, Objects, Player } from "../schema.ts";
import type { CombatPoint, ManaType, TurnPart, Zone } from "../vocabulary.ts";
import { count } from "./amounts.ts";
import { all, controlledBy } from "./filters.ts";
import { you } from "./players.ts";

export const atLeast = (least: number, amount: Amount): Condition => ({
  is: "atLeast",
  amount,
  least,
});
export const atMost = (most: number, amount: Amount): Condition => ({
  is: "atMost",
  amount,
  most,
});
/** "you control three or more …" */
export const youControl = (what: Filter, least = 1): Condition =>
  atLeast(least, count(all(what, controlledBy(you))));
export const isIn = (what: Objects, zone: Zone): Condition => ({ is: "isIn", what, zone });
/** Some of those objects, existing or past, fits. */
export const fits = (what: Objects, filter: Filter): Condition => ({ is: "fits", what, filter });
/** The cost of that name was paid, or it was cast in that way. */
export const costPaid = (name: string): Condition => ({ is: "costPaid", name });
/** At least this mana was spent to cast it. */
export const manaSpent = (...mana: readonly ManaType[]): Condition => ({ is: "manaSpent", mana });
export const wonClash: Condition = { is: "wonClash" };
export const itIsDay: Condition = { is: "itIsDay" };
export const itIsNight: Condition = { is: "itIsNight" };
export const isTurnOf = (who: Player): Condition => ({ is: "isTurnOf", who });
export const yourTurn: Condition = isTurnOf(you);
/** "during combat", "during your upkeep" */
export const isDuring = (part: TurnPart, whose?: Player): Condition => ({
  is: "isDuring",
  part,
  ...(whose && { whose }),
});
/** "before attackers are declared": in the first combat phase of the turn */
export const isBefore = (point: CombatPoint): Condition => ({ is: "isBefore", point });
export const isAfter = (point: CombatPoint): Condition => ({ is: "isAfter", point });
/** "during combat before blockers are declared": in any combat phase */
export const inCombatBefore = (point: CombatPoint): Condition => ({
  is: "isBefore",
  point,
  any: true,
});
export const inCombatAfter = (point: CombatPoint): Condition => ({
  is: "isAfter",
  point,
  any: true,
});
/** Each of those players: their own text speaks of `thePlayer`. */
export const forEachOf = (who: Player, condition: Condition): Condition => ({
  is: "forEachOf",
  who,
  condition,
});
export const forAnyOf = (who: Player, condition: Condition): Condition => ({
  is: "forAnyOf",
  who,
  condition,
});
export const both = (...conditions: readonly Condition[]): Condition => ({
  is: "both",
  conditions,
});
export const anyCondition = (...conditions: readonly Condition[]): Condition => ({
  is: "anyCondition",
  conditions,
});
export const negate = (condition: Condition): Condition => ({ is: "negate", condition });
