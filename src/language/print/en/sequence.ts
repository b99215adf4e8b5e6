/** Effects one after the other, in English (608.2c). */
import { sameData } from "../../sameData.ts";
import type { Effect, Player } from "../../schema.ts";
import { visit } from "../../walk.ts";
import type { Context } from "../context.ts";
import {
  goesByCounters,
  isAttachingTo,
  isDrain,
  isFromRevealed,
  joinedBy,
  returnsThose,
} from "../meaning.ts";
import { choiceFromIt, followsSearch, searchSentence } from "./cardEffects.ts";
import { duration } from "./durations.ts";
import { asPredicate, sentences } from "./effects.ts";
import { both, type Predicate } from "./words.ts";

/**
 * A choice is told where what was chosen is first spoken of: "exile two cards from your hand" for
 * choosing two cards and exiling them.
 */
function withChoicesInside(
  effects: readonly Effect[],
  context: Context,
): { readonly effects: readonly Effect[]; readonly context: Context } {
  const inline = new Set(context.inline);
  const left = effects.filter((effect, index) => {
    if (effect.is !== "choose" && effect.is !== "chooseSource") return true;
    if (isFromRevealed(effect, effects[index - 1])) return true;
    const next = effects[index + 1];
    if (!next || !mentions(next, effect.name)) return true;
    const acting: Player = "who" in next ? next.who : { is: "you" };
    if (!sameData(acting, effect.who)) return true;
    inline.add(effect.name);
    return false;
  });
  return { effects: left, context: { ...context, inline } };
}

/** Whether something is done with what has that name: not with the rest, nor with its power. */
function mentions(effect: Effect, name: string): boolean {
  let found = false;
  visit(effect, (node) => {
    if (node.is === "isAmong" || node.is === "statOf") return false;
    found ||= node.is === "named" && node.name === name;
    return !found;
  });
  return found;
}

const isLife = (effect: Effect): effect is Extract<Effect, { is: "gainLife" | "loseLife" }> =>
  effect.is === "gainLife" || effect.is === "loseLife";

/** How two effects are joined in one sentence, if they are. */
function joint(before: Effect, after: Effect): "then" | "and" | undefined {
  if (before.is === "choose" && "who" in after && !sameData(after.who, before.who))
    return undefined;
  if (isLife(before) && isLife(after)) return "and";
  if (isLife(before) && after.is === "create" && sameData(before.who, after.who)) return "and";
  if (before.is === "create" && after.is === "copySpell") return "then";
  if (isReturnOf(after, before) || returnsThose(before, after)) return "then";
  // "target opponent reveals their hand and you choose a nonland card from it"
  if (isFromRevealed(after, before)) return undefined;
  if (isGuarding(after, before)) return "and";
  if (isDrain(before, after)) return "and";
  if (isTaking(before, after) || isAttachingTo(before, after)) return "and";
  return joinedBy(before, after);
}

/** "exile …, then return it". */
const isReturnOf = (after: Effect, before: Effect): boolean =>
  before.is === "exile" &&
  after.is === "putOntoBattlefield" &&
  after.returned === true &&
  after.what.is === "named" &&
  after.what.name === before.name;

/** "untap target creature and gain control of it". */
const isTaking = (before: Effect, after: Effect): boolean =>
  before.is === "untap" &&
  before.what.is === "target" &&
  after.is === "apply" &&
  after.to.is === "thatTarget" &&
  after.to.slot === before.what.slot &&
  after.changes.every(({ is }) => is === "gainControl");

/** "put a counter on … and prevent all damage that would be dealt to it". */
const isGuarding = (after: Effect, before: Effect): boolean =>
  before.is === "putCounters" &&
  after.is === "preventDamage" &&
  after.to?.is === "objects" &&
  sameData(after.to.objects, before.on);

/** "deals 3 damage to … if … and 3 damage to … if …" */
const isMoreDamage = (before: Effect, after: Effect): boolean =>
  [before, after].every(
    (one) => one.is === "ifSo" && one.behind && one.effect.is === "damage" && !one.otherwise,
  );

