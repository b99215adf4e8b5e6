/** Which effects are one action each, and which of them stand in one sentence. */
import type { Effect } from "../../schema.ts";
import type { Context } from "../context.ts";
import {
  goesByCounters,
  isAttachingTo,
  isDrain,
  isFromRevealed,
  joinedBy,
  returnsThose,
} from "../meaning.ts";
import { type CardEffect, cardEffect } from "./cardEffects.ts";
import type { EffectClause } from "./clauses.ts";
import { type OtherEffect, otherEffect } from "./otherEffects.ts";
import { type PermanentEffect, permanentEffect } from "./permanentEffects.ts";

export type Simple = CardEffect | PermanentEffect | OtherEffect;
type Compound = Exclude<Effect, Simple>;

const compounds: Readonly<Record<Compound["is"], true>> = {
  inOrder: true,
  modal: true,
  either: true,
  may: true,
  unlessPays: true,
  ifSo: true,
  forEach: true,
  forEachPlayer: true,
  repeat: true,
  allowCasting: true,
  flipCoin: true,
  flipUntilLoss: true,
  apply: true,
  applyToPlayers: true,
  establish: true,
  delayed: true,
  reflexive: true,
};
export const isCompound = (effect: Effect): effect is Compound => effect.is in compounds;

const cardEffects: Readonly<Record<CardEffect["is"], true>> = {
  draw: true,
  discard: true,
  discardThose: true,
  mill: true,
  scry: true,
  surveil: true,
  lookAt: true,
  reveal: true,
  search: true,
  shuffle: true,
  shuffleInto: true,
  putOnLibrary: true,
  putIntoHand: true,
  returnToHand: true,
  putIntoGraveyard: true,
  choose: true,
  chooseSource: true,
  chooseColor: true,
  chooseCreatureType: true,
};
const isCardEffect = (effect: Effect): effect is CardEffect => effect.is in cardEffects;

const permanentEffects: Readonly<Record<PermanentEffect["is"], true>> = {
  destroy: true,
  regenerate: true,
  sacrifice: true,
  sacrificeChosen: true,
  exile: true,
  putOntoBattlefield: true,
  tap: true,
  untap: true,
  attach: true,
  transform: true,
  monstrosity: true,
  becomeMonstrous: true,
  phaseOut: true,
  removeFromCombat: true,
  putCounters: true,
  removeCounters: true,
  moveCounters: true,
  create: true,
  becomeCopy: true,
  fight: true,
};
const isPermanentEffect = (effect: Effect): effect is PermanentEffect =>
  effect.is in permanentEffects;

/** `chained`: it goes on in one sentence with what a search before it found. */
export function simple(effect: Simple, context: Context, chained = false): EffectClause {
  if (isCardEffect(effect)) return cardEffect(effect, context, chained);
  if (isPermanentEffect(effect)) return permanentEffect(effect, context, chained);
  return otherEffect(effect, context);
}

/** What the player who is at it does with their own cards. */
const isHandling = (effect: Effect): boolean =>
  (effect.is === "draw" || effect.is === "discard" || effect.is === "discardThose") &&
  effect.who.is === "thePlayer";

/** 「各対戦相手はそれぞれ1点のライフを失い、あなたは1点のライフを得る」. */
const isLoss = (before: Effect, after: Effect): boolean =>
  before.is === "loseLife" &&
  before.who.is !== "you" &&
  after.is === "gainLife" &&
  after.who.is === "you";

const puts: readonly Effect["is"][] = ["putOntoBattlefield", "putIntoHand", "putOnLibrary"];

/**
 * How two effects go on: 「〜を探し、戦場に出す」「その後、ライブラリーを切り直す」 in a sentence of its own,
 * 「それを追放し、その後〜戦場に戻す」, and what both languages join.
 */
export function joint(before: Effect, after: Effect): "then" | "and" | "later" | undefined {
  if (after.is === "shuffle" && (before.is === "search" || puts.includes(before.is)))
    return "later";
  if (before.is === "search" && puts.includes(after.is)) return "and";
  if (before.is === "shuffle" && after.is === "putOnLibrary") return "and";
  if (before.is === "exile" && !before.until && after.is === "putOntoBattlefield") return "then";
  if (isDrain(before, after) || isLoss(before, after) || isAttachingTo(before, after)) return "and";
  if (returnsThose(before, after)) return "then";
  if (goesByCounters(before, after)) return "later";
  if (isFromRevealed(after, before)) return undefined;
  if (before.is === "loseLife" && before.who.is === "you" && after.is === "create") return "and";
  const handlesOwn = isHandling(before) && isHandling(after);
  return handlesOwn ? "then" : joinedBy(before, after);
}
