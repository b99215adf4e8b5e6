/** A board as it was written: the tree that the parser makes and the printer writes. */
import type { PlayerId } from "../engine/ids.ts";
import type { RuleNumber } from "../engine/rules.ts";
import type { Mode } from "../explore/explore.ts";
import type { CardDefinition, CardId } from "../language/card.ts";
import type { KeywordName, ManaCost } from "../language/schema.ts";
import type {
  CardType,
  Color,
  LibraryPlace,
  ManaType,
  Step,
  Subtype,
  Supertype,
  Zone,
} from "../language/vocabulary.ts";
import type { Position } from "./syntax-position.ts";
import type { Range } from "./text.ts";

export * from "./syntax-position.ts";

export interface Placed {
  readonly at: Range;
}

export interface Board {
  readonly position: Position;
  readonly script: readonly Statement[];
  readonly facts: readonly Fact[];
  /** The cards of the position, in the order in which it first names them. */
  readonly cards: readonly CardDefinition[];
}

// References -----------------------------------------------------------------------------------

/** A card of this name, or the object that was given this nickname. */
export type CardReference = Placed &
  (
    | {
        readonly is: "card";
        readonly card: CardId;
        /** The half of a split card by whose name it goes here, in English (709.3): `Ice`. */
        readonly half?: string;
        /** `A's Forest` */
        readonly of?: PlayerId;
        /** `Forest #2`, in the order of the position. */
        readonly number?: number;
      }
    | { readonly is: "nickname"; readonly nickname: string }
    | {
        /** A token by the English name that it has (111.4): `Goblin Token`. */
        readonly is: "token";
        readonly name: string;
        readonly of?: PlayerId;
        /** In the order in which the tokens of this name were created. */
        readonly number?: number;
      }
  );

export type ObjectReference = CardReference & {
  /**
   * `Wild Mongrel's ability`: an ability on the stack, or one that waits to be put there; with a
   * number, counted in the order in which they came about.
   */
  readonly ability?: true | number;
};

type PlayerReference = Placed & { readonly is: "player"; readonly player: PlayerId };

export type Reference = ObjectReference | PlayerReference;

// Script ---------------------------------------------------------------------------------------

/**
 * By what other way than for its mana cost a spell is cast: `free`, or as an ability of the card
 * names it (madness, flashback, evoke), in small letters.
 */
export type CastWayWord = string;

export type Choice = Placed &
  (
    | { readonly is: "things"; readonly things: readonly Reference[] }
    | { readonly is: "color"; readonly color: Color }
    | { readonly is: "mana"; readonly mana: ManaType }
    | { readonly is: "subtype"; readonly subtype: Subtype }
    | { readonly is: "number"; readonly number: number }
    /** Modes, or the parts of an “or”, counted in the order of the text; empty for no more. */
    | { readonly is: "modes"; readonly modes: readonly number[] }
  );

/** What is used up for a cost, by the word of the clause. */
export const useWords = ["sacrificing", "exiling", "tapping", "putting"] as const;
export type UseWord = (typeof useWords)[number];

/** What is tapped for mana, and which mana it makes where that matters. */
export type PaymentSource = ObjectReference & { readonly mana?: readonly ManaType[] };

/** Answers to the questions of an action, given with it. */
export type Clause = Placed &
  (
    | { readonly is: "targeting"; readonly targets: readonly Reference[] }
    | { readonly is: "x"; readonly x: number }
    | { readonly is: "discarding"; readonly cards: readonly ObjectReference[] }
    /** `mana` is floating mana, in symbols; the mana of the sources is spent besides. */
    | {
        readonly is: "paying";
        readonly mana?: readonly ManaType[];
        readonly sources: readonly PaymentSource[];
      }
    | { readonly is: "choosing"; readonly choice: Choice }
    | { readonly is: "using"; readonly how: UseWord; readonly things: readonly ObjectReference[] }
    /** An optional cost by its name, such as kicker, and whether it is paid. */
    | { readonly is: "cost"; readonly name: string; readonly paid: boolean }
    /** The halves of hybrid symbols, without braces, in the order in which they are asked for. */
    | { readonly is: "hybrid"; readonly symbols: readonly string[] }
    | { readonly is: "dividing"; readonly shares: readonly Share[] }
  );

interface By extends Placed {
  readonly player: PlayerId;
}

interface WithClauses extends By {
  readonly clauses: readonly Clause[];
}

