/** What is done to permanents, in English. */
import { sameData } from "../../sameData.ts";
import type { Effect, Objects } from "../../schema.ts";
import { affectedFilter, type Context } from "../context.ts";
import { isFromGraveyard } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { quantified, quantity, value } from "./amounts.ts";
import { changeClauses } from "./changes.ts";
import { doneBy, type EffectClause } from "./clauses.ts";
import { duration } from "./durations.ts";
import { exceptions } from "./exceptions.ts";
import { isSingle, isSingleObject, onceThere } from "./named.ts";
import { counted, nounPhrase, quantityOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { possessivePlayer } from "./players.ts";
import { objects, type Reference } from "./references.ts";
import { createdTokens } from "./tokens.ts";
import {
  counterWord,
  extended,
  joined,
  type Predicate,
  plural,
  possessive,
  predicate,
  several,
  singular,
  timesWord,
  withArticle,
} from "./words.ts";

export type PermanentEffect = Extract<
  Effect,
  {
    is:
      | "attach"
      | "becomeCopy"
      | "becomeMonstrous"
      | "create"
      | "destroy"
      | "exile"
      | "fight"
      | "monstrosity"
      | "moveCounters"
      | "phaseOut"
      | "putCounters"
      | "putOntoBattlefield"
      | "regenerate"
      | "removeCounters"
      | "removeFromCombat"
      | "sacrifice"
      | "sacrificeChosen"
      | "tap"
      | "transform"
      | "untap";
  }
>;

const subjectOf = (what: Reference) => (what.many ? several(what.text) : singular(what.text));

export function permanentEffect(effect: PermanentEffect, context: Context): EffectClause {
  const all = (what: Objects, leaving = false): string =>
    objects(what, context, { all: "all", leaving }).text;
  switch (effect.is) {
    case "destroy": {
      const what = objects(effect.what, context, { all: "all" });
      const them = what.many ? "they" : "it";
      return {
        predicate: predicate("destroy", what.text),
        ...(effect.noRegeneration && { more: [`${them} can't be regenerated`] }),
      };
    }
    case "tap": {
      if (context.entering && effect.what.is === "self") {
        const self = subjectOf(objects(effect.what, context));
        return { subject: self, predicate: extended(phrases(context).enter, "tapped") };
      }
      return { predicate: predicate("tap", all(effect.what)) };
    }
    case "untap":
    case "regenerate":
    case "transform":
      return { predicate: predicate(effect.is, all(effect.what)) };
    case "sacrifice":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("sacrifice", all(effect.what)),
      };
    case "sacrificeChosen": {
      const phrase = nounPhrase(effect.which, context);
      const { head, tail } = quantified(
        effect.amount,
        (number) => counted(phrase, number),
        context,
      );
      const choice = effect.who.is === "you" ? "" : phrases(context).ofTheirChoice;
      const by = doneBy(effect.who, context);
      if (isSingle(effect, context)) context.mentions.interrupt();
      return { ...by, predicate: predicate("sacrifice", joined(head, choice) + tail) };
    }
    case "exile": {
      const say = phrases(context);
      const what = all(effect.what, say.exilesFrom);
      const down = effect.faceDown ? "face down" : "";
      const until = effect.until ? duration(effect.until, context) : "";
      if (effect.what.is === "topOfLibrary" && isSingle(effect, context)) {
        context.mentions.interrupt();
      }
      return { predicate: say.exile(what, joined(down, until)) };
    }
    case "putOntoBattlefield": {
      const by = doneBy(effect.who ?? { is: "you" }, context);
      const predicate = ontoBattlefield(effect, context);
      if (!effect.as) return { ...by, predicate };
      // "That creature is black and is a Nightmare in addition to its other creature types."
      const noun = onceThere(affectedFilter(effect.what, context) ?? { is: "isPermanent" });
      const many = !isSingleObject(effect.what, context);
      const text = many ? `those ${plural(noun)}` : `that ${noun}`;
      const subject = { text, many, possessive: possessive(text) };
      return { predicate, more: changeClauses(effect.as, subject, "static", context) };
    }
    case "attach":
      return {
        predicate: predicate(
          "attach",
          `${all(effect.what)} to ${objects(effect.to, context).text}`,
        ),
      };
    case "monstrosity":
      return { predicate: predicate("monstrosity", value(effect.amount, context)) };
    case "becomeMonstrous":
      return {
        subject: subjectOf(objects(effect.what, context)),
        predicate: predicate("become", "monstrous"),
      };
    case "phaseOut":
      return {
        subject: subjectOf(objects(effect.what, context, { all: "generic" })),
        predicate: predicate("phase", "out"),
      };
    case "removeFromCombat":
      return { predicate: predicate("remove", `${all(effect.what)} from combat`) };
    case "putCounters":
      return { predicate: puttingCounters(effect, context) };
    case "removeCounters":
      return { predicate: predicate("remove", removedCounters(effect, context)) };
    case "moveCounters": {
      const counters = plural(counterWord(effect.counter));
      const from = objects(effect.from, context).text;
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(
          "move",
          `any number of ${counters} from ${from} onto ${objects(effect.onto, context).text}`,
        ),
      };
    }
    case "create": {
      const by = doneBy(effect.who, context);
      if (effect.investigating) {
        const { amount } = effect;
        const times = quantity(amount);
        const often =
          typeof times === "number" ? timesWord(times) : `${times ?? "that many"} times`;
        return { ...by, predicate: predicate("investigate", times === 1 ? "" : often) };
      }
      const tokens = createdTokens(effect, context);
      if (isSingle(effect, context)) context.mentions.interrupt();
      return { ...by, predicate: phrases(context).create(...tokens) };
    }
    case "fight":
      return {
        subject: subjectOf(objects(effect.one, context)),
        predicate: predicate("fight", objects(effect.other, context).text),
      };
    case "becomeCopy": {
      const subject = subjectOf(objects(effect.what, context, { all: "generic" }));
      const copy = `a copy of ${objects(effect.of, context).text}`;
      const end = duration(effect.until, context);
      const except = exceptions(effect.except, affectedFilter(effect.of, context), context);
      return { subject, predicate: predicate("become", joined(copy, end) + except) };
    }
    default:
      return unknownNode(effect);
  }
}

