/** Effects made of effects, in English: modes, choices, "for each", repeating. */
import { sameData } from "../../sameData.ts";
import type { Effect, Filter } from "../../schema.ts";
import { affectedFilter, type Context, conjuncts, Mentions } from "../context.ts";
import { withoutToken } from "../meaning.ts";
import { forEach, value } from "./amounts.ts";
import { asPredicate, effectText, isCompound, sentences, simple } from "./effects.ts";
import { bare, each, nounPhrase } from "./nouns.ts";
import { type Phrases, phrases } from "./phrases.ts";
import { actingPlayer } from "./players.ts";
import { objects } from "./references.ts";
import { both, capitalised, clause, list, numberWord, type Subject } from "./words.ts";

type Composed<Is extends Effect["is"]> = Extract<Effect, { is: Is }>;

/** What each mode says (700.2). It stands alone: nothing has been spoken of in it before. */
export const modeTexts = ({ modes: all }: Composed<"modal">, context: Context): readonly string[] =>
  all.map((mode) => capitalised(effectText(mode, { ...context, mentions: new Mentions() })));

/** "choose two —" and a line for each mode. */
export function modes(modal: Composed<"modal">, context: Context): string {
  const { least, most, modes: all } = modal;
  const lines = modeTexts(modal, context).map((text) => `• ${text}`);
  return [`choose ${modeNumber(least, most, all.length)} —`, ...lines].join("\n");
}

function modeNumber(least: number, most: number, all: number): string {
  if (least === most) return numberWord(least);
  if (least === 0) return most >= all ? "any number" : `up to ${numberWord(most)}`;
  if (least === 1 && most === all) return all === 2 ? "one or both" : "one or more";
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => numberWord(least + index));
  return list(numbers, "or");
}

/** What is done by a verb that has nothing but its object behind it. */
const oneVerb = ({ exilesFrom }: Phrases): readonly string[] => [
  ...["tap", "untap", "destroy", "transform", "regenerate"],
  ...(exilesFrom ? ["exile"] : []),
];

/** "tap or untap target permanent", "draw a card or discard a card". */
export function choosing({ who, effects }: Composed<"either">, context: Context): string {
  const [first, ...others] = effects;
  const verbs = oneVerb(phrases(context));
  if (first && "what" in first && verbs.includes(first.is) && who.is === "you") {
    const slot = first.what.is === "target" ? first.what.slot : undefined;
    const same = others.every(
      (other) =>
        verbs.includes(other.is) &&
        "what" in other &&
        (sameData(other.what, first.what) ||
          (other.what.is === "thatTarget" && other.what.slot === slot)),
    );
    if (same) {
      const either = list(
        effects.map((effect) => effect.is),
        "or",
      );
      return asPredicate(first, who, context).base.replace(first.is, either);
    }
  }
  const what = both(
    effects.map((effect) => asPredicate(effect, who, context)),
    "or",
  );
  return who.is === "you" ? what.base : clause(actingPlayer(who, context), what);
}

/** "for each creature you control, …" */
export function forEachOne({ of, effect }: Composed<"forEach">, outer: Context): string[] {
  const filter: Filter | undefined = of.is === "all" ? of.filter : undefined;
  const node = of.is === "named" ? outer.names.get(of.name) : undefined;
  const what = node?.is === "putCounters" ? node.on : of;
  const called = withoutToken(affectedFilter(what, outer) ?? { is: "isCard" });
  const context: Context = { ...outer, each: called };
  if (effect.is === "damage" && effect.source.is === "theOne") {
    const all = filter ? each(nounPhrase(filter, context)) : `each of ${objects(of, context).text}`;
    context.mentions.mention("theOne");
    // The one deals the damage by itself: nobody else is "it".
    const alone = new Mentions();
    alone.mention("theOne");
    const { predicate } = simple(effect, { ...context, mentions: alone });
    return [`${all} ${predicate.third}`];
  }
  const one = filter
    ? bare(nounPhrase(filter, context))
    : objects(of, context, { counted: "one" }).text;
  context.mentions.mention("theOne");
  const [first = "", ...rest] = sentences(effect, context);
  return [
    `for each ${one}${isSaidToBeThere(filter) ? ` ${phrases(context).there}` : ""}, ${first}`,
    ...rest,
  ];
}

/** A token is on the battlefield: the text says so where the filter does. */
const isSaidToBeThere = (filter: Filter | undefined): boolean =>
  filter !== undefined &&
  conjuncts(filter).some((part) => part.is === "inZone" && part.zone === "battlefield");

/** "searches their library for a card, puts it into their hand, then shuffles" */
const isWholeSearch = (effects: readonly Effect[]): boolean =>
  effects[0]?.is === "search" && effects.at(-1)?.is === "shuffle";

/** "each player discards their hand, then draws that many cards" */
export function forEachPlayer(
  { who, effect }: Composed<"forEachPlayer">,
  outer: Context,
): string[] {
  const context: Context = { ...outer, players: who };
  const effects = effect.is === "inOrder" ? effect.effects : [effect];
  const subject: Subject = actingPlayer(who, context);
  const isSearch = isWholeSearch(effects);
  const predicates = effects.flatMap((one) => {
    if (isSearch && (one.is === "putIntoHand" || one.is === "putOntoBattlefield")) {
      return [simple(one, context).predicate];
    }
    if (isCompound(one) || !("who" in one) || !sameData(one.who, { is: "thePlayer" })) return [];
    // The player has been named by then: "their hand".
    context.mentions.introduce("thePlayer");
    const { predicate, more } = simple(one, context);
    return more ? [] : [predicate];
  });
  if (predicates.length === effects.length) {
    const words = predicates.map((one) => (subject.verb === "third" ? one.third : one.base));
    const told = isSearch
      ? `${words.slice(0, -1).join(", ")}, then ${words.at(-1)}`
      : words.join(", then ");
    return [`${subject.text} ${told}`];
  }
  return sentences(effect, { ...context, mentions: new Mentions() });
}

/** "for each card in your graveyard, …"; a fixed number of times is said behind. */
export function repeated({ times, effect }: Composed<"repeat">, context: Context): string[] {
  // "For each …, " stands before what is done.
  const each = forEach(times, context);
  const told = sentences(effect, context);
  if (times.is === "number") {
    const more = times.value - 1;
    const often = more === 1 ? "once" : `${numberWord(more)} more times`;
    return more < 1 ? told : [...told, `repeat this process ${often}`];
  }
  const [first = "", ...rest] = told;
  if (each) return [`${each}, ${first}`, ...rest];
  return [...told, `do this ${value(times, context)} times in all`];
}