export type Cast = WithClauses & {
  readonly is: "cast";
  readonly card: CardReference;
  readonly way?: CastWayWord;
};
export type Activate = WithClauses & {
  readonly is: "activate";
  readonly object: CardReference;
  /** Which of its activated abilities, counted in the order of its text. */
  readonly ability?: number;
};
export type PlayLand = By & { readonly is: "play"; readonly card: CardReference };
/** Without a player it is whoever has priority. */
type Pass = Placed & { readonly is: "pass"; readonly player?: PlayerId };

/** What a player with priority does. */
export type ActionStatement = Cast | Activate | PlayLand | Pass;

export interface Block {
  readonly attacker: CardReference;
  readonly blockers: readonly CardReference[];
}

export interface Share {
  readonly amount: number;
  readonly to: Reference;
}

/** Choices that have a verb of their own. */
export const pickVerbs = ["finds", "keeps", "sacrifices", "exiles", "taps", "puts"] as const;
export type PickVerb = (typeof pickVerbs)[number];

/** What answers a question that the game asks. */
export type AnswerStatement =
  | (By & {
      readonly is: "attack";
      readonly attackers: readonly CardReference[];
      /** What each of the attackers attacks, if that is said. */
      readonly defenders?: readonly Reference[];
    })
  | (By & {
      readonly is: "pick";
      readonly verb: PickVerb;
      readonly things: readonly ObjectReference[];
      /** Where they are put. */
      readonly place?: LibraryPlace;
    })
  /** What chance brought: how the coin fell, or what was picked. */
  | (Placed & { readonly is: "coin"; readonly won: boolean })
  | (Placed & { readonly is: "random"; readonly picked: readonly ObjectReference[] })
  | (By & { readonly is: "block"; readonly blocks: readonly Block[] })
  | (By & { readonly is: "confirm"; readonly yes: boolean })
  | (WithClauses & { readonly is: "pay"; readonly yes: boolean })
  | (By & { readonly is: "choose"; readonly choice: Choice })
  | (By & { readonly is: "discard"; readonly cards: readonly ObjectReference[] })
  /** Copies of a spell go by their targets. */
  | (By & { readonly is: "order"; readonly items: readonly Reference[] })
  | (By & { readonly is: "target"; readonly targets: readonly Reference[] })
  | (By & { readonly is: "assign"; readonly shares: readonly Share[] });

/** What stands for many passes. */
type ShortcutStatement = Placed &
  (
    | { readonly is: "resolve"; readonly all: boolean }
    | { readonly is: "goTo"; readonly step?: Step; readonly player?: PlayerId }
  );

export type PlayStatement = ActionStatement | AnswerStatement | ShortcutStatement;

export type Statement =
  | PlayStatement
  | (Placed & {
      readonly is: "illegal";
      readonly statement: PlayStatement;
      readonly rule?: RuleNumber;
    })
  | (Placed & { readonly is: "mark"; readonly name: string })
  | (Placed & { readonly is: "check"; readonly fact: Fact });

// Facts ----------------------------------------------------------------------------------------

export const statuses = [
  "tapped",
  "untapped",
  "attacking",
  "blocking",
  "blocked",
  "unblocked",
  "monstrous",
  "bestowed",
  "face down",
  "face up",
  "phased out",
  "transformed",
  "a token",
  "a copy",
] as const;
export type Status = (typeof statuses)[number];

export const permissions = ["cast", "activate", "play", "discard"] as const;
export type PermissionVerb = (typeof permissions)[number];

/** A word of a type line. */
export type TypeWord =
  | { readonly is: "type"; readonly type: CardType }
  | { readonly is: "subtype"; readonly subtype: Subtype }
  | { readonly is: "supertype"; readonly supertype: Supertype };

interface About extends Placed {
  readonly object: ObjectReference;
}

interface Whose extends Placed {
  readonly player: PlayerId;
}

interface Negatable {
  readonly not?: true;
}

/** Not of a moment but of all that can come of it. */
export interface Ahead {
  /** So whatever is chosen and whatever chance brings, or by some choices. */
  readonly mode: Mode;
  /** Whose choices are tried; everybody's without it. */
  readonly by?: PlayerId;
  /** As the turn ends; else as soon as the stack is empty, or combat over. */
  readonly thisTurn?: true;
}

/**
 * What is claimed, and of which marked moment; without a mark it is claimed of the end. With
 * `ahead`, that moment is where looking ahead begins.
 */
