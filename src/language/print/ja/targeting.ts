/** What something can't be the target of, in Japanese. */
import type { Filter } from "../../schema.ts";
import { type Context, conjuncts } from "../context.ts";
import { anyNumber, nounPhrase } from "./nouns.ts";

/** 「青の発生源の呪文や能力」; of spells and abilities themselves 「対戦相手がコントロールしている呪文や能力」. */
export function targeting(filter: Filter, context: Context): string {
  const parts = conjuncts(filter);
  const either = parts.find((part) => part.is === "anyOf");
  const kinds = either?.is === "anyOf" ? either.filters : parts;
  if (kinds.some((part) => part.is === "isSpell" || part.is === "isAbility")) {
    return anyNumber(nounPhrase(filter, context));
  }
  if (parts.every((part) => part.is === "controlledBy")) {
    const both: Filter = { is: "anyOf", filters: [{ is: "isSpell" }, { is: "isAbility" }] };
    return anyNumber(nounPhrase({ is: "allOf", filters: [...parts, both] }, context));
  }
  return `${anyNumber(nounPhrase(filter, context, { noun: "source" }))}の呪文や能力`;
}
