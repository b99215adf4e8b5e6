/** Objects in English: "this creature", "target spell", "the discarded card", pronouns. */
import { zoneWords } from "../../lexicon.ts";
import type { Filter, Node, Noun, Objects, TargetSpec } from "../../schema.ts";
import {
  type Context,
  calledByName,
  conjuncts,
  enchantQuality,
  isOfEquipment,
  isRest,
  linkingNode,
  mentionKey,
  type NamingNode,
} from "../context.ts";
import {
  isChosenFromRevealed,
  isOptional,
  isPlaneswalkers,
  wordOfCard,
  wordOfFilter,
} from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { cards, quantity, value } from "./amounts.ts";
import { isRevealedTop, isSingle, isSingleObject, nounOf, onceThere, participle } from "./named.ts";
import {
  bare,
  counted,
  each,
  generic,
  type NounPlace,
  nounPhrase,
  type Quantity,
  targeted,
  targetNumber,
} from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { playersTargeted, possessivePlayer } from "./players.ts";
import { counterWord, joined, list, plural, possessive, withArticle } from "./words.ts";

/** A reference as it is said here, and whether it is of several objects. */
export interface Reference {
  readonly text: string;
  readonly many: boolean;
  /** "its", "their", "target creature's". */
  readonly possessive: string;
  /** Said of each of them: "this creature and enchanted creature each get +1/+1". */
  readonly each?: boolean;
  /** Said behind "have": "have this creature get +1/+1". */
  readonly had?: boolean;
}

const named = (text: string, many = false): Reference => ({
  text,
  many,
  possessive: possessive(text),
});
const it: Reference = { text: "it", many: false, possessive: "its" };
const them: Reference = { text: "them", many: true, possessive: "their" };

/** How the sentence uses the objects. */
interface ObjectsPlace extends NounPlace {
  /** All that fit as the subject ("creatures you control"), one by one ("each creature"), or else. */
  readonly all?: "generic" | "each" | "all";
  /** How many they are: "card discarded this way", "cards discarded this way". */
  readonly counted?: "one" | "many";
  /** They come back from where they are cards, whatever they were. */
  readonly returned?: boolean;
  /** Spoken of before, they are "those". */
  readonly again?: boolean;
  /** Spoken of before, it is called by its noun all the same. */
  readonly distant?: boolean;
  /** Something is divided among them (601.2d). */
  readonly divided?: boolean;
}

/** Objects, by a pronoun if they have been spoken of and nothing else has. */
export function objects(what: Objects, context: Context, place: ObjectsPlace = {}): Reference {
  if (place.counted) return howMany(what, context, place.counted);
  const key = mentionKey(what, context);
  const latest = key !== undefined && context.mentions.isLatest(key);
  const isInterrupted = context.mentions.interrupted;
  const behindOthers = (what.is === "named" || key === "self") && isInterrupted;
  const mention = key === undefined ? "first" : context.mentions.mention(key);
  if (behindOthers && key === "self" && !("noun" in what && what.noun)) {
    return named(thisOne(hasDied(context) ? { ...context, selfAs: "card" } : context));
  }
  if (mention === "first" || behindOthers) return firstMention(what, context, place);
  const many = !isSingleObject(what, context);
  if (context.later && place.returned)
    return many ? named("those cards", true) : named("that card");
  if (context.joined && latest) return many ? them : it;
  const noun = place.returned ? "card" : againNoun(what, context);
  const distant = place.distant || (key !== undefined && context.mentions.takeChanged(key));
  // "this creature" and "enchanted creature" stay what they are called.
  const isFixed = what.is === "self" || what.is === "attachedTo";
  if (distant && !many && !isFixed) return named(`that ${noun}`);
  if (mention === "only" || (isFound(what, context) && latest)) return many ? them : it;
  if (many) return named(`those ${plural(noun)}`, true);
  if (place.returned && what.is === "self" && hasDied(context)) {
    return named(thisOne({ ...context, selfAs: "card" }));
  }
  return place.returned && what.is !== "self" ? named("that card") : again(what, context);
}

/** What has died is a card as it comes back. */
const hasDied = ({ event }: Context): boolean =>
  event?.is === "putIntoGraveyardFrom" || event?.is === "sacrifices";

/** What a search has found or what was put onto the battlefield is "it" from then on. */
function isFound(what: Objects, context: Context): boolean {
  if (what.is !== "named") return false;
  const node = context.names.get(what.name);
  return node?.is === "search" || node?.is === "putOntoBattlefield" || isRevealedTop(node);
}

