/**
 * The closed lists of words that the rules themselves define. Every list is an `as const` array,
 * so that the union type, the runtime check and the order of printing have one source.
 */

/**
 * A rule of the Comprehensive Rules by its number: `601.2b`. A rule that is gone by now goes by the
 * number that it had last: `gone 509.2`; it stands in the editions that had it only.
 */
export type RuleNumber = `${number}.${string}` | `${number}` | `gone ${number}.${string}`;

/** CR 105.1, in the order of 105.2 and of mana symbols on cards. */
export const colors = ["white", "blue", "black", "red", "green"] as const;
export type Color = (typeof colors)[number];

/** CR 205.2a: the card types that the source documents use. */
export const cardTypes = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "planeswalker",
  "sorcery",
] as const;
export type CardType = (typeof cardTypes)[number];

/** CR 110.4: the types of objects that can be permanents. */
export const permanentTypes = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "land",
  "planeswalker",
] as const satisfies readonly CardType[];
export const isPermanentType = (type: CardType): boolean =>
  permanentTypes.some((one) => one === type);

/** CR 205.4a. */
export const supertypes = ["basic", "legendary", "snow", "world"] as const;
export type Supertype = (typeof supertypes)[number];

/** CR 205.3i, the basic ones with the mana of their intrinsic ability (CR 305.6). */
export const basicLandTypes = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;
export type BasicLandType = (typeof basicLandTypes)[number];

/** The mana of the ability that a basic land type brings with it (CR 305.6). */
export const manaOfLandType: Readonly<Record<BasicLandType, Color>> = {
  Plains: "white",
  Island: "blue",
  Swamp: "black",
  Mountain: "red",
  Forest: "green",
};

/** Subtypes are an open list (CR 205.3); the printers know a word in both languages for each. */
export type Subtype = string;

/** CR 400.1. */
export const zones = [
  "library",
  "hand",
  "battlefield",
  "graveyard",
  "stack",
  "exile",
  "command",
] as const;
export type Zone = (typeof zones)[number];

/** CR 106.1b: the types of mana. */
export const manaTypes = [...colors, "colorless"] as const;
export type ManaType = (typeof manaTypes)[number];

/** CR 500.1 with the steps of 501–514, in their order. */
export const steps = [
  "untap",
  "upkeep",
  "draw",
  "main1",
  "beginCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endCombat",
  "main2",
  "end",
  "cleanup",
] as const;
export type Step = (typeof steps)[number];

/** CR 500.1: the parts of a turn that a text calls by name, each with its steps. */
export const stepsOfPart = {
  upkeep: ["upkeep"],
  draw: ["draw"],
  main: ["main1", "main2"],
  combat: ["beginCombat", "declareAttackers", "declareBlockers", "combatDamage", "endCombat"],
  declareAttackers: ["declareAttackers"],
  declareBlockers: ["declareBlockers"],
  end: ["end"],
} as const satisfies Record<string, readonly Step[]>;
export type TurnPart = keyof typeof stepsOfPart;

/**
 * CR 506.7: the points of a combat phase before or after which something may be done, by the steps
 * with which they come: attackers are declared, blockers are, damage is dealt.
 */
export const combatPoints = ["declareAttackers", "declareBlockers", "combatDamage"] as const;
export type CombatPoint = (typeof combatPoints)[number];

/** CR 700: what a permanent can be said to be, beyond its characteristics: 701.37b, 702.103b. */
export const designations = ["monstrous", "bestowed"] as const;
export type Designation = (typeof designations)[number];

/**
 * CR 122.1: the kinds of counters that have a name, in the rules or on the cards here. Those that
 * are called as a keyword is give it (122.1b).
 */
export const counterKinds = [
  "age",
  "charge",
  "deathtouch",
  "decayed",
  "defense",
  "double strike",
  "energy",
  "exalted",
  "experience",
  "fade",
  "finality",
  "first strike",
  "flood",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "level",
  "lifelink",
  "lore",
  "loyalty",
  "menace",
  "poison",
  "rad",
  "reach",
  "shadow",
  "shield",
  "shred",
  "stun",
  "ticket",
  "time",
  "trample",
  "vigilance",
] as const;
type Signed = `${"+" | "-"}${number}`;
/** A kind of counter by its name, or by what it adds to power and toughness (122.1a). */
export type CounterKind = (typeof counterKinds)[number] | `${Signed}/${Signed}`;

/** CR 602.5d: when an ability may be activated, where it isn't any time. */
export const timings = ["sorcery"] as const;
export type Timing = (typeof timings)[number];

/** CR 401: where in a library cards are put. */
export const libraryPlaces = ["top", "bottom"] as const;
export type LibraryPlace = (typeof libraryPlaces)[number];

/** CR 202.3, 208: the numbers that objects have. */
export const stats = ["power", "toughness", "manaValue"] as const;
export type Stat = (typeof stats)[number];

export const comparisons = ["atLeast", "atMost", "exactly"] as const;
export type Comparison = (typeof comparisons)[number];

/** CR 205.3: the card types whose subtypes a text can speak of as a whole. */
export const subtypeKinds = [
  "artifact",
  "creature",
  "enchantment",
  "land",
  "planeswalker",
] as const;
export type SubtypeKind = (typeof subtypeKinds)[number];

/** CR 612.2: the words that text-changing effects speak of. */
export const wordKinds = ["color", "basicLandType", "creatureType"] as const;
export type WordKind = (typeof wordKinds)[number];

/** Of what time a text remembers what happened. */
export const turnSpans = ["thisTurn", "lastTurn"] as const;
export type TurnSpan = (typeof turnSpans)[number];

/** 205.3g–j; every other subtype is taken for a creature type. */
const subtypesByKind: Readonly<Record<Exclude<SubtypeKind, "creature">, string>> = {
  artifact:
    "Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification " +
    "Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone " +
    "Treasure Vehicle",
  enchantment: "Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine",
  land: `${basicLandTypes.join(" ")} Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's`,
  planeswalker:
    "Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet " +
    "Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster " +
    "Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska " +
    "Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri " +
    "Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra " +
    "Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza " +
    "Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel",
};

const kindOfSubtype: ReadonlyMap<Subtype, SubtypeKind> = new Map(
  subtypeKinds.flatMap((kind) =>
    kind === "creature" ? [] : subtypesByKind[kind].split(" ").map((one) => [one, kind] as const),
  ),
);

/** The card type that a subtype belongs to (205.3b). */
export const subtypeKindOf = (subtype: Subtype): SubtypeKind =>
  kindOfSubtype.get(subtype) ?? "creature";
