/** What happens instead (CR 614), and how long an effect lasts (611.2). */
import type { Condition, Duration, Effect, Filter, Recipient, Replacement } from "../schema.ts";
import type { CounterKind, Zone } from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import { type Except, exceptions } from "./exceptions.ts";

/** With `insteadOf` only if it would go to that zone. */
export const goTo = (zone: Zone, insteadOf?: Zone): Replacement => ({
  is: "goTo",
  zone,
  ...(insteadOf && { insteadOf }),
});
export const doInstead = (effect: Effect): Replacement => ({ is: "doInstead", effect });
export const enterTapped: Replacement = { is: "enterTapped" };
export const enterWith = (counter: CounterKind, amount: AmountLike = 1): Replacement => ({
  is: "enterWith",
  counter,
  amount: amountOf(amount),
});
export const asEnters = (effect: Effect): Replacement => ({ is: "asEnters", effect });
/** Enters as a copy of one of these, with exceptions. */
export const enterAsCopy = (filter: Filter, ...except: readonly Except[]): Replacement => ({
  is: "enterAsCopy",
  filter,
  ...(except.length > 0 && { except: exceptions(except) }),
});
/** So much of the damage, or all of it. */
export const prevents = (
  how: { readonly amount?: AmountLike; readonly so?: Effect } = {},
): Replacement => ({
  is: "prevent",
  ...(how.amount !== undefined && { amount: amountOf(how.amount) }),
  ...(how.so && { so: how.so }),
});
/** Another amount of damage, life or cards: so much, so much more, or so many times as much. */
export const changeAmount = (how: {
  readonly to?: AmountLike;
  readonly plus?: AmountLike;
  readonly times?: number;
}): Replacement => ({
  is: "changeAmount",
  ...(how.to !== undefined && { to: amountOf(how.to) }),
  ...(how.plus !== undefined && { plus: amountOf(how.plus) }),
  ...(how.times !== undefined && { times: how.times }),
});
export const redirectTo = (to: Recipient): Replacement => ({ is: "redirect", to });
export const regenerateIt: Replacement = { is: "regenerateIt" };

export const endOfTurn: Duration = { is: "endOfTurn" };
export const endOfCombat: Duration = { is: "endOfCombat" };
export const forever: Duration = { is: "forever" };
export const yourNextTurn: Duration = { is: "yourNextTurn" };
export const endOfYourNextTurn: Duration = { is: "endOfYourNextTurn" };
export const thisLeaves: Duration = { is: "thisLeaves" };
export const nextUntapStep: Duration = { is: "nextUntapStep" };
export const asLongAs = (condition: Condition): Duration => ({ is: "asLongAs", condition });
