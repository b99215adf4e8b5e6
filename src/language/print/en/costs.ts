/** Costs in English: before a colon, and as what a player does. */
import type { Cost } from "../../schema.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { cards, forEach, points } from "./amounts.ts";
import { objects } from "./references.ts";
import { both, capitalised, type Predicate, predicate } from "./words.ts";

/** "pay {1} for each card in your graveyard", "discard a card". */
export function costPredicate(cost: Cost, context: Context): Predicate {
  switch (cost.is) {
    case "payMana": {
      const { mana, times } = cost;
      if (!times || times.is === "number") return predicate("pay", mana.repeat(times?.value ?? 1));
      const each = times.is === "count" ? forEach(times.filter, context) : "X times";
      return predicate("pay", `${mana} ${each}`);
    }
    case "tapThis":
      return predicate("tap", objects({ is: "self" }, context).text);
    case "discardCards":
      return predicate("discard", cards(cost.amount, context, cost.which));
    case "sacrificeThis":
      return predicate("sacrifice", objects({ is: "self" }, context).text);
    case "payLife":
      return predicate("pay", points(cost.amount, "life", context));
    default:
      return unknownNode(cost);
  }
}

export const costPredicates = (costs: readonly Cost[], context: Context): Predicate =>
  both(costs.map((cost) => costPredicate(cost, context)));

/** The activation cost: "{1}{B}, {T}, Sacrifice this artifact". */
export function activationCost(costs: readonly Cost[], context: Context): string {
  return costs.map((cost) => symbolsOr(cost, context)).join(", ");
}

function symbolsOr(cost: Cost, context: Context): string {
  if (cost.is === "tapThis") return "{T}";
  if (cost.is === "payMana" && !cost.times) return cost.mana;
  return capitalised(costPredicate(cost, context).base);
}

/** The cost of a keyword: " {2}{G}" or "—Discard a card." (702). */
export function keywordCost(costs: readonly Cost[], context: Context): string {
  if (costs.every((cost) => cost.is === "payMana" && !cost.times)) {
    return ` ${activationCost(costs, context)}`;
  }
  return `—${activationCost(costs, context)}.`;
}

/** The cost of a keyword within a sentence: "{R}", "discarding …" as a noun: "by paying {R}". */
export function byPaying(costs: readonly Cost[], context: Context): string {
  const parts = costs.map((cost) => gerund(costPredicate(cost, context).base));
  return `by ${parts.join(" and ")}`;
}

const gerund = (base: string): string => {
  const [verb = "", ...rest] = base.split(" ");
  const stem = verb === "tap" ? "tapp" : verb.replace(/e$/, "");
  return [`${stem}ing`, ...rest].join(" ");
};
