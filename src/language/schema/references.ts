/** What a text speaks of: objects, players, properties, numbers, conditions (CR 109, 115, 608.2). */
export const references = {
  /** Which object or objects an effect speaks of. */
  Objects: {
    /** The object that this ability is of. */
    self: {},
    /** "target …"; `slot` is its place among the targets of the ability, in the order of the text. */
    target: { spec: "TargetSpec", slot: "number" },
    /** The same target, spoken of again. */
    thatTarget: { slot: "number" },
    /** The permanent that this is attached to; called a card, the card in its zone (109.2a). */
    attachedTo: { noun: "Noun?" },
    /** The object of the event that triggered: "it", "that card". */
    eventObject: { noun: "Noun?" },
    /** The other object of that event: what was dealt damage, what dealt it, what targeted. */
    eventOther: { noun: "Noun?" },
    /** What was chosen or moved under this name earlier in the same resolution. */
    named: { name: "text" },
    /** What a linked ability exiled (607.2a). */
    linked: { link: "text" },
    /** The one that "for each" is at, or that a continuous effect is applied to. */
    theOne: {},
    /** Everything that fits: "creatures you control", "each card in that graveyard". */
    all: { filter: "Filter" },
    /** Everything in a zone of a player: "target player's graveyard". */
    zoneOf: { zone: "zone", who: "Player" },
    topOfLibrary: { who: "Player", amount: "Amount" },
  },

  /** Who or what damage goes to. */
  Recipient: {
    objects: { objects: "Objects" },
    player: { player: "Player" },
    /** "each creature and each player": at once. */
    several: { recipients: "Recipient[]" },
  },

  Player: {
    you: {},
    eachOpponent: {},
    anOpponent: {},
    eachPlayer: {},
    anyPlayer: {},
    /** `link` lets a linked ability speak of that player (607.1). */
    targetPlayer: { spec: "TargetSpec", slot: "number", link: "text?" },
    controllerOf: { what: "Objects" },
    ownerOf: { what: "Objects" },
    /** Those who control it or have controlled it. */
    hasControlled: { what: "Objects" },
    /** The player of the event that triggered: "that player". */
    eventPlayer: {},
    /** The one that "each player" is at. */
    thePlayer: {},
    /** Whom the creature of the event, or this, attacks (508.5). */
    defendingPlayer: {},
    /** A player whom a linked ability targets or has affected (607.1). */
    linkedPlayer: { link: "text" },
    /** The opponent of this clash (701.30). */
    clashOpponent: {},
  },

  /** What may be chosen for one use of the word "target" (115.1). `upTo` allows fewer. */
  TargetSpec: {
    /** `single`: all out of one player's zone. */
    targetObject: { filter: "Filter", amount: "Amount?", upTo: "flag?", single: "flag?" },
    targetPlayers: { who: "Player", amount: "Amount?", upTo: "flag?" },
    /** "target player or planeswalker", "target spell or permanent with …". */
    targetEither: { filter: "Filter", who: "Player", amount: "Amount?", upTo: "flag?" },
    /** A creature, player, planeswalker or battle (115.4). */
    anyTarget: { amount: "Amount?", upTo: "flag?" },
  },

  /** A property that an object has or has not. Without a zone it speaks of permanents (109.2). */
  Filter: {
    type: { type: "cardType" },
    subtype: { subtype: "subtype" },
    supertype: { supertype: "supertype" },
    color: { color: "color" },
    hasChosenColor: {},
    /** "the color of your choice", chosen as the effect that grants it is applied (608.2d). */
    hasColorOfChoice: { who: "Player" },
    hasChosenType: {},
    colorless: {},
    /** Some color is a color of both (105.2). */
    sharesColorWith: { what: "Objects" },
    withKeyword: { keyword: "keyword" },
    /** Has no abilities at all, not even the one of a basic land type (113.1, 305.6). */
    withoutAbilities: {},
    /** Power, toughness or mana value at least, at most or exactly so much. */
    hasStat: { stat: "stat", compares: "comparison", amount: "Amount" },
    withCounter: { counter: "counterKind" },
    hasDesignation: { designation: "designation" },
    isTapped: {},
    isAttacking: {},
    isBlocking: {},
    attackedThisTurn: {},
    /** This turn that object dealt damage to it. */
    damagedThisTurnBy: { what: "Objects" },
    /** In that zone, and put there from another one this turn. */
    putThereThisTurn: { zone: "zone", of: "Player?", from: "zone" },
    isSpell: {},
    /** An activated or triggered ability on the stack. */
    isAbility: {},
    isPermanent: {},
    /** A permanent card or a permanent spell (110.4a, 110.4b). */
    hasPermanentType: {},
    isCard: {},
    isToken: {},
    inZone: { zone: "zone", of: "Player?" },
    controlledBy: { who: "Player" },
    ownedBy: { who: "Player" },
    /** Its controller controls such a permanent. */
    controllerHas: { filter: "Filter" },
    sameControllerAs: { what: "Objects" },
    castFrom: { zone: "zone", of: "Player?" },
    /** A spell or ability one of whose targets fits, or is one of these. */
    targets: { filter: "Filter" },
    /** A spell or ability that targets only one permanent or player, or one that fits, however often (115.9c). */
    hasSingleTarget: { filter: "Filter?" },
    /** Another object than this one. */
    other: {},
    isSelf: {},
    /** One of those objects; with `not`, "the rest" (608.2d). */
    isAmong: { what: "Objects" },
    /** A linked ability of this object put it onto the battlefield (607.2c). */
    putWith: { link: "text" },
    isNamed: { name: "text" },
    allOf: { filters: "Filter[]" },
    anyOf: { filters: "Filter[]" },
    not: { filter: "Filter" },
  },

  Amount: {
    number: { value: "number" },
    /** The X of the spell or ability (107.3). */
    x: {},
    /** "any number". */
    anyNumber: {},
    count: { filter: "Filter" },
    /** How many objects those are: "for each card discarded this way". */
    howMany: { what: "Objects" },
    /** Power, toughness or mana value of an object, or the sum of several. */
    statOf: { stat: "stat", what: "Objects" },
    countersOn: { counter: "counterKind", what: "Objects" },
    lifeOf: { who: "Player" },
    /** The amount of the event: damage dealt, life lost. */
    eventAmount: {},
    /** Devotion to colors (700.5). */
    devotion: { colors: "color[]" },
    /** Mana symbols of a color in the mana costs of objects: chroma (107.4). */
    manaSymbols: { color: "color", what: "Objects" },
    /** Targets beyond the first: strive. */
    moreTargets: {},
    /** How often something happened in this turn or the last one. */
    timesHappened: { what: "Asked", during: "turnSpan" },
    /** The creatures that those players declared as attackers in that turn, each once (508.1k, 608.2i). */
    attackedWith: { who: "Player", during: "turnSpan" },
    /** The sum of those amounts. */
    sumHappened: { what: "Summed", during: "turnSpan" },
    negative: { amount: "Amount" },
    product: { factor: "number", amount: "Amount" },
  },

  Condition: {
    atLeast: { amount: "Amount", least: "number" },
    atMost: { amount: "Amount", most: "number" },
    isIn: { what: "Objects", zone: "zone" },
    /** Some of those objects, existing or past, fits. */
    fits: { what: "Objects", filter: "Filter" },
    /** The cost of that name was paid, or it was cast in that way (702.33d, 702.74a). */
    costPaid: { name: "text" },
    /** At least this mana was spent to cast it (601.2h). */
    manaSpent: { mana: "manaType[]" },
    wonClash: {},
    itIsDay: {},
    itIsNight: {},
    isTurnOf: { who: "Player" },
    /** "during combat", "during your upkeep" (500.1). */
    isDuring: { part: "turnPart", whose: "Player?" },
    /** Before that point of the turn's first combat phase; with `any`, of the one that it is (506.7). */
    isBefore: { point: "combatPoint", any: "flag?" },
    isAfter: { point: "combatPoint", any: "flag?" },
    /** Each of those players: their own text speaks of `thePlayer`. */
    forEachOf: { who: "Player", condition: "Condition" },
    /** One of those players. */
    forAnyOf: { who: "Player", condition: "Condition" },
    both: { conditions: "Condition[]" },
    anyCondition: { conditions: "Condition[]" },
    negate: { condition: "Condition" },
  },
} as const;
