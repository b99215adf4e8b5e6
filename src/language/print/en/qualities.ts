/** The qualities of keywords in English: of protection, enchant, landwalk (702). */
import { colorWords } from "../../lexicon.ts";
import type { Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { bare, generic, nounPhrase } from "./nouns.ts";
import { possessivePlayer } from "./players.ts";
import { list } from "./words.ts";

/** The quality of protection: "black", "black and from red", "creatures" (702.16a, g). */
export function quality(filter: Filter, context: Context): string {
  if (filter.is === "color") return colorWords[filter.color].en;
  if (filter.is === "hasChosenColor") return "the chosen color";
  if (filter.is === "hasColorOfChoice") {
    return `the color of ${possessivePlayer(filter.who, context)} choice`;
  }
  if (filter.is === "anyOf") {
    return filter.filters.map((part) => quality(part, context)).join(" and from ");
  }
  return generic(nounPhrase(filter, context));
}

/** What has a quality: "anything black or red", "creatures". */
export function whatHas(filter: Filter, context: Context): string {
  const parts = filter.is === "anyOf" ? filter.filters : [filter];
  const words = parts.map((part) => quality(part, context));
  const colors = parts.every((part) => part.is === "color");
  return `${colors ? "anything " : ""}${list(words, "or")}`;
}

/** The quality of enchant: "creature", "creature you control". */
export const enchanted = (filter: Filter, context: Context): string =>
  bare(nounPhrase(filter, context));
