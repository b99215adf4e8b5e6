import type {
  Color,
  Designation,
  LibraryPlace,
  ManaType,
  Step,
  Subtype,
  Zone,
} from "../language/vocabulary.ts";
import type { Answer, Decision, Refusal } from "./decisions.ts";
import type { EffectId, ObjectId, PlayerId } from "./ids.ts";
import type { Assigned, CastWay, Occasion, Place, Target } from "./objects.ts";
import type { RuleReference } from "./rules.ts";

/** Why an object changes zones: the verb of the rules (701) or the rule that moves it. */
export const moveReasons = [
  "cast",
  "resolve",
  "finish",
  "fizzle",
  "counteredByRule",
  "counter",
  "discard",
  "mill",
  "draw",
  "play",
  "destroy",
  "sacrifice",
  "exile",
  "return",
  "put",
  "noToughness",
  "noLoyalty",
  "legendRule",
  "planeswalkerRule",
  "unattached",
  "leftGame",
] as const;
export type MoveReason = (typeof moveReasons)[number];

/** What brings an event about. */
export type Cause =
  /** The turn structure, turn-based actions (703), and what the rules say is so at once. */
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
  | {
      readonly is: "stepBegan";
      readonly step: Step;
      readonly player: PlayerId;
      /** The same step, as that of a teammate of the player named first (805.4d). */
      readonly further?: true;
    }
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
      /** Where in a library, if that was said (401). */
      readonly at?: LibraryPlace;
      /** The replacement effect that sent it there (607.2), and whose ability that is, by its key. */
      readonly link?: string;
      readonly linkedBy?: string;
    }
  /** Something happens in another way: `to` where a card goes to another zone. */
  | {
      readonly is: "replaced";
      readonly object?: ObjectId;
      readonly player?: PlayerId;
      readonly by: ObjectId;
      readonly link?: string;
      readonly to?: Zone;
    }
  | { readonly is: "notReplaced"; readonly object: ObjectId; readonly link?: string }
  | { readonly is: "announcedX"; readonly object: ObjectId; readonly x: number }
  | {
      readonly is: "announcedModes";
      readonly object: ObjectId;
      readonly modes: readonly number[];
    }
  /** An optional cost will be paid: kicker (601.2b). */
  | { readonly is: "announcedCost"; readonly object: ObjectId; readonly name: string }
  | {
      readonly is: "divided";
      readonly object: ObjectId;
      readonly targets: readonly Target[];
      readonly shares: readonly number[];
    }
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
      /** A permanent was tapped for it, as the cost of a mana ability (106.12). */
      readonly tapped?: true;
    }
  | { readonly is: "manaSpent"; readonly player: PlayerId; readonly mana: readonly ManaType[] }
  | { readonly is: "manaEmptied"; readonly player: PlayerId }
  | { readonly is: "manaBecame"; readonly player: PlayerId; readonly mana: ManaType }
  | {
      readonly is: "cast";
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly from: Zone;
      /** How, if not simply for its mana cost (118.9). */
      readonly way?: CastWay;
    }
  | {
      readonly is: "abilityOnStack";
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly kind: "activated" | "triggered";
    }
  /** Combat damage has been assigned, and waits on the stack (until 2009). */
  | {
      readonly is: "damageOnStack";
      readonly object: ObjectId;
      readonly assigned: readonly Assigned[];
    }
  /** The order in which damage will be assigned has been announced (2009 to 2024). */
  | {
      readonly is: "damageOrdered";
      readonly object: ObjectId;
      readonly order: readonly ObjectId[];
    }
  /** Damage on the stack whose recipient is no longer there, or no longer what it was. */
  | { readonly is: "damageNotDealt"; readonly source: ObjectId; readonly target: Target }
  | { readonly is: "activated"; readonly object: ObjectId; readonly source: ObjectId }
  | {
      readonly is: "triggered";
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly player: PlayerId;
      readonly occasion: Occasion;
      /** What it triggered on; nothing for state triggers (603.8) and reflexive ones (603.12). */
      readonly by?: Happening;
    }
  /** A triggered ability that can't be put on the stack (603.3d), or whose controller has left (800.4d). */
  | {
      readonly is: "triggerRemoved";
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly leftGame?: true;
    }
  | { readonly is: "resolving"; readonly object: ObjectId }
  | { readonly is: "resolved"; readonly object: ObjectId }
  /** All targets are illegal (608.2b), or its condition is unmet (608.2a). */
  | { readonly is: "didNotResolve"; readonly object: ObjectId; readonly unmet?: true }
  /** What was offered can't be done, and why (608.2d). */
  | {
      readonly is: "impossible";
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly refusal: Refusal;
    }
  /** What an effect would do, but can't: with the player, or with the object and what it is done by. */
  | {
      readonly is: "notDone";
      readonly deed: "counter" | "destroy" | "exile";
      readonly object: ObjectId;
      readonly source: ObjectId;
    }
  | {
      readonly is: "notDone";
      readonly deed: "gainLife" | "exchangeLife";
      readonly player: PlayerId;
    }
  | {
      readonly is: "countered";
      readonly object: ObjectId;
      /** What its card has become. */
      readonly became?: ObjectId;
      /** The spell or ability on the stack that countered it. */
      readonly by?: ObjectId;
    }
  /** `entering`: it entered tapped, which is no becoming tapped (603.2e). */
  | { readonly is: "tapped"; readonly object: ObjectId; readonly entering?: true }
  | { readonly is: "untapped"; readonly object: ObjectId }
  | { readonly is: "attached"; readonly object: ObjectId; readonly to: ObjectId }
  | { readonly is: "unattached"; readonly object: ObjectId; readonly from: ObjectId }
  | {
      readonly is: "countersPut";
      readonly object: ObjectId;
      readonly counter: string;
      readonly amount: number;
    }
  | {
      readonly is: "countersRemoved";
      readonly object: ObjectId;
      readonly counter: string;
      readonly amount: number;
    }
  /** A token comes into being (111.1, 701.7). */
  | { readonly is: "created"; readonly object: ObjectId; readonly player: PlayerId }
  /** A token outside the battlefield, or a copy of a spell outside the stack, is no more (704.5d–e). */
  | { readonly is: "ceased"; readonly object: ObjectId }
  /** A copy of a spell or ability comes onto the stack (707.10). */
  | {
      readonly is: "copied";
      readonly object: ObjectId;
      readonly of: ObjectId;
      readonly player: PlayerId;
    }
  | {
      readonly is: "becameCopy";
      readonly object: ObjectId;
      readonly of: ObjectId;
      /** It entered as a copy (707.5). */
      readonly entering?: true;
    }
  | { readonly is: "transformed"; readonly object: ObjectId }
  | {
      readonly is: "designated";
      readonly object: ObjectId;
      readonly designation: Designation;
      readonly ended?: true;
      /** The X of its monstrosity (701.37c). */
      readonly x?: number;
    }
  | {
      readonly is: "choseFor";
      readonly object: ObjectId;
      readonly color?: Color;
      readonly subtype?: Subtype;
    }
  | { readonly is: "regenerated"; readonly object: ObjectId }
  | { readonly is: "phasedOut"; readonly objects: readonly ObjectId[] }
  | { readonly is: "phasedIn"; readonly objects: readonly ObjectId[] }
  | {
      readonly is: "controlChanged";
      readonly object: ObjectId;
      readonly from: PlayerId;
      readonly to: PlayerId;
    }
  | {
      readonly is: "scried";
      readonly player: PlayerId;
      readonly top: number;
      readonly bottom: number;
    }
  | {
      readonly is: "surveiled";
      readonly player: PlayerId;
      readonly top: number;
      readonly graveyard: number;
    }
  | { readonly is: "searched"; readonly player: PlayerId; readonly found: readonly ObjectId[] }
  | { readonly is: "shuffled"; readonly player: PlayerId }
  | {
      readonly is: "revealed";
      readonly player: PlayerId;
      readonly objects: readonly ObjectId[];
      /** The objects whose static abilities say so (603.11). */
      readonly by?: readonly ObjectId[];
    }
  | { readonly is: "lookedAt"; readonly player: PlayerId; readonly objects: readonly ObjectId[] }
  | { readonly is: "flipped"; readonly player: PlayerId; readonly won: boolean }
  /** Each took part with the card on top of their library, if there was one (701.30). */
  | {
      readonly is: "clashed";
      readonly player: PlayerId;
      readonly opponent: PlayerId;
      /** At most one of them today; until 2017 split cards could make it both. */
      readonly winners: readonly PlayerId[];
    }
  | {
      readonly is: "timeChanged";
      readonly to: "day" | "night";
      readonly was?: "day" | "night";
    }
  | {
      readonly is: "redirected";
      readonly source: ObjectId;
      readonly from: Target;
      readonly to: Target;
    }
  | {
      readonly is: "damaged";
      readonly source: ObjectId;
      readonly target: Target;
      readonly amount: number;
      readonly combat: boolean;
      /** All that it is dealt at once, where several sources deal it; at the first of them. */
      readonly together?: number;
      /** Another source has dealt it damage at the same time. */
      readonly furtherSource?: true;
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
      readonly players?: readonly PlayerId[];
      readonly source: ObjectId;
    }
  | { readonly is: "effectsEnded"; readonly effects: readonly EffectId[] }
  /** A delayed triggered ability was set up (603.7). */
  | { readonly is: "delayed"; readonly effect: EffectId; readonly source: ObjectId }
  | { readonly is: "turnEffectsEnded"; readonly effects: readonly EffectId[] }
  | {
      readonly is: "permitted";
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly source: ObjectId;
    }
  | { readonly is: "permissionEnded"; readonly player: PlayerId; readonly object: ObjectId }
  | {
      readonly is: "attacked";
      readonly object: ObjectId;
      /** Who declared it as an attacker. */
      readonly player: PlayerId;
      readonly defender: PlayerId;
      readonly planeswalker?: ObjectId;
      /** No other creature was declared with it (506.5). */
      readonly alone?: true;
    }
  | {
      readonly is: "blocked";
      readonly object: ObjectId;
      readonly attacker: ObjectId;
      /** The creature blocks another attacker already (509.3a). */
      readonly furtherAttacker?: true;
      /** The attacker is blocked by another creature already (509.3c). */
      readonly furtherBlocker?: true;
    }
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
  | { readonly is: "lost"; readonly player: PlayerId; readonly why: LossReason }
  /** A player's objects leave the game with them (800.4a). */
  | { readonly is: "leftGame"; readonly player: PlayerId }
  | { readonly is: "stepSkipped"; readonly step: Step; readonly player: PlayerId }
  | { readonly is: "extraTurn"; readonly player: PlayerId }
  | { readonly is: "extraPhase"; readonly step: Step }
  /** Without a winner it is a draw; `loop` where nobody could end it (104.4b). */
  | { readonly is: "gameEnded"; readonly winner: PlayerId | null; readonly loop?: true };

/** Why a player loses (104.3). */
export type LossReason = "life" | "emptyLibrary" | "effect" | "conceded" | "team";

/** One event, with what caused it and the rules it follows (in the edition that is in force). */
export interface GameEvent {
  readonly what: Happening;
  readonly cause: Cause;
  readonly cr: readonly RuleReference[];
}

/** A happening of one kind. */
export type HappeningOf<Is extends Happening["is"]> = Extract<Happening, { is: Is }>;
