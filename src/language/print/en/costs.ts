/** Costs in English: before a colon, and as what a player does. */
import type { Amount, Cost, Filter, Player } from "../../schema.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { cards, forEach, points, quantified, value } from "./amounts.ts";
import { inZone } from "./filters.ts";
import { counted, type NounPlace, nounPhrase, quantityOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { objects } from "./references.ts";
import {
  both,
  capitalised,
  counterWord,
  joined,
  type Predicate,
  plural,
  predicate,
} from "./words.ts";

/** "two creatures", "a creature card from your graveyard". */
function some(amount: Amount, which: Filter, context: Context, place: NounPlace = {}): string {
  const phrase = nounPhrase(which, context, place);
  const { head, tail } = quantified(amount, (number) => counted(phrase, number), context);
  return head + tail;
}

const you: Player = { is: "you" };

/** "pay {1} for each card in your graveyard", "discard a card"; `who` pays. */
function costPredicate(cost: Cost, context: Context, who: Player = you): Predicate {
  switch (cost.is) {
    case "payMana":
      return predicate("pay", manaTimes(cost, context));
    case "tapThis":
      return predicate("tap", objects({ is: "self" }, context).text);
    case "untapThis":
      return predicate("untap", objects({ is: "self" }, context).text);
    case "tapOthers": {
      const untapped: Filter = { is: "not", filter: { is: "isTapped" } };
      const which: Filter = { is: "allOf", filters: [untapped, cost.which] };
      return predicate("tap", some(cost.amount, which, context));
    }
    case "discardCards": {
      const what = cards(cost.amount, context, cost.which);
      return predicate("discard", cost.random ? `${what} at random` : what);
    }
    case "sacrificeThis":
      return predicate("sacrifice", objects({ is: "self" }, context).text);
    case "sacrificeOthers":
      return predicate(
        "sacrifice",
        joined(
          some(cost.amount, cost.which, context),
          who.is === "you" ? "" : phrases(context).ofTheirChoice,
        ),
      );
    case "exileCards": {
      const say = phrases(context);
      const place = { noun: "card", leaving: say.exilesFrom } as const;
      return say.exile(some(cost.amount, cost.which, context, place));
    }
    case "exileThis": {
      const { text } = objects({ is: "self" }, context);
      const { zone, selfAs } = context;
      const say = phrases(context);
      const out = say.exilesFrom ? "from" : "in";
      const from = selfAs === "card" && zone ? ` ${inZone(zone, "your", out, context)}` : "";
      return say.exile(text + from);
    }
    case "discardThis":
      return predicate("discard", objects({ is: "self" }, context).text);
    case "returnThis":
      return predicate("return", `${objects({ is: "self" }, context).text} to its owner's hand`);
    case "returnOthers": {
      const whose = cost.amount.is === "number" && cost.amount.value === 1 ? "its" : "their";
      return predicate(
        "return",
        `${some(cost.amount, cost.which, context)} to ${whose} owner's hand`,
      );
    }
    case "payLife":
      return predicate("pay", points(cost.amount, "life", context));
    case "putCardsOnLibrary": {
      const place = { noun: "card", leaving: true } as const;
      const what = some(cost.amount, cost.which, context, place);
      const where = cost.where === "top" ? "on top" : "on the bottom";
      return predicate("put", `${what} ${where} of your library`);
    }
    case "takeCounters": {
      const from = objects({ is: "self" }, context).text;
      const word = counterWord(cost.counter);
      const { head, tail } = quantified(cost.amount, (number) => quantityOf(number, word), context);
      return predicate("remove", `${head} from ${from}${tail}`);
    }
    case "addLoyalty":
      return predicate("put", loyaltyCounters(cost.amount, "on", context));
    case "removeLoyalty":
      return predicate("remove", loyaltyCounters(cost.amount, "from", context));
    default:
      return unknownNode(cost);
  }
}

function loyaltyCounters(amount: Amount, preposition: string, context: Context): string {
  const number = value(amount, context);
  const counters = number === "1" ? "loyalty counter" : plural("loyalty counter");
  return `${number} ${counters} ${preposition} ${objects({ is: "self" }, context).text}`;
}

/** "{1} for each card in your graveyard". */
function manaTimes({ mana, times }: Extract<Cost, { is: "payMana" }>, context: Context): string {
  if (!times) return mana;
  if (times.is === "number") return mana.repeat(times.value);
  if (times.is === "x") return `${mana} X times`;
  return `${mana} ${forEach(times, context) ?? `times ${value(times, context)}`}`;
}

export const costPredicates = (
  costs: readonly Cost[],
  context: Context,
  who: Player = you,
): Predicate => both(costs.map((cost) => costPredicate(cost, context, who)));

/** The activation cost: "{1}{B}, {T}, Sacrifice this artifact", "[−3]". */
export function activationCost(costs: readonly Cost[], context: Context): string {
  return costs.map((cost) => symbolsOr(cost, context)).join(", ");
}

function symbolsOr(cost: Cost, context: Context): string {
  switch (cost.is) {
    case "tapThis":
      return "{T}";
    case "untapThis":
      return "{Q}";
    case "payMana":
      return cost.times ? capitalised(costPredicate(cost, context).base) : cost.mana;
    case "addLoyalty": {
      const number = value(cost.amount, context);
      return number === "0" ? "[0]" : `[+${number}]`;
    }
    case "removeLoyalty":
      return `[−${value(cost.amount, context)}]`;
    default:
      return capitalised(costPredicate(cost, context).base);
  }
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

const doubled: Readonly<Record<string, string>> = { tap: "tapp", untap: "untapp", put: "putt" };
const gerund = (base: string): string => {
  const [verb = "", ...rest] = base.split(" ");
  return [`${doubled[verb] ?? verb.replace(/e$/, "")}ing`, ...rest].join(" ");
};
