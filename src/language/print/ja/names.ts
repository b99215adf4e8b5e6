/** What a text calls the things that it named earlier: 「その生け贄に捧げられたクリーチャー」。 */
import { typeWords } from "../../lexicon.ts";
import type { Amount, AnyNode, Filter, Objects } from "../../schema.ts";
import { find } from "../../walk.ts";
import {
  affectedFilter,
  type Context,
  conjuncts,
  type NamingNode,
  namingNodes,
} from "../context.ts";
import { isChosenFromRevealed, isEach, wordOfFilter } from "../meaning.ts";
import { phrases } from "./phrases.ts";
import { type Counter, counterName } from "./words.ts";

/** How something that was named earlier is spoken of. */
interface Naming {
  readonly text: string;
  readonly plural: boolean;
  readonly counter: Counter;
  /** Where it was named. */
  readonly by: NamingNode;
}

/** Where a name is given: in the ability itself, else in another of the card. */
export function definerOf(name: string, { ability, card }: Context): NamingNode | undefined {
  for (const one of [ability, ...card.abilities]) {
    const found = find(one as AnyNode, ...namingNodes).find((node) => node.name === name);
    if (found) return found;
  }
  return undefined;
}

const isMany = (amount: Amount | undefined): boolean =>
  amount !== undefined && !(amount.is === "number" && amount.value === 1);

/** Whether those objects are, or may be, several. */
export function isPlural(what: Objects, context: Context): boolean {
  switch (what.is) {
    case "target":
      return what.spec.is !== "targetPlayers" && isMany(what.spec.amount);
    case "thatTarget":
      return isMany(context.targets.get(what.slot)?.amount);
    case "named":
      return naming(what.name, context)?.plural ?? false;
    case "linked":
      return linkedIsPlural(what.link, context);
    case "topOfLibrary":
      return isMany(what.amount) || isEach(what.who);
    case "all":
    case "zoneOf":
      return true;
    default:
      return false;
  }
}

function linkedIsPlural(link: string, context: Context): boolean {
  for (const one of [context.ability, ...context.card.abilities]) {
    const found = find(one as AnyNode, "exile").find((node) => node.link === link);
    if (found) return isPlural(found.what, { ...context, targets: new Map() });
  }
  return false;
}

/** Whether it is what a search found: said once, in the sentence of the search. */
export const isFind = (what: Objects, context: Context): boolean =>
  what.is === "named" && definerOf(what.name, context)?.is === "search";

export function naming(name: string, context: Context): Naming | undefined {
  const by = definerOf(name, context);
  return by && { ...spoken(by, context), by };
}

function spoken(by: NamingNode, context: Context): Omit<Naming, "by"> {
  switch (by.is) {
    case "search":
    case "lookAt": {
      const plural = by.is === "search" ? isMany(by.amount) : isPlural(by.what, context);
      return { text: plural ? "それら" : "それ", plural, counter: "枚" };
    }
    case "exile": {
      const plural = isPlural(by.what, context);
      const later = plural ? "それらのカード" : "そのカード";
      return { text: context.later ? later : plural ? "それら" : "それ", plural, counter: "枚" };
    }
    case "putCounters": {
      const on = wordOfFilter(affectedFilter(by.on, context) ?? { is: "isPermanent" }).ja;
      const text = `これにより${on}の上に置かれた${counterName(by.counter)}`;
      return { text, plural: true, counter: "個" };
    }
    case "create":
      return that("トークン", isMany(by.amount), "体");
    case "putOntoBattlefield": {
      const noun = permanentWord(affectedFilter(by.what, context));
      return that(noun, isPlural(by.what, context), counterFor(noun));
    }
    case "chooseSource":
      return that("発生源", false, "つ");
    case "choose":
      if (isChosenFromRevealed(by.name, context)) return that("カード", isMany(by.amount), "枚");
      return done("選ばれた", chosenWord(by.from, context), isMany(by.amount));
    case "destroy": {
      const filter = affectedFilter(by.what, context) ?? { is: "isPermanent" };
      return done("これにより破壊された", wordOfFilter(filter).ja, isPlural(by.what, context));
    }
    case "discard":
      return done("これにより捨てられた", "カード", isMany(by.amount));
    case "mill":
      return done(`これにより${phrases(context).milledStem}た`, "カード", isMany(by.amount));
    case "reveal":
      return done("これにより公開された", "カード", isPlural(by.what, context));
    case "discardCards":
      return done("その捨てられた", "カード", isMany(by.amount));
    case "exileCards":
      return done(`その${phrases(context).exiledAdjective}`, "カード", isMany(by.amount));
    case "sacrificeChosen":
      return done("これにより生け贄に捧げられた", wordOfFilter(by.which).ja, isMany(by.amount));
    case "sacrificeOthers":
      return done("その生け贄に捧げた", wordOfFilter(by.which).ja, isMany(by.amount));
    default:
      return by;
  }
}

/** What is chosen among cards that were named before is a card. */
function chosenWord(from: Filter, context: Context): string {
  const among = conjuncts(from).find((part) => part.is === "isAmong");
  const what = among?.is === "isAmong" ? among.what : undefined;
  if (what?.is === "linked") return "カード";
  const isCard = what?.is === "named" && naming(what.name, context)?.counter === "枚";
  return isCard ? "カード" : wordOfFilter(from).ja;
}

const counterFor = (noun: string): Counter =>
  noun === "カード" ? "枚" : noun === typeWords.creature.ja ? "体" : "つ";

const that = (noun: string, plural: boolean, counter: Counter): Omit<Naming, "by"> => ({
  text: `${plural ? "それらの" : "その"}${noun}`,
  plural,
  counter,
});

const done = (how: string, noun: string, plural: boolean): Omit<Naming, "by"> => ({
  text: how + noun,
  plural,
  counter: counterFor(noun),
});

/** What a card is called once it is a permanent. */
export function permanentWord(filter: Filter | undefined): string {
  const parts = filter ? conjuncts(filter) : [];
  const types = parts.filter((part) => part.is === "type" || part.is === "subtype");
  return wordOfFilter({ is: "allOf", filters: types }).ja;
}
