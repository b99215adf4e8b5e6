/** Amounts in Japanese: 「カード2枚」「3点のダメージ」「+1/+1」。 */
import type { Amount, Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { bonusValue } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { counted, forEach, nounPhrase, numberOf } from "./nouns.ts";
import { number } from "./words.ts";

/** 「カード2枚を」; for a count 「〜1体につきカード1枚を」。 */
export function cards(amount: Amount, context: Context, which?: Filter): string {
  const phrase = nounPhrase(which ?? { is: "isCard" }, context, { noun: "card" });
  switch (amount.is) {
    case "number":
      return counted(phrase, amount.value);
    case "x":
      return counted(phrase, "X");
    case "count":
      return `${forEach(amount.filter, context)}${counted(phrase, 1)}`;
    default:
      return unknownNode(amount);
  }
}

/** 「3点のライフ」「〜の枚数に等しい点数のダメージ」。 */
export function points(amount: Amount, noun: string, context: Context): string {
  switch (amount.is) {
    case "number":
      return `${number(amount.value, "点")}の${noun}`;
    case "x":
      return `${number("X", "点")}の${noun}`;
    case "count":
      return `${numberOf(amount.filter, context)}に等しい点数の${noun}`;
    default:
      return unknownNode(amount);
  }
}

/** 「+1/+1」, with what X is when it is counted: 「Xは、〜の総数に等しい」。 */
export function bonus(
  power: Amount,
  toughness: Amount,
  context: Context,
): { readonly value: string; readonly where?: string } {
  const counts = [power, toughness].find((one) => one.is === "count");
  return {
    value: bonusValue(power, toughness),
    ...(counts?.is === "count" && {
      where: `Xは、${numberOf(counts.filter, context)}に等しい`,
    }),
  };
}
