import type { CardFace } from "../language/card.ts";
import type { Change, Cost, Effect } from "../language/schema.ts";
import type { LibraryPlace, ManaType, Step } from "../language/vocabulary.ts";
import type { Answer } from "./decisions.ts";
import type { Cause, LossReason, MoveReason } from "./events.ts";
import type { Game, PendingTrigger } from "./game.ts";
import type { FrameId, ObjectId, PlayerId } from "./ids.ts";
import type { Attack, CastWay, Chosen, Place, Target } from "./objects.ts";
import type { RuleNumber, Uniqueness } from "./rules.ts";

/** Something about to happen, while replacement effects may still change it (614). */
export type Would =
  | {
      readonly is: "move";
      readonly object: ObjectId;
      readonly to: Place;
      readonly how: MoveReason;
      readonly player: PlayerId;
      /** The spell or ability on the stack that counters or destroys it (701.6a, 701.8b). */
      readonly by?: ObjectId;
      readonly attachTo?: ObjectId;
      readonly link?: string;
      /** Which of several abilities of that name sent it there, by its key (607.1). */
      readonly linkedBy?: string;
      readonly findable?: true;
      /** Where in a library; on top unless it says otherwise. */
      readonly at?: LibraryPlace;
      /** How it enters the battlefield (614.1c). */
      readonly entering?: Entering;
      /** Where choices are being made for how it enters (614.12a). */
      readonly preparing?: FrameId;
      readonly faceDown?: true;
      /** Who may look at it there (406.3). */
      readonly lookers?: readonly PlayerId[];
      readonly noRegeneration?: true;
      /** The linked abilities of an object that will find it (607.2a): "object:link". */
      readonly keptBy?: readonly string[];
      /** The same for what is put onto the battlefield (607.2c). */
      readonly putBy?: string;
      /** Replacement effects that have had their one chance (614.5). */
      readonly applied?: readonly string[];
      /** Among what enters together: its place in the order of timestamps that was chosen (613.7m). */
      readonly rank?: number;
    }
  | {
      readonly is: "damage";
      readonly source: ObjectId;
      readonly target: Target;
      readonly amount: number;
      readonly combat: boolean;
      readonly unpreventable?: true;
      /** It has been processed into its results (120.4c), which stand beside it. */
      readonly processed?: true;
      readonly applied?: readonly string[];
    }
  /** So many cards, which are then drawn one at a time (121.2). */
  | {
      readonly is: "draws";
      readonly player: PlayerId;
      readonly amount: number;
      readonly applied?: readonly string[];
    }
  | { readonly is: "draw"; readonly player: PlayerId; readonly applied?: readonly string[] }
  | {
      readonly is: "life";
      readonly player: PlayerId;
      readonly by: number;
      /** The rules that it follows, where damage brings it about (120.3). */
      readonly rules?: readonly RuleNumber[];
      readonly applied?: readonly string[];
    }
  | {
      readonly is: "counters";
      readonly object: ObjectId;
      readonly counter: string;
      readonly amount: number;
      readonly rules?: readonly RuleNumber[];
      readonly applied?: readonly string[];
    }
  | {
      readonly is: "create";
      readonly player: PlayerId;
      /** Where it isn't that player (111.2). */
      readonly owner?: PlayerId;
      /** The id that the token will have, once it is about to be created. */
      readonly id?: ObjectId;
      readonly attachTo?: ObjectId;
      readonly face: CardFace;
      /** Its other face, if it is double-faced (707.8a). */
      readonly reverse?: CardFace;
      readonly entering?: Entering;
      readonly preparing?: FrameId;
      /** Other tokens that are created by the same event, until it can't be replaced any more (701.7a). */
      readonly along?: readonly Extract<Would, { is: "create" }>[];
      readonly applied?: readonly string[];
    };

/** How a permanent enters: what replacement effects and the effect that puts it there say. */
export interface Entering {
  readonly tapped?: true;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attacking?: Attack;
  readonly chosen?: Chosen;
  readonly copyOf?: CardFace;
  /** What it was made a copy of, each copying after the other (707.5). */
  readonly copied?: readonly ObjectId[];
  /** Those of the counters that its latest copy effect says (707.9e). */
  readonly copyCounters?: Readonly<Record<string, number>>;
  readonly back?: true;
  /** What is said of it from that moment on. */
  readonly as?: readonly EntersAs[];
}

/** What a permanent is said to be as it enters, for good. */
export interface EntersAs {
  readonly changes: readonly Change[];
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** By the effect that puts it there, or by one that replaces how it enters. */
  readonly rule: "611.2e" | "614.1c";
}

