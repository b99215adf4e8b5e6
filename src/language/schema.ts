import type {
  CardType,
  Color,
  ManaType,
  RuleNumber,
  Step,
  Subtype,
  Supertype,
  Zone,
} from "./vocabulary.ts";

/**
 * The grammar of the ability language: every node, with the sort of each of its fields.
 *
 * One table is the source of the types below, of the visitor and the mapper (walk.ts) and of the
 * validation of foreign data. A field is a sort ("Effect"), a leaf ("color"), a list ("Effect[]")
 * or optional ("Effect?"). The name in `is` is unique over all sorts, so a node tells its own
 * shape. A new node is right only when no composition of these says the same (CONTRIBUTING.md).
 */
export const schema = {
  /**
   * What a line of a card's text is (CR 113.3). `rule` is the number of the keyword rule that an
   * ability is part of; what it does cites that number.
   */
  Ability: {
    /** The instructions of an instant or sorcery (113.3a). */
    spell: { effect: "Effect" },
    /** Cost: effect (602.1). `limit` counts activations a turn (602.5b). */
    activated: {
      cost: "Cost[]",
      effect: "Effect",
      zone: "zone?",
      limit: "number?",
      onlyIf: "Condition?",
    },
    /** When, whenever or at (603.1). `onlyIf` is an intervening if (603.4). */
    triggered: {
      when: "Trigger",
      effect: "Effect",
      onlyIf: "Condition?",
      zone: "zone?",
      rule: "rule?",
    },
    /** A continuous effect on objects (604.1, 611.3); with `whilst` it applies only then. */
    static: {
      affects: "Objects",
      changes: "Change[]",
      whilst: "Condition?",
      zone: "zone?",
      rule: "rule?",
    },
    /** "If … would …, … instead" (614.1a). `link` joins it to a trigger (607.2). */
    replacement: {
      would: "Trigger",
      instead: "Replacement",
      optional: "flag?",
      link: "text?",
      zone: "zone?",
      rule: "rule?",
    },
    /** A cost to be paid besides (118.8). */
    additionalCost: { cost: "Cost[]" },
    /** Spells that cost more or less (118.7, 601.2f). */
    costChange: { spells: "Filter", more: "mana?", less: "mana?" },
    /** Spells that can't be cast (101.2, 601.3). */
    cantCast: { who: "Player", spells: "Filter" },
    /** A way to cast spells without paying their mana cost (118.9). */
    freeCasting: { who: "Player", spells: "Filter" },
    /** A keyword ability (702). `meaning` is filled from the keyword's own file when a game begins. */
    keyword: {
      name: "keyword",
      cost: "Cost[]?",
      quality: "Filter?",
      amount: "Amount?",
      meaning: "Ability[]?",
    },
    /** An ability word before an ability: a label without rules meaning (207.2c). */
    labelled: { word: "abilityWord", ability: "Ability" },
  },

  /** What a spell or ability does when it resolves (609, 610). */
  Effect: {
    inOrder: { effects: "Effect[]" },
    /** "… may …. If … do, …. If … don't, …" (608.2d). */
    may: { who: "Player", effect: "Effect", ifDone: "Effect?", otherwise: "Effect?" },
    /** "… unless … pays …" (118.12a). */
    unlessPays: { who: "Player", cost: "Cost[]", effect: "Effect" },
    ifSo: { condition: "Condition", effect: "Effect", otherwise: "Effect?" },
    draw: { who: "Player", amount: "Amount" },
    /** Discards so many cards of the player's own choice (701.9b). */
    discard: { who: "Player", amount: "Amount" },
    /** Discards certain cards (701.9a). */
    discardThose: { who: "Player", what: "Objects" },
    /** Chooses cards or permanents without targeting and remembers them by name (608.2d). */
    choose: { who: "Player", amount: "Amount", from: "Filter", name: "text" },
    damage: { source: "Objects", amount: "Amount", to: "Recipient" },
    gainLife: { who: "Player", amount: "Amount" },
    loseLife: { who: "Player", amount: "Amount" },
    destroy: { what: "Objects" },
    sacrifice: { who: "Player", what: "Objects" },
    exile: { what: "Objects" },
    /** To its owner's hand; `from` names the zone where the text does. */
    returnToHand: { what: "Objects", from: "zone?" },
    /** `findable`: effects that refer to the card as it was before can find it there (702.35c). */
    putIntoGraveyard: { what: "Objects", findable: "flag?" },
    counter: { what: "Objects" },
    tap: { what: "Objects" },
    untap: { what: "Objects" },
    addMana: { who: "Player", mana: "manaType[]" },
    /** Casting during a resolution (608.2g), by an alternative cost if one is given. */
    cast: { who: "Player", what: "Objects", cost: "Cost[]?" },
    /**
     * A permission that outlasts the resolution: `what` may be cast at instant timing by paying
     * `cost` until `who` next passes priority; as that player passes, `otherwise` happens. With
     * `asThoughIn` it counts as cast from that zone.
     */
    allowCasting: {
      who: "Player",
      what: "Objects",
      cost: "Cost[]",
      asThoughIn: "zone?",
      otherwise: "Effect",
    },
    /** A continuous effect made by a resolution (611.2). */
    apply: { to: "Objects", changes: "Change[]", until: "Duration" },
  },

  /** What a player pays (118.1). */
  Cost: {
    /** `times` multiplies: "{1} for each …". */
    payMana: { mana: "mana", times: "Amount?" },
    /** {T} (107.5). */
    tapThis: {},
    /** Discard so many cards of one's own choice, or of those that fit. */
    discardCards: { amount: "Amount", which: "Filter?" },
    sacrificeThis: {},
    payLife: { amount: "Amount" },
  },

  /** One thing that a continuous effect does, in its layer (613.1) or to the rules (613.11). */
  Change: {
    modifyPT: { power: "Amount", toughness: "Amount" },
    switchPT: {},
    becomeColor: { color: "ColorChoice" },
    gainAbility: { ability: "Ability" },
    cantAttack: {},
    cantBlock: {},
    cantBeBlockedBy: { filter: "Filter" },
    cantBeTargetedBy: { filter: "Filter" },
    cantBeEnchantedBy: { filter: "Filter" },
    preventDamageFrom: { filter: "Filter" },
    /** Assigns the rest of its combat damage to what it attacks (702.19b). */
    trample: {},
    /** Restricts what an Aura may be attached to and its spell may target (702.5a). */
    enchants: { filter: "Filter" },
  },

  /** Which object or objects an effect speaks of. */
  Objects: {
    /** The object that this ability is of. */
    self: {},
    /** "target …"; `slot` is its place among the targets of the ability, in the order of the text. */
    target: { spec: "TargetSpec", slot: "number" },
    /** The same target, spoken of again. */
    thatTarget: { slot: "number" },
    /** What this is attached to. */
    attachedTo: {},
    /** The object of the event that triggered: "it", "that card". */
    eventObject: { noun: "Noun?" },
    /** What was chosen or moved under this name earlier in the same resolution. */
    named: { name: "text" },
    /** Everything that fits: "creatures you control", "each card in that graveyard". */
    all: { filter: "Filter" },
    /** Everything in a zone of a player: "target player's graveyard". */
    zoneOf: { zone: "zone", who: "Player" },
  },

  /** Who or what damage goes to. */
  Recipient: {
    objects: { objects: "Objects" },
    player: { player: "Player" },
  },

  Player: {
    you: {},
    eachOpponent: {},
    anOpponent: {},
    eachPlayer: {},
    anyPlayer: {},
    targetPlayer: { spec: "TargetSpec", slot: "number" },
    controllerOf: { what: "Objects" },
    ownerOf: { what: "Objects" },
    /** The player of the event that triggered: "that player". */
    eventPlayer: {},
  },

  /** What may be chosen for one use of the word "target" (115.1). */
  TargetSpec: {
    targetObject: { filter: "Filter", amount: "Amount?", upTo: "flag?" },
    targetPlayers: { who: "Player" },
    /** A creature, player, planeswalker or battle (115.4). */
    anyTarget: {},
  },

  /** A property that an object has or has not. Without a zone it speaks of permanents (109.2). */
  Filter: {
    type: { type: "cardType" },
    subtype: { subtype: "subtype" },
    supertype: { supertype: "supertype" },
    color: { color: "color" },
    withKeyword: { keyword: "keyword" },
    isSpell: {},
    isPermanent: {},
    isCard: {},
    isToken: {},
    inZone: { zone: "zone", of: "Player?" },
    controlledBy: { who: "Player" },
    ownedBy: { who: "Player" },
    castFrom: { zone: "zone", of: "Player?" },
    /** Another object than this one. */
    other: {},
    isSelf: {},
    /** One of those objects; with `not`, "the rest" (608.2d). */
    isAmong: { what: "Objects" },
    isNamed: { name: "text" },
    allOf: { filters: "Filter[]" },
    anyOf: { filters: "Filter[]" },
    not: { filter: "Filter" },
  },

  Amount: {
    number: { value: "number" },
    /** The X of the spell or ability (107.3). */
    x: {},
    count: { filter: "Filter" },
  },

  Condition: {
    atLeast: { amount: "Amount", least: "number" },
    isIn: { what: "Objects", zone: "zone" },
    negate: { condition: "Condition" },
  },

  /** An event that a trigger waits for or a replacement effect watches for. */
  Trigger: {
    discards: { who: "Player", what: "Filter?" },
    enters: { what: "Filter" },
    putIntoGraveyardFrom: { what: "Filter", from: "zone?" },
    castsSpell: { who: "Player", what: "Filter" },
    beginningOf: { step: "step", whose: "Player" },
    /** "this way": what the replacement effect of the same link did (607.2). */
    doneThisWay: { link: "text" },
  },

  /** What happens instead (614.6). */
  Replacement: {
    /** The card goes to another zone; with `insteadOf` only if it would go to that one. */
    goTo: { zone: "zone", insteadOf: "zone?" },
  },

  Duration: {
    endOfTurn: {},
    forever: {},
  },

  ColorChoice: {
    thatColor: { color: "color" },
    /** "the color of your choice", chosen as the effect is applied. */
    colorOfChoice: { who: "Player" },
  },
} as const;