export type Fact = { readonly mark?: string; readonly ahead?: Ahead } & (
  | (About & Negatable & { readonly is: "where"; readonly zone: Zone; readonly of?: PlayerId })
  | (About &
      Negatable & { readonly is: "size"; readonly power: number; readonly toughness: number })
  | (About & Negatable & { readonly is: "colors"; readonly colors: readonly Color[] })
  | (About & Negatable & { readonly is: "status"; readonly status: Status })
  | (About & Negatable & { readonly is: "type"; readonly word: TypeWord })
  | (About & Negatable & { readonly is: "attached"; readonly to: CardReference })
  | (About &
      Negatable & { readonly is: "keyword"; readonly keyword: KeywordName; readonly color?: Color })
  | (About & Negatable & { readonly is: "named"; readonly name: string })
  /** Whose it is: its controller's or its owner's. */
  | (About &
      Negatable & {
        readonly is: "whose";
        readonly as: "controlled" | "owned";
        readonly player: PlayerId;
      })
  /** Whom or what it attacks or blocks. */
  | (About &
      Negatable & {
        readonly is: "fights";
        readonly how: "attacking" | "blocking";
        readonly what: Reference;
      })
  | (About & Negatable & { readonly is: "noAbilities" })
  | (About & { readonly is: "damage"; readonly amount: number })
  | (About & { readonly is: "counters"; readonly kind: string; readonly amount: number })
  /** Without an amount it is claimed that there is none. */
  | (About & { readonly is: "loyalty"; readonly amount?: number })
  | (About & { readonly is: "manaValue"; readonly value: number })
  /** Without a cost it is claimed that there is none. */
  | (About & { readonly is: "manaCost"; readonly cost?: ManaCost })
  /** Without a number: at least once; 0 for “did not trigger”. */
  | (About & { readonly is: "triggered"; readonly times?: number })
  | (About & Negatable & { readonly is: "countered" })
  | (About & { readonly is: "journey"; readonly zones: readonly Zone[] })
  /** Whether several objects changed zones in one event. */
  | (Placed & Negatable & { readonly is: "together"; readonly objects: readonly ObjectReference[] })
  | (Whose &
      Negatable & {
        readonly is: "can";
        readonly verb: PermissionVerb;
        readonly object: CardReference;
        readonly way?: CastWayWord;
        readonly rule?: RuleNumber;
      })
  /** Whether a creature can attack, or block an attacker, as things stand. */
  | (Whose &
      Negatable & {
        readonly is: "canFight";
        readonly object: CardReference;
        readonly attacker?: CardReference;
        readonly rule?: RuleNumber;
      })
  /** Whether a player may look at what isn't shown to everybody. */
  | (Whose & Negatable & { readonly is: "mayLook"; readonly object: CardReference })
  /** How many permanents, or of those with a name, a player controls. */
  | (Whose & {
      readonly is: "controls";
      readonly amount: number;
      readonly what?: CardReference;
    })
  | (Whose & { readonly is: "life"; readonly life: number })
  | (Whose & { readonly is: "count"; readonly zone: Zone; readonly amount: number })
  | (Whose & { readonly is: "discarded"; readonly amount: number })
  | (Whose & { readonly is: "spent"; readonly mana: ManaCost })
  | (Whose & Negatable & { readonly is: "asked"; readonly about: KeywordName })
  | (Whose & Negatable & { readonly is: "turn" })
  | (Whose & Negatable & { readonly is: "priority" })
  | (Whose & Negatable & { readonly is: "outcome"; readonly outcome: "lost" | "won" })
  | (Placed & {
      readonly is: "contents";
      readonly zone: Zone;
      readonly of?: PlayerId;
      readonly items: readonly ObjectReference[];
      /** Only the first of them from the top. */
      readonly top?: true;
    })
  /** Without a word: neither day nor night. */
  | (Placed & Negatable & { readonly is: "time"; readonly time?: "day" | "night" })
  | (Placed & { readonly is: "result"; readonly result: "draw" | "open" })
  | (Placed & Negatable & { readonly is: "step"; readonly step: Step })
  | (Placed & Negatable & { readonly is: "nothingAsked" })
);

export type FactOf<Is extends Fact["is"]> = Extract<Fact, { is: Is }>;
export type StatementOf<Is extends Statement["is"]> = Extract<Statement, { is: Is }>;
