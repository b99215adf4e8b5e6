import type { CardName } from "../language/card.ts";
import type { Color, ManaType, Subtype } from "../language/vocabulary.ts";
import type { TotalCost } from "./costs/total.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { CastWay, Target } from "./objects.ts";
import type { RuleNumber } from "./rules.ts";

/** What a player with priority may do (CR 117.1). */
export type Action =
  | { readonly is: "pass" }
  | { readonly is: "cast"; readonly object: ObjectId; readonly way: CastWay }
  | { readonly is: "activate"; readonly object: ObjectId; readonly ability: string }
  | { readonly is: "playLand"; readonly object: ObjectId };

/** An activation of a mana ability within a payment (CR 601.2g). */
export interface ManaActivation {
  readonly object: ObjectId;
  readonly ability: string;
  /** Which mana it makes, where it could make other mana. */
  readonly mana?: readonly ManaType[];
}

/** Why a decision is asked: the captions put it into words. */
export type Purpose =
  | { readonly is: "target"; readonly slot: number }
  | { readonly is: "x" }
  | { readonly is: "mode"; readonly of: number }
  | { readonly is: "payOptional"; readonly name: string }
  | { readonly is: "hybrid"; readonly symbol: string }
  | { readonly is: "divideTargets" }
  /** A cost is paid with objects: which are sacrificed, exiled, tapped, put away. */
  | { readonly is: "payWith"; readonly cost: string }
  | { readonly is: "newTargets"; readonly slot: number }
  | { readonly is: "either" }
  /** Which half of a split card is cast, by its place on the card (709.3). */
  | { readonly is: "half"; readonly of: ObjectId }
  | { readonly is: "sacrifice" }
  | { readonly is: "search" }
  | { readonly is: "toBottom" }
  | { readonly is: "toGraveyard" }
  | { readonly is: "libraryOrder"; readonly where: "top" | "bottom" }
  /** Of permanents that enter together, the earliest timestamp first (613.7m). */
  | { readonly is: "timestamps" }
  | { readonly is: "counters" }
  | { readonly is: "damageSource" }
  | { readonly is: "creatureType" }
  /** Which word of a text becomes another, and which other (612.2). */
  | { readonly is: "wordToChange" }
  | { readonly is: "newWord"; readonly instead: Word }
  | { readonly is: "legendRule" }
  | { readonly is: "planeswalkerRule" }
  /** `token`: what doesn't exist yet goes by its name; `attacker` is then what creates it. */
  | { readonly is: "defender"; readonly attacker: ObjectId; readonly token?: CardName }
  | { readonly is: "addMana" }
  | { readonly is: "clashWith" }
  | { readonly is: "coin" }
  | { readonly is: "random" }
  | { readonly is: "shuffle" }
  | { readonly is: "discard" }
  | { readonly is: "discardCost" }
  | { readonly is: "handSize" }
  | { readonly is: "remember"; readonly name: string }
  | { readonly is: "may"; readonly effect: string }
  | { readonly is: "replace"; readonly link?: string }
  /** `cost` where the player is asked whether to pay at all. */
  | { readonly is: "pay"; readonly cost?: TotalCost }
  | { readonly is: "color" }
  | { readonly is: "triggers" }
  /** In which order copies of one spell are put on the stack (707.10d). */
  | { readonly is: "copies" }
  | { readonly is: "replacements" }
  /** Which damage a shield prevents (615.7). */
  | { readonly is: "prevention" }
  /** Which planeswalker, if any, is dealt the damage instead of its player (until 2018). */
  | { readonly is: "redirect" }
  | { readonly is: "attack" }
  | { readonly is: "block"; readonly attacker: ObjectId }
  | { readonly is: "blockers" }
  | { readonly is: "assignDamage"; readonly source: ObjectId }
  /** Which player of a team that is attacked as one is dealt combat damage (until 2018). */
  | { readonly is: "damagedPlayer"; readonly attacker: ObjectId }
  /** Which of them a one-shot effect speaks of (until 2018). */
  | { readonly is: "defendingPlayer" }
  /** Which creature comes first as lethal damage is assigned (until 2024). */
  | { readonly is: "damageOrder"; readonly source: ObjectId }
  | { readonly is: "attachTo" };

interface Asked {
  readonly player: PlayerId;
  readonly purpose: Purpose;
  /** What asks: the object whose text or rule it is. */
  readonly source?: ObjectId;
  readonly cr: readonly RuleNumber[];
}

/**
 * A question that the game waits on. There are few kinds; what it is about is in `purpose`.
 * All legal answers can be read off the decision, except those of `act` (legal.ts).
 */
