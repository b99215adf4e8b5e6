/** What is done with cards in hands, libraries and graveyards, in English. */
import { zoneWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import type { Effect, Filter, Node, Objects, Player } from "../../schema.ts";
import type { Zone } from "../../vocabulary.ts";
import { type Context, conjuncts, zoneOwner } from "../context.ts";
import { isWholeHand, ofOneOwner } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { cards, quantified, quantity, value, whereX } from "./amounts.ts";
import { doneBy, type EffectClause } from "./clauses.ts";
import { inZone } from "./filters.ts";
import { isSingle, isSingleObject, ownerOfNamed } from "./named.ts";
import { counted, nounPhrase, quantityOf, quantityWord } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { actingPlayer, ownPossessive, possessivePlayer } from "./players.ts";
import { objects, type Reference } from "./references.ts";
import { clause, extended, joined, type Predicate, plural, predicate } from "./words.ts";

export type CardEffect = Extract<
  Effect,
  {
    is:
      | "choose"
      | "chooseColor"
      | "chooseCreatureType"
      | "chooseSource"
      | "discard"
      | "discardThose"
      | "draw"
      | "lookAt"
      | "mill"
      | "putIntoGraveyard"
      | "putIntoHand"
      | "putOnLibrary"
      | "returnToHand"
      | "reveal"
      | "scry"
      | "surveil"
      | "search"
      | "shuffle"
      | "shuffleInto";
  }
>;

export function cardEffect(effect: CardEffect, context: Context): EffectClause {
  const by = (who: Player, verb: string, rest = ""): EffectClause => ({
    ...doneBy(who, context),
    predicate: predicate(verb, rest),
  });
  switch (effect.is) {
    case "mill":
      return milling(effect, context);
    case "draw":
      return by(effect.who, "draw", cards(effect.amount, context));
    case "discard": {
      if (isWholeHand(effect)) {
        const hand = `${ownPossessive(effect.who, context)} hand`;
        return by(effect.who, "discard", `all the cards in ${hand}`);
      }
      const some = cards(effect.amount, context);
      const any = effect.amount.is === "anyNumber";
      const upTo = effect.upTo && !any ? `up to ${some.replace(/^an? /, "one ")}` : some;
      if (isSingle(effect, context)) context.mentions.interrupt();
      return by(effect.who, "discard", effect.random ? `${upTo} at random` : upTo);
    }
    case "discardThose":
      return by(effect.who, "discard", objects(effect.what, context, { all: "all" }).text);
    case "scry":
    case "surveil":
      return by(effect.who, effect.is, value(effect.amount, context));
    case "lookAt":
      return by(effect.who, "look", `at ${objects(effect.what, context, { all: "all" }).text}`);
    case "reveal": {
      const { what } = effect;
      if ((what.is === "zoneOf" || what.is === "topOfLibrary") && what.who.is !== "you") {
        const theirs = objects({ ...what, who: { is: "thePlayer" } }, context).text;
        return by(what.who, "reveal", theirs);
      }
      return {
        predicate: predicate(
          "reveal",
          objects(effect.what, context, { all: "all", leaving: !isAnyNumber(what, context) }).text,
        ),
      };
    }
    case "search":
      return searching(effect, context);
    case "shuffle":
      return {
        ...doneBy(effect.who, context),
        predicate: phrases(context).shuffle(ownPossessive(effect.who, context)),
      };
    case "shuffleInto": {
      const theirs = effect.what;
      if (theirs.is === "zoneOf" && theirs.who.is !== "you") {
        const zone = zoneWords[theirs.zone].en;
        const their = phrases(context).person.possessive;
        return by(theirs.who, "shuffle", `${their} ${zone} into ${their} library`);
      }
      const what = objects(effect.what, context, { all: "all", leaving: true });
      const owner = ownerOfThose(effect.what, context);
      return {
        predicate: predicate(
          "shuffle",
          `${what.text} into ${ofOwner(owner, what, "library", context)}`,
        ),
      };
    }
    case "putOnLibrary":
      return { predicate: predicate("put", onLibrary(effect, context)) };
    case "putIntoHand": {
      const what = objects(effect.what, context, { all: "all", leaving: true });
      const owner = ownerOfThose(effect.what, context);
      return {
        predicate: predicate("put", `${what.text} into ${ofOwner(owner, what, "hand", context)}`),
      };
    }
    case "returnToHand":
      return { predicate: returning(effect.what, effect.from, context) };
    case "putIntoGraveyard": {
      const what = objects(effect.what, context, { all: "all", leaving: true });
      const owner = ownerOfThose(effect.what, context);
      const [verb, to] = effect.returned ? ["return", "to"] : ["put", "into"];
      const mine =
        owner?.is === "you" && effect.what.is !== "self" && effect.what.is !== "eventObject";
      const whose = mine ? "your graveyard" : ofOwners(effect.what, what, "graveyard", context);
      return { predicate: predicate(verb, `${what.text} ${to} ${whose}`) };
    }
    case "choose": {
      const leaving = !isYours(effect.from);
      const phrase = nounPhrase(effect.from, context, { leaving });
      const what = counted(phrase, quantity(effect.amount) ?? "X");
      const upTo = effect.upTo ? `up to ${what.replace(/^an? /, "one ")}` : what;
      if (isSingle(effect, context)) context.mentions.interrupt();
      return by(effect.who, "choose", effect.random ? `${upTo} at random` : upTo);
    }
    case "chooseSource":
      return by(effect.who, "choose", "a source");
    case "chooseColor":
      return by(effect.who, "choose", "a color");
    case "chooseCreatureType":
      return by(effect.who, "choose", "a creature type");
    default:
      return unknownNode(effect);
  }
}

/** "mill two cards", "put the top two cards of your library into your graveyard" (701.17). */
function milling(effect: Node<"Effect", "mill">, context: Context): EffectClause {
  const by = doneBy(effect.who, context);
  context.mentions.interrupt();
  return { ...by, predicate: millPredicate(effect, context) };
}

function millPredicate({ who, amount }: Node<"Effect", "mill">, context: Context): Predicate {
  const whose = ownPossessive(who, context);
  const { mill } = phrases(context);
  if (amount.is === "statOf") {
    return extended(mill("X", "X cards", whose), whereX([amount], context), "");
  }
  const { head, tail } = quantified(amount, (number) => quantityOf(number, "card"), context);
  const plain = quantity(amount);
  const number =
    tail === "" && (plain === "X" || typeof plain === "number")
      ? quantityWord(plain)
      : tail.startsWith(" for each")
        ? quantityWord(amount.is === "product" ? amount.factor : 1)
        : undefined;
  return extended(mill(number, head, whose), tail, "");
}

/** "you choose a nonland card from it": from the hand that has just been revealed. */
export function choiceFromIt(effect: Extract<Effect, { is: "choose" }>, context: Context): string {
  const filters = conjuncts(effect.from).filter((part) => part.is !== "inZone");
  const phrase = nounPhrase({ is: "allOf", filters }, context, { noun: "card" });
  return `you choose ${counted(phrase, quantity(effect.amount) ?? "X")} from it`;
}

/** Of your own cards one is chosen "in your hand", of others' "from that player's hand". */
const isYours = (from: Filter): boolean =>
  conjuncts(from).every((part) => part.is !== "inZone" || part.of?.is === "you");

function searching(effect: Extract<Effect, { is: "search" }>, context: Context): EffectClause {
  const { who, whose, filter, amount, upTo } = effect;
  const phrase = nounPhrase(filter, context, { noun: "card" });
  const number = quantity(amount) ?? "X";
  const some = counted(phrase, number);
  const found = upTo ? `up to ${some.replace(/^an? /, "one ")}` : some;
  const subject = doneBy(who, context);
  const library = sameData(who, whose)
    ? ownPossessive(who, context)
    : possessivePlayer(whose, context);
  const { base, third } = predicate("search", `${library} library for ${found}`);
  if (!effect.reveal) return { ...subject, predicate: { base, third } };
  const them = number === 1 ? "it" : "them";
  return {
    ...subject,
    predicate: { base: `${base}, reveal ${them}`, third: `${third}, reveals ${them}` },
  };
}

/** "it on top of your library", "the rest on the bottom of your library in any order". */
function onLibrary(
  { what, where, who, random }: Extract<Effect, { is: "putOnLibrary" }>,
  context: Context,
): string {
  const said = objects(what, context, { all: "all", leaving: true });
  const owner = ownerOfThose(what, context);
  const place = where === "top" ? "on top of" : "on the bottom of";
  const order = !said.many
    ? ""
    : random
      ? " in a random order"
      : ` in ${who.is === "you" ? "any order" : `an order chosen by ${actingPlayer(who, context).text}`}`;
  return `${said.text} ${place} ${ofOwner(owner, said, "library", context)}${order}`;
}

/** Whose cards these are, where the text tells. */
function ownerOfThose(what: Objects, context: Context): Player | undefined {
  if (what.is === "named") return ownerOfNamed(what.name, context);
  if (what.is === "topOfLibrary" || what.is === "zoneOf") return what.who;
  if (what.is === "all" && what.filter.is === "not") return restOwner(what, context);
  return zoneOwner(what, context) ?? (what.is === "all" ? restOwner(what, context) : undefined);
}

/** "the rest": of the cards among which the others were chosen. */
function restOwner(what: Extract<Objects, { is: "all" }>, context: Context): Player | undefined {
  const parts = what.filter.is === "allOf" ? what.filter.filters : [what.filter];
  for (const part of parts) {
    const among = part.is === "not" ? part.filter : part;
    if (among.is === "isAmong" && among.what.is === "named") {
      const owner = ownerOfNamed(among.what.name, context);
      if (owner) return owner;
    }
  }
  return undefined;
}

const ownersOf = (what: Reference): string => (what.many ? "their owners'" : "its owner's");

/** "its owner's hand", "their owners' hands", of one player's cards "their owner's hand". */
function ofOwners(what: Objects, said: Reference, zone: Zone, context: Context): string {
  const word = zoneWords[zone].en;
  if (!said.many) return `its owner's ${word}`;
  return ofOneOwner(what, context) ? `their owner's ${word}` : `their owners' ${plural(word)}`;
}

const pluralZones: Readonly<Record<string, string>> = { hand: "hands", library: "libraries" };

/** "your hand", "their library", "its owner's library", "their owners' hands". */
function ofOwner(
  owner: Player | undefined,
  what: Reference,
  zone: "hand" | "library",
  context: Context,
): string {
  if (owner?.is === "you") return `your ${zone}`;
  if (owner?.is === "thePlayer" || owner?.is === "targetPlayer")
    return `${phrases(context).person.possessive} ${zone}`;
  return `${ownersOf(what)} ${what.many ? pluralZones[zone] : zone}`;
}

/** "a creature you own": its owner is known. */
function ownerInEvent(what: Objects, { event }: Context): Player | undefined {
  if (what.is !== "eventObject" || !event || !("what" in event) || !event.what) return undefined;
  const owned = conjuncts(event.what).find((part) => part.is === "ownedBy");
  return owned?.is === "ownedBy" ? owned.who : undefined;
}

/** "return target creature to its owner's hand", "… from your graveyard to your hand". */
function returning(what: Objects, from: Zone | undefined, context: Context): Predicate {
  const owner =
    zoneOwner(what, context) ??
    (what.is === "named" ? ownerOfThose(what, context) : ownerInEvent(what, context));
  const said = objects(what, context, {
    all: "all",
    leaving: from !== undefined || owner !== undefined,
  });
  const told = what.is === "target" || what.is === "all" || what.is === "named";
  const origin =
    from && !told
      ? inZone(from, owner ? possessivePlayer(owner, context) : "its owner's", "from", context)
      : "";
  const hand = owner?.is === "you" ? "your hand" : ofOwners(what, said, "hand", context);
  return predicate("return", joined(said.text, origin, `to ${hand}`));
}

/** "any number of cards in your hand", where a card is shown "from your hand". */
function isAnyNumber(what: Objects, { names }: Context): boolean {
  const node = what.is === "named" ? names.get(what.name) : undefined;
  return node?.is === "choose" && node.amount.is === "anyNumber";
}

/** A search and what is done with what it found, as one sentence (701.23). */
export function searchSentence(
  search: string,
  then: readonly Effect[],
  text: (effect: Effect) => string,
  context: Context,
  verb: "base" | "third" = "base",
): string {
  const at = then.findIndex((effect) => effect.is === "shuffle");
  const before = (at === -1 ? then : then.slice(0, at)).map(text);
  const after =
    at === -1 ? [] : then.slice(at + 1).map((effect) => afterShuffle(effect, text, context));
  const shuffling = then[at];
  const shuffled =
    shuffling?.is === "shuffle" ? afterSearch(shuffling.who, verb, context) : "shuffle";
  const shuffle = at === -1 ? "" : `, then ${[shuffled, ...after].join(" and ")}`;
  return [search, ...before].join(", ") + shuffle;
}

/** "shuffle", "that player shuffles his or her library": who has searched goes without saying today. */
function afterSearch(who: Player, verb: "base" | "third", context: Context): string {
  const { shuffle, vocabulary } = phrases(context);
  const what = shuffle(ownPossessive(who, context));
  return who.is === "you" || vocabulary.shuffling === "shuffle"
    ? what[verb]
    : clause(actingPlayer(who, context), what);
}

/** "put that card on top": in the library that has just been shuffled. */
function afterShuffle(effect: Effect, text: (effect: Effect) => string, context: Context): string {
  if (effect.is !== "putOnLibrary" || effect.what.is !== "named") return text(effect);
  const one = isSingleObject(effect.what, context);
  const what = one ? "that card" : "those cards";
  const where = phrases(context).onShuffled(effect.where);
  return `put ${what} ${where}${one ? "" : " in any order"}`;
}

/** What may follow a search in its sentence. */
export const followsSearch = (effect: Effect, shuffled: boolean): boolean =>
  shuffled
    ? effect.is === "putOnLibrary"
    : [
        "reveal",
        "putOntoBattlefield",
        "putIntoHand",
        "putIntoGraveyard",
        "exile",
        "shuffle",
      ].includes(effect.is);
