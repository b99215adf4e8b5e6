/** Costs (CR 118): what a player pays. */
import type { Amount, Cost, Filter, ManaCost } from "../schema.ts";
import type { CounterKind, LibraryPlace } from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import type { How } from "./how.ts";

export const mana = (cost: ManaCost, times?: Amount): Cost => ({
  is: "payMana",
  mana: cost,
  ...(times && { times }),
});
export const tapThis: Cost = { is: "tapThis" };
export const untapThis: Cost = { is: "untapThis" };
/** Tap so many untapped permanents. */
export const tapOthers = (amount: AmountLike, which: Filter): Cost => ({
  is: "tapOthers",
  amount: amountOf(amount),
  which,
});
export const discardCards = (
  amount: AmountLike,
  which?: Filter,
  how: How<"Cost", "discardCards", "random" | "name"> = {},
): Cost => ({
  is: "discardCards",
  amount: amountOf(amount),
  ...(which && { which }),
  ...how,
});
export const sacrificeThis: Cost = { is: "sacrificeThis" };
export const sacrificeOthers = (
  amount: AmountLike,
  which: Filter,
  how: How<"Cost", "sacrificeOthers", "name"> = {},
): Cost => ({ is: "sacrificeOthers", amount: amountOf(amount), which, ...how });
/** From the zone that `which` names. */
export const exileCards = (
  amount: AmountLike,
  which: Filter,
  how: How<"Cost", "exileCards", "name"> = {},
): Cost => ({ is: "exileCards", amount: amountOf(amount), which, ...how });
export const discardThis: Cost = { is: "discardThis" };
export const exileThis: Cost = { is: "exileThis" };
export const returnThis: Cost = { is: "returnThis" };
export const returnOthers = (amount: AmountLike, which: Filter): Cost => ({
  is: "returnOthers",
  amount: amountOf(amount),
  which,
});
export const payLife = (amount: AmountLike): Cost => ({ is: "payLife", amount: amountOf(amount) });
export const putCardsOnLibrary = (
  amount: AmountLike,
  which: Filter,
  where: LibraryPlace,
): Cost => ({ is: "putCardsOnLibrary", amount: amountOf(amount), which, where });
export const takeCounters = (amount: AmountLike, counter: CounterKind): Cost => ({
  is: "takeCounters",
  amount: amountOf(amount),
  counter,
});
export const addLoyalty = (amount: AmountLike): Cost => ({
  is: "addLoyalty",
  amount: amountOf(amount),
});
export const removeLoyalty = (amount: AmountLike): Cost => ({
  is: "removeLoyalty",
  amount: amountOf(amount),
});
