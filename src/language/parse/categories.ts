/** What each category of the grammar is read as. */
import type {
  Ability,
  Amount,
  Asked,
  Awaited,
  Change,
  ColorChoice,
  Condition,
  Cost,
  Duration,
  Effect,
  Exception,
  Filter,
  KeywordName,
  Objects,
  Player,
  PlayerChange,
  Recipient,
  Replacement,
  Token,
  Trigger,
  Watched,
  When,
  WordChange,
} from "../schema.ts";
import type {
  CardType,
  Color,
  CounterKind,
  LibraryPlace,
  ManaType,
  Stat,
  Step,
  Subtype,
  SubtypeKind,
  Supertype,
  TurnPart,
  TurnSpan,
  WordKind,
  Zone,
} from "../vocabulary.ts";

/** A sentence, as what it adds to the effects before it; undefined where it can't stand. */
export type Sentence = (before: readonly Effect[]) => readonly Effect[] | undefined;
/** What somebody does, without who. */
export type Deed = (who: Player) => readonly Effect[] | undefined;
/** What a cost asks, or an effect does, of one who is named before. */
type PlayerChanges = (who: Player) => readonly PlayerChange[] | undefined;

/** What is said behind what is counted: "for each …", "equal to …". */
export type Tail = { readonly each: Amount } | { readonly equal: Amount } | { readonly none: true };

/** Changes and how long the text says that they last. */
export interface Altering {
  readonly changes: readonly Change[];
  readonly until?: Duration;
}

/** When an ability may be activated (602.5). */
export type Limits = Pick<
  Extract<Ability, { is: "activated" }>,
  "limit" | "onlyIf" | "timing" | "who"
>;

/** So many cards of a kind. */
export interface Some {
  readonly amount: Amount;
  readonly which?: Filter;
  readonly upTo?: true;
}

export interface Categories {
  // Words
  Color: Color;
  Colors: readonly Color[];
  CardType: CardType;
  Types: readonly CardType[];
  Supertype: Supertype;
  Supertypes: readonly Supertype[];
  Subtype: Subtype;
  Subtypes: readonly Subtype[];
  SubtypeKind: SubtypeKind;
  WordKind: WordKind;
  Zone: Zone;
  Step: Step;
  Stat: Stat;
  Counter: CounterKind;
  Keyword: KeywordName;
  Place: LibraryPlace;
  Span: TurnSpan;
  Mana: string;
  /** Mana without hybrid symbols: of a reduction by these a half would be chosen (118.7e). */
  PlainMana: string;
  ManaTypes: readonly ManaType[];
  Word: string;
  Name: string;
  Digits: number;
  Integer: number;
  Often: number;
  // Numbers
  Number: Amount | "some";
  Value: Amount;
  Counting: Amount;
  Tail: Tail;
  Points: Amount;
  Where: Amount | "none";
  Side: Amount;
  // Objects and players
  Self: true;
  Adjective: readonly Filter[];
  Head: readonly Filter[];
  After: readonly Filter[];
  Noun: Filter;
  OneOf: Filter;
  Either: Filter;
  Thing: Filter;
  Some: Some;
  Objects: Objects;
  Owner: Objects;
  Recipient: Recipient;
  Recipient2: Recipient;
  Player: Player;
  Whose: Player;
  // Costs
  Cost: Cost;
  Price: Cost;
  Prices: readonly Cost[];
  Costs: readonly Cost[];
  PaidCosts: readonly Cost[];
  Gerund: Cost;
  Gerunds: readonly Cost[];
  // Conditions and events
  Condition: Condition;
  Conditions: Condition;
  TurnPart: TurnPart;
  Period: Condition;
  PointOfCombat: Condition;
  PointOfAnyCombat: Condition;
  OneTime: Condition;
  Time: Condition;
  Happened: Asked;
  Event: Trigger;
  When: When;
  // What continuous effects do
  Choice: ColorChoice;
  WordChange: WordChange;
  Predicate: Altering;
  Alters: Altering;
  Timed: Altering;
  Kind: Altering;
  Granted: Ability;
  Until: Duration;
  During: Duration;
  Except: readonly Exception[];
  Exceptions: readonly Exception[];
  Exception: readonly Exception[];
  ExceptIs: Altering;
  Being: Altering;
  Phase: Step;
  OnePhase: Step;
  PlayerChange: PlayerChanges;
  // Effects
  Deed: Deed;
  Deeds: Deed;
  Clause: readonly Effect[];
  Plain: readonly Effect[];
  Later: Awaited;
  Clauses: readonly Effect[];
  Sentence: Sentence;
  Paragraph: readonly Effect[];
  Token: { readonly token: Token; readonly tapped?: true; readonly attacking?: true };
  Modes: readonly Effect[];
  // Replacements and abilities
  Would: Watched;
  Replaced: Ability;
  Changed: Replacement;
  EnterEffects: readonly Effect[];
  ReplacedNow: { readonly ability: Ability; readonly uses?: number };
  Entering: Filter;
  Instead: Replacement;
  KeywordAbility: Ability;
  ManaPrices: readonly Cost[];
  Quality: Filter;
  OneQuality: Filter;
  Stop: true;
  Limit: Limits;
  Limits: Limits;
  Statement: Extract<Ability, { is: "static" }>;
  Rule: Ability;
  ManaWord: ManaType;
  Spells: Filter;
  SpellsCost: Extract<Ability, { is: "costChange" }>;
  Labelled: Ability;
  Unlabelled: Ability;
  SpellText: Ability;
  OfParagraph: readonly Ability[];
  Keywords: readonly Ability[];
  Ability: Ability;
  Line: readonly Ability[];
}
