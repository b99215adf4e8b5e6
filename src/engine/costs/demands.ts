/** Which objects a cost asks for (CR 118.3), and whether several costs can be paid with them. */
import type { Amount, Cost } from "../../language/schema.ts";
import { type Game, playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { controllerOf, viewOf } from "../layers.ts";
import { amountOf, type Context, candidates, choosable, matches } from "../view.ts";

/**
 * So many of these objects. What is tapped for one cost can't be tapped for another, and what
 * leaves its zone for one can't leave it for another; but what was tapped can still leave.
 */
export interface Demand {
  readonly kind: "tap" | "use";
  readonly from: readonly ObjectId[];
  readonly count: number;
  /** "any number": no more than there are. */
  readonly most: number;
}

/** The number in a cost; without limit for "any number". */
export const amountIn = (game: Game, context: Context, amount: Amount): number =>
  Math.max(0, amountOf(viewOf(game), context, amount));

/** The objects that a cost can be paid with, if it asks for objects. */
export function demandOf(
  game: Game,
  player: PlayerId,
  cost: Cost,
  context: Context,
): Demand | undefined {
  const { source } = context;
  const view = viewOf(game);
  const some = (
    kind: Demand["kind"],
    ids: readonly ObjectId[],
    amount: Amount | undefined,
  ): Demand => {
    const from = choosable(context.frame, ids);
    const wanted = amount === undefined ? 1 : amountIn(game, context, amount);
    const open = wanted === Number.POSITIVE_INFINITY;
    return { kind, from, count: open ? 0 : wanted, most: open ? from.length : wanted };
  };
  const own = (ids: readonly ObjectId[]): readonly ObjectId[] =>
    ids.filter((id) => controllerOf(game, id) === player);
  const here = game.objects[source] ? [source] : [];
  switch (cost.is) {
    case "tapThis":
      return some("tap", here, undefined);
    case "tapOthers":
      return some(
        "tap",
        own(candidates(view, context, cost.which)).filter((id) => !game.objects[id]?.tapped),
        cost.amount,
      );
    case "discardCards": {
      const { which } = cost;
      const { hand } = playerOf(game, player);
      const fitting = hand.filter((id) => !which || matches(view, context, which, id));
      return some("use", fitting, cost.amount);
    }
    case "sacrificeThis":
    case "returnThis":
    case "exileThis":
    case "discardThis":
      return some("use", here, undefined);
    case "sacrificeOthers":
    case "returnOthers":
      // 701.21a: only permanents, and only one's own.
      return some(
        "use",
        own(candidates(view, context, cost.which)).filter((id) => game.battlefield.includes(id)),
        cost.amount,
      );
    case "exileCards":
    case "putCardsOnLibrary":
      return some("use", candidates(view, context, cost.which), cost.amount);
    default:
      return undefined;
  }
}

/** Whether each demand can have objects of its own (an exact matching). */
export function canAssign(demands: readonly Demand[]): boolean {
  // One entry for each object that is asked for.
  const seats = demands.flatMap(({ from, count }) =>
    Array.from({ length: Math.min(count, from.length + 1) }, () => from),
  );
  const taken = new Map<ObjectId, number>();
  const seat = (index: number, tried: Set<ObjectId>): boolean => {
    for (const id of seats[index] ?? []) {
      if (tried.has(id)) continue;
      tried.add(id);
      const other = taken.get(id);
      if (other === undefined || seat(other, tried)) {
        taken.set(id, index);
        return true;
      }
    }
    return false;
  };
  return seats.every((_, index) => seat(index, new Set()));
}
