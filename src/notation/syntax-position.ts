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
import type { Activate, CardReference, Cast, Clause, Placed, Reference } from "./syntax.ts";

export interface Position {
  readonly rules: Edition;
  readonly active: PlayerId;
  readonly step: Step;
  readonly seed?: number;
  readonly teams?: Teams;
  readonly time?: "day" | "night";
  readonly firstTurn?: true;
  readonly seats: readonly Seat[];
  /** Objects in the order of their timestamps, where it isn't that in which they are written. */
  readonly timestamps?: readonly CardReference[];
  /** What is on the stack, the bottom first. */
  readonly stack?: readonly Stacked[];
  /** Continuous effects that last, the oldest first. */
  readonly effects?: readonly LastingEffect[];
  /** Delayed triggered abilities that wait for their event. */
  readonly waiting?: readonly Waiting[];
}

/** A spell or ability on the stack, as the line that would have put it there. */
export type Stacked = Placed &
  (
    | {
        readonly is: "spell";
        readonly item: Item;
        readonly line: Omit<Cast, "card">;
        /** “A copies Shock”: no card. */
        readonly copy?: true;
      }
    | { readonly is: "ability"; readonly line: Activate }
    | { readonly is: "trigger"; readonly line: Trigger }
  );

/** `A's Kinship ability 1 triggers on Grizzly Bears for 2, targeting B` */
export interface Trigger extends Remembering {
  /** Which of its triggered abilities, or of the delayed ones in its text, in the order of that. */
  readonly ability?: number;
  readonly delayed?: true;
  readonly amount?: number;
  readonly clauses: readonly Clause[];
}

/** Somebody's ability of an object, and what it is about. */
interface Remembering extends Placed {
  readonly player: PlayerId;
  readonly object: CardReference;
  readonly about: readonly Reference[];
}

/** A delayed triggered ability: one of the text of a card, or one in the words of the notation. */
export type Waiting =
  | (Remembering & { readonly is: "text"; readonly ability?: number; readonly x?: number })
  | (Placed & {
      readonly is: "words";
      readonly player: PlayerId;
      readonly verb: WaitingVerb;
      /** Where it returns them. */
      readonly to?: "hand" | "battlefield";
      readonly objects: readonly CardReference[];
      readonly step: Step;
      /** At the player's own next step of that name. */
      readonly own?: true;
      readonly from?: CardReference;
    });

/** What a delayed ability does, as the word of its line. */
export const waitingVerbs = ["exiles", "sacrifices", "destroys", "returns"] as const;
type WaitingVerb = (typeof waitingVerbs)[number];

/** `Grizzly Bears gets +3/+3 and gains trample until end of turn` */
export interface LastingEffect extends Placed {
  readonly objects: readonly CardReference[];
  readonly does: readonly Does[];
  readonly until: LastingUntil;
  /** The object whose resolution left it behind, or that it lasts with. */
  readonly from?: CardReference;
}

export type LastingUntil =
  | { readonly is: "endOfTurn" | "endOfCombat" | "forever" | "nextUntapStep" | "thisLeaves" }
  | { readonly is: "yourNextTurn" | "endOfYourNextTurn"; readonly player: PlayerId };

/** One thing that an effect does to its objects. */
export type Does =
  | { readonly is: "gets" | "base"; readonly power: number; readonly toughness: number }
  | { readonly is: "gains" | "loses"; readonly keyword: KeywordName }
  | { readonly is: "gainsProtection"; readonly color: Color }
  | { readonly is: "gainsText"; readonly ability: AbilityReference }
  | { readonly is: "losesAll" | "allCreatureTypes" | "noCreatureTypes" | "switches" }
  | { readonly is: "color"; readonly colors: readonly Color[]; readonly also?: true }
  | {
      readonly is: "types";
      readonly supertypes: readonly Supertype[];
      readonly subtypes: readonly Subtype[];
      readonly types: readonly CardType[];
    }
  | { readonly is: "under"; readonly player: PlayerId }
  | { readonly is: "copy"; readonly card: CardId }
  | { readonly is: "rule"; readonly rule: RuleWord }
  /** The next time that it would be destroyed, it regenerates (701.19a). */
  | { readonly is: "regeneration" }
  /** So much of the next damage that would be dealt to it is prevented (615.7). */
  | { readonly is: "prevention"; readonly amount: number };

/** What an effect lets its objects not do, or makes them do, as it is written. */
export const ruleWords = [
  "can't attack",
  "can't block",
  "must attack",
  "must block",
  "can't be destroyed",
  "can't be regenerated",
  "can't untap",
] as const;
export type RuleWord = (typeof ruleWords)[number];

/**
 * An ability by its place in the text of a card, keywords included; with `quoted` among those that
 * stand in quotation marks, which the card gives to something else.
 */
export interface AbilityReference {
  readonly card: CardId;
  readonly number: number;
  readonly quoted?: true;
}

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
  /** Abilities that are no keywords, as cards have them. */
  readonly abilities?: readonly AbilityReference[];
}

/** What stands in parentheses behind a name. */
interface Details {
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
  /** Who may look at it while it is face down in exile. */
  readonly knownTo?: readonly PlayerId[];
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
