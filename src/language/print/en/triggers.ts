/** Events in English: "whenever you discard a card", "when this creature enters". */
import { ordinals, zoneWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import type { Filter, Player, Trigger } from "../../schema.ts";
import type { Step, Zone } from "../../vocabulary.ts";
import { type Context, Mentions } from "../context.ts";
import {
  aboutSelf,
  endsItself,
  happensOnce,
  isCreature,
  onlyTarget,
  ownedCards,
  zoneByLink,
} from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { cards } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { inZone } from "./filters.ts";
import { bare, generic, indefinite, type NounPhrase, nounPhrase, sourcePhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { actingPlayer, objectPlayer, ownPossessive, possessivePlayer } from "./players.ts";
import { objects } from "./references.ts";
import {
  both,
  clause,
  counterWord,
  extended,
  joined,
  list,
  numberWord,
  type Predicate,
  passive,
  predicate,
  type Subject,
  several,
  singular,
} from "./words.ts";

/** An event as who does what, for "whenever …" and "if … would …". */
interface EventClause {
  readonly subject: Subject;
  readonly predicate: Predicate;
}

/** Events that are told otherwise than by who does what. */
type Special = Extract<Trigger, { is: "beginningOf" | "dayNightChanges" | "stateIs" | "anyEvent" }>;
type PlainEvent = Exclude<Trigger, Special>;

function subjectOf(filter: Filter, context: Context, atOnce: boolean | number = false): Subject {
  const least = numberWord(Number(atOnce));
  if (atOnce) return several(`${least} or more ${generic(nounPhrase(filter, context))}`);
  if (filter.is === "isSelf" || (filter.is === "allOf" && aboutSelf(filter))) {
    return singular(objects({ is: "self" }, context).text);
  }
  const target = onlyTarget(filter, context);
  if (target) return singular(objects(target, context).text);
  const subject = singular(indefinite(nounPhrase(filter, context)));
  // Two objects have been spoken of then: neither is simply "it".
  if (context.mentions.has("self")) context.mentions.mention("another");
  return subject;
}

const does = (
  what: Filter,
  verb: string,
  rest: string,
  context: Context,
  atOnce: boolean | number = false,
): EventClause => ({
  subject: subjectOf(what, context, atOnce),
  predicate: predicate(verb, rest),
});
/** "this creature blocks a creature": two objects have been spoken of, neither is simply "it". */
function fights(
  what: Filter,
  verb: "block" | "become",
  rest: string,
  other: Filter | undefined,
  context: Context,
): EventClause {
  const subject = subjectOf(what, context);
  const against = other ? oneOf(other, context) : "";
  if (other && !aboutSelf(other) && context.mentions.has("self"))
    context.mentions.mention("another");
  return { subject, predicate: predicate(verb, joined(rest, against)) };
}
const act = (who: Player, verb: string, rest: string, context: Context): EventClause => ({
  subject: actingPlayer(who, context),
  predicate: predicate(verb, rest),
});
const undergoes = (
  what: Filter,
  participle: string,
  context: Context,
  atOnce = false,
): EventClause => ({
  subject: subjectOf(what, context, atOnce),
  predicate: passive(participle),
});

/** "a card", "this card", "a creature card". */
const oneCard = (what: Filter | undefined, context: Context): string =>
  what && aboutSelf(what)
    ? objects({ is: "self" }, context).text
    : cards({ is: "number", value: 1 }, context, what);

/** "a creature with flying", "this creature". */
const oneOf = (filter: Filter, context: Context): string =>
  aboutSelf(filter)
    ? objects({ is: "self" }, context).text
    : indefinite(nounPhrase(filter, context));

export function eventClause(event: PlainEvent, context: Context): EventClause {
  switch (event.is) {
    case "discards":
      return act(event.who, "discard", oneCard(event.what, context), context);
    case "mills":
      return {
        subject: actingPlayer(event.who, context),
        predicate: phrases(context).millsOne(
          oneCard(event.what, context),
          ownPossessive(event.who, context),
        ),
      };
    case "sacrifices":
      return act(event.who, "sacrifice", oneOf(event.what, context), context);
    case "reveals":
      return act(
        event.who,
        "reveal",
        `${oneCard(event.what, context)}${event.thisWay ? " this way" : ""}`,
        context,
      );
    case "draws":
      return act(
        event.who,
        "draw",
        event.nth === undefined
          ? "a card"
          : nthOf(nounPhrase({ is: "isCard" }, context), event.nth, event.who, context),
        context,
      );
    case "drawsCards":
      return act(event.who, "draw", `${numberWord(event.least)} or more cards`, context);
    case "enters":
      return {
        subject: subjectOf(event.what, context, event.atOnce),
        predicate: phrases(context).enter,
      };
    case "leaves":
      return {
        subject: subjectOf(event.what, context, event.atOnce),
        predicate: phrases(context).leave,
      };
    case "putIntoGraveyardFrom": {
      if (event.from === "battlefield" && isCreature(event.what, context)) {
        return {
          subject: subjectOf(event.what, context, event.atOnce),
          predicate: phrases(context).die,
        };
      }
      const from = event.from ? inZone(event.from, undefined, "from", context) : "from anywhere";
      // 404.2: a card is put into its owner's graveyard.
      const { what, owner } = ownedCards(event.what);
      const whose = owner ? possessivePlayer(owner, context) : "a";
      return undergoes(what, `put into ${whose} graveyard ${from}`, context, event.atOnce);
    }
    case "castsSpell": {
      const subject = actingPlayer(event.who, context);
      const spell = aboutSelf(event.what)
        ? objects({ is: "self" }, { ...context, selfAs: "spell" }).text
        : event.nth === undefined
          ? indefinite(nounPhrase(event.what, context, { noun: "spell" }))
          : nthOf(
              nounPhrase(event.what, context, { noun: "spell" }),
              event.nth,
              event.who,
              context,
            );
      // "A spell that targets this creature": two objects have been spoken of.
      if (!aboutSelf(event.what) && context.mentions.has("self"))
        context.mentions.mention("another");
      return { subject, predicate: extended(phrases(context).cast, spell) };
    }
    case "isCountered": {
      if (!event.by) return undergoes(event.what, "countered", context);
      const what = indefinite(nounPhrase(event.what, context, { noun: "spell" }));
      return does(event.by, "counter", what, context);
    }
    case "becomesTarget": {
      const of = indefinite(nounPhrase(event.of, context));
      return does(event.what, "become", `the target of ${of}`, context);
    }
    case "attacks": {
      const whom = event.whom ? objectPlayer(event.whom, context) : "";
      return does(
        event.what,
        "attack",
        joined(whom, event.alone ? "alone" : ""),
        context,
        event.atOnce && (event.least ?? 1),
      );
    }
    case "blocks":
      return fights(event.what, "block", "", event.whom, context);
    case "becomesBlocked":
      return fights(event.what, "become", event.by ? "blocked by" : "blocked", event.by, context);
    case "damages":
      return damages(event, context);
    case "gainsLife":
      return act(event.who, "gain", "life", context);
    case "losesLife":
      return act(event.who, "lose", "life", context);
    case "becomesTapped":
      return does(event.what, "become", "tapped", context);
    case "becomesUntapped":
      return does(event.what, "become", "untapped", context);
    case "createsTokens":
      return {
        subject: actingPlayer(event.who, context),
        predicate: phrases(context).create("one or more tokens"),
      };
    case "tapsForMana": {
      const what = aboutSelf(event.what)
        ? objects({ is: "self" }, context).text
        : indefinite(nounPhrase(event.what, context));
      return act(event.who, "tap", `${what} for mana`, context);
    }
    case "countersPut": {
      const counters = event.counter ? `${counterWord(event.counter)}s` : "counters";
      const on = subjectOf(event.on, context).text;
      return {
        subject: { text: `one or more ${counters}`, verb: "base" },
        predicate: passive(`put on ${on}`),
      };
    }
    case "isDestroyed":
      return undergoes(event.what, "destroyed", context);
    case "becomesMonstrous":
      return does(event.what, "become", "monstrous", context);
    case "transforms": {
      if (!aboutSelf(event.what)) return does(event.what, "transform", "", context);
      const into = objects({ is: "self" }, { ...context, mentions: new Mentions() }).text;
      return does(event.what, "transform", `into ${into}`, context);
    }
    case "clashes":
      return {
        subject: actingPlayer(event.who, context),
        predicate: both([predicate("clash"), ...(event.won ? [predicate("win")] : [])]),
      };
    case "exiledWith": {
      const by = objects({ is: "self" }, context).text;
      const done = linkParticiples[event.link] ?? phrases(context).exiled;
      return undergoes(event.what, `${done} with ${by}`, context);
    }
    case "doneThisWay":
      return {
        subject: singular(objects({ is: "self" }, context).text),
        predicate: passive(`${movedTo(zoneByLink(event.link, context), context)} this way`),
      };
    default:
      return unknownNode(event);
  }
}

/** "your second noncreature spell each turn" */
const nthOf = (noun: NounPhrase, nth: number, who: Player, context: Context): string =>
  `${ownPossessive(who, context)} ${ordinals[nth - 1]} ${bare(noun)} each turn`;

/** Links with a word of their own for what they exile (702.72c). */
const linkParticiples: Readonly<Record<string, string>> = { champion: "championed" };

const movedTo = (zone: Zone | undefined, context: Context): string =>
  zone === undefined
    ? "moved"
    : zone === "exile"
      ? phrases(context).exiled
      : `put into ${zoneWords[zone].en}`;

/** "combat damage" and "to a creature or a player". */
export function damageParts(
  { object, player, combat, noncombat }: Extract<Trigger, { is: "damages" }>,
  context: Context,
): { readonly damage: string; readonly to: string } {
  const goals = [
    ...(object ? [subjectOf(object, context).text] : []),
    ...(player ? [objectPlayer(player, context)] : []),
  ];
  return {
    damage: `${combat ? "combat " : noncombat ? "noncombat " : ""}damage`,
    to: goals.length > 0 ? `to ${list(goals, "or")}` : "",
  };
}

/** "this creature deals combat damage to a player", "a creature is dealt damage". */
function damages(event: Extract<Trigger, { is: "damages" }>, context: Context): EventClause {
  const { source, object, player } = event;
  if (source) {
    const subject = event.atOnce
      ? several(`one or more ${generic(sourcePhrase(source, context))}`)
      : aboutSelf(source)
        ? subjectOf(source, context)
        : singular(indefinite(sourcePhrase(source, context)));
    const { damage, to } = damageParts(event, context);
    return { subject, predicate: predicate("deal", joined(damage, to)) };
  }
  const { damage, to } = damageParts(event, context);
  if (player && !object) {
    return { subject: actingPlayer(player, context), predicate: passive(`dealt ${damage}`) };
  }
  if (to === "") return { subject: singular(damage), predicate: passive("dealt") };
  return { subject: singular(to.replace(/^to /, "")), predicate: passive(`dealt ${damage}`) };
}

/** An event without "when": "you discard a card", "it becomes day". */
export function eventText(
  event: Exclude<Trigger, { is: "beginningOf" }>,
  context: Context,
): string {
  switch (event.is) {
    case "dayNightChanges":
      return "day becomes night or night becomes day";
    case "stateIs":
      return condition(event.condition, context);
    case "anyEvent":
      return anyOf(event.triggers, context);
    default: {
      const { subject, predicate: what } = eventClause(event, context);
      return clause(subject, what);
    }
  }
}

export const isPlain = (event: Trigger): event is PlainEvent =>
  !["beginningOf", "dayNightChanges", "stateIs", "anyEvent"].includes(event.is);

/** "blocks or becomes blocked by a creature": which creature it blocks is told with the other. */
function toldBefore(event: PlainEvent, next: PlainEvent | undefined): PlainEvent {
  const isTold =
    event.is === "blocks" &&
    event.whom !== undefined &&
    next?.is === "becomesBlocked" &&
    sameData(event.whom, next.by);
  return isTold ? { is: "blocks", what: event.what } : event;
}

/** "this creature enters or attacks": one subject if the subjects are the same. */
function anyOf(events: readonly Trigger[], context: Context): string {
  const told = events.map((event) => {
    if (!isPlain(event)) {
      return event.is === "beginningOf" ? stepText(event, context) : eventText(event, context);
    }
    return event;
  });
  const plain = told.filter((one) => typeof one !== "string");
  const whats = plain.map((event) => JSON.stringify("what" in event ? event.what : undefined));
  if (plain.length === told.length && whats.every((what) => what && what === whats[0])) {
    const clauses = plain.map((event, index) =>
      eventClause(toldBefore(event, plain[index + 1]), { ...context }),
    );
    const [first] = clauses;
    if (first)
      return `${first.subject.text} ${list(
        clauses.map((one) => one.predicate.third),
        "or",
      )}`;
  }
  return list(
    told.map((one) => (typeof one === "string" ? one : eventText(one, context))),
    "or",
  );
}

/** "the beginning of your upkeep", "combat on your turn". */
function stepText(
  { step, whose }: Extract<Trigger, { is: "beginningOf" }>,
  context: Context,
): string {
  if (step === "beginCombat") {
    return whose.is === "anyPlayer"
      ? "the beginning of each combat"
      : `the beginning of combat on ${stepOwner(whose, context)} turn`;
  }
  if (step === "endCombat") return "end of combat";
  // What ends itself sees one of them: "at the beginning of the end step, sacrifice this creature".
  const owner =
    whose.is === "anyPlayer" && endsItself(context.ability) ? "the" : stepOwner(whose, context);
  const end = step === "end" ? phrases(context).atEnd(ownerOfEnd(owner)) : undefined;
  return end ?? `the beginning of ${owner} ${phrases(context).step(step)}`;
}

/** Every turn ends: "at end of turn" says no more. */
const ownerOfEnd = (owner: string): string | undefined =>
  owner === "the" || owner === "each" ? undefined : owner;

const stepOwner = (who: Player, context: Context): string =>
  who.is === "anyPlayer" ? "each" : possessivePlayer(who, context);

/** "whenever you discard a card", "when this creature enters", "at the beginning of your upkeep". */
export function trigger(when: Trigger, context: Context): string {
  if (when.is === "beginningOf") return `at ${stepText(when, context)}`;
  return `${happensOnce(when, context) ? "when" : "whenever"} ${eventText(when, context)}`;
}

/** A step that a delayed trigger waits for: "at the beginning of the next end step" (603.7). */
export function nextStep(step: Step, whose: Player, context: Context): string {
  if (step === "endCombat") return "at end of combat";
  const owner = whose.is === "anyPlayer" ? "the" : possessivePlayer(whose, context);
  if (step === "beginCombat") {
    return owner === "the"
      ? "at the beginning of the next combat"
      : `at the beginning of combat on ${owner} next turn`;
  }
  const say = phrases(context);
  const end = step === "end" ? say.atEnd(owner === "the" ? undefined : `${owner} next`) : undefined;
  return `at ${end ?? `the beginning of ${owner} next ${say.step(step)}`}`;
}
