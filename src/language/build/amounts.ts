/** Amounts (CR 107, 208): a plain number stands for itself wherever an amount is asked for. */
import type { Amount, Asked, Filter, Objects, Player, Summed } from "../schema.ts";
import type { Color, CounterKind, TurnSpan } from "../vocabulary.ts";

export type AmountLike = Amount | number;
export const amountOf = (amount: AmountLike): Amount =>
  typeof amount === "number" ? { is: "number", value: amount } : amount;

export const x: Amount = { is: "x" };
export const anyNumber: Amount = { is: "anyNumber" };
export const count = (filter: Filter): Amount => ({ is: "count", filter });
export const howMany = (what: Objects): Amount => ({ is: "howMany", what });
/** Of one object, or the sum of several. */
export const powerOf = (what: Objects): Amount => ({ is: "statOf", stat: "power", what });
export const toughnessOf = (what: Objects): Amount => ({ is: "statOf", stat: "toughness", what });
export const manaValueOf = (what: Objects): Amount => ({ is: "statOf", stat: "manaValue", what });
export const countersOn = (counter: CounterKind, what: Objects): Amount => ({
  is: "countersOn",
  counter,
  what,
});
export const lifeOf = (who: Player): Amount => ({ is: "lifeOf", who });
/** The amount of the event: damage dealt, life lost. */
export const thatMuch: Amount = { is: "eventAmount" };
export const devotionTo = (...colors: readonly Color[]): Amount => ({ is: "devotion", colors });
export const manaSymbols = (color: Color, what: Objects): Amount => ({
  is: "manaSymbols",
  color,
  what,
});
export const moreTargets: Amount = { is: "moreTargets" };
export const timesHappened = (what: Asked, during: TurnSpan = "thisTurn"): Amount => ({
  is: "timesHappened",
  what,
  during,
});
/** How many creatures they attacked with; what entered attacking is none of them (508.4). */
export const attackedWith = (who: Player, during: TurnSpan = "thisTurn"): Amount => ({
  is: "attackedWith",
  who,
  during,
});
export const sumHappened = (what: Summed, during: TurnSpan = "thisTurn"): Amount => ({
  is: "sumHappened",
  what,
  during,
});
export const negative = (amount: AmountLike): Amount => ({
  is: "negative",
  amount: amountOf(amount),
});
export const times = (factor: number, amount: Amount): Amount => ({
  is: "product",
  factor,
  amount,
});
