/** Damage, life, winning and losing (CR 119, 120, 615, 104). */
import type { Duration, Effect, Objects, Player, Recipient } from "../schema.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import type { How } from "./how.ts";
import { self } from "./objects.ts";
import { you } from "./players.ts";
import { endOfTurn } from "./replacements.ts";

export const damage = (
  amount: AmountLike,
  to: Recipient,
  source: Objects = self,
  how: How<"Effect", "damage", "divided" | "unpreventable"> = {},
): Effect => ({ is: "damage", source, amount: amountOf(amount), to, ...how });
export const fights = (one: Objects, other: Objects): Effect => ({ is: "fight", one, other });
/** The next so much, or all; of `from`, to `to`. */
export const preventDamage = ({
  amount,
  until = endOfTurn,
  ...rest
}: {
  readonly amount?: AmountLike;
  readonly until?: Duration;
} & How<"Effect", "preventDamage", "to" | "from" | "combat"> = {}): Effect => ({
  is: "preventDamage",
  ...(amount !== undefined && { amount: amountOf(amount) }),
  ...rest,
  until,
});
export const gainLife = (amount: AmountLike, who: Player = you): Effect => ({
  is: "gainLife",
  who,
  amount: amountOf(amount),
});
export const loseLife = (amount: AmountLike, who: Player = you): Effect => ({
  is: "loseLife",
  who,
  amount: amountOf(amount),
});
export const exchangeLife = (withWhom: Player, who: Player = you): Effect => ({
  is: "exchangeLife",
  who,
  with: withWhom,
});
export const loseGame = (who: Player = you): Effect => ({ is: "loseGame", who });
export const winGame = (who: Player = you): Effect => ({ is: "winGame", who });
