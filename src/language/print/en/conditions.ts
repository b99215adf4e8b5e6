/** Conditions in English: "you control a creature", "it's your turn", "this creature is monstrous". */
import type { Condition, Filter, Node, Objects, Player, Trigger } from "../../schema.ts";
import { type Context, conjuncts, Mentions } from "../context.ts";
import { kindOf, manaText } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { value } from "./amounts.ts";
import { adjective, inZone, keywordNoun } from "./filters.ts";
import { attackedWith, happenedMuch, happenedOften } from "./happened.ts";
import { isRevealedTop, nounOf } from "./named.ts";
import { counted, generic, indefinite, nounPhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { possessivePlayer, subjectPlayer } from "./players.ts";
import { objects, type Reference } from "./references.ts";
import { partText, pointText } from "./times.ts";
import {
  asSubject,
  clause,
  counterWord,
  joined,
  list,
  numberWord,
  plural,
  predicate,
  withArticle,
} from "./words.ts";

/** "there are seven or more cards in your graveyard", "you control a creature". */
export function condition(node: Condition, context: Context, negated = false): string {
  switch (node.is) {
    case "atLeast":
      return compared(node.amount, node.least, negated, context);
    case "atMost":
      return compared(node.amount, node.most + 1, !negated, context, node.most);
    case "isIn": {
      const said = objects(node.what, context);
      if (node.zone === "exile") {
        const text = said.many && said.text === "them" ? "they" : said.text;
        return negated
          ? `${text} ${be(said, true)} exiled`
          : `${text} ${said.many ? "remain" : "remains"} exiled`;
      }
      const owner = node.what.is === "self" ? "your" : "its owner's";
      return contracted(
        `${said.text} ${be(said, negated)} ${inZone(node.zone, owner, "in", context)}`,
      );
    }
    case "fits":
      return fits(node.what, node.filter, context, negated);
    case "costPaid":
      return costPaid(node.name, context, negated);
    case "manaSpent": {
      const { thisSpell } = phrases(context);
      const self =
        context.selfAs === "name"
          ? (thisSpell ?? objects({ is: "self" }, { ...context, mentions: new Mentions() }).text)
          : objects({ is: "self" }, context).text;
      const { cast } = phrases(context);
      return `${manaText(node.mana)} ${negated ? "wasn't" : "was"} spent to ${cast.base} ${self}`;
    }
    case "wonClash":
      // The clash has been spoken of, too: no object before it is simply "it".
      context.mentions.mention("clash");
      if (context.event?.is === "clashes") return negated ? "you didn't win" : "you won";
      return negated ? "you don't win" : "you win";
    case "itIsDay":
      return `it's ${negated ? "not " : ""}day`;
    case "itIsNight":
      return `it's ${negated ? "not " : ""}night`;
    case "isTurnOf":
      return `it's ${negated ? "not " : ""}${possessivePlayer(node.who, context)} turn`;
    case "isDuring":
      return `it's ${negated ? "not " : ""}${partText(node, context)}`;
    case "isBefore":
    case "isAfter":
      return `it's ${negated ? "not " : ""}${pointText(node)}`;
    case "forEachOf":
    case "forAnyOf":
      return condition(node.condition, { ...context, players: node.who }, negated);
    case "both":
      return together(node.conditions, negated ? "or" : "and", context, negated);
    case "anyCondition":
      return together(node.conditions, negated ? "and" : "or", context, negated);
    case "negate":
      return condition(node.condition, context, !negated);
    default:
      return unknownNode(node);
  }
}

const be = ({ many }: Pick<Reference, "many">, negated: boolean): string =>
  many ? (negated ? "aren't" : "are") : negated ? "isn't" : "is";

function together(
  conditions: readonly Condition[],
  conjunction: string,
  context: Context,
  negated: boolean,
): string {
  const isNot = (name: Condition["is"]): boolean =>
    conditions.some((part) => part.is === "negate" && part.condition.is === name);
  if (!negated && conditions.length === 2 && isNot("itIsDay") && isNot("itIsNight")) {
    return "it's neither day nor night";
  }
  return list(
    conditions.map((part) => condition(part, context, negated)),
    conjunction,
  );
}

/** Names of costs that have a word of their own: "this spell was kicked" (702.33d). */
const costParticiples: Readonly<Record<string, string>> = {
  bestow: "bestowed",
  evoke: "evoked",
  kicker: "kicked",
};

function costPaid(name: string, context: Context, negated: boolean): string {
  const not = negated ? "wasn't" : "was";
  const word = costParticiples[name];
  if (word) {
    const self = objects({ is: "self" }, { ...context, selfAs: selfWhileCast(context) }).text;
    return `${self} ${not} ${word}`;
  }
  return `its ${name} cost ${not} paid`;
}

/** An instant or sorcery is a spell as long as it does anything. */
const selfWhileCast = ({ selfAs }: Context) => (selfAs === "name" ? "spell" : selfAs);

type Compared = Node<"Condition", "atLeast">["amount"];

/** An amount is at least so much; negated, less: with `most` said as "… or fewer". */
function compared(
  amount: Compared,
  least: number,
  negated: boolean,
  context: Context,
  most?: number,
): string {
  const fewer = (word: (value: number) => string, less: string, orLess: string): string =>
    !negated
      ? `${word(least)} or`
      : most === undefined
        ? `${less} than ${word(least)}`
        : `${word(most)} or ${orLess}`;
  const many = fewer(numberWord, "fewer", "fewer") + (negated ? "" : " more");
  const much = fewer(String, "less", "less") + (negated ? "" : " more");
  const great = fewer(String, "less", "less") + (negated ? "" : " greater");
  switch (amount.is) {
    case "count":
      return counting(amount.filter, least, negated, many, context);
    case "howMany": {
      const said = objects(amount.what, context, { counted: "many" });
      return `there are ${many} ${said.text}`;
    }
    case "lifeOf": {
      const who = subjectPlayer(amount.who, context);
      return clause(who, predicate("have", `${much} life`));
    }
    case "statOf": {
      const word = phrases(context).stat(amount.stat);
      const said = objects(amount.what, context, { all: "generic" });
      if (said.many) return `${said.text} have total ${word} ${great}`;
      return `${said.possessive} ${word} is ${great}`;
    }
    case "countersOn": {
      const said = objects(amount.what, context);
      const counters = plural(counterWord(amount.counter));
      const on = said.many ? "them" : "it";
      const number = least === 1 ? (negated ? "no" : "one or more") : many;
      return `${said.text} ${said.many ? "have" : "has"} ${number} ${counters} on ${on}`;
    }
    case "devotion":
      return `${value(amount, context)} is ${negated ? `less than ${numberWord(least)}` : `${numberWord(least)} or greater`}`;
    case "timesHappened":
      return happenedOften(amount, least, negated, context);
    case "attackedWith":
      return attackedWith(amount, least, negated, context);
    case "sumHappened":
      return happenedMuch(amount, least, negated, context);
    default:
      return `${value(amount, context)} is ${much}`;
  }
}

/** "you control three or more creatures", "you have no cards in hand", "there are no Swamps". */
function counting(
  filter: Filter,
  least: number,
  negated: boolean,
  many: string,
  context: Context,
): string {
  const parts = conjuncts(filter);
  const some = (rest: readonly Filter[]): string => {
    const either = rest.some((part) => part.is === "anyOf");
    const [only] = rest;
    // "a God, a Demigod, or a legendary enchantment"
    if (least === 1 && !negated && rest.length === 1 && only?.is === "anyOf") {
      const kinds = only.filters.map((part) => indefinite(nounPhrase(part, context)));
      if (kinds.length > 2) return list(kinds, "or");
    }
    const phrase = nounPhrase({ is: "allOf", filters: rest }, context);
    // Either kind counts: "three or more Wolves and/or Werewolves".
    if (least !== 1 && either) {
      const words = { ...phrase, many: phrase.many.replace(" and ", " and/or ") };
      return `${many} ${generic(words)}`;
    }
    if (least !== 1) return `${many} ${counted(phrase, "X").replace(/^X /, "")}`;
    return negated ? `no ${generic(phrase)}` : indefinite(phrase);
  };
  const owner = parts.find((part) => part.is === "controlledBy");
  if (owner?.is === "controlledBy") {
    const subject = subjectPlayer(owner.who, context);
    // Other objects have been spoken of then: the one before is no longer simply "it".
    if (context.mentions.has("self")) context.mentions.mention("another");
    return clause(subject, predicate("control", some(parts.filter((part) => part !== owner))));
  }
  const hand = parts.find((part) => part.is === "inZone" && part.zone === "hand" && part.of);
  if (hand?.is === "inZone" && hand.of) {
    const rest: Filter[] = [{ is: "isCard" }, ...parts.filter((part) => part !== hand)];
    return clause(subjectPlayer(hand.of, context), predicate("have", `${some(rest)} in hand`));
  }
  const library = parts.find((part) => part.is === "inZone" && part.zone === "library");
  if (library?.is === "inZone" && isThePlayer(library.of)) {
    const rest: Filter[] = [{ is: "isCard" }, ...parts.filter((part) => part !== library)];
    if (context.players?.is === "anyPlayer") return `a library has ${some(rest)} in it`;
    const subject = subjectPlayer({ is: "thePlayer" }, context);
    return clause(
      subject,
      predicate("have", `${some(rest)} in ${phrases(context).person.possessive} library`),
    );
  }
  const one = least === 1 && !negated;
  const kind = kindOf(parts);
  const place = kind === undefined || kind === "permanent" || kind === "token";
  return joined(`there ${one ? "is" : "are"} ${some(parts)}`, place ? phrases(context).there : "");
}

const isThePlayer = (who: Player | undefined): boolean => who?.is === "thePlayer";

/** Events of what is no longer where it was. */
const hasGone: readonly Trigger["is"][] = ["putIntoGraveyardFrom", "leaves", "sacrifices"];

/** "this creature is monstrous", "it had no -1/-1 counters on it", "it's a creature". */
function fits(what: Objects, filter: Filter, context: Context, negated: boolean): string {
  if (filter.is === "not") return fits(what, filter.filter, context, !negated);
  if (filter.is === "isAmong" && what.is === "named") {
    const phrase = objects(what, context, { counted: "many" }).text;
    return negated ? `no ${phrase}` : phrase;
  }
  const isPast = hasGone.some((is) => is === context.event?.is) && what.is === "eventObject";
  const isIt = what.is === "named" && isRevealedTop(context.names.get(what.name));
  const thisWay = (what.is === "named" && !isIt) || what.is === "linked";
  if (thisWay) {
    const isCard = what.is !== "named" || nounOf(context.names.get(what.name), context) === "card";
    const phrase = nounPhrase(filter, context, isCard ? { noun: "card" } : {});
    const done = objects(what, context, { counted: "one" }).text.replace(/^\w+ /, "");
    const was = negated ? `no ${generic(phrase)} were` : `${indefinite(phrase)} was`;
    return `${was} ${what.is === "named" ? done : `${phrases(context).exiled} this way`}`;
  }
  const spoken = objects(what, context);
  const said = { ...spoken, text: asSubject(spoken.text) };
  const verb = (present: readonly [string, string], past: readonly [string, string]): string =>
    (isPast ? past : present)[said.many ? 1 : 0];
  const is = verb(["is", "are"], ["was", "were"]) + (negated ? "n't" : "");
  const has = verb(["has", "have"], ["had", "had"]);
  if (filter.is === "isTapped" && negated) {
    return contracted(`${said.text} ${verb(["is", "are"], ["was", "were"])} untapped`);
  }
  const word = adjective(filter);
  if (word !== undefined) return contracted(`${said.text} ${is} ${word}`);
  switch (filter.is) {
    case "withCounter": {
      const counters = counterWord(filter.counter);
      const some = negated ? `no ${plural(counters)}` : withArticle(counters);
      return `${said.text} ${has} ${some} on ${said.many ? "them" : "it"}`;
    }
    case "targets": {
      const targets = negated ? verb(["doesn't", "don't"], ["didn't", "didn't"]) : "";
      const aims = negated ? " target" : verb(["targets", "target"], ["targeted", "targeted"]);
      return `${said.text} ${targets}${aims} ${indefinite(nounPhrase(filter.filter, context))}`;
    }
    case "withKeyword": {
      const keyword = keywordNoun(filter.keyword, context);
      return `${said.text} ${negated ? `${verb(["doesn't", "don't"], ["didn't", "didn't"])} have` : has} ${keyword}`;
    }
    case "hasStat": {
      const ends = { atLeast: " or greater", atMost: " or less", exactly: "" };
      const number = `${value(filter.amount, context)}${ends[filter.compares]}`;
      const verbNow = isPast ? "was" : "is";
      const word = phrases(context).stat(filter.stat);
      return `${said.possessive} ${word} ${verbNow}${negated ? "n't" : ""} ${number}`;
    }
    case "controlledBy": {
      const subject = subjectPlayer(filter.who, context);
      if (!negated) return clause(subject, predicate("control", said.text));
      return `${subject.text} ${subject.verb === "third" ? "doesn't" : "don't"} control ${said.text}`;
    }
    case "castFrom": {
      const where = inZone(filter.zone, "your", "from", context);
      const { cast } = phrases(context);
      return negated
        ? `you didn't ${cast.base} ${said.text} ${where}`
        : `you ${cast.past.base} ${said.text} ${where}`;
    }
    case "attackedThisTurn":
      return `${said.text} ${negated ? "didn't attack" : "attacked"} this turn`;
    case "inZone": {
      const owner = filter.of ? possessivePlayer(filter.of, context) : "a";
      return `${said.text} ${is} ${inZone(filter.zone, owner, "in", context)}`;
    }
    default: {
      const phrase = nounPhrase(filter, context);
      const words = said.many ? generic(phrase) : indefinite(phrase);
      return contracted(`${said.text} ${is} ${words}`);
    }
  }
}

/** "it's tapped", where there is nothing to stress. */
const contracted = (text: string): string => text.replace(/^it is /, "it's ");
