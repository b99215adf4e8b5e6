/** How copies differ from what they copy (CR 707.9). */
import type { Change, Exception, Filter } from "../schema.ts";
import type { CounterKind } from "../vocabulary.ts";
import { sortOf } from "../walk.ts";
import { type AmountLike, amountOf } from "./amounts.ts";

/** What stands behind "except": a change is one by which the copy differs. */
export type Except = Change | Exception;

const isChange = (one: Except): one is Change => sortOf(one.is) === "Change";

export const exceptions = (except: readonly Except[]): readonly Exception[] =>
  except.map((one) => (isChange(one) ? { is: "differs", change: one } : one));

/** "it has this ability": the one that makes it a copy. */
export const hasThisAbility: Exception = { is: "hasThisAbility" };
/** "it doesn't copy that creature's color". */
export const keepsColor: Exception = { is: "keepsColor" };
/** "it enters with so many additional counters on it". */
export const entersWithMore = (counter: CounterKind, amount: AmountLike = 1): Exception => ({
  is: "entersWithMore",
  counter,
  amount: amountOf(amount),
});
/** "if it's a creature, …". */
export const ifCopyFits = (filter: Filter, ...except: readonly Except[]): Exception => ({
  is: "ifCopyFits",
  filter,
  except: exceptions(except),
});
