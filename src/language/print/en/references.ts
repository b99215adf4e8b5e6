/** Objects and players in English: "this creature", "target spell", "its controller", pronouns. */
import { zoneWords } from "../../lexicon.ts";
import type { Amount, Filter, Noun, Objects, Player, TargetSpec } from "../../schema.ts";
import { type Context, calledByName, enchantQuality, isRest, mentionKey } from "../context.ts";
import { wordOfCard, wordOfFilter } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { each, generic, type NounPlace, nounPhrase, targeted } from "./nouns.ts";
import { possessive, type Subject, several, singular } from "./words.ts";

/** A reference as it is said here, and whether it is of several objects. */
export interface Reference {
  readonly text: string;
  readonly many: boolean;
  /** "its", "their", "target creature's". */
  readonly possessive: string;
}

const named = (text: string, many = false): Reference => ({
  text,
  many,
  possessive: possessive(text),
});
const it: Reference = { text: "it", many: false, possessive: "its" };
const them: Reference = { text: "them", many: true, possessive: "their" };

/** How the sentence uses the objects. */
export interface ObjectsPlace extends NounPlace {
  /** All that fit as the subject ("creatures you control"), one by one ("each creature"), or else. */
  readonly all?: "generic" | "each" | "all";
}

/** Objects, by a pronoun if they have been spoken of and nothing else has. */
export function objects(what: Objects, context: Context, place: ObjectsPlace = {}): Reference {
  const key = mentionKey(what, context);
  const mention = key === undefined ? "first" : context.mentions.mention(key);
  if (mention === "first") return firstMention(what, context, place);
  const many = isMany(what, context);
  if (mention === "only") return many ? them : it;
  return many ? named(`those ${againNoun(what, context)}s`, true) : again(what, context);
}

function isMany(what: Objects, context: Context): boolean {
  if (what.is !== "target" && what.is !== "thatTarget") return what.is === "named";
  const spec = what.is === "target" ? what.spec : context.targets.get(what.slot);
  return spec?.is === "targetObject" && amountOf(spec.amount) !== 1;
}

const amountOf = (amount: Amount | undefined): number | "X" =>
  amount === undefined ? 1 : amount.is === "number" ? amount.value : "X";

function again(what: Objects, context: Context): Reference {
  if (what.is === "self" || what.is === "attachedTo") return firstMention(what, context, {});
  return named(`that ${againNoun(what, context)}`);
}

function againNoun(what: Objects, context: Context): string {
  if (what.is === "eventObject") return eventNoun(what.noun) ?? "object";
  const spec =
    what.is === "target"
      ? what.spec
      : what.is === "thatTarget"
        ? context.targets.get(what.slot)
        : undefined;
  return spec?.is === "targetObject" ? wordOfFilter(spec.filter).en : "object";
}

function firstMention(what: Objects, context: Context, place: ObjectsPlace): Reference {
  switch (what.is) {
    case "self":
      return named(thisOne(context));
    case "target":
      return target(what.spec, context, place);
    case "thatTarget":
      return again(what, context);
    case "attachedTo":
      return named(attached(context));
    case "eventObject":
      return eventObject(what.noun);
    case "named":
      return named("the chosen cards", true);
    case "all":
      return every(what.filter, context, place);
    case "zoneOf":
      return named(`${possessivePlayer(what.who, context)} ${zoneWords[what.zone].en}`);
    default:
      return unknownNode(what);
  }
}

function every(filter: Filter, context: Context, place: ObjectsPlace): Reference {
  if (isRest(filter)) return named("the rest", true);
  const phrase = nounPhrase(filter, context, place);
  if (phrase.fixed !== undefined) return named(phrase.fixed);
  if (place.all === "each") return named(each(phrase));
  return named(place.all === "all" ? `all ${generic(phrase)}` : generic(phrase), true);
}

function target(spec: TargetSpec, context: Context, place: NounPlace): Reference {
  switch (spec.is) {
    case "anyTarget":
      return named("any target");
    case "targetPlayers":
      return named(`target ${spec.who.is === "anyPlayer" ? "player" : "opponent"}`);
    case "targetObject": {
      const amount = amountOf(spec.amount);
      const phrase = nounPhrase(spec.filter, context, place);
      return named(targeted(phrase, amount, spec.upTo ?? false), amount !== 1);
    }
    default:
      return unknownNode(spec);
  }
}

const eventNoun = (noun: Noun | undefined): string | undefined =>
  noun === "discardedCard" ? "discarded card" : noun;

function eventObject(noun: Noun | undefined): Reference {
  if (noun === undefined) return it;
  return named(noun === "discardedCard" ? "the discarded card" : `that ${noun}`);
}

/** "this creature", "this spell", or the name (201.5, 207.4). */
function thisOne(context: Context): string {
  const { card, selfAs, grantedTo } = context;
  if (selfAs === "card") return "this card";
  if (selfAs === "spell") return "this spell";
  if (grantedTo) return `this ${wordOfFilter(grantedTo).en}`;
  if (selfAs === "name" || calledByName(card)) return card.name.en.split(", ")[0] ?? card.name.en;
  return `this ${wordOfCard(card).en}`;
}

/** "enchanted creature", "equipped creature". */
function attached(context: Context): string {
  if (context.card.subtypes.includes("Equipment")) return "equipped creature";
  const quality = enchantQuality(context.card);
  return `enchanted ${quality ? wordOfFilter(quality).en : "permanent"}`;
}

/** A player as the subject of a clause. */
export function subjectPlayer(who: Player, context: Context): Subject {
  switch (who.is) {
    case "you":
      return several("you");
    case "eachOpponent":
      return several("your opponents");
    case "anOpponent":
      return singular("an opponent");
    case "eachPlayer":
      return singular("each player");
    case "anyPlayer":
      return singular("a player");
    case "targetPlayer":
      return singular(target(who.spec, context, {}).text);
    case "controllerOf":
      return singular(`${objects(who.what, context).possessive} controller`);
    case "ownerOf":
      return singular(`${objects(who.what, context).possessive} owner`);
    case "eventPlayer":
      return singular("that player");
    default:
      return unknownNode(who);
  }
}

/** Players of whom something is true all the time: "players can't …". */
export const everyone = (who: Player, context: Context): Subject =>
  who.is === "eachPlayer" || who.is === "anyPlayer"
    ? several("players")
    : subjectPlayer(who, context);

/** A player who does what an effect says: each opponent by themself. */
export const actingPlayer = (who: Player, context: Context): Subject =>
  who.is === "eachOpponent" ? singular("each opponent") : subjectPlayer(who, context);

/** "your", "target player's". */
export function possessivePlayer(who: Player, context: Context): string {
  if (who.is === "you") return "your";
  return possessive(actingPlayer(who, context).text);
}

/** What belongs to a player who has been named in this clause: "your hand", "their hand". */
export const ownPossessive = (who: Player): string => (who.is === "you" ? "your" : "their");

/** A player as an object: "deals 2 damage to that player". */
export const objectPlayer = (who: Player, context: Context): string =>
  actingPlayer(who, context).text;
