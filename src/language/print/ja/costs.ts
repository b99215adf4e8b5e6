/** Costs in Japanese: before a colon, and as what a player does. */
import type { Cost } from "../../schema.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { cards, points } from "./amounts.ts";
import { forEach } from "./nouns.ts";
import { objects } from "./references.ts";
import { godan, ichidan, oneAfterOther, type Predicate, plain, predicate, suru } from "./words.ts";

/** 「カード1枚を捨てる」「〜1枚につき{1}を支払う」。 */
export function costPredicate(cost: Cost, context: Context): Predicate {
  switch (cost.is) {
    case "payMana": {
      const { mana, times } = cost;
      const each =
        times?.is === "count" ? forEach(times.filter, context) : times?.is === "x" ? "X回" : "";
      const amount = times?.is === "number" ? mana.repeat(times.value) : mana;
      return predicate(`${each}${amount}を`, godan("支払う"));
    }
    case "tapThis":
      return predicate(`${objects({ is: "self" }, context)}を`, suru("タップする"));
    case "discardCards":
      return predicate(`${cards(cost.amount, context, cost.which)}を`, ichidan("捨てる"));
    case "sacrificeThis":
      return predicate(`${objects({ is: "self" }, context)}を生け贄に`, ichidan("捧げる"));
    case "payLife":
      return predicate(`${points(cost.amount, "ライフ", context)}を`, godan("支払う"));
    default:
      return unknownNode(cost);
  }
}

/** All of a cost as one predicate: 「{1}を支払い、カード1枚を捨てる」。 */
export const costPredicates = (costs: readonly Cost[], context: Context): Predicate =>
  oneAfterOther(costs.map((cost) => costPredicate(cost, context))) ??
  predicate("{0}を", godan("支払う"));

/** The activation cost: 「{1}{B}、{T}、このアーティファクトを生け贄に捧げる」。 */
export const activationCost = (costs: readonly Cost[], context: Context): string =>
  costs.map((cost) => symbolsOr(cost, context)).join("、");

function symbolsOr(cost: Cost, context: Context): string {
  if (cost.is === "tapThis") return "{T}";
  if (cost.is === "payMana" && !cost.times) return cost.mana;
  return plain(costPredicate(cost, context));
}

/** The cost of a keyword: 「{2}{G}」 or 「 — カード1枚を捨てる。」。 */
export function keywordCost(costs: readonly Cost[], context: Context): string {
  if (costs.every((cost) => cost.is === "payMana" && !cost.times)) {
    return activationCost(costs, context);
  }
  return ` — ${activationCost(costs, context)}。`;
}