/** A spell or ability on its way to the stack (601.2, 602.2, 603.3). */
export interface Proposal {
  readonly kind: "spell" | "activated" | "triggered";
  readonly player: PlayerId;
  /** The object on the stack. */
  readonly object: ObjectId;
  readonly way: CastWay;
  /** The game to return to when it turns out to be illegal (733.1). */
  readonly before?: Game;
  /** The resolution that it is cast in, which learns whether it was done (608.2g). */
  readonly frame?: FrameId;
  /** The total cost once it is locked in (601.2f). */
  readonly total?: { readonly mana: string; readonly other: readonly Cost[] };
}

/**
 * The parts of 601.2, which 602.2b and 603.3d follow too: modes (b), optional costs, X and hybrid
 * symbols (b as well), targets (c), division (d), legality (e), total cost (f), mana abilities and
 * payment (g, h), and that it is cast (i).
 */
const proposalParts = ["b", "bCosts", "bX", "bMana", "c", "d", "e", "f", "g", "i"] as const;
export type ProposalPart = (typeof proposalParts)[number];

/** What a check of state-based actions found besides objects that go to another zone (704.5). */
export interface AlsoStateBased {
  /** 704.5n, 704.5p, 702.103f. */
  readonly unattaching: readonly ObjectId[];
  /** 704.5q. */
  readonly cancelling: readonly ObjectId[];
  /** 704.5d–e. */
  readonly ceasing: readonly ObjectId[];
  /** 704.5h speaks of the time since the last check. */
  readonly deathtouched: readonly ObjectId[];
  /** 704.5a–b. */
  readonly losing: readonly Loss[];
}

/** A player who loses, and why (104.3). */
export interface Loss {
  readonly player: PlayerId;
  readonly why: LossReason;
}

