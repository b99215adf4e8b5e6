import { abilities } from "./schema/abilities.ts";
import { changes } from "./schema/changes.ts";
import { effects } from "./schema/effects.ts";
import { events } from "./schema/events.ts";
import { references } from "./schema/references.ts";
import type { NameFor, TriggerSort, triggerSorts, Use } from "./schema/uses.ts";
import type {
  CardType,
  Color,
  CombatPoint,
  Comparison,
  CounterKind,
  Designation,
  LibraryPlace,
  ManaType,
  RuleNumber,
  Stat,
  Step,
  Subtype,
  SubtypeKind,
  Supertype,
  Timing,
  TurnPart,
  TurnSpan,
  WordKind,
  Zone,
} from "./vocabulary.ts";

/**
 * The grammar of the ability language: every node, with the sort of each of its fields.
 *
 * One table (in rooms: schema/) is the source of the types below, of the visitor and the mapper
 * (walk.ts) and of the validation of foreign data. A field is a sort ("Effect"), events of some use
 * ("Watched", schema/uses.ts), a leaf ("color"), a list ("Effect[]") or optional ("Effect?"). The
 * name in `is` is unique over all sorts, so a node tells its own shape. A new node is right only
 * when no composition of these says the same (CONTRIBUTING.md).
 */
export const schema = {
  ...abilities,
  ...effects,
  ...changes,
  ...references,
  ...events,
} as const;

/** Nouns by which a text calls the object of an event. */
export const nouns = ["card", "creature", "permanent", "spell", "discardedCard"] as const;

/** Keyword abilities (702) that have a file in keywords/. */
export const keywordNames = [
  "afflict",
  "afterlife",
  "annihilator",
  "battleCry",
  "bestow",
  "bloodthirst",
  "bushido",
  "champion",
  "changeling",
  "cycling",
  "daybound",
  "deathtouch",
  "decayed",
  "defender",
  "doubleStrike",
  "enchant",
  "equip",
  "escape",
  "evoke",
  "evolve",
  "exalted",
  "fabricate",
  "fear",
  "firstStrike",
  "flanking",
  "flash",
  "flashback",
  "flying",
  "haste",
  "hexproof",
  "hideaway",
  "indestructible",
  "ingest",
  "intimidate",
  "kicker",
  "landwalk",
  "lifelink",
  "livingWeapon",
  "madness",
  "menace",
  "mentor",
  "modular",
  "nightbound",
  "outlast",
  "persist",
  "protection",
  "prowess",
  "reach",
  "retrace",
  "riot",
  "scavenge",
  "shadow",
  "shroud",
  "splitSecond",
  "trample",
  "undying",
  "unearth",
  "vigilance",
  "ward",
  "wither",
] as const;

/** Ability words (207.2c). */
export const abilityWords = [
  "chroma",
  "constellation",
  "heroic",
  "morbid",
  "strive",
  "threshold",
] as const;

export type Noun = (typeof nouns)[number];
export type KeywordName = (typeof keywordNames)[number];
export type AbilityWord = (typeof abilityWords)[number];

/** Mana symbols in braces, as on a card: `{2}{G}{G}`, `{X}{U}`, `{0}` (107.4). */
export type ManaCost = string;

interface Leaves {
  readonly number: number;
  readonly text: string;
  readonly flag: boolean;
  readonly color: Color;
  readonly cardType: CardType;
  readonly supertype: Supertype;
  readonly subtype: Subtype;
  readonly zone: Zone;
  readonly step: Step;
  readonly manaType: ManaType;
  readonly mana: ManaCost;
  readonly keyword: KeywordName;
  readonly abilityWord: AbilityWord;
  readonly rule: RuleNumber;
  readonly designation: Designation;
  readonly timing: Timing;
  readonly counterKind: CounterKind;
  readonly libraryPlace: LibraryPlace;
  readonly stat: Stat;
  readonly comparison: Comparison;
  readonly subtypeKind: SubtypeKind;
  readonly turnSpan: TurnSpan;
  readonly turnPart: TurnPart;
  readonly combatPoint: CombatPoint;
  readonly wordKind: WordKind;
  readonly Noun: Noun;
}

type Schema = typeof schema;
export type Sort = keyof Schema;
export type LeafName = keyof Leaves;

type Value<Spec> = Spec extends `${infer Item}[]`
  ? readonly Value<Item>[]
  : Spec extends TriggerSort
    ? Served<(typeof triggerSorts)[Spec][number]>
    : Spec extends Sort
      ? NodeOf<Spec>
      : Spec extends LeafName
        ? Leaves[Spec]
        : never;

type Fields<Specs> = {
  readonly [Key in keyof Specs as Specs[Key] extends `${string}?` ? never : Key]: Value<Specs[Key]>;
} & {
  readonly [Key in keyof Specs as Specs[Key] extends `${string}?`
    ? Key
    : never]?: Specs[Key] extends `${infer Spec}?` ? Value<Spec> : never;
};

/** An event that is of this use, or any of such events. */
export type Served<U extends Use> =
  | Node<"Trigger", NameFor<U>>
  | { readonly is: "anyEvent"; readonly triggers: readonly Served<Exclude<U, "State">>[] };

/** The union of the nodes of a sort. */
export type NodeOf<S extends Sort> = {
  [Is in keyof Schema[S]]: { readonly is: Is } & Fields<Schema[S][Is]>;
}[keyof Schema[S]];

export type Ability = NodeOf<"Ability">;
export type Effect = NodeOf<"Effect">;
export type Cost = NodeOf<"Cost">;
export type Change = NodeOf<"Change">;
export type Exception = NodeOf<"Exception">;
export type Objects = NodeOf<"Objects">;
export type Recipient = NodeOf<"Recipient">;
export type Player = NodeOf<"Player">;
export type TargetSpec = NodeOf<"TargetSpec">;
export type Filter = NodeOf<"Filter">;
export type Amount = NodeOf<"Amount">;
export type Condition = NodeOf<"Condition">;
export type Trigger = NodeOf<"Trigger">;
/** An event that an ability triggers on (603.2), now or later. */
export type Awaited = Served<"Awaited">;
/** What a triggered ability may wait for: an event, or a state (603.8). */
export type When = Served<"Awaited" | "State">;
/** An event that replacement effects watch for (614.1). */
export type Watched = Served<"Watched">;
/** An event that a text asks about afterwards (608.2i). */
export type Asked = Served<"Asked">;
/** The same where there is an amount of it. */
export type Summed = Served<"Summed">;
export type Replacement = NodeOf<"Replacement">;
export type Token = NodeOf<"Token">;
export type PlayerChange = NodeOf<"PlayerChange">;
export type Duration = NodeOf<"Duration">;
export type ColorChoice = NodeOf<"ColorChoice">;
export type WordChange = NodeOf<"WordChange">;
export type AnyNode = { [S in Sort]: NodeOf<S> }[Sort];
/** One node by its name: `Node<"Effect", "damage">`. */
export type Node<S extends Sort, Is extends NodeOf<S>["is"]> = Extract<NodeOf<S>, { is: Is }>;