function howMany(what: Objects, context: Context, form: "one" | "many"): Reference {
  const of = form === "one" ? bare : generic;
  if (what.is === "all") return named(of(nounPhrase(what.filter, context)));
  if (what.is === "named") {
    const node = context.names.get(what.name);
    if (node?.is === "putCounters") return counterPut(node, form, context);
    const noun = nounOf(node, context);
    return named(
      `${form === "one" ? noun : plural(noun)} ${participle(node, phrases(context))} this way`,
    );
  }
  const said = objects(what, context);
  return named(form === "one" ? `of ${said.text}` : said.text, said.many);
}

/** "-1/-1 counter you put on a creature this way". */
function counterPut(
  node: Node<"Effect", "putCounters">,
  form: "one" | "many",
  context: Context,
): Reference {
  const word = counterWord(node.counter);
  const on = withArticle(nounOf(node, context));
  return named(`${form === "one" ? word : plural(word)} you put on ${on} this way`);
}

function again(what: Objects, context: Context): Reference {
  if (what.is === "self" || what.is === "attachedTo") return firstMention(what, context, {});
  return named(`that ${againNoun(what, context)}`);
}

function againNoun(what: Objects, context: Context): string {
  switch (what.is) {
    case "eventObject":
    case "eventOther":
      return eventNoun(what.noun) ?? "object";
    case "named":
      return nounOf(context.names.get(what.name), context);
    case "theOne":
      return context.each ? wordOfFilter(context.each).en : "object";
    case "linked":
      return "card";
    default: {
      const spec =
        what.is === "target"
          ? what.spec
          : what.is === "thatTarget"
            ? context.targets.get(what.slot)
            : undefined;
      if (spec?.is === "anyTarget") return phrases(context).anyRecipient;
      if (spec?.is !== "targetObject") return "object";
      const { en } = wordOfFilter(spec.filter);
      const card = conjuncts(spec.filter).some(
        (part) => part.is === "inZone" && part.zone === "graveyard",
      );
      return card ? "card" : en;
    }
  }
}

function firstMention(what: Objects, context: Context, place: ObjectsPlace): Reference {
  switch (what.is) {
    case "self":
      return named(thisOne(context));
    case "target":
      return target(what.spec, context, place);
    case "thatTarget":
    case "theOne":
      return isSingleObject(what, context)
        ? again(what, context)
        : named(`those ${plural(againNoun(what, context))}`, true);
    case "attachedTo":
      return named(what.noun === "card" ? `${attached(context)} card` : attached(context));
    case "eventObject":
    case "eventOther":
      return eventObject(what.noun);
    case "named":
      return byName(what.name, context, place);
    case "linked": {
      const node = linkingNode(what.link, context);
      const many = !isSingleObject(what, context);
      const exiled = node?.is === "exile" || node === undefined;
      const done = exiled ? phrases(context).exiledAdjective : "linked";
      return named(`the ${done} ${many ? "cards" : "card"}`, many);
    }
    case "all":
      return every(what.filter, context, place);
    case "zoneOf":
      if (what.who.is === "eachPlayer")
        return named(`all ${plural(zoneWords[what.zone].en)}`, true);
      return named(`${possessivePlayer(what.who, context)} ${zoneWords[what.zone].en}`);
    case "topOfLibrary": {
      const library = `of ${possessivePlayer(what.who, context)} library`;
      if (what.amount.is === "number" && what.amount.value === 1) {
        return named(`the top card ${library}`);
      }
      return named(`the top ${cards(what.amount, context)} ${library}`, true);
    }
    default:
      return unknownNode(what);
  }
}

/** What stands under a name, when it is first spoken of. */
function byName(name: string, context: Context, place: ObjectsPlace): Reference {
  const node = context.names.get(name);
  const single = isSingle(node, context);
  if (node && context.inline?.has(name)) {
    if (node.is === "chooseSource") return named("a source of your choice");
    if (node.is === "choose") {
      // "one of them": of what was seen, without a word of what it must be.
      const told = conjuncts(node.from).filter((part) => part.is !== "inZone");
      if (
        told.every((part) => part.is === "isAmong") &&
        single &&
        !node.upTo &&
        !node.random &&
        told.length > 0
      ) {
        return named("one of them");
      }
      const phrase = nounPhrase(node.from, context, place);
      const number = quantity(node.amount) ?? "X";
      const some = counted(phrase, node.upTo && number === 1 ? "X" : number);
      const limited = node.upTo && node.amount.is !== "anyNumber";
      const text = limited ? `up to ${some.replace(/^X /, "one ")}` : some;
      return named(`${text}${node.random ? " at random" : ""}`, !single);
    }
  }
  if (node?.is === "search") return single ? it : them;
  if (isRevealedTop(node)) return it;
  if (node?.is === "putOntoBattlefield" && !isOptional(name, context)) return single ? it : them;
  if (node?.is === "choose" && isChosenFromRevealed(name, context)) {
    return named(single ? "that card" : "those cards", !single);
  }
  const noun = nounOf(node, context);
  const words = single ? noun : plural(noun);
  if (node && ["create", "lookAt", "chooseSource", "putOntoBattlefield"].includes(node.is)) {
    return named(`${single ? "that" : "those"} ${words}`, !single);
  }
  return named(theDone(node, words, context), !single);
}

