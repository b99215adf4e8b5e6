/** Objects and players in Japanese: 「このクリーチャー」「それ」「それのコントローラー」。 */
import type { Amount, Filter, Noun, Objects, Player, TargetSpec } from "../../schema.ts";
import {
  type Context,
  calledByName,
  enchantQuality,
  isEventOfSelf,
  isRest,
  mentionKey,
} from "../context.ts";
import { wordOfCard, wordOfFilter } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { anyNumber, counted, each, every, nounPhrase, zoneOf } from "./nouns.ts";

/** How the sentence uses all objects that fit: in general, each for itself, or every one. */
export type AllAs = "any" | "each" | "every";

/** Objects as they are spoken of; targets have been named before (「〜を対象とする。」). */
export function objects(what: Objects, context: Context, all: AllAs = "any"): string {
  switch (what.is) {
    case "self":
      return selfReference(context);
    case "target":
    case "thatTarget":
      return targetReference(what.slot, context);
    case "attachedTo":
      return seenBefore(what, context) ? "それ" : attached(context);
    case "eventObject":
      return isEventOfSelf(context) ? selfReference(context) : eventObject(what.noun);
    case "named":
      return "選ばれたカード";
    case "all":
      return allThatFit(what.filter, context, all);
    case "zoneOf":
      return zoneOf(what.zone, possessor(what.who, context));
    default:
      return unknownNode(what);
  }
}

function seenBefore(what: Objects, context: Context): boolean {
  const key = mentionKey(what, context);
  return key !== undefined && context.mentions.mention(key) !== "first";
}

function selfReference(context: Context): string {
  const again = seenBefore({ is: "self" }, context);
  const first = thisOne(context);
  return again && first.startsWith("この") ? "これ" : first;
}

/** 「このクリーチャー」「このカード」「この呪文」、またはカード名 (201.5)。 */
function thisOne({ card, selfAs, grantedTo }: Context): string {
  if (selfAs === "card") return "このカード";
  if (selfAs === "spell") return "この呪文";
  if (grantedTo) return `この${wordOfFilter(grantedTo).ja}`;
  if (selfAs === "name" || calledByName(card)) return card.name.ja;
  return `この${wordOfCard(card).ja}`;
}

function attached({ card }: Context): string {
  if (card.subtypes.includes("Equipment")) return "装備しているクリーチャー";
  const quality = enchantQuality(card);
  return `エンチャントしている${quality ? wordOfFilter(quality).ja : "パーマネント"}`;
}

const amountOf = (amount: Amount | undefined): number | "X" =>
  amount === undefined ? 1 : amount.is === "number" ? amount.value : "X";

/** 「それ」「それら」; with several targets the noun tells them apart. */
function targetReference(slot: number, context: Context): string {
  const spec = context.targets.get(slot);
  if (spec?.is === "targetPlayers") return "そのプレイヤー";
  const several = spec?.is === "targetObject" && amountOf(spec.amount) !== 1;
  const others = [...context.targets].filter(
    ([other, each]) => other !== slot && each.is !== "targetPlayers",
  );
  if (others.length === 0 || spec?.is !== "targetObject") return several ? "それら" : "それ";
  const noun = wordOfFilter(spec.filter).ja;
  const sameNoun = [...context.targets].filter(
    ([, other]) => other.is === "targetObject" && wordOfFilter(other.filter).ja === noun,
  );
  if (sameNoun.length === 1) return `${several ? "それらの" : "その"}${noun}`;
  const place = sameNoun.findIndex(([other]) => other === slot) + 1;
  return `${place}つ目の対象の${noun}`;
}

/** 「クリーチャー1体とプレイヤー1人を対象とする。」; nothing without targets. */
export function declareTargets(context: Context): string {
  const targets = [...context.targets].sort(([one], [other]) => one - other);
  if (targets.length === 0) return "";
  return `${targets.map(([, spec]) => declared(spec, context)).join("と")}を対象とする。`;
}

function declared(spec: TargetSpec, context: Context): string {
  switch (spec.is) {
    case "anyTarget":
      return "1つ";
    case "targetPlayers":
      return spec.who.is === "anyPlayer" ? "プレイヤー1人" : "対戦相手1人";
    case "targetObject":
      return counted(
        nounPhrase(spec.filter, context),
        amountOf(spec.amount),
        spec.upTo ? "最大" : "",
      );
    default:
      return unknownNode(spec);
  }
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
  const phrase = nounPhrase(filter, context);
  return all === "any" ? anyNumber(phrase) : all === "each" ? each(phrase) : every(phrase);
}

/** A player, before は or が. */
export function subject(who: Player, context: Context): string {
  switch (who.is) {
    case "you":
      return "あなた";
    case "eachOpponent":
      return "あなたの対戦相手";
    case "anOpponent":
      return "対戦相手1人";
    case "eachPlayer":
      return "各プレイヤー";
    case "anyPlayer":
      return "プレイヤー1人";
    case "targetPlayer":
    case "eventPlayer":
      return "そのプレイヤー";
    case "controllerOf":
      return `${objects(who.what, context)}のコントローラー`;
    case "ownerOf":
      return `${objects(who.what, context)}のオーナー`;
    default:
      return unknownNode(who);
  }
}

/** Players of whom something is true all the time: 「プレイヤー」。 */
export const everyone = (who: Player, context: Context): string =>
  who.is === "eachPlayer" || who.is === "anyPlayer" ? "プレイヤー" : subject(who, context);

/** A player who does what an effect says. */
export const actor = (who: Player, context: Context): string =>
  who.is === "eachOpponent" ? "各対戦相手" : subject(who, context);

/** A player, before の. */
export const possessor = (who: Player, context: Context): string => actor(who, context);
