import type { ManaType, Step, Zone } from "../language/vocabulary.ts";
import type { Answer, Decision, Refusal } from "./decisions.ts";
import type { EffectId, ObjectId, PlayerId } from "./ids.ts";
import type { Occasion, Place, Target } from "./objects.ts";
import type { RuleReference } from "./rules.ts";

/** Why an object changes zones: the verb of the rules (701) or the rule that moves it. */
export const moveReasons = [
  "cast",
  "resolve",
  "finish",
  "fizzle",
  "counter",
  "discard",
  "draw",
  "play",
  "destroy",
  "sacrifice",
  "exile",
  "return",
  "put",
  "noToughness",
  "unattached",
] as const;
export type MoveReason = (typeof moveReasons)[number];

/** What brings an event about. */
export type Cause =
  /** The turn structure and turn-based actions (703). */
  | { readonly is: "turn" }
  /** State-based actions (704). */
  | { readonly is: "stateBased" }
  /** A player's action, or a cost they pay. */
  | { readonly is: "player"; readonly player: PlayerId }
  /** The text of an object. */
  | { readonly is: "object"; readonly object: ObjectId };

/** What happened. Objects are named by their ids; `was` is the id before a change of zones. */
export type Happening =
  | { readonly is: "turnBegan"; readonly player: PlayerId; readonly number: number }
  | { readonly is: "stepBegan"; readonly step: Step; readonly player: PlayerId }
  | { readonly is: "gotPriority"; readonly player: PlayerId }
  | { readonly is: "passed"; readonly player: PlayerId }
  | {
      readonly is: "moved";
      readonly object: ObjectId;
      readonly was: ObjectId;
      readonly from: Place;
      readonly to: Place;
      readonly how: MoveReason;
      readonly player: PlayerId;
      /** The replacement effect that sent it there (607.2). */
      readonly link?: string;
    }
  | {
      readonly is: "replaced";
      readonly object: ObjectId;
      readonly by: ObjectId;
      readonly link?: string;
      readonly to: Zone;
    }
  | { readonly is: "notReplaced"; readonly object: ObjectId; readonly link?: string }
  | { readonly is: "announcedX"; readonly object: ObjectId; readonly x: number }
  | {
      readonly is: "targeted";
      readonly object: ObjectId;
      readonly targets: readonly Target[];
      readonly slot: number;
    }
  | { readonly is: "costDetermined"; readonly object: ObjectId; readonly mana: string }
  | {
      readonly is: "manaAdded";
      readonly player: PlayerId;
      readonly mana: readonly ManaType[];
      readonly source?: ObjectId;
    }
  | { readonly is: "manaSpent"; readonly player: PlayerId; readonly mana: readonly ManaType[] }
  | { readonly is: "manaEmptied"; readonly player: PlayerId }
  | {
      readonly is: "cast";
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly from: Zone;
    }
  | {
      readonly is: "abilityOnStack";
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly kind: "activated" | "triggered";
    }
  | { readonly is: "activated"; readonly object: ObjectId; readonly source: ObjectId }
  | {
      readonly is: "triggered";
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly player: PlayerId;
      readonly occasion: Occasion;
    }
  /** A triggered ability that can't be put on the stack (603.3d). */
  | { readonly is: "triggerRemoved"; readonly object: ObjectId; readonly source: ObjectId }
  | { readonly is: "resolving"; readonly object: ObjectId }
  | { readonly is: "resolved"; readonly object: ObjectId }
  /** All targets are illegal (608.2b). */
  | { readonly is: "didNotResolve"; readonly object: ObjectId }
  /** What was offered can't be done, and why (608.2d). */
  | {
      readonly is: "impossible";
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly refusal: Refusal;
    }
  | { readonly is: "countered"; readonly object: ObjectId }
  | { readonly is: "tapped"; readonly object: ObjectId }
  | { readonly is: "untapped"; readonly object: ObjectId }
  | { readonly is: "attached"; readonly object: ObjectId; readonly to: ObjectId }
  | {
      readonly is: "damaged";
      readonly source: ObjectId;
      readonly target: Target;
      readonly amount: number;
      readonly combat: boolean;
    }
  | {
      readonly is: "prevented";
      readonly source: ObjectId;
      readonly target: Target;
      readonly amount: number;
    }
  | {
      readonly is: "lifeChanged";
      readonly player: PlayerId;
      readonly by: number;
      readonly life: number;
    }
  | {
      readonly is: "effectBegan";
      readonly effect: EffectId;
      readonly objects: readonly ObjectId[];
      readonly source: ObjectId;
    }
  | { readonly is: "turnEffectsEnded"; readonly effects: readonly EffectId[] }
  | {
      readonly is: "permitted";
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly source: ObjectId;
    }
  | { readonly is: "permissionEnded"; readonly player: PlayerId; readonly object: ObjectId }
  | { readonly is: "attacked"; readonly object: ObjectId; readonly defender: PlayerId }
  | { readonly is: "blocked"; readonly object: ObjectId; readonly attacker: ObjectId }
  | { readonly is: "removedFromCombat"; readonly objects: readonly ObjectId[] }
  | { readonly is: "damageRemoved"; readonly objects: readonly ObjectId[] }
  /** So many +1/+1 counters and as many -1/-1 counters went (704.5q). */
  | { readonly is: "countersCancelled"; readonly object: ObjectId; readonly count: number }
  /** A player answered a question. */
  | {
      readonly is: "answered";
      readonly player: PlayerId;
      readonly decision: Decision;
      readonly answer: Answer;
    }
  /** An action was begun and taken back whole (733.1), because of `refusal` or by choice. */
  | { readonly is: "rewound"; readonly player: PlayerId; readonly refusal?: Refusal }
  | { readonly is: "drewFromEmpty"; readonly player: PlayerId }
  | { readonly is: "lost"; readonly player: PlayerId; readonly why: "life" | "emptyLibrary" }
  | { readonly is: "gameEnded"; readonly winner: PlayerId | null };

/** One event, with what caused it and the rules it follows (in the edition that is in force). */
export interface GameEvent {
  readonly what: Happening;
  readonly cause: Cause;
  readonly cr: readonly RuleReference[];
}

/** A happening of one kind. */
export type HappeningOf<Is extends Happening["is"]> = Extract<Happening, { is: Is }>;