/** "until your next turn, ": said once of two rules that hold as long (611.2). */
function sharedTime(before: Effect, after: Effect, context: Context): string | undefined {
  if (before.is !== "applyToPlayers" || after.is !== "establish") return undefined;
  if (before.until.is !== after.until.is) return undefined;
  return `${duration(after.until, context)}, `;
}

/** The effects from this one on that belong to its sentence about a search. */
function searchOf(effects: readonly Effect[]): readonly Effect[] {
  const then: Effect[] = [];
  for (const effect of effects.slice(1)) {
    if (
      !followsSearch(
        effect,
        then.some((one) => one.is === "shuffle"),
      )
    )
      break;
    then.push(effect);
  }
  return then;
}

/** Several effects: joined where one player does one after the other, else sentences. */
export function inOrder(all: readonly Effect[], outer: Context): string[] {
  const { effects, context } = withChoicesInside(all, outer);
  const result: string[] = [];
  let before: Effect | undefined;
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index];
    if (!effect) break;
    const how = before && joint(before, effect);
    if (before && effect.is === "choose" && isFromRevealed(effect, before)) {
      const chosen = choiceFromIt(effect, context);
      const revealed = result.at(-1);
      if (context.ability.is === "triggered" && revealed !== undefined) {
        result[result.length - 1] = `${revealed} and ${chosen}`;
      } else result.push(chosen);
      before = undefined;
      continue;
    }
    const thenCounted = before !== undefined && goesByCounters(before, effect);
    // The counters have been spoken of, too.
    if (thenCounted) context.mentions.mention("another");
    const [first = "", ...rest] = sentences(
      effect,
      how === "and" ? { ...context, joined: true } : context,
    );
    if (effect.is === "search") {
      const then = searchOf(effects.slice(index));
      const { who } = effect;
      // 701.23, 110.2a: who searches does the rest, too, if the text means them.
      const isTheirs = then.every(
        (one) =>
          (one.is !== "putOntoBattlefield" && one.is !== "shuffle") ||
          sameData(one.who ?? { is: "you" }, who),
      );
      const verb = who.is === "you" || !isTheirs ? "base" : "third";
      const text = (one: Effect): string =>
        asPredicate(one, isTheirs ? who : { is: "you" }, context)[verb];
      result.push(searchSentence(first, then, text, context, verb), ...rest);
      index += then.length;
      before = undefined;
      continue;
    }
    const previous = result.at(-1);
    const time = before && sharedTime(before, effect, context);
    if (time && previous?.startsWith(time) && first.startsWith(time)) {
      result[result.length - 1] = `${previous}, and ${first.slice(time.length)}`;
    } else if (before && previous !== undefined && isMoreDamage(before, effect)) {
      result[result.length - 1] = `${previous} and ${first.replace(/^.*? deals? /, "")}`;
    } else if (how && previous !== undefined)
      result[result.length - 1] = `${previous}${how === "then" ? ", then" : " and"} ${first}`;
    else result.push(thenCounted ? `then ${first}` : first);
    result.push(...rest);
    before = effect;
  }
  return result;
}

/** Several effects as what one player may do. */
export function chain(all: readonly Effect[], who: Player, outer: Context): Predicate {
  const { effects, context } = withChoicesInside(all, outer);
  const [search, ...others] = effects;
  if (search?.is === "search" && searchOf(effects).length === others.length) {
    const text = (one: Effect): string => asPredicate(one, who, context).base;
    const sentence = searchSentence(text(search), others, text, context);
    return { base: sentence, third: sentence };
  }
  const predicates = effects.map((one) => asPredicate(one, who, context));
  const [first, second] = effects;
  if (effects.length === 2 && first && second && joinedBy(first, second) === "then") {
    return {
      base: predicates.map(({ base }) => base).join(", then "),
      third: predicates.map(({ third }) => third).join(", then "),
    };
  }
  return both(predicates);
}
