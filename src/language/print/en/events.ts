/** Triggers, replacements, conditions and durations in English. */
import { stepWords, zoneWords } from "../../lexicon.ts";
import type { Condition, Duration, Filter, Player, Replacement, Trigger } from "../../schema.ts";
import type { Zone } from "../../vocabulary.ts";
import { type Context, conjuncts, isEventOfSelf } from "../context.ts";
import { aboutSelf, happensOnce, isCreature, zoneByLink } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { cards } from "./amounts.ts";
import { counted, indefinite, inZone, nounPhrase } from "./nouns.ts";
import { actingPlayer, objects, possessivePlayer, subjectPlayer } from "./references.ts";
import {
  clause,
  numberWord,
  type Predicate,
  passive,
  predicate,
  type Subject,
  singular,
} from "./words.ts";

/** An event as who does what, for "whenever …" and "if … would …". */
interface EventClause {
  readonly subject: Subject;
  readonly predicate: Predicate;
}

function subjectOf(filter: Filter, context: Context): Subject {
  if (aboutSelf(filter)) return singular(objects({ is: "self" }, context).text);
  return singular(indefinite(nounPhrase(filter, context)));
}

function eventClause(
  event: Exclude<Trigger, { is: "beginningOf" }>,
  context: Context,
): EventClause {
  switch (event.is) {
    case "discards": {
      const what =
        event.what && aboutSelf(event.what)
          ? objects({ is: "self" }, context).text
          : cards({ is: "number", value: 1 }, context, event.what);
      return { subject: actingPlayer(event.who, context), predicate: predicate("discard", what) };
    }
    case "enters":
      return { subject: subjectOf(event.what, context), predicate: predicate("enter") };
    case "putIntoGraveyardFrom": {
      const subject = subjectOf(event.what, context);
      if (event.from === "battlefield" && isCreature(event.what, context)) {
        return { subject, predicate: predicate("die") };
      }
      const from = event.from ? ` ${fromZone(event.from)}` : " from anywhere";
      return { subject, predicate: passive(`put into a graveyard${from}`) };
    }
    case "castsSpell": {
      const spell = nounPhrase(event.what, context, { noun: "spell" });
      return {
        subject: actingPlayer(event.who, context),
        predicate: predicate("cast", indefinite(spell)),
      };
    }
    case "doneThisWay":
      return {
        subject: singular(objects({ is: "self" }, context).text),
        predicate: passive(`${movedTo(zoneByLink(event.link, context))} this way`),
      };
    default:
      return unknownNode(event);
  }
}

const fromZone = (zone: Zone): string => inZone(zone, undefined, "from");

const movedTo = (zone: Zone | undefined): string =>
  zone === undefined ? "moved" : zone === "exile" ? "exiled" : `put into ${zoneWords[zone].en}`;

/** "whenever you discard a card", "when this creature enters", "at the beginning of your upkeep". */
export function trigger(when: Trigger, context: Context): string {
  if (when.is === "beginningOf") {
    const whose = stepOwner(when.whose, context);
    if (when.step === "beginCombat") {
      return `at the beginning of combat on ${whose} turn`;
    }
    return `at the beginning of ${whose} ${stepWords[when.step].en}`;
  }
  const { subject, predicate: what } = eventClause(when, context);
  return `${happensOnce(when) ? "when" : "whenever"} ${clause(subject, what)}`;
}

const stepOwner = (who: Player, context: Context): string =>
  who.is === "anyPlayer" ? "each player's" : possessivePlayer(who, context);

/** "if you would discard this card, exile it instead". */
export function replaced(
  would: Trigger,
  instead: Replacement,
  optional: boolean,
  context: Context,
): string {
  if (would.is === "beginningOf") throw new Error("No step is replaced by a card's movement.");
  const { subject, predicate: what } = eventClause(would, context);
  const event = `if ${subject.text} would ${what.base}`;
  return `${event}, ${optional ? "you may " : ""}${insteadOf(instead, context)} instead`;
}

function insteadOf(instead: Replacement, context: Context): string {
  switch (instead.is) {
    case "goTo": {
      const card = isEventOfSelf(context)
        ? objects({ is: "self" }, context)
        : { text: "it", possessive: "its" };
      if (instead.zone === "exile") return `exile ${card.text}`;
      return `put ${card.text} into ${card.possessive} owner's ${zoneWords[instead.zone].en}`;
    }
    default:
      return unknownNode(instead.is);
  }
}

/** "there are seven or more cards in your graveyard", "you control a creature". */
export function condition(node: Condition, context: Context, negated = false): string {
  switch (node.is) {
    case "atLeast":
      return atLeast(node, context, negated);
    case "isIn": {
      const { text, many } = objects(node.what, context);
      const be = many ? (negated ? "aren't" : "are") : negated ? "isn't" : "is";
      return `${text} ${be} ${inZone(node.zone, node.what.is === "self" ? "your" : "its owner's", "in")}`;
    }
    case "negate":
      return condition(node.condition, context, !negated);
    default:
      return unknownNode(node);
  }
}

function atLeast(
  { amount, least }: Extract<Condition, { is: "atLeast" }>,
  context: Context,
  negated: boolean,
): string {
  if (amount.is !== "count") {
    const value = amount.is === "x" ? "X" : String(amount.value);
    return `${value} is ${negated ? `less than ${least}` : `${least} or more`}`;
  }
  const parts = conjuncts(amount.filter);
  const owner = parts.find((part) => part.is === "controlledBy");
  const filter: Filter = owner
    ? { is: "allOf", filters: parts.filter((part) => part !== owner) }
    : amount.filter;
  const phrase = nounPhrase(filter, context);
  const number = negated ? `fewer than ${numberWord(least)}` : `${numberWord(least)} or more`;
  const many = counted(phrase, 2).replace(/^two /, "");
  const one = least === 1 ? (negated ? `no ${many}` : indefinite(phrase)) : undefined;
  if (owner?.is === "controlledBy") {
    return clause(
      subjectPlayer(owner.who, context),
      predicate("control", one ?? `${number} ${many}`),
    );
  }
  const be = one !== undefined && !negated ? "is" : "are";
  return `there ${be} ${one ?? `${number} ${many}`}`;
}

/** "until end of turn"; nothing for what has no end. */
export function duration(until: Duration): string {
  switch (until.is) {
    case "endOfTurn":
      return "until end of turn";
    case "forever":
      return "";
    default:
      return unknownNode(until);
  }
}
