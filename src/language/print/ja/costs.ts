/** Costs in Japanese: before a colon, and as what a player does. */
import type { Cost, Filter } from "../../schema.ts";
import { type Context, conjuncts } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { amountText, cards, counters, forEachOf, points, quantity } from "./amounts.ts";
import { nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { objects } from "./references.ts";
import { godan, ichidan, oneAfterOther, type Predicate, plain, predicate, suru } from "./words.ts";

/** 「カード1枚を捨てる」「〜1枚につき{1}を支払う」。 */
function costPredicate(cost: Cost, context: Context): Predicate {
  const self = (): string => objects({ is: "self" }, context);
  switch (cost.is) {
    case "payMana": {
      const { mana, times } = cost;
      if (times?.is === "number")
        return predicate(`${mana.repeat(times.value)}を`, godan("支払う"));
      return predicate(`${times ? forEachOf(times, context) : ""}${mana}を`, godan("支払う"));
    }
    case "tapThis":
      return predicate(`${self()}を`, suru("タップする"));
    case "untapThis":
      return predicate(`${self()}を`, suru("アンタップする"));
    case "tapOthers": {
      const which = ownOnly(cost.which);
      const untapped: Filter = {
        is: "allOf",
        filters: [
          { is: "controlledBy", who: { is: "you" } },
          { is: "not", filter: { is: "isTapped" } },
          which,
        ],
      };
      const what = quantity(nounPhrase(untapped, context), cost.amount, context);
      return predicate(`${what}を`, suru("タップする"));
    }
    case "discardCards": {
      const what = cards(cost.amount, context, cost.which);
      return predicate(`${what}を${cost.random ? "無作為に選んで" : ""}`, ichidan("捨てる"));
    }
    case "sacrificeThis":
      return predicate(`${self()}を生け贄に`, ichidan("捧げる"));
    case "sacrificeOthers": {
      const which = nounPhrase(ownOnly(cost.which), context);
      return predicate(`${quantity(which, cost.amount, context)}を生け贄に`, ichidan("捧げる"));
    }
    case "exileCards":
      return phrases(context).exile(`${cards(cost.amount, context, cost.which)}を`);
    case "exileThis":
      return phrases(context).exile(`${fromZone(context)}${self()}を`);
    case "discardThis":
      return predicate(`${self()}を`, ichidan("捨てる"));
    case "returnThis":
      return predicate(`${self()}をオーナーの手札に`, godan("戻す"));
    case "returnOthers": {
      const which = nounPhrase(cost.which, context);
      return predicate(`${quantity(which, cost.amount, context)}をオーナーの手札に`, godan("戻す"));
    }
    case "payLife":
      return predicate(`${points(cost.amount, "ライフ", context)}を`, godan("支払う"));
    case "putCardsOnLibrary": {
      const place = { top: "一番上", bottom: "一番下" }[cost.where];
      const what = cards(cost.amount, context, cost.which);
      return predicate(`${what}をあなたのライブラリーの${place}に`, godan("置く"));
    }
    case "takeCounters": {
      const taken = counters(cost.amount, cost.counter, context);
      return predicate(`${self()}の上から${taken}を`, godan("取り除く"));
    }
    case "addLoyalty":
      return predicate(
        `${self()}の上に${counters(cost.amount, "loyalty", context)}を`,
        godan("置く"),
      );
    case "removeLoyalty":
      return predicate(
        `${self()}の上から${counters(cost.amount, "loyalty", context)}を`,
        godan("取り除く"),
      );
    default:
      return unknownNode(cost);
  }
}

/** Without what goes without saying of what a player pays with: that it is theirs, and untapped. */
function ownOnly(which: Filter): Filter {
  const parts = conjuncts(which).filter(
    (part) =>
      !(part.is === "controlledBy" && part.who.is === "you") &&
      !(part.is === "not" && part.filter.is === "isTapped"),
  );
  return { is: "allOf", filters: parts };
}

/** 「あなたの墓地にある」, where the ability is one of the card there. */
function fromZone(context: Context): string {
  const { ability } = context;
  const zone = "zone" in ability ? ability.zone : undefined;
  return zone && zone !== "battlefield" ? `${zoneOf(zone, "あなた", context)}にある` : "";
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
  if (cost.is === "untapThis") return "{Q}";
  if (cost.is === "payMana" && !cost.times) return cost.mana;
  if (cost.is === "addLoyalty") return loyalty("+", amountText(cost.amount, context));
  if (cost.is === "removeLoyalty") return loyalty("−", amountText(cost.amount, context));
  return plain(costPredicate(cost, context));
}

/** 「[+1]」「[−X]」「[0]」 (606.4)。 */
const loyalty = (sign: string, amount: string): string =>
  amount === "0" ? "[0]" : `[${sign}${amount}]`;

/** The cost of a keyword: 「{2}{G}」 or 「 — カード1枚を捨てる。」。 */
export function keywordCost(costs: readonly Cost[], context: Context): string {
  if (costs.every((cost) => cost.is === "payMana" && !cost.times)) {
    return activationCost(costs, context);
  }
  return ` — ${activationCost(costs, context)}。`;
}