export type Decision =
  | { readonly is: "act"; readonly player: PlayerId; readonly cr: readonly RuleNumber[] }
  | (Asked & {
      readonly is: "choose";
      readonly from: readonly Target[];
      readonly min: number;
      readonly max: number;
    })
  | (Asked & { readonly is: "confirm" })
  | (Asked & { readonly is: "number"; readonly min: number; readonly max: number })
  | (Asked & { readonly is: "option"; readonly options: readonly Option[] })
  | (Asked & { readonly is: "order"; readonly items: readonly ObjectId[] })
  | (Asked & {
      readonly is: "divide";
      readonly amount: number;
      readonly among: readonly Target[];
      /** Each share at least this (601.2d). */
      readonly least: number;
      /** What each of the others must have before the last one gets any (702.19b). */
      readonly firstAtLeast?: readonly number[];
      /** What each must have before any that stands behind it gets some: an order was announced. */
      readonly inOrder?: readonly number[];
      /** Each share at most this: no more of some damage is prevented than there is (615.7). */
      readonly most?: readonly number[];
    })
  | (Asked & {
      readonly is: "pay";
      readonly cost: string;
      /** Mana abilities that produce enough, as the engine would pay; empty when none is needed. */
      readonly proposal: readonly ManaActivation[];
    })
  | (Asked & {
      /** Which creature blocks which attacker. */
      readonly is: "pairs";
      readonly pairs: readonly (readonly [ObjectId, ObjectId])[];
      /** How many attackers at most one may block, where that is more than one. */
      readonly most?: Readonly<Record<ObjectId, number>>;
    })
  /**
   * Chance decides, not the player: so many of `from` at random (for a shuffle all, in order), or
   * a coin that shows heads (`from` is empty).
   */
  | (Asked & {
      readonly is: "chance";
      readonly from: readonly ObjectId[];
      readonly count: number;
    });

/** A word that a text-changing effect can change: of a color, or of a type (612.2). */
export type Word = Extract<Option, { is: "color" | "subtype" }>;

export type Option =
  | { readonly is: "color"; readonly color: Color }
  | { readonly is: "mana"; readonly mana: ManaType }
  | { readonly is: "mode"; readonly mode: number }
  | { readonly is: "subtype"; readonly subtype: Subtype }
  | { readonly is: "symbol"; readonly symbol: string }
  | { readonly is: "defender"; readonly defender: Target }
  | { readonly is: "none" }
  | { readonly is: "effect"; readonly source: ObjectId; readonly key: string };

export type Answer =
  | { readonly is: "act"; readonly action: Action }
  | { readonly is: "choose"; readonly chosen: readonly Target[] }
  | { readonly is: "confirm"; readonly yes: boolean }
  | { readonly is: "number"; readonly number: number }
  | { readonly is: "option"; readonly option: Option }
  | { readonly is: "order"; readonly order: readonly ObjectId[] }
  | { readonly is: "divide"; readonly shares: readonly number[] }
  | {
      readonly is: "pay";
      readonly activations: readonly ManaActivation[];
      /** Which mana of the pool is spent, where the player cares; otherwise the engine sees to it. */
      readonly spend?: readonly ManaType[];
    }
  | { readonly is: "pairs"; readonly pairs: readonly (readonly [ObjectId, ObjectId])[] }
  /** What chance brought: the objects in order, or whether the coin was won. */
  | { readonly is: "chance"; readonly picked?: readonly ObjectId[]; readonly won?: boolean };

/** Why something may not be done: a code, the rule, and what it concerns. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly cr: RuleNumber;
  readonly object?: ObjectId;
  readonly detail?: string;
}

export const refusalCodes = [
  "notYourDecision",
  "wrongKind",
  "noPriority",
  "notAChoice",
  "tooFew",
  "tooMany",
  "chosenTwice",
  "notThere",
  "notYours",
  "notASpell",
  "wrongZone",
  "sorceryTiming",
  "notALand",
  "landAlreadyPlayed",
  "notYourTurn",
  "noTarget",
  "notEnoughMana",
  "costCantBePaid",
  "noSuchAbility",
  "summoningSick",
  "tapped",
  "limitReached",
  "conditionNotMet",
  "notCastNow",
  "prohibited",
  "protected",
  "illegalBlock",
  "wrongSum",
  "wrongOrder",
  "notLethal",
  "onlyAsSorcery",
  "loyaltyUsed",
  "notALegalTarget",
  "mustTarget",
  "mustAttack",
  "mustBlock",
  "tooFewBlockers",
  "cantAttackThere",
  "wrongMode",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
