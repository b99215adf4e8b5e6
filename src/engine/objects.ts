import type { CardFace, CardId } from "../language/card.ts";
import type { Ability, Cost } from "../language/schema.ts";
import type { Color, Designation, ManaType, Subtype, Zone } from "../language/vocabulary.ts";
import type { Characteristics } from "./characteristics.ts";
import type { Frame } from "./game.ts";
import type { EffectId, ObjectId, PlayerId } from "./ids.ts";
import type { RuleNumber } from "./rules.ts";

/** A place an object can be in: shared zones have no player (CR 400.1). */
export type Place =
  | { readonly zone: "battlefield" | "stack" | "exile" | "command"; readonly player?: never }
  | { readonly zone: "library" | "hand" | "graveyard"; readonly player: PlayerId };

export type Target =
  | { readonly is: "object"; readonly object: ObjectId }
  | { readonly is: "player"; readonly player: PlayerId };

/** The objects among them. */
export const objectsIn = (targets: readonly Target[]): readonly ObjectId[] =>
  targets.flatMap((one) => (one.is === "object" ? [one.object] : []));

/** The players among them. */
export const playersIn = (targets: readonly Target[]): readonly PlayerId[] =>
  targets.flatMap((one) => (one.is === "player" ? [one.player] : []));
/**
 * How a spell is being cast: for its mana cost, or by one alternative at most (CR 118.9a); of a
 * split card one half, by its English name (709.3).
 */
export type CastWay = CastingWay & { readonly half?: string };
type CastingWay =
  | { readonly is: "normal" }
  /** By the ability or effect that says so: madness, "without paying its mana cost". */
  | { readonly is: "alternative"; readonly cost: readonly Cost[]; readonly by: string }
  /** By a permission that an effect left behind. */
  | { readonly is: "permission"; readonly permission: EffectId }
  /** By a static ability that lets spells be cast for free. */
  | { readonly is: "free"; readonly source: ObjectId }
  /** By an ability of the card itself, which names the way: flashback, evoke, retrace. */
  | { readonly is: "way"; readonly way: string };

/** What was announced as a spell or ability went on the stack (CR 601.2b–d). */
export interface Announcement {
  readonly x?: number;
  /** The modes that were chosen, by their place in the text (700.2). */
  readonly modes?: readonly number[];
  /** The targets of each use of the word "target", in the order of the text. */
  readonly targets: readonly (readonly Target[])[];
  /** How something is divided among the targets of a slot (601.2d). */
  readonly shares?: readonly (readonly number[])[];
  /** The costs that were chosen to be paid, by name: kicker, evoke (601.2b). */
  readonly paid?: readonly string[];
  /** What was used up for the cost, by the name that the text gives it (601.2h). */
  readonly used?: Readonly<Record<string, readonly ObjectId[]>>;
  /** The mana cost with its hybrid symbols decided (601.2b). */
  readonly hybrid?: string;
}

/** What a spell remembers of its casting (CR 400.7d). */
export interface Casting extends Announcement {
  readonly from: Zone;
  readonly way: CastWay["is"];
  /** It is exiled instead of being put anywhere else as it leaves the stack, by the rule of its way. */
  readonly exiles?: { readonly rule?: RuleNumber };
  /** The mana that was spent for it, where some card asks (601.2h). */
  readonly spent?: readonly ManaType[];
}

/** The event that an ability triggered on: what its text can speak of (CR 603.2, 608.2k). */
export interface Occasion {
  readonly object?: ObjectId;
  /** What the object was before it left: the text asks that one, and finds the other (400.7e, 608.2h). */
  readonly was?: ObjectId;
  /** The second object of the event: what was damaged, what targets. */
  readonly other?: ObjectId;
  readonly player?: PlayerId;
  /** How much: damage dealt, life lost. */
  readonly amount?: number;
  /** Whether that player won the clash (701.30d). */
  readonly won?: boolean;
  /** The X that the event knows: of monstrosity (701.37c), of the spell that it was (107.3m). */
  readonly x?: number;
  /** The mana that was produced (106.12a). */
  readonly mana?: readonly ManaType[];
}

/** An activated or triggered ability on the stack (CR 113.7, 602.2a, 603.3). */
export interface StackedAbility extends Announcement {
  readonly source: ObjectId;
  readonly ability: Ability;
  /** Which ability of the source it is. */
  readonly key: string;
  readonly occasion?: Occasion;
  /** What a delayed or reflexive ability knows of the resolution that made it (603.7, 603.12). */
  readonly from?: Frame;
}

