import type { CardName } from "../language/card.ts";
import type { Ability, Change, ManaCost, Node, PlayerChange } from "../language/schema.ts";
import type { CardType, Color, Subtype, Supertype } from "../language/vocabulary.ts";
import type { Frame } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { RuleNumber } from "./rules.ts";

/** One ability that an object has, with a key that stays the same while it has it. */
export interface AbilityInstance {
  readonly ability: Ability;
  readonly key: string;
  /** Auras that it doesn't take away, if it is protection (702.16n). */
  readonly spares?: readonly ObjectId[];
}

/** A change to the rules that applies to an object (613.11), and whose it is. */
export interface RuleChange {
  readonly change: Change;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** The keyword rule that it is part of. */
  readonly rule?: RuleNumber;
  /** Auras that it has nothing to say about (702.16n). */
  readonly spares?: readonly ObjectId[];
}

/** What an object is at a moment (109.3), after all continuous effects (613). */
export interface Characteristics {
  readonly name?: CardName;
  readonly manaCost?: ManaCost;
  /** The cost of the front face, which tells the mana value of a back face (202.3b). */
  readonly frontCost?: ManaCost;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  /** Keywords and what they mean side by side, flattened. */
  readonly abilities: readonly AbilityInstance[];
  /** Has every creature type (702.73a): not spelt out, there are hundreds. */
  readonly everyCreatureType?: true;
  readonly power?: number;
  readonly toughness?: number;
  /** The printed loyalty (306.5b). */
  readonly loyalty?: number;
  readonly controller: PlayerId;
  readonly ruleChanges: readonly RuleChange[];
  /** What modifies devotion, as it is before layer 4 (700.5a). */
  readonly forDevotion?: readonly Node<"Ability", "forPlayers">[];
}

/** A change that applies to a player (613.11), and whose it is. */
export interface PlayerRule {
  readonly change: PlayerChange;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** What the resolution knew that established it. */
  readonly frame?: Frame;
  readonly rule?: RuleNumber;
}
