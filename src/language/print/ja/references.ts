/** Objects and players in Japanese: 「このクリーチャー」「それ」「それのコントローラー」。 */
import type { AnyNode, Effect, Filter, Noun, Objects, Player } from "../../schema.ts";
import { find } from "../../walk.ts";
import {
  type Context,
  calledByName,
  conjuncts,
  enchantQuality,
  isEventOfSelf,
  isOfEquipment,
  isRest,
  mentionKey,
  zoneOwner,
} from "../context.ts";
import { aboutSelf, isPlaneswalkers, wordOfCard, wordOfFilter } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { quantity, thing } from "./amounts.ts";
import { definerOf, isPlural, naming, permanentWord } from "./names.ts";
import { anyNumber, each, every, nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { targetReference } from "./targets.ts";

/**
 * How the sentence uses all objects that fit: in general (`again`: or those of before), each for
 * itself, or every one.
 */
type AllAs = "any" | "again" | "each" | "every";

/** Objects as they are spoken of; targets have been named before (「〜を対象とする。」). */
export function objects(what: Objects, context: Context, all: AllAs = "any"): string {
  switch (what.is) {
    case "self":
      return selfReference(context);
    case "target":
    case "thatTarget":
      return targetReference(what.slot, context);
    case "attachedTo": {
      if (seenBefore(what, context)) return "それ";
      return what.noun === "card" ? `${attached(context)}・カード` : attached(context);
    }
    case "eventObject":
      return isSelfOfEvent(context) ? selfReference(context) : eventObject(what.noun);
    case "eventOther":
      return eventObject(what.noun);
    case "named":
      return namedReference(what, context);
    case "linked":
      return `${isPlural(what, context) ? "それらの" : "その"}${phrases(context).exiledAdjective}カード`;
    case "theOne":
      return context.each ? `その${wordOfFilter(context.each).ja}` : "それ";
    case "all":
      return allThatFit(what.filter, context, all);
    case "zoneOf":
      if (what.who.is === "eachPlayer") return `すべての${zoneOf(what.zone, undefined, context)}`;
      return zoneOf(what.zone, possessor(what.who, context), context);
    case "topOfLibrary": {
      const cards = quantity(thing("カード", "枚"), what.amount, context);
      return `${zoneOf("library", possessor(what.who, context), context)}の一番上にある${cards}`;
    }
    default:
      return unknownNode(what);
  }
}

/** Whether "it" of the event is the object itself: what enters, or the source of the damage. */
const isSelfOfEvent = (context: Context): boolean =>
  isEventOfSelf(context) || (context.event?.is === "damages" && aboutSelf(context.event.source));

function seenBefore(what: Objects, context: Context): boolean {
  const key = mentionKey(what, context);
  return key !== undefined && context.mentions.mention(key) !== "first";
}

function selfReference(context: Context): string {
  const again = seenBefore({ is: "self" }, context);
  const first = thisOne(context);
  // By its name it is called where it triggers; what it then does is done by 「これ」.
  const isNamed = context.event && phrases(context).saysThis;
  return again && (first.startsWith("この") || isNamed) ? "これ" : first;
}

/** 「このクリーチャー」「このカード」「この呪文」、またはカード名 (201.5)。 */
function thisOne(context: Context): string {
  const { card, selfAs, grantedTo } = context;
  const { selfByKind, spellByKind } = phrases(context);
  if (selfAs === "card" && (selfByKind || grantedTo)) return "このカード";
  if (selfAs === "spell" && (spellByKind || grantedTo)) return "この呪文";
  if (grantedTo) return `この${wordOfFilter(grantedTo).ja}`;
  if (selfAs !== "permanent" || calledByName(card) || !selfByKind) return card.name.ja;
  return `この${wordOfCard(card).ja}`;
}

function attached(context: Context): string {
  const { card } = context;
  if (isOfEquipment(context)) return "装備しているクリーチャー";
  const quality = enchantQuality(card);
  // 702.103: a creature that can be bestowed enchants creatures.
  const creature = card.types.includes("creature");
  const word = quality ? permanentWord(quality) : creature ? "クリーチャー" : "パーマネント";
  return `エンチャントしている${word}`;
}

/** What was named before: the second time 「それ」, where it can mean nothing else. */
function namedReference(what: Extract<Objects, { is: "named" }>, context: Context): string {
  const key = mentionKey(what, context);
  const again = key !== undefined && context.mentions.isLatest(key);
  const known = key !== undefined && context.mentions.has(key);
  if (key !== undefined) context.mentions.mention(key);
  const found = naming(what.name, context);
  if (!known && context.inline?.has(what.name)) {
    const chosen = definerOf(what.name, context);
    if (chosen?.is === "chooseSource") return "あなたが選んだ発生源1つ";
    if (chosen?.is === "choose") {
      const some = choice(chosen, context);
      // Those among which it was chosen were the last to be spoken of.
      if (key !== undefined) context.mentions.mention(key);
      return chosen.random ? `無作為に選んだ${some}` : some;
    }
  }
  if (again) return found?.plural ? "それら" : "それ";
  return found?.text ?? "選ばれたカード";
}

/** 「クリーチャー1体」「それらのうち1枚」「それらの中から土地カード1枚」: what there is to be chosen. */
export function choice(effect: Extract<Effect, { is: "choose" }>, context: Context): string {
  const parts = conjuncts(effect.from);
  const among = parts.find((part) => part.is === "isAmong");
  const from = among?.is === "isAmong" ? among.what : undefined;
  const rest: Filter = { is: "allOf", filters: parts.filter((part) => part !== among) };
  const isCards = from?.is === "named" && naming(from.name, context)?.counter === "枚";
  const phrase = nounPhrase(
    rest,
    context,
    isCards || from?.is === "linked" ? { noun: "card" } : {},
  );
  const bare = parts.length === 1 && from !== undefined;
  const what = quantity(bare ? { ...phrase, noun: "" } : phrase, effect.amount, context, {
    upTo: effect.upTo ?? false,
  });
  const origin = from ? `${objects(from, context)}${bare ? "のうち" : "の中から"}` : "";
  return `${origin}${what}`;
}

const eventNouns: Readonly<Record<Noun, string>> = {
  card: "そのカード",
  creature: "そのクリーチャー",
  permanent: "そのパーマネント",
  spell: "その呪文",
  discardedCard: "その捨てられたカード",
};
const eventObject = (noun: Noun | undefined): string => (noun ? eventNouns[noun] : "それ");

function allThatFit(filter: Filter, context: Context, all: AllAs): string {
  if (isRest(filter)) return "残り";
  const inGeneral = all === "any" || all === "again";
  const phrase = nounPhrase(filter, context, { anyones: inGeneral ? "" : "すべての" });
  const isNew = context.mentions.introduce(JSON.stringify(filter));
  if (all === "again" && !isNew) return `それらの${wordOfFilter(filter).ja}`;
  if (inGeneral) return anyNumber(phrase);
  return all === "each" ? each(phrase) : every(phrase);
}

/** A player, before は or が. */
export function subject(who: Player, context: Context): string {
  switch (who.is) {
    case "you":
      return "あなた";
    case "eachOpponent":
      return "対戦相手";
    case "anOpponent":
      return "対戦相手1人";
    case "eachPlayer":
      return "各プレイヤー";
    case "anyPlayer":
      return "プレイヤー1人";
    case "targetPlayer":
      return targetReference(who.slot, context);
    case "eventPlayer":
    case "thePlayer":
    case "linkedPlayer":
    case "clashOpponent":
      return "そのプレイヤー";
    case "defendingPlayer":
      return "防御プレイヤー";
    case "controllerOf":
      return ofTarget(who.what, "コントローラー", context);
    case "ownerOf":
      return ofTarget(who.what, "オーナー", context);
    case "hasControlled":
      return `${objects(who.what, context)}をコントロールしたことのある各プレイヤー`;
    default:
      return unknownNode(who);
  }
}

/** 「それのコントローラー」; a target may be a player itself: 「そのプレイヤー」. */
function ofTarget(what: Objects, relation: string, context: Context): string {
  const spec = what.is === "thatTarget" ? context.targets.get(what.slot) : undefined;
  switch (spec?.is) {
    case "targetPlayers":
      return "そのプレイヤー";
    case "targetEither":
      if (isPlaneswalkers(spec.filter) && !phrases(context).aimsAtPlaneswalkers)
        return "そのプレイヤー";
      return `そのプレイヤーかその${wordOfFilter(spec.filter).ja}の${relation}`;
    case "anyTarget":
      return `そのプレイヤーかその${phrases(context).anyPermanent}の${relation}`;
    default:
      return `${objects(what, context)}の${relation}`;
  }
}

/** Players of whom something is true all the time: 「プレイヤー」。 */
export const everyone = (who: Player, context: Context): string =>
  who.is === "eachPlayer" || who.is === "anyPlayer" ? "プレイヤー" : subject(who, context);

/** A player who does what an effect says. */
export const actor = (who: Player, context: Context): string =>
  who.is === "eachOpponent" ? "各対戦相手" : subject(who, context);

/** Whose, of what a player does to their own: 「自分」, of you 「あなた」. */
export const ownWord = (who: Player): string => (who.is === "you" ? "あなた" : "自分");

/** A player, before の; the one who is at it is 自分. */
export const possessor = (who: Player, context: Context): string =>
  who.is === "thePlayer" ? "自分" : actor(who, context);

/** Whose cards those are, where the text tells: 「あなたの」, else the owner's. */
export function ownerWord(what: Objects, context: Context): string {
  const owner = ownerOf(what, context);
  return owner === undefined ? "オーナー" : owner;
}

function ownerOf(what: Objects, context: Context): string | undefined {
  const owner = zoneOwner(what, context);
  if (owner) return owner.is === "you" ? "あなた" : undefined;
  if (what.is === "topOfLibrary" || what.is === "zoneOf") {
    return what.who.is === "you" ? "あなた" : undefined;
  }
  if (what.is === "all") {
    const [among] = find(what.filter as AnyNode, "isAmong");
    return among && ownerOf(among.what, context);
  }
  if (what.is !== "named") return undefined;
  const by = definerOf(what.name, context);
  if (by?.is === "search") return by.whose.is === "you" ? "あなた" : undefined;
  if (by?.is === "lookAt" || by?.is === "reveal") return ownerOf(by.what, context);
  if (by?.is === "choose") return ownerOf({ is: "all", filter: by.from }, context);
  if (by?.is === "mill" || by?.is === "discard") return by.who.is === "you" ? "あなた" : undefined;
  return undefined;
}