/** Combat damage that a creature assigns (510.1). */
export interface Assigned {
  readonly source: ObjectId;
  readonly target: Target;
  readonly amount: number;
}

/** Whom or what a creature attacks (508.1b); with a planeswalker, `player` is its controller. */
export interface Attack {
  readonly player: PlayerId;
  readonly planeswalker?: ObjectId;
  /** What it attacked was removed from combat: it attacks nothing (506.4c). */
  readonly gone?: true;
}

/** What was chosen for an object as it entered, for its linked abilities (607.2d, 614.12a). */
export interface Chosen {
  readonly color?: Color;
  readonly subtype?: Subtype;
  readonly player?: PlayerId;
}

/**
 * An object (CR 109.1) with all that is not derived from other things. Its characteristics are
 * what layers.ts makes of its card and of the continuous effects.
 */
export interface GameObject {
  readonly id: ObjectId;
  readonly card?: CardId;
  /** What a token, or a copy of a spell, was made as (111.3, 707.10). */
  readonly base?: CardFace;
  /** The face that is down, of a double-faced token or copy of a spell (707.8a, 707.10g). */
  readonly reverse?: CardFace;
  /** The copiable values that it has as a copy (707.2). */
  readonly copyOf?: CardFace;
  readonly token?: true;
  /** The half of a split card that is cast: only that one exists on the stack (709.3b). */
  readonly half?: string;
  /** Which face of a double-faced card is up; the front one without this (712.8). */
  readonly face?: "back";
  readonly faceDown?: true;
  /** Who has been allowed to look at it while it is face down in exile (406.3). */
  readonly lookers?: readonly PlayerId[];
  readonly owner: PlayerId;
  /** Its controller, leaving control-changing effects aside (108.4, 109.4). */
  readonly controller: PlayerId;
  readonly place: Place;
  readonly timestamp: number;
  readonly tapped?: true;
  /** Who controlled it before, where some card of the game asks. */
  readonly formerControllers?: readonly PlayerId[];
  /** Came under its controller's control since the turn began (302.6). */
  readonly recent?: true;
  readonly damage?: number;
  /** Dealt damage by a source with deathtouch since the last check (704.5h). */
  readonly deathtouched?: true;
  /** What dealt damage to it this turn. */
  readonly damagedBy?: readonly ObjectId[];
  readonly counters?: Readonly<Record<string, number>>;
  /** The timestamps of those kinds that have effects (613.7c). */
  readonly countersSince?: Readonly<Record<string, number>>;
  /** What it is beyond its characteristics: monstrous, bestowed. */
  readonly designations?: readonly Designation[];
  readonly chosen?: Chosen;
  /** The copy effect by which it had the ability that chose, where it wasn't printed (607.5). */
  readonly chosenAs?: EffectId;
  readonly attachedTo?: ObjectId;
  /**
   * Treated as though it didn't exist (702.26b): under whose control it phased out, and with what
   * if it did so indirectly (702.26g); and what it then last was (113.7a, 608.2h). `due`: that player
   * has left the game, and their next turn would have begun (702.26n).
   */
  readonly phasedOut?: {
    readonly under: PlayerId;
    readonly with?: ObjectId;
    readonly due?: true;
    readonly last?: Characteristics;
  };
  /** When it last transformed (701.27f): the timestamp that it then received, if it did. */
  readonly turnedOver?: number;
  /** Since when it has been a legend with its name, where that is older or newer than itself. */
  readonly legendSince?: number;
  readonly attackedThisTurn?: true;
  readonly attacking?: Attack;
  /** Whom it attacked this turn before it was removed from combat (508.5). */
  readonly lastAttacked?: PlayerId;
  /** The attackers it blocks (509.1g). */
  readonly blocking?: readonly ObjectId[];
  /** Its blockers in the order in which it must assign lethal damage to them, where that is announced. */
  readonly damageOrder?: readonly ObjectId[];
  /** It was blocked, whether or not its blockers are still there (509.1h). */
  readonly blocked?: true;
  readonly casting?: Casting;
  readonly stacked?: StackedAbility;
  /** Combat damage that waits on the stack, as it was assigned: no spell and no ability. */
  readonly assigned?: readonly Assigned[];
  /** Stands for a card that nobody can see or name. */
  readonly unknown?: true;
}

/** What an object was as it last existed (CR 608.2h), and what it became (400.7). */
export interface PastObject {
  readonly object: GameObject;
  readonly became?: ObjectId;
  /** References to the old object may follow to the new one (400.7k, 702.35c). */
  readonly findable?: true;
}
