/** Whether a player can pay a total cost (CR 118.3, 118.6), and why not. */
import type { Refusal } from "../decisions.ts";
import { type Game, playerOf } from "../game.ts";
import type { PlayerId } from "../ids.ts";
import { planPayment } from "../payment/plan.ts";
import type { Context } from "../view.ts";
import { asPayer } from "./context.ts";
import { cantPayOther } from "./single.ts";
import { payableTogether } from "./together.ts";
import type { TotalCost } from "./total.ts";

/** Why a player can't pay a total cost, or nothing. */
export function cantPay(
  game: Game,
  player: PlayerId,
  total: TotalCost,
  text: Context,
): Refusal | undefined {
  const context = asPayer(text, player);
  const { source } = context;
  // 800.4f: nobody pays in place of a player who has left the game.
  if (playerOf(game, player).lost) return { code: "costCantBePaid", cr: "800.4f", object: source };
  for (const cost of total.other) {
    const refusal = cantPayOther(game, player, cost, context);
    if (refusal) return refusal;
  }
  const bill = total.other.map((cost) => ({ cost, context }));
  if (!payableTogether(game, player, bill)) {
    return { code: "costCantBePaid", cr: "118.10", object: source };
  }
  return planPayment(game, player, total.mana, bill)
    ? undefined
    : { code: "notEnoughMana", cr: "601.2h", detail: total.mana, object: source };
}