/** Nouns by which a text calls the object of an event. */
export const nouns = ["card", "creature", "permanent", "spell", "discardedCard"] as const;

/** Keyword abilities (702) that have a file in keywords/. */
export const keywordNames = [
  "defender",
  "enchant",
  "flying",

  "madness",
  "protection",
  "reach",
  "trample",
] as const;

/** Ability words (207.2c). */
export const abilityWords = ["threshold"] as const;

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
  readonly Noun: Noun;
}

type Schema = typeof schema;
export type Sort = keyof Schema;
export type LeafName = keyof Leaves;

type Value<Spec> = Spec extends `${infer Item}[]`
  ? readonly Value<Item>[]
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

/** The union of the nodes of a sort. */
export type NodeOf<S extends Sort> = {
  [Is in keyof Schema[S]]: { readonly is: Is } & Fields<Schema[S][Is]>;
}[keyof Schema[S]];

export type Ability = NodeOf<"Ability">;
export type Effect = NodeOf<"Effect">;
export type Cost = NodeOf<"Cost">;
export type Change = NodeOf<"Change">;
export type Objects = NodeOf<"Objects">;
export type Recipient = NodeOf<"Recipient">;
export type Player = NodeOf<"Player">;
export type TargetSpec = NodeOf<"TargetSpec">;
export type Filter = NodeOf<"Filter">;
export type Amount = NodeOf<"Amount">;
export type Condition = NodeOf<"Condition">;
export type Trigger = NodeOf<"Trigger">;
export type Replacement = NodeOf<"Replacement">;
export type Duration = NodeOf<"Duration">;
export type ColorChoice = NodeOf<"ColorChoice">;
export type AnyNode = { [S in Sort]: NodeOf<S> }[Sort];
/** One node by its name: `Node<"Effect", "damage">`. */
export type Node<S extends Sort, Is extends NodeOf<S>["is"]> = Extract<NodeOf<S>, { is: Is }>;
