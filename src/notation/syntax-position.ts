/** The first part of a board as it was written: the position. */
import type { Teams } from "../engine/game.ts";
import type { PlayerId } from "../engine/ids.ts";
import type { Chosen } from "../engine/objects.ts";
import type { Edition } from "../engine/rules.ts";
import type { CardId } from "../language/card.ts";
import type { KeywordName } from "../language/schema.ts";
import type {
  CardType,
  Color,
  ManaType,
  Step,
  Subtype,
  Supertype,
} from "../language/vocabulary.ts";
import type { Activate, CardReference, Cast, Placed, Reference } from "./syntax.ts";

export interface Position {
  readonly rules: Edition;
  readonly active: PlayerId;
  readonly step: Step;
  readonly seed?: number;
  readonly teams?: Teams;
  readonly time?: "day" | "night";
  readonly firstTurn?: true;
  readonly seats: readonly Seat[];
  /** What is on the stack, the bottom first. */
  readonly stack?: readonly Stacked[];
}

/** A spell or ability on the stack, as the line that would have put it there. */
export type Stacked = Placed &
  (
    | { readonly is: "spell"; readonly item: Item; readonly line: Omit<Cast, "card"> }
    | { readonly is: "ability"; readonly line: Activate }
  );

/** The zones that a position can list. */
export const itemZones = ["hand", "battlefield", "graveyard", "library", "exile"] as const;
export type ItemZone = (typeof itemZones)[number];

/** What a position can say of the turn so far, by the words of its lines. */
export const countWords = ["lands played", "spells cast", "spells cast last turn"] as const;
export type CountWord = (typeof countWords)[number];

export interface Seat extends Placed {
  readonly player: PlayerId;
  readonly life: number;
  readonly mana: readonly ManaType[];
  readonly counts?: Readonly<Partial<Record<CountWord, number>>>;
  /** In the order in which they were written, which is that of `Forest #2`; none is empty. */
  readonly zones: Readonly<Partial<Record<ItemZone, readonly Item[]>>>;
}

/** One entry of a zone: so many copies of a card, so many tokens, or cards that nobody knows. */
export interface Item extends Placed, Details {
  readonly count: number;
  readonly card?: CardId;
  /** A token: a copy of the card, or as it says. */
  readonly token?: true | TokenLook;
}

/** A token by its characteristics: `1/1 green and white Elf Warrior creature token with haste`. */
export interface TokenLook {
  readonly power?: number;
  readonly toughness?: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly Subtype[];
  readonly types: readonly CardType[];
  readonly keywords: readonly KeywordName[];
}

/** What stands in parentheses behind a name. */
export interface Details {
  readonly tapped?: true;
  readonly recent?: true;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly on?: CardReference;
  readonly owner?: PlayerId;
  /** `back face`, `face down`, `phased out` and the like. */
  readonly states?: readonly StateWord[];
  readonly chosen?: Chosen;
  readonly copyOf?: CardId;
  readonly attacking?: Reference;
  readonly blocking?: readonly CardReference[];
  readonly exiledBy?: CardReference;
  readonly nickname?: string;
}

/** States of a permanent that a word says, in the order in which they are printed. */
export const stateWords = [
  "back face",
  "face down",
  "phased out",
  "monstrous",
  "bestowed",
  "blocked",
  "loyalty used",
] as const;
export type StateWord = (typeof stateWords)[number];
