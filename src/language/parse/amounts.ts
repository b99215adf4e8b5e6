/** Amounts: "two cards", "3 damage", "for each card in your graveyard", "your life total". */
import type { Amount } from "../schema.ts";
import type { Tail } from "./categories.ts";
import { type Rule, says, saysAny } from "./core.ts";
import { spoken } from "./spoken.ts";

export const number = (value: number): Amount => ({ is: "number", value });
const x: Amount = { is: "x" };

/** So many, by what is said before and behind what is counted; undefined if it makes no sense. */
export function howMany(before: Amount | "some", tail: Tail): Amount | undefined {
  const amount = howManyChosen(before, tail);
  return amount?.is === "anyNumber" ? undefined : amount;
}

/** The same of what a player chooses, which may be any number (107.1c). */
export function howManyChosen(before: Amount | "some", { ...tail }: Tail): Amount | undefined {
  if ("none" in tail) return before === "some" ? undefined : before;
  if ("equal" in tail) return before === "some" ? tail.equal : undefined;
  if (before === "some" || before.is !== "number") return undefined;
  return before.value === 1
    ? tail.each
    : { is: "product", factor: before.value, amount: tail.each };
}

export const amounts: readonly Rule[] = [
  says("Number", "a[n]", () => number(1)),
  says("Number", "<n:Integer>", ({ n }) => number(n)),
  says("Number", "x", () => x),
  says("Number", "any number of", () => ({ is: "anyNumber" })),
  says("Number", "that many", (_, { start }) => ({
    is: "howMany",
    what: spoken("that many", start),
  })),
  says("Number", "that many", () => ({ is: "eventAmount" })),
  says("Number", "a number of", () => "some"),

  says("Tail", "", () => ({ none: true })),
  says("Tail", " for each <of:Counting>", ({ of }) => ({ each: of })),
  says("Tail", " equal to <to:Value>", ({ to }) => ({ equal: to })),
  says("Where", "", () => "none"),
  says("Where", ", where x is <to:Value>", ({ to }) => to),

  says("Counting", "<of:Noun>", ({ of }) => countingThose(of)),
  says("Counting", "<kind:Counter> counter on <on:Objects>", ({ kind, on }) => ({
    is: "countersOn",
    counter: kind,
    what: on,
  })),
  says("Counting", "<kind:Counter> counter[s] you put on a creature this way", (_, { start }) => ({
    is: "howMany",
    what: spoken("put this way", start),
  })),
  says(
    "Counting",
    "<color:Color> mana symbol in <costs:Owner> mana cost[s]",
    ({ color, costs }) => ({
      is: "manaSymbols",
      color,
      what: costs,
    }),
  ),
  says(
    "Counting",
    "<color:Color> mana symbol in the mana costs of <costs:Objects>",
    ({ color, costs }) => ({
      is: "manaSymbols",
      color,
      what: costs,
    }),
  ),
  says("Counting", "target beyond the first", () => ({ is: "moreTargets" })),
  says("Counting", "1 damage prevented this way", () => ({ is: "eventAmount" })),
  says("Counting", "creature <who:Player> attacked with <during:Span>", ({ who, during }) => ({
    is: "attackedWith",
    who,
    during,
  })),
  says("Counting", "<what:Happened> <during:Span>", ({ what, during }) => ({
    is: "timesHappened",
    what,
    during,
  })),
  says("Counting", "of <what:Objects>", ({ what }) => ({ is: "howMany", what })),

  says("Value", "<n:Digits>", ({ n }) => number(n)),
  says("Value", "x", () => x),
  says("Value", "the number of <of:Noun>", ({ of }) => countingThose(of)),
  says("Value", "the number of <kind:Counter> counters on <on:Objects>", ({ kind, on }) => ({
    is: "countersOn",
    counter: kind,
    what: on,
  })),
  says(
    "Value",
    "the number of <color:Color> mana symbols in the mana costs of <costs:Objects>",
    ({ color, costs }) => ({
      is: "manaSymbols",
      color,
      what: costs,
    }),
  ),
  says(
    "Value",
    "the number of <color:Color> mana symbols in <costs:Owner> mana cost[s]",
    ({ color, costs }) => ({
      is: "manaSymbols",
      color,
      what: costs,
    }),
  ),
  says("Value", "the number of targets beyond the first", () => ({ is: "moreTargets" })),
  says(
    "Value",
    "the number of creatures <who:Player> attacked with <during:Span>",
    ({ who, during }) => ({
      is: "attackedWith",
      who,
      during,
    }),
  ),
  says("Value", "the number of <what:Happened> <during:Span>", ({ what, during }) => ({
    is: "timesHappened",
    what,
    during,
  })),
  says("Value", "<of:Owner> <stat:Stat>", ({ of, stat }) => ({ is: "statOf", stat, what: of })),
  says("Value", "the total <stat:Stat> of <of:Objects>", ({ of, stat }) => ({
    is: "statOf",
    stat,
    what: of,
  })),
  says("Value", "<whose:Whose> life total", ({ whose }) => ({ is: "lifeOf", who: whose })),
  saysAny("Value", ["the damage prevented this way", "that amount"], () => ({ is: "eventAmount" })),
  says("Value", "your devotion to <to:Colors>", ({ to }) => ({ is: "devotion", colors: to })),
  says("Value", "the amount of life <who:Player> gained <during:Span>", ({ who, during }) => ({
    is: "sumHappened",
    what: { is: "gainsLife", who },
    during,
  })),
  says("Value", "the amount of life <who:Player> lost <during:Span>", ({ who, during }) => ({
    is: "sumHappened",
    what: { is: "losesLife", who },
    during,
  })),
  says("Value", "the damage dealt to <who:Player> <during:Span>", ({ who, during }) => ({
    is: "sumHappened",
    what: { is: "damages", player: who },
    during,
  })),
  says("Value", "the damage <source:Thing> dealt <during:Span>", ({ source, during }) => ({
    is: "sumHappened",
    what: { is: "damages", source },
    during,
  })),
  says(
    "Value",
    "the damage <source:Thing> dealt to <who:Player> <during:Span>",
    ({ source, who, during }) => ({
      is: "sumHappened",
      what: { is: "damages", source, player: who },
      during,
    }),
  ),
  says("Value", "minus <of:Value>", ({ of }) => ({ is: "negative", amount: of })),
  says("Value", "twice <of:Value>", ({ of }) => ({ is: "product", factor: 2, amount: of })),
  says("Value", "<n:Often> <of:Value>", ({ n, of }) => ({ is: "product", factor: n, amount: of })),

  // "3 damage", "X life", "damage equal to …": without the noun, which stands in the template.
  says("Side", "+<n:Digits>", ({ n }) => number(n)),
  says("Side", "-<n:Digits>", ({ n }) => number(n === 0 ? 0 : -n)),
  says("Side", "+x", () => x),
  says("Side", "-x", () => ({ is: "negative", amount: x })),
].flat();

/** What is counted: those that fit, or so many of those spoken of. */
const countingThose = (filter: Extract<Amount, { is: "count" }>["filter"]): Amount => {
  const parts = filter.is === "allOf" ? filter.filters : [filter];
  const among = parts.find((part) => part.is === "isAmong");
  const plain = parts.every((part) => ["isAmong", "isCard", "type", "isToken"].includes(part.is));
  // "card discarded this way": of those that were, not of those that are somewhere now.
  if (among?.is === "isAmong" && plain) return { is: "howMany", what: among.what };
  return { is: "count", filter };
};
