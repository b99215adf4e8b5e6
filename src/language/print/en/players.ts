/** Players in English: "you", "target opponent", "its controller", "that player". */
import type { Player, TargetSpec } from "../../schema.ts";
import type { Context } from "../context.ts";
import { isPlaneswalkers } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { quantity } from "./amounts.ts";
import { targetNumber } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { objects } from "./references.ts";
import { joined, plural, possessive, type Subject, several, singular } from "./words.ts";

/** "target player", "two target opponents". */
export function playersTargeted(spec: Extract<TargetSpec, { is: "targetPlayers" }>): string {
  const noun = spec.who.is === "anyPlayer" || spec.who.is === "eachPlayer" ? "player" : "opponent";
  const amount = spec.amount ? (quantity(spec.amount) ?? "X") : 1;
  if (amount === 1) return joined(spec.upTo ? "up to one" : "", "target", noun);
  return joined(targetNumber({ amount, upTo: spec.upTo ?? false }), "target", plural(noun));
}

/** The player whom a target is, or whose it is: "that player", "its controller". */
function ofTarget(who: Extract<Player, { is: "controllerOf" | "ownerOf" }>, context: Context) {
  const relation = who.is === "controllerOf" ? "controller" : "owner";
  const spec = who.what.is === "thatTarget" ? context.targets.get(who.what.slot) : undefined;
  switch (spec?.is) {
    case "targetPlayers":
      return "that player";
    case "targetEither":
      if (isPlaneswalkers(spec.filter) && !phrases(context).aimsAtPlaneswalkers)
        return "that player";
      return `that player or that ${typeWordOf(spec)}'s ${relation}`;
    case "anyTarget":
      return `that player or that ${phrases(context).anyPermanent}'s ${relation}`;
    default: {
      const said = objects(who.what, context);
      return `${said.possessive} ${said.many ? plural(relation) : relation}`;
    }
  }
}

const typeWordOf = ({ filter }: Extract<TargetSpec, { is: "targetEither" }>): string =>
  filter.is === "type" ? filter.type : "permanent";

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
      return targetedPlayer(who, context);
    case "controllerOf":
    case "ownerOf":
      return singular(ofTarget(who, context));
    case "hasControlled":
      return singular(`each player who has controlled ${objects(who.what, context).text}`);
    case "eventPlayer":
    case "linkedPlayer":
    case "clashOpponent":
      return singular("that player");
    case "defendingPlayer":
      return singular("defending player");
    case "thePlayer":
      return throughPlayers(context);
    default:
      return unknownNode(who);
  }
}

function targetedPlayer(
  { spec }: Extract<Player, { is: "targetPlayer" }>,
  context: Context,
): Subject {
  if (spec.is !== "targetPlayers") {
    return singular(objects({ is: "target", spec, slot: -1 }, context).text);
  }
  const text = playersTargeted(spec);
  const one = spec.amount === undefined || quantity(spec.amount) === 1;
  return one ? singular(text) : several(text);
}

/** The player that the text is at: "each player" when first spoken of, then "they". */
function throughPlayers(context: Context): Subject {
  const { players, mentions } = context;
  if (!players || !mentions.introduce("thePlayer")) return theyWho(context);
  return actingPlayer(players, context);
}

/** A player who has been named: "they draw a card", "he or she draws a card". */
export function theyWho(context: Context): Subject {
  const { subject, verb } = phrases(context).person;
  return { text: subject, verb };
}

/** A player who does something and has been named, unless it is you. */
export const namedPlayer = (who: Player, context: Context): Subject =>
  who.is === "you" ? several("you") : theyWho(context);

/** "they don't", "he or she doesn't" */
export const doesnt = ({ text, verb }: Subject): string =>
  `${text} ${verb === "third" ? "doesn't" : "don't"}`;

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
  const { text } = actingPlayer(who, context);
  const { person } = phrases(context);
  return text === person.subject ? person.possessive : possessive(text);
}

/** What belongs to a player who has been named in this clause: "your hand", "their hand". */
export const ownPossessive = (who: Player, context: Context): string =>
  who.is === "you" ? "your" : phrases(context).person.possessive;

/** A player as an object: "deals 2 damage to that player", "to them". */
export function objectPlayer(who: Player, context: Context): string {
  const { text } = actingPlayer(who, context);
  const { person } = phrases(context);
  return text === person.subject ? person.object : text;
}
