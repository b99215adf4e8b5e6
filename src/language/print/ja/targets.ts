/** Targets in Japanese: named at the beginning of a text (115.1), then spoken of. */
import type { AnyNode, Effect, Player, TargetSpec } from "../../schema.ts";
import { find, findOwn, visit } from "../../walk.ts";
import type { Context } from "../context.ts";
import { isPlaneswalkers, wordOfFilter } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { quantity, thing } from "./amounts.ts";
import { counted, type NounPhrase, nounPhrase, type Quantity } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { list } from "./words.ts";

/** The slots of the targets in a part of a text. */
const slotsIn = (part: Effect): ReadonlySet<number> =>
  new Set(findOwn(part, "target", "targetPlayer").map(({ slot }) => slot));

/** Targets that are chosen later than, or apart from, those of the text around them. */
function slotsApart(effect: Effect): ReadonlySet<number> {
  const slots = new Set<number>();
  visit(effect as AnyNode, (node) => {
    const isApart = node.is === "reflexive" || (node.is === "delayed" && !node.aimed);
    const parts = node.is === "modal" ? node.modes : isApart ? [node.effect] : [];
    for (const part of parts) for (const slot of slotsIn(part)) slots.add(slot);
    return parts.length === 0;
  });
  return slots;
}

/** 「クリーチャー1体とプレイヤー1人を対象とする。」; nothing without targets. */
export function declareTargets(effect: Effect, context: Context): string {
  const apart = slotsApart(effect);
  const targets = [...context.targets]
    .filter(([slot]) => !apart.has(slot))
    .sort(([one], [other]) => one - other);
  if (targets.length === 0) return "";
  // What one target has to do with another is said before either has a name of its own.
  const inner: Context = { ...context, targets: new Map() };
  const said = targets.map(([slot, spec]) => declared(spec, isDivided(slot, effect), inner));
  // A comma keeps 「〜か〜」 apart from what stands beside it.
  return `${list(said, said.some((one) => one.includes("か")) ? "と、" : "と")}を対象とする。`;
}

/** A mode, or what has targets of its own: only those of its targets that stand in it. */
export function ownTargets(effect: Effect, context: Context): Context {
  const slots = slotsIn(effect);
  return {
    ...context,
    targets: new Map([...context.targets].filter(([slot]) => slots.has(slot))),
  };
}

/** Whether something is divided among the targets: then each gets some, and there is one at least (601.2d). */
function isDivided(slot: number, effect: Effect): boolean {
  return find(effect as AnyNode, "damage", "putCounters").some((node) => {
    if (!node.divided) return false;
    return find(node as AnyNode, "target", "thatTarget").some((one) => one.slot === slot);
  });
}

/** 「1体か2体」: any number up to so many, but one at least. */
function upToText(spec: TargetSpec, divided: boolean): Quantity | undefined {
  const { amount } = spec;
  if (!spec.upTo || !divided || amount?.is !== "number") return undefined;
  return Array.from({ length: amount.value }, (_, index) => index + 1);
}

function declared(spec: TargetSpec, divided: boolean, context: Context): string {
  switch (spec.is) {
    case "anyTarget": {
      const { anyTarget, anyOne } = phrases(context);
      if (anyOne !== undefined && amountOf(spec) === 1 && !spec.upTo) return anyOne;
      return spec.amount?.is === "anyNumber"
        ? `望む数${anyTarget === undefined ? "" : `の${anyTarget}`}`
        : `${anyTarget === undefined ? "" : `${anyTarget}のうち`}${howMany(thing("", "つ"), spec, divided, context)}`;
    }
    case "targetPlayers":
      return howMany(playerPhrase(spec.who), spec, divided, context);
    case "targetObject": {
      const phrase = nounPhrase(spec.filter, context);
      const said = howMany(phrase, spec, divided, context);
      return spec.single ? said.replace("いずれかの", "単一の") : said;
    }
    case "targetEither": {
      const players = howMany(playerPhrase(spec.who), spec, divided, context);
      if (isPlaneswalkers(spec.filter) && !phrases(context).aimsAtPlaneswalkers) return players;
      return `${players}か${howMany(nounPhrase(spec.filter, context), spec, divided, context)}`;
    }
    default:
      return unknownNode(spec);
  }
}

function howMany(phrase: NounPhrase, spec: TargetSpec, divided: boolean, context: Context): string {
  const several = upToText(spec, divided);
  if (several) return counted(phrase, several);
  const amount = spec.amount ?? { is: "number", value: 1 };
  return quantity(phrase, amount, context, { upTo: spec.upTo ?? false });
}

const playerPhrase = (who: Player): NounPhrase =>
  thing(who.is === "anyPlayer" || who.is === "eachPlayer" ? "プレイヤー" : "対戦相手", "人");

const amountOf = ({ amount }: TargetSpec): number | "X" =>
  amount === undefined ? 1 : amount.is === "number" ? amount.value : "X";

/** What a target is called after it has been named: its noun, where it can only be that. */
const nounOf = (spec: TargetSpec): string | undefined =>
  spec.is === "targetObject"
    ? wordOfFilter(spec.filter).ja
    : spec.is === "targetPlayers"
      ? "プレイヤー"
      : undefined;

/** 「それ」「それら」; with several targets the noun tells them apart. */
export function targetReference(slot: number, context: Context): string {
  const spec = context.targets.get(slot);
  const noun = spec && nounOf(spec);
  const several = spec !== undefined && amountOf(spec) !== 1;
  if (spec?.is === "targetPlayers") return playerReference(slot, several, context);
  const others = [...context.targets].filter(
    ([other, each]) => other !== slot && each.is !== "targetPlayers",
  );
  const isBehindCards = context.mentions.interrupted;
  if (noun === undefined || (others.length === 0 && !isBehindCards))
    return several ? "それら" : "それ";
  return among(slot, noun, several, context);
}

function playerReference(slot: number, several: boolean, context: Context): string {
  return among(slot, "プレイヤー", several, context);
}

/** What fits several types has no noun of its own. */
const isVague = (noun: string | undefined): boolean =>
  noun === wordOfFilter({ is: "isPermanent" }).ja;

/** 「そのクリーチャー」; of two of the same noun, or without one, 「前者」「後者」. */
function among(slot: number, noun: string, several: boolean, context: Context): string {
  const objects = [...context.targets].filter(([, spec]) => spec.is !== "targetPlayers");
  const nouns = objects.map(([, spec]) => nounOf(spec));
  const isPair = objects.length === 2 && nouns.includes(noun) && nouns.some(isVague);
  const slots = (
    isPair ? objects : [...context.targets].filter(([, spec]) => nounOf(spec) === noun)
  )
    .map(([each]) => each)
    .sort((one, other) => one - other);
  const place = slots.indexOf(slot);
  if (slots.length <= 1) return `${several ? "それらの" : "その"}${noun}`;
  if (slots.length === 2) return place === 0 ? "前者" : "後者";
  return `${place + 1}つ目の対象の${noun}`;
}
