/** Replacement effects in English: "if … would …, … instead", "this land enters tapped". */
import { zoneWords } from "../../lexicon.ts";
import type { Ability, Effect, Filter, Player, Replacement, Trigger } from "../../schema.ts";
import { type Context, conjuncts, isEventOfSelf } from "../context.ts";
import { aboutSelf, wordOfFilter } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { points, quantified, quantity, value } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { asPredicate, sentences } from "./effects.ts";
import { exceptions } from "./exceptions.ts";
import { each, generic, indefinite, nounPhrase, quantityOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { namedPlayer, objectPlayer, ownPossessive, possessivePlayer } from "./players.ts";
import { recipients } from "./recipients.ts";
import { objects } from "./references.ts";
import { damageParts, eventClause, eventText, isPlain } from "./triggers.ts";
import { clause, counterWord, joined, list, numberWord, predicate } from "./words.ts";

type ReplacementAbility = Extract<Ability, { is: "replacement" }>;

/** How long an established one lasts: "the next time …", "… this turn". */
interface Lasting {
  readonly next?: boolean;
  readonly during?: string;
}

/** The sentences of a replacement effect, without capitals and full stops. */
export function replaced(
  ability: ReplacementAbility,
  context: Context,
  lasting: Lasting = {},
): readonly string[] {
  const { would, instead, whilst, optional } = ability;
  if (would.is === "enters") {
    const entering = howItEnters(would.what, ability, context);
    if (entering) {
      const [first = "", ...rest] = entering;
      return [lasting.during ? `${lasting.during}, ${first}` : first, ...rest];
    }
  }
  const other = elseDrawn(ability, context, lasting);
  if (other) return other;
  const when = lead(ability, context, lasting);
  const only = whilst ? `as long as ${condition(whilst, context)}, ` : "";
  const [first = "", ...rest] = insteadOf(instead, would, optional ?? false, context);
  return [`${only}${when}, ${first}`, ...rest];
}

/** Damage by anything to anything. */
const isAnyDamage = (event: Trigger): boolean =>
  event.is === "damages" && !event.source && !event.object && !event.player;

/** "if target player would draw a card, instead that player skips that draw and you draw a card" */
function elseDrawn(
  { would, instead, whilst, optional }: ReplacementAbility,
  context: Context,
  { next, during }: Lasting,
): readonly string[] | undefined {
  if (would.is !== "draws" || would.who.is === "you" || instead.is !== "doInstead")
    return undefined;
  if (!("who" in instead.effect) || instead.effect.who.is !== "you") return undefined;
  if (next || whilst || optional) return undefined;
  const when = during === "this turn" ? "until end of turn, " : during ? `${during}, ` : "";
  const { subject, predicate: what } = eventClause(would, context);
  const [first = "", ...rest] = sentences(instead.effect, context);
  const draw = `instead that player skips that draw and you ${first}`;
  return [`${when}if ${subject.text} would ${what.base}, ${draw}`, ...rest];
}

/** "if you would discard this card", "the next time a source would deal damage to you this turn". */
function lead(
  { would, instead }: ReplacementAbility,
  context: Context,
  { next, during }: Lasting,
): string {
  const events = would.is === "anyEvent" ? would.triggers : [would];
  const told = events.map((event) => {
    if (!isPlain(event)) return eventText(event, context);
    if (event.is === "createsTokens") {
      const control = `under ${possessivePlayer(event.who, context)} control`;
      const { create } = phrases(context);
      return `an effect would ${create("one or more tokens", ` ${control}`).base}`;
    }
    if (isAnyDamage(event)) {
      const much = instead.is === "changeAmount" && instead.to ? "1 or more damage" : "damage";
      return `any source would deal ${much} to a permanent or player`;
    }
    if (event.is === "damages" && !event.source) {
      const { damage, to } = damageParts(event, context);
      return joined(`${damage} would be dealt`, to);
    }
    const { subject, predicate: what } = eventClause(event, context);
    return `${subject.text} would ${what.base}`;
  });
  const event = list(told, "or");
  if (next) return joined("the next time", event, during ?? "this turn");
  if (during?.startsWith("until")) return `${during}, if ${event}`;
  return joined("if", event, during ?? "");
}

/** What happens as an object enters (614.1c–d); undefined for what replaces the entering itself. */
function howItEnters(
  what: Filter,
  { instead, whilst, optional }: ReplacementAbility,
  context: Context,
): readonly string[] | undefined {
  const say = phrases(context);
  const enters = say.enter.third;
  const self = aboutSelf(what);
  const one = self ? objects({ is: "self" }, context).text : each(nounPhrase(what, context));
  const only = (text: string): string => {
    if (!whilst) return text;
    return whilst.is === "negate"
      ? `${text} unless ${condition(whilst.condition, context)}`
      : `${text} if ${condition(whilst, context)}`;
  };
  switch (instead.is) {
    case "enterTapped":
      return [
        only(
          self
            ? `${one} ${enters} tapped`
            : `${generic(nounPhrase(what, context))} ${say.enter.base} tapped`,
        ),
      ];
    case "enterWith": {
      const word = counterWord(instead.counter);
      const { head, tail } = quantified(
        instead.amount,
        (number) => (self ? quantityOf(number, word) : additional(number, word)),
        context,
      );
      return [only(`${one} ${enters} with ${head} on it${tail}`)];
    }
    case "asEnters": {
      const inner = { ...context, entering: true };
      if (whilst) {
        const [first = "", ...rest] = sentences(instead.effect, inner);
        return [`if ${condition(whilst, context)}, ${first} as ${one} ${enters}`, ...rest];
      }
      const [first = "", ...rest] = sentences(instead.effect, inner);
      return [`as ${one} ${enters}, ${first}`, ...rest];
    }
    case "enterAsCopy": {
      const phrase = nounPhrase(instead.filter, context);
      const any = each(phrase).replace(/^each /, "any ");
      // Whose it is tells where: "a creature you control".
      const owned = conjuncts(instead.filter).some((part) => part.is === "controlledBy");
      const copy = `as a copy of ${owned ? indefinite(phrase) : `${any} ${say.there}`}`;
      const entering = optional
        ? `you may have ${one} ${say.enter.base} ${copy}`
        : `${one} ${enters} ${copy}`;
      return [only(joined(entering) + exceptions(instead.except, instead.filter, context))];
    }
    default:
      return undefined;
  }
}

const additional = (
  number: Parameters<Parameters<typeof quantified>[1]>[0],
  word: string,
): string => (number === 1 ? `an additional ${word}` : quantityOf(number, `additional ${word}`));

function insteadOf(
  instead: Replacement,
  would: Trigger,
  optional: boolean,
  context: Context,
): readonly string[] {
  const may = optional ? "you may " : "";
  switch (instead.is) {
    case "goTo": {
      const card = isEventOfSelf(context)
        ? objects({ is: "self" }, context)
        : { text: "it", possessive: "its" };
      if (instead.zone === "exile")
        return [`${may}${phrases(context).exile(card.text).base} instead`];
      const zone = zoneWords[instead.zone].en;
      return [`${may}put ${card.text} into ${card.possessive} owner's ${zone} instead`];
    }
    case "doInstead": {
      if (optional) {
        return [`you may ${asPredicate(instead.effect, { is: "you" }, context).base} instead`];
      }
      // What comes back later in the sentence is "that card", for what it was isn't any more.
      const [first = "", ...rest] = sentences(instead.effect, { ...context, later: true });
      const [second] = rest;
      if (second === undefined) return [`${first} instead`];
      return isPermission(instead.effect) && rest.length === 1
        ? [`instead ${first} and ${second}`]
        : [`instead ${first}`, ...rest];
    }
    case "prevent": {
      const { amount, so } = instead;
      const what = amount ? `${value(amount, context)} of that damage` : "that damage";
      const then = so ? sentences(so, { ...context, prevented: true }) : [];
      return [`${may}prevent ${what}`, ...then];
    }
    case "changeAmount":
      return [`${otherwise(instead, would, context)} instead`];
    case "redirect":
      return [`that damage is dealt to ${recipients(instead.to, context)} instead`];
    case "regenerateIt":
      return [
        `${may}regenerate ${isEventOfSelf(context) ? objects({ is: "self" }, context).text : "it"}`,
      ];
    case "enterTapped":
      return [`${may}put it ${phrases(context).onto} tapped instead`];
    case "enterWith":
    case "enterAsCopy":
      return [`it ${phrases(context).enter.third} that way instead`];
    case "asEnters":
      return sentences(instead.effect, context);
    default:
      return unknownNode(instead);
  }
}

/** "exile that spell and you may play that card" */
const isPermission = (effect: Effect): boolean =>
  effect.is === "inOrder" && effect.effects[1]?.is === "may";

type Change = Extract<Replacement, { is: "changeAmount" }>;

/** "that much damage plus 2", "twice that many cards", "4 life". */
function changed(
  { to, plus, times }: Change,
  noun: string,
  many: string | undefined,
  context: Context,
): string {
  const that = many ? `that many ${many}` : `that much ${noun}`;
  if (to) return many ? quantityOf(quantity(to) ?? "X", noun, many) : points(to, noun, context);
  const base = times === 2 ? `twice ${that}` : times ? `${times} times ${that}` : that;
  return plus ? `${base} plus ${value(plus, context)}` : base;
}

/** "it deals twice that much damage to that player", "you gain that much life plus 1". */
function otherwise(change: Change, would: Trigger, context: Context): string {
  switch (would.is) {
    case "damages": {
      const damage = changed(change, "damage", undefined, context);
      const goal = goalOf(would, context);
      return would.source || isAnyDamage(would)
        ? `it deals ${damage} to ${goal}`
        : `${damage} is dealt to ${goal}`;
    }
    case "gainsLife":
    case "losesLife":
      return byPlayer(
        would,
        would.is === "gainsLife" ? "gain" : "lose",
        changed(change, "life", undefined, context),
        context,
      );
    case "draws":
    case "drawsCards":
      return byPlayer(would, "draw", changed(change, "card", "cards", context), context);
    case "mills":
      return milling(would, changed(change, "card", "cards", context), context);
    case "discards":
      return byPlayer(would, "discard", changed(change, "card", "cards", context), context);
    case "createsTokens":
      return `it ${phrases(context).create(changed(change, "of those tokens", "of those tokens", context)).third}`;
    case "countersPut": {
      const counters = would.counter ? `${counterWord(would.counter)}s` : "of those counters";
      const { plus, times } = change;
      // "that many plus one +1/+1 counters"
      const more = plus?.is === "number" && !times && numberWord(plus.value);
      const many = more ? `that many plus ${more} ${counters}` : undefined;
      return `${many ?? changed(change, counters, counters, context)} are put on it`;
    }
    default:
      return `the amount is ${changed(change, "", undefined, context).trim()}`;
  }
}

function byPlayer(
  would: Extract<Trigger, { who: Player }>,
  verb: string,
  what: string,
  context: Context,
): string {
  return clause(namedPlayer(would.who, context), predicate(verb, what));
}

function milling(
  { who }: Extract<Trigger, { is: "mills" }>,
  cards: string,
  context: Context,
): string {
  const { mill } = phrases(context);
  return clause(namedPlayer(who, context), mill(undefined, cards, ownPossessive(who, context)));
}

/** What is dealt the damage, spoken of again. */
function goalOf({ object, player }: Extract<Trigger, { is: "damages" }>, context: Context): string {
  const permanent = object && `that ${wordOfFilter(object).en}`;
  const who = player && (player.is === "you" ? objectPlayer(player, context) : "that player");
  if (!permanent && !who) return "that permanent or player";
  return list(
    [permanent, who].filter((one) => one !== undefined),
    "or",
  );
}
