/** Whether a player can pay a cost that is not mana, taken by itself (CR 118.3), and how often. */
import type { Cost } from "../../language/schema.ts";
import type { Refusal } from "../decisions.ts";
import { type Game, playerOf } from "../game.ts";
import type { PlayerId } from "../ids.ts";
import { controllerOf } from "../layers.ts";
import { isSummoningSick } from "../summoningSickness.ts";
import { type Context, unreachable } from "../view.ts";
import { amountIn, demandOf } from "./demands.ts";

/** How often a player could pay a cost that is not mana, if nothing else used anything up. */
export function timesPayable(game: Game, player: PlayerId, cost: Cost, context: Context): number {
  const times = (there: number, each: number): number =>
    each === 0 ? Number.POSITIVE_INFINITY : Math.floor(there / each);
  const counters = game.objects[context.source]?.counters ?? {};
  switch (cost.is) {
    case "payMana":
    case "addLoyalty":
      return Number.POSITIVE_INFINITY;
    case "tapThis":
    case "untapThis":
    case "sacrificeThis":
    case "returnThis":
    case "exileThis":
    case "discardThis":
      return 1;
    case "payLife":
      return times(playerOf(game, player).life, amountIn(game, context, cost.amount));
    case "takeCounters":
      return times(counters[cost.counter] ?? 0, amountIn(game, context, cost.amount));
    case "removeLoyalty":
      return times(counters.loyalty ?? 0, amountIn(game, context, cost.amount));
    case "tapOthers":
    case "discardCards":
    case "sacrificeOthers":
    case "returnOthers":
    case "exileCards":
    case "putCardsOnLibrary": {
      const demand = demandOf(game, player, cost, context);
      return times(demand?.from.length ?? 0, demand?.count ?? 0);
    }
    default:
      return unreachable(cost);
  }
}

/** Why a player can't pay a cost that is not mana, taken by itself, or nothing. */
export function cantPayOther(
  game: Game,
  player: PlayerId,
  cost: Cost,
  context: Context,
): Refusal | undefined {
  const { source } = context;
  const object = game.objects[source];
  const unpaid: Refusal = { code: "costCantBePaid", cr: "118.3", object: source };
  const onBattlefield = object?.place.zone === "battlefield";
  switch (cost.is) {
    case "payMana":
      return undefined;
    case "tapThis":
    case "untapThis": {
      if (!object || !onBattlefield) return unpaid;
      const taps = cost.is === "tapThis";
      if (taps && object.tapped) return { code: "tapped", cr: "107.5", object: source };
      if (!taps && !object.tapped) return { ...unpaid, cr: "107.6" };
      return isSummoningSick(game, object)
        ? { code: "summoningSick", cr: "302.6", object: source }
        : undefined;
    }
    case "sacrificeThis":
      return onBattlefield && controllerOf(game, source) === player
        ? undefined
        : { ...unpaid, cr: "701.21a" };
    case "returnThis":
      return onBattlefield ? undefined : unpaid;
    case "exileThis":
      return object && object.place.zone !== "exile" ? undefined : unpaid;
    case "discardThis":
      return playerOf(game, player).hand.includes(source) ? undefined : { ...unpaid, cr: "701.9a" };
    case "tapOthers":
    case "discardCards":
    case "sacrificeOthers":
    case "returnOthers":
    case "exileCards":
    case "putCardsOnLibrary": {
      const demand = demandOf(game, player, cost, context);
      return demand && demand.from.length < demand.count ? unpaid : undefined;
    }
    case "payLife": {
      // 119.4: only as much life as one has; 119.4b: 0 can always be paid.
      const life = amountIn(game, context, cost.amount);
      return life > 0 && playerOf(game, player).life < life
        ? { ...unpaid, cr: game.teams?.sharedLife ? "119.4a" : "119.4" }
        : undefined;
    }
    case "takeCounters": {
      const there = object?.counters?.[cost.counter] ?? 0;
      return there < amountIn(game, context, cost.amount) ? unpaid : undefined;
    }
    case "addLoyalty":
      return onBattlefield ? undefined : unpaid;
    case "removeLoyalty": {
      const there = object?.counters?.loyalty ?? 0;
      return there < amountIn(game, context, cost.amount) ? { ...unpaid, cr: "606.6" } : undefined;
    }
    default:
      return unreachable(cost);
  }
}
