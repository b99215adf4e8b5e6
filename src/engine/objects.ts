import type { CardId } from "../language/card.ts";
import type { Ability, Cost } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import type { EffectId, ObjectId, PlayerId } from "./ids.ts";

/** A place an object can be in: shared zones have no player (CR 400.1). */
export type Place =
  | { readonly zone: "battlefield" | "stack" | "exile" | "command"; readonly player?: never }
  | { readonly zone: "library" | "hand" | "graveyard"; readonly player: PlayerId };

export type Target =
  | { readonly is: "object"; readonly object: ObjectId }
  | { readonly is: "player"; readonly player: PlayerId };

/** How a spell is being cast: for its mana cost, or by one alternative at most (CR 118.9a). */
export type CastWay =
  | { readonly is: "normal" }
  /** By the ability or effect that says so: madness, "without paying its mana cost". */
  | { readonly is: "alternative"; readonly cost: readonly Cost[]; readonly by: string }
  /** By a permission that an effect left behind. */
  | { readonly is: "permission"; readonly permission: EffectId }
  /** By a static ability that lets spells be cast for free. */
  | { readonly is: "free"; readonly source: ObjectId };

/** What was announced as a spell or ability went on the stack (CR 601.2b–d). */
export interface Announcement {
  readonly x?: number;
  /** The targets of each use of the word "target", in the order of the text. */
  readonly targets: readonly (readonly Target[])[];
}

/** What a spell remembers of its casting (CR 400.7d). */
export interface Casting extends Announcement {
  readonly from: Zone;
  readonly way: CastWay["is"];
}

/** The event that an ability triggered on: what its text can speak of (CR 603.2, 608.2k). */
export interface Occasion {
  readonly object?: ObjectId;
  readonly player?: PlayerId;
}

/** An activated or triggered ability on the stack (CR 113.7, 602.2a, 603.3). */
export interface StackedAbility extends Announcement {
  readonly source: ObjectId;
  readonly ability: Ability;
  /** Which ability of the source it is. */
  readonly key: string;
  readonly occasion?: Occasion;
}

/**
 * An object (CR 109.1) with all that is not derived from other things. Its characteristics are
 * what layers.ts makes of its card and of the continuous effects.
 */
export interface GameObject {
  readonly id: ObjectId;
  readonly card?: CardId;
  readonly owner: PlayerId;
  /** Its controller, leaving control-changing effects aside (108.4, 109.4). */
  readonly controller: PlayerId;
  readonly place: Place;
  readonly timestamp: number;
  readonly tapped?: true;
  /** Came under its controller's control since the turn began (302.6). */
  readonly recent?: true;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: ObjectId;
  readonly attacking?: PlayerId;
  /** The attackers it blocks (509.1g). */
  readonly blocking?: readonly ObjectId[];
  /** It was blocked, whether or not its blockers are still there (509.1h). */
  readonly blocked?: true;
  readonly casting?: Casting;
  readonly stacked?: StackedAbility;
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