/** "put it onto the battlefield tapped", "return the exiled card … under its owner's control". */
function ontoBattlefield(
  {
    who,
    what,
    under,
    tapped,
    attacking,
    transformed,
    returned,
    counter,
  }: Extract<Effect, { is: "putOntoBattlefield" }>,
  context: Context,
): Predicate {
  // "Each player returns to the battlefield all … in their graveyard".
  const areTheirs = who !== undefined && !isSingleObject(what, context);
  const put = objects(what, context, {
    all: "all",
    leaving: !areTheirs,
    returned: returned ?? false,
    // Somebody else's, for all that is known: "return that card … under your control".
    distant: returned === true && under?.is === "you",
  });
  const state = [
    ...(transformed ? ["transformed"] : []),
    ...(tapped ? ["tapped"] : []),
    ...(attacking ? ["attacking"] : []),
  ].join(" and ");
  const control = under
    ? `under ${
        under.is === "ownerOf" && sameData(under.what, what)
          ? put.many
            ? "their owners'"
            : "its owner's"
          : possessivePlayer(under, context)
      } control`
    : "";
  const counters = counter
    ? `with ${withArticle(counterWord(counter))} on ${put.many ? "them" : "it"}`
    : "";
  const say = phrases(context);
  const way = returned ? `to ${say.battlefield}` : say.onto;
  if (areTheirs)
    return predicate(returned ? "return" : "put", joined(way, put.text, state, control, counters));
  const from = isFromGraveyard(what, context) ? "from your graveyard" : "";
  return predicate(
    returned ? "return" : "put",
    joined(put.text, from, way, state, control, counters),
  );
}

function puttingCounters(
  { on, counter, amount, divided }: Extract<Effect, { is: "putCounters" }>,
  context: Context,
): Predicate {
  const word = counterWord(counter);
  const goal = objects(on, context, { all: "each", divided: divided ?? false });
  const { head, tail } = quantified(amount, (number) => quantityOf(number, word), context);
  if (divided) return predicate("distribute", `${head} among ${goal.text}${tail}`);
  const each = goal.many && on.is !== "all" ? "each of " : "";
  return predicate("put", `${head} on ${each}${goal.text}${tail}`);
}

/** "a -1/-1 counter from it", "all counters from it". */
function removedCounters(
  { from, counter, amount }: Extract<Effect, { is: "removeCounters" }>,
  context: Context,
): string {
  const source = objects(from, context, { all: "all" }).text;
  const word = counter === undefined ? "counter" : counterWord(counter);
  if (!amount) return `all ${plural(word)} from ${source}`;
  const { head, tail } = quantified(amount, (number) => quantityOf(number, word), context);
  return `${head} from ${source}${tail}`;
}