/** "the discarded card", "the card put into a graveyard this way" where that is too long before it. */
function theDone(node: NamingNode | undefined, words: string, context: Context): string {
  const say = phrases(context);
  const done =
    node?.is === "exile" || node?.is === "exileCards" ? say.exiledAdjective : participle(node, say);
  return done.includes(" ") ? `the ${words} ${done} this way` : `the ${done} ${words}`;
}

function every(filter: Filter, context: Context, place: ObjectsPlace): Reference {
  if (isRest(filter)) return named("the rest", true);
  if (filter.is === "anyOf" && place.all !== "each") {
    const all = filter.filters.map((part) => nounPhrase(part, context, place));
    const known = all.flatMap(({ fixed }) => fixed ?? []);
    if (known.length === all.length) return { ...named(list(known), true), each: true };
  }
  const phrase = nounPhrase(filter, context, place);
  if (phrase.fixed !== undefined) return named(phrase.fixed);
  // The same objects as the subject of another sentence of a resolution: "those creatures".
  const isNew = context.mentions.introduce(JSON.stringify(filter));
  if (!isNew && place.all === "generic" && place.again) {
    return named(`those ${plural(wordOfFilter(filter).en)}`, true);
  }
  if (place.all === "each") return named(each(phrase));
  if (place.all === "all") return named(`all ${generic(phrase)}`, true);
  return named(generic(phrase).replace("in all graveyards", "in graveyards"), true);
}

function target(spec: TargetSpec, context: Context, place: ObjectsPlace): Reference {
  const amount: Quantity = spec.amount ? (quantity(spec.amount) ?? "X") : 1;
  const count = {
    amount,
    upTo: spec.upTo ?? false,
    divided: place.divided ?? false,
  };
  const where =
    spec.amount && quantity(spec.amount) === undefined
      ? `, where X is ${value(spec.amount, context)}`
      : "";
  switch (spec.is) {
    case "anyTarget":
      return named(
        phrases(context).anyTarget({
          one: amount === 1,
          upTo: spec.upTo ?? false,
          number: targetNumber(count),
        }) + where,
        amount !== 1,
      );
    case "targetPlayers":
      return named(playersTargeted(spec), amount !== 1);
    case "targetEither": {
      const player = spec.who.is === "anyPlayer" ? "player" : "opponent";
      if (isPlaneswalkers(spec.filter) && !phrases(context).aimsAtPlaneswalkers) {
        return named(playersTargeted({ ...spec, is: "targetPlayers" }), amount !== 1);
      }
      const phrase = nounPhrase(spec.filter, context, place);
      return amount === 1
        ? named(joined(spec.upTo ? "up to one" : "", `target ${player} or ${bare(phrase)}`))
        : named(
            joined(targetNumber(count), "target", plural(player), "and/or", generic(phrase)),
            true,
          );
    }
    case "targetObject": {
      const phrase = nounPhrase(spec.filter, context, place);
      const text = targeted(phrase, count) + where;
      return named(spec.single ? fromSingle(text) : text, amount !== 1);
    }
    default:
      return unknownNode(spec);
  }
}

const fromSingle = (text: string): string =>
  text.replace(/(from|in) (?:graveyards|all graveyards|a graveyard)/, "$1 a single graveyard");

const eventNoun = (noun: Noun | undefined): string | undefined =>
  noun === "discardedCard" ? "discarded card" : noun;

function eventObject(noun: Noun | undefined): Reference {
  if (noun === undefined) return it;
  return named(noun === "discardedCard" ? "the discarded card" : `that ${noun}`);
}

/** "this creature", "this spell", or the name (201.5, 207.4). */
function thisOne(context: Context): string {
  const { card, selfAs, grantedTo } = context;
  const { selfByKind, thisSpell } = phrases(context);
  if (selfAs === "card" && (selfByKind || grantedTo)) return "this card";
  if (selfAs === "spell" && (thisSpell || grantedTo)) return "this spell";
  if (grantedTo) return `this ${wordOfFilter(grantedTo).en}`;
  if (selfAs !== "permanent" || calledByName(card) || !selfByKind) {
    return card.name.en.split(", ")[0] ?? card.name.en;
  }
  return `this ${wordOfCard(card).en}`;
}

/** "enchanted creature", "equipped creature". */
function attached(context: Context): string {
  const { card } = context;
  if (isOfEquipment(context)) return "equipped creature";
  const quality = enchantQuality(card);
  if (quality) return `enchanted ${onceThere(quality)}`;
  // 702.103: a creature that can be bestowed enchants creatures.
  return card.types.includes("creature") ? "enchanted creature" : "enchanted permanent";
}
