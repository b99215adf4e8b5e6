/** What has happened this turn or last turn, in English: "a creature died this turn". */
import type { Amount, Filter, Player, Trigger } from "../../schema.ts";
import type { TurnSpan } from "../../vocabulary.ts";
import { type Context, conjuncts } from "../context.ts";
import { isCreature } from "../meaning.ts";
import { inZone } from "./filters.ts";
import { bare, generic, indefinite, type NounPhrase, nounPhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { possessivePlayer, subjectPlayer } from "./players.ts";
import { clause, joined, numberWord, type Predicate } from "./words.ts";

type Times = Extract<Amount, { is: "timesHappened" }>;
type Sum = Extract<Amount, { is: "sumHappened" }>;

const spanWord: Readonly<Record<TurnSpan, string>> = {
  thisTurn: "this turn",
  lastTurn: "last turn",
};

/** How an event is counted: things a player does something with, things that do it, or just times. */
type Shape =
  | {
      readonly by: "player";
      readonly who: Player;
      readonly past: string;
      readonly of: NounPhrase;
      /** What those things did: "enter the battlefield under your control". */
      readonly doing?: string;
    }
  | { readonly by: "object"; readonly past: Predicate; readonly of: NounPhrase }
  | { readonly by: "times"; readonly who: Player; readonly past: Predicate; readonly base: string };

const past = (text: string): Predicate => ({ base: text, third: text });
const wasDealt: Predicate = { base: "were dealt damage", third: "was dealt damage" };

function shapeOf(event: Trigger, context: Context): Shape | undefined {
  const phrase = (filter: Filter = { is: "isCard" }) =>
    nounPhrase(filter, context, { noun: "card" });
  const object = (filter: Filter, did: string | Predicate): Shape => ({
    by: "object",
    of: nounPhrase(filter, context),
    past: typeof did === "string" ? past(did) : did,
  });
  const say = phrases(context);
  switch (event.is) {
    case "castsSpell": {
      const of = nounPhrase(event.what, context, { noun: "spell" });
      return { by: "player", who: event.who, past: say.cast.past.base, of };
    }
    case "draws":
    case "drawsCards":
      return { by: "player", who: event.who, past: "drew", of: phrase() };
    case "discards":
      return { by: "player", who: event.who, past: "discarded", of: phrase(event.what) };
    case "mills":
      return { by: "player", who: event.who, past: say.milled, of: phrase(event.what) };
    case "reveals":
      return { by: "player", who: event.who, past: "revealed", of: phrase(event.what) };
    case "enters":
      return object(event.what, say.enter.past);
    case "leaves":
      return object(event.what, say.leave.past);
    case "attacks":
      return object(event.what, "attacked");
    case "blocks":
      return object(
        event.what,
        event.whom ? `blocked ${indefinite(nounPhrase(event.whom, context))}` : "blocked",
      );
    case "putIntoGraveyardFrom": {
      const died = event.from === "battlefield" && isCreature(event.what, context);
      const from = event.from ? inZone(event.from, "the", "from", context) : "from anywhere";
      const put = `put into a graveyard ${from}`;
      return object(event.what, died ? say.die.past : { base: `were ${put}`, third: `was ${put}` });
    }
    case "damages":
      if (event.player)
        return { by: "times", who: event.player, past: wasDealt, base: "be dealt damage" };
      if (event.object) return object(event.object, wasDealt);
      return event.source && object(event.source, "dealt damage");
    case "gainsLife":
      return { by: "times", who: event.who, past: past("gained life"), base: "gain life" };
    case "losesLife":
      return { by: "times", who: event.who, past: past("lost life"), base: "lose life" };
    case "clashes":
      return { by: "times", who: event.who, past: past("clashed"), base: "clash" };
    default:
      return undefined;
  }
}

/** "you had a creature enter the battlefield under your control" */
function enteredUnder(event: Trigger, context: Context): Shape | undefined {
  if (event.is !== "enters") return undefined;
  const parts = conjuncts(event.what);
  const under = parts.find((part) => part.is === "controlledBy");
  if (under?.is !== "controlledBy") return undefined;
  const rest: Filter = { is: "allOf", filters: parts.filter((part) => part !== under) };
  return {
    by: "player",
    who: under.who,
    past: "had",
    of: nounPhrase(rest, context),
    doing: `${phrases(context).enterBattlefield.base} under ${possessivePlayer(under.who, context)} control`,
  };
}

/** Behind "for each": "spell you cast this turn", "creature that died this turn". */
export function happenedEach({ what, during }: Times, context: Context): string {
  return told(shapeOf(what, context), spanWord[during], bare, context);
}

/** "the number of creatures that died this turn" */
export function happenedTimes({ what, during }: Times, context: Context): string {
  return `the number of ${told(shapeOf(what, context), spanWord[during], generic, context)}`;
}

function told(
  shape: Shape | undefined,
  span: string,
  of: typeof bare | typeof generic,
  context: Context,
): string {
  const verb = of === bare ? "third" : "base";
  if (shape?.by === "player") {
    return `${of(shape.of)} ${subjectPlayer(shape.who, context).text} ${shape.past} ${span}`;
  }
  if (shape?.by === "object") return `${of(shape.of)} that ${shape.past[verb]} ${span}`;
  const times = of === bare ? "time" : "times";
  if (!shape) return `${times} that happened ${span}`;
  return `${times} ${clause(subjectPlayer(shape.who, context), shape.past)} ${span}`;
}

/** "creature you attacked with this turn". */
export const attackers = (
  { who, during }: Extract<Amount, { is: "attackedWith" }>,
  creatures: "creature" | "creatures",
  context: Context,
): string => `${creatures} ${subjectPlayer(who, context).text} attacked with ${spanWord[during]}`;

/** "you attacked with three or more creatures this turn". */
export function attackedWith(
  { who, during }: Extract<Amount, { is: "attackedWith" }>,
  least: number,
  negated: boolean,
  context: Context,
): string {
  const some =
    least === 1
      ? `${negated ? "no creatures" : "a creature"}`
      : `${negated ? "fewer than " : ""}${numberWord(least)}${negated ? "" : " or more"} creatures`;
  return `${subjectPlayer(who, context).text} attacked with ${some} ${spanWord[during]}`;
}

/** "the amount of life you gained this turn", "the damage dealt to that player this turn". */
export function happenedSum({ what, during }: Sum, context: Context): string {
  const span = spanWord[during];
  switch (what.is) {
    case "gainsLife":
    case "losesLife": {
      const verb = what.is === "gainsLife" ? "gained" : "lost";
      return `the amount of life ${subjectPlayer(what.who, context).text} ${verb} ${span}`;
    }
    case "damages": {
      const source = what.source && indefinite(nounPhrase(what.source, context));
      const to = what.player
        ? ` to ${subjectPlayer(what.player, context).text}`
        : what.object
          ? ` to ${indefinite(nounPhrase(what.object, context))}`
          : "";
      return source ? `the damage ${source} dealt${to} ${span}` : `the damage dealt${to} ${span}`;
    }
    default:
      return `the total amount ${span}`;
  }
}

/** "you cast two or more spells this turn", "no creatures died this turn". */
export function happenedOften(
  { what, during }: Times,
  least: number,
  negated: boolean,
  context: Context,
): string {
  const span = spanWord[during];
  const shape = enteredUnder(what, context) ?? shapeOf(what, context);
  const number = `${negated ? "fewer than " : ""}${numberWord(least)}${negated ? "" : " or more"}`;
  if (!shape) return `that happened ${number} times ${span}`;
  if (shape.by === "times") {
    const subject = subjectPlayer(shape.who, context);
    if (negated) return `${subject.text} didn't ${shape.base} ${span}`;
    return `${clause(subject, shape.past)}${least === 1 ? "" : ` ${number} times`} ${span}`;
  }
  const one = least === 1;
  const some = one
    ? negated
      ? `no ${generic(shape.of)}`
      : indefinite(shape.of)
    : `${number} ${generic(shape.of)}`;
  if (shape.by === "object") {
    return `${some} ${one && !negated ? shape.past.third : shape.past.base} ${span}`;
  }
  if (shape.who.is === "anyPlayer" || shape.who.is === "eachPlayer") {
    return `${some} ${one && !negated ? "was" : "were"} ${shape.past} ${span}`;
  }
  return `${subjectPlayer(shape.who, context).text} ${shape.past} ${joined(some, shape.doing ?? "")} ${span}`;
}

/** "an opponent was dealt 7 or more damage this turn", "you gained 3 or more life this turn". */
export function happenedMuch(
  { what, during }: Sum,
  least: number,
  negated: boolean,
  context: Context,
): string {
  const number = negated ? `less than ${least}` : `${least} or more`;
  const span = spanWord[during];
  if (what.is === "gainsLife" || what.is === "losesLife") {
    const verb = what.is === "gainsLife" ? "gained" : "lost";
    return `${subjectPlayer(what.who, context).text} ${verb} ${number} life ${span}`;
  }
  if (what.is === "damages" && what.player) {
    const subject = subjectPlayer(what.player, context);
    const be = subject.verb === "third" ? "was" : "were";
    return `${subject.text} ${be} dealt ${number} damage ${span}`;
  }
  return `${happenedSum({ is: "sumHappened", what, during }, context)} is ${number}`;
}
