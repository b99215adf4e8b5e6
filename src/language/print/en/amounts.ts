/** Amounts in English: "two cards", "3 damage", "+1/+1", "for each card in your graveyard". */
import type { Amount, Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { bonusValue } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { bare, counted, generic, nounPhrase } from "./nouns.ts";

const oneEach = (filter: Filter, context: Context): string => bare(nounPhrase(filter, context));

/** "for each creature you control" behind what is multiplied. */
export const forEach = (filter: Filter, context: Context): string =>
  `for each ${oneEach(filter, context)}`;

const numberOf = (filter: Filter, context: Context): string =>
  `the number of ${generic(nounPhrase(filter, context))}`;

/** "a card", "X cards", "a card for each creature you control". */
export function cards(amount: Amount, context: Context, which?: Filter): string {
  const phrase = nounPhrase(which ?? { is: "isCard" }, context, { noun: "card" });
  switch (amount.is) {
    case "number":
      return counted(phrase, amount.value);
    case "x":
      return counted(phrase, "X");
    case "count":
      return `${counted(phrase, 1)} ${forEach(amount.filter, context)}`;
    default:
      return unknownNode(amount);
  }
}

/** "3 damage", "X life", "damage equal to the number of cards in your hand". */
export function points(amount: Amount, noun: string, context: Context): string {
  switch (amount.is) {
    case "number":
      return `${amount.value} ${noun}`;
    case "x":
      return `X ${noun}`;
    case "count":
      return `${noun} equal to ${numberOf(amount.filter, context)}`;
    default:
      return unknownNode(amount);
  }
}

/** "+1/+1"; a count becomes X, with its meaning behind. */
export function bonus(
  power: Amount,
  toughness: Amount,
  context: Context,
): { readonly value: string; readonly where: string } {
  const counts = [power, toughness].find((one) => one.is === "count");
  return {
    value: bonusValue(power, toughness),
    where: counts?.is === "count" ? `, where X is ${numberOf(counts.filter, context)}` : "",
  };
}