/** One entry of the agenda. `answers` are those given to its own questions so far, and by whom. */
export type Instruction = {
  readonly answers?: readonly (Answer & { readonly by?: PlayerId })[];
} /** `after` in an extra turn: whose turn it was last, from whom the order goes on (500.7). */ & (
  | { readonly do: "beginTurn"; readonly player: PlayerId; readonly after?: PlayerId }
  /** Before the first turn (103.6). */
  | { readonly do: "openingHands" }
  | { readonly do: "beginStep"; readonly step: Step }
  | { readonly do: "untapAll" }
  | { readonly do: "drawForTurn" }
  | { readonly do: "phaseIn" }
  | { readonly do: "dayOrNight" }
  | { readonly do: "discardToHandSize" }
  | { readonly do: "endTurnEffects" }
  | { readonly do: "cleanupCheck" }
  /** `attacks` once all is chosen and paid for: they become attacking creatures (508.1k). */
  | {
      readonly do: "declareAttackers";
      readonly attacks?: readonly (readonly [ObjectId, Attack])[];
    }
  /** Priority in the declare attackers step, where it depends on there being an attack. */
  | { readonly do: "priorityIfAttack" }
  /** With `player` the declaration of one defending player or team (802.4, 805.10d). */
  | { readonly do: "declareBlockers"; readonly player?: PlayerId }
  /** The order in which lethal damage must be assigned, where the rules have one. */
  | { readonly do: "orderDamage" }
  /** `second`: only what strikes twice or hadn't first strike (510.4). */
  | { readonly do: "combatDamage"; readonly second?: boolean }
  /** `next` where another step follows than the usual one. */
  | { readonly do: "endStep"; readonly step: Step; readonly next?: Step }
  | { readonly do: "priority"; readonly player: PlayerId; readonly passed: readonly PlayerId[] }
  | {
      readonly do: "placeTriggers";
      readonly player: PlayerId;
      /** All that had triggered as the first player began (603.3b). */
      readonly waiting: readonly ObjectId[];
    }
  /** Copies that have just been made, each with its target, get their places on the stack. */
  | {
      readonly do: "orderCopies";
      readonly player: PlayerId;
      readonly copies: readonly ObjectId[];
      readonly source: ObjectId;
    }
  | { readonly do: "placeTrigger"; readonly trigger: PendingTrigger }
  | {
      readonly do: "propose";
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly way: CastWay;
      readonly frame?: FrameId;
    }
  | {
      readonly do: "proposeAbility";
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly ability: string;
    }
  | { readonly do: "announce"; readonly part: ProposalPart; readonly proposal: Proposal }
  | {
      readonly do: "payMana";
      readonly player: PlayerId;
      readonly mana: string;
      readonly source: ObjectId;
      /** What an effect asks for while it resolves, not the cost of a spell or ability. */
      readonly inResolution?: boolean;
      /** The spell or ability on the stack that it pays for. */
      readonly object?: ObjectId;
    }
  | {
      readonly do: "spendMana";
      readonly player: PlayerId;
      readonly mana: string;
      readonly source: ObjectId;
      readonly spend?: readonly ManaType[];
      readonly inResolution?: boolean;
      readonly object?: ObjectId;
    }
  | {
      readonly do: "activateMana";
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly ability: string;
      /** Which mana it makes, where it could make other mana. */
      readonly mana?: readonly ManaType[];
      /** What is taken out of the pool for its own mana cost. */
      readonly spend?: readonly ManaType[];
      /** Its costs are paid; this is its resolution. */
      readonly frame?: FrameId;
    }
  | {
      readonly do: "payCost";
      readonly player: PlayerId;
      readonly cost: Cost;
      readonly source: ObjectId;
      readonly x?: number;
      /** The spell or ability on the stack that remembers what was used. */
      readonly object?: ObjectId;
      /** The resolution that remembers what was used. */
      readonly frame?: FrameId;
    }
  | { readonly do: "resolveTop" }
  /** The legend rule leaves one of these (704.5j); `kept` has been chosen of those before. */
  | {
      readonly do: "keepOne";
      readonly by: Uniqueness;
      readonly player: PlayerId;
      readonly objects: readonly ObjectId[];
      readonly kept?: readonly ObjectId[];
    }
  /** What state-based actions do besides moving objects, at the same time as that (704.3). */
  | ({ readonly do: "alsoStateBased" } & AlsoStateBased)
  /** Targets chosen anew for a copy (707.10c). */
  | { readonly do: "newTargets"; readonly player: PlayerId; readonly object: ObjectId }
  /** `into`: only if one of these has come into the library. */
  | { readonly do: "shuffle"; readonly player: PlayerId; readonly into?: readonly ObjectId[] }
  | { readonly do: "regenerate"; readonly object: ObjectId }
  /**
   * "For each" goes on to the next object or player. What `names` mean is each player's own until
   * it has been at all of them: then it is everybody's.
   */
  | {
      readonly do: "goOnTo";
      readonly frame: FrameId;
      readonly one?: ObjectId;
      readonly player?: PlayerId;
      readonly names?: readonly string[];
    }
  /** The players of a clash decide where their revealed cards go (701.30c). */
  | { readonly do: "placeClashed"; readonly frame: FrameId; readonly player: PlayerId }
  /** The end of a clash: the cards have been put where they go (701.30d). */
  | {
      readonly do: "endClash";
      readonly frame: FrameId;
      readonly player: PlayerId;
      readonly winners: readonly PlayerId[];
    }
  /** Plays a land while something resolves (305.4, 608.2g). */
  | { readonly do: "playLand"; readonly player: PlayerId; readonly object: ObjectId }
  | { readonly do: "effect"; readonly effect: Effect; readonly frame: FrameId }
  /** The same effect for each of several objects or players (608.2e–f); `names` as in `goOnTo`. */
  | {
      readonly do: "effectForEach";
      readonly effect: Effect;
      readonly frame: FrameId;
      readonly each: readonly ({ readonly one: ObjectId } | { readonly player: PlayerId })[];
      readonly names?: readonly string[];
    }
  | {
      readonly do: "ifDone";
      readonly effect?: Effect;
      readonly otherwise?: Effect;
      readonly frame: FrameId;
      /** Whether what this is a part of was done, which stands again afterwards. */
      readonly outer?: boolean;
    }
  | { readonly do: "finishResolving"; readonly object: ObjectId; readonly frame: FrameId }
  | { readonly do: "endFrame"; readonly frame: FrameId }
  | {
      readonly do: "happen";
      readonly would: readonly Would[];
      readonly cause: Cause;
      /** Rules to cite besides those of the events themselves. */
      readonly rules?: readonly RuleNumber[];
      /** Where the objects' new ids are kept for later text. */
      readonly remember?: Remembering;
    }
);

interface Remembering {
  readonly frame: FrameId;
  readonly name: string;
  /** Several players do it at once: each has what they did for themselves (608.2e). */
  readonly byPlayer?: true;
}

export type InstructionOf<Do extends Instruction["do"]> = Extract<Instruction, { do: Do }>;
