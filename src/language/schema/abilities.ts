/** Abilities (CR 113, 601–604, 702): what a line of a card's text is. */
export const abilities = {
  /**
   * What a line of a card's text is (CR 113.3). `rule` is the number of the keyword rule that an
   * ability is part of; what it does cites that number.
   */
  Ability: {
    /** The instructions of an instant or sorcery (113.3a). */
    spell: { effect: "Effect" },
    /**
     * Cost: effect (602.1). `limit` counts activations a turn (602.5b); `timing` is "only as a
     * sorcery" (602.5d); `who` may activate it where that isn't its controller (602.2).
     */
    activated: {
      cost: "Cost[]",
      effect: "Effect",
      zone: "zone?",
      limit: "number?",
      onlyIf: "Condition?",
      timing: "timing?",
      who: "Player?",
      rule: "rule?",
    },
    /** When, whenever or at (603.1). `onlyIf` is an intervening if (603.4). */
    triggered: {
      when: "When",
      effect: "Effect",
      onlyIf: "Condition?",
      zone: "zone?",
      rule: "rule?",
    },
    /**
     * A continuous effect on objects (604.1, 611.3); with `whilst` it applies only then.
     * `defining`: it defines a characteristic and functions in every zone (604.3).
     */
    static: {
      affects: "Objects",
      changes: "Change[]",
      whilst: "Condition?",
      zone: "zone?",
      defining: "flag?",
      rule: "rule?",
    },
    /** A continuous effect on what players can do or what happens to them (604.1, 613.11). */
    forPlayers: {
      who: "Player",
      changes: "PlayerChange[]",
      whilst: "Condition?",
      zone: "zone?",
      rule: "rule?",
    },
    /** "If … would …, … instead" (614.1a). `link` joins it to a trigger (607.2). */
    replacement: {
      would: "Watched",
      instead: "Replacement",
      whilst: "Condition?",
      optional: "flag?",
      link: "text?",
      zone: "zone?",
      rule: "rule?",
    },
    /** "If this card is in your opening hand, you may …": before the first turn (103.6). */
    openingHand: { effect: "Effect" },
    /** A cost to be paid besides (118.8); with a name it is optional, and remembered (702.33a). */
    additionalCost: { cost: "Cost[]", optional: "text?", rule: "rule?" },
    /**
     * Spells that cost more or less (118.7, 601.2f), `times` so often. `less` finds what it can;
     * `least` is a floor on the total mana; `first`: only the first such spell that is cast in a turn;
     * `onlyColored`: what finds no mana of its color takes no generic mana instead (118.7b–c).
     */
    costChange: {
      spells: "Filter",
      more: "mana?",
      less: "mana?",
      times: "Amount?",
      least: "number?",
      first: "flag?",
      onlyColored: "flag?",
      whilst: "Condition?",
    },
    /** "Cast this spell only …" (101.2, 601.3, 506.7). */
    castOnly: { onlyIf: "Condition" },
    /** Spells that can't be cast (101.2, 601.3). */
    cantCast: {
      who: "Player",
      spells: "Filter",
      whilst: "Condition?",
      zone: "zone?",
      rule: "rule?",
    },
    /** A way to cast spells without paying their mana cost (118.9). */
    freeCasting: { who: "Player", spells: "Filter" },
    /**
     * Another way to cast this card: for another cost (118.9), with a further cost, or from
     * another zone (601.3). `way` is the name under which the spell remembers it; `resulting` is
     * what the spell must be; with `exiles` it is exiled as it leaves the stack (702.34a).
     */
    castingWay: {
      way: "text",
      cost: "Cost[]?",
      more: "Cost[]?",
      from: "zone?",
      resulting: "Filter?",
      exiles: "flag?",
      designation: "designation?",
      rule: "rule?",
    },
    /**
     * A keyword ability (702). `meaning` is filled from the keyword's own file when a game begins;
     * `apart`: it is printed on a line of its own.
     */
    keyword: {
      name: "keyword",
      cost: "Cost[]?",
      quality: "Filter?",
      amount: "Amount?",
      meaning: "Ability[]?",
      apart: "flag?",
    },
    /** An ability word before an ability: a label without rules meaning (207.2c). */
    labelled: { word: "abilityWord", ability: "Ability" },
  },

  /** What a player pays (118.1). What is used up is remembered under `name` for the text. */
  Cost: {
    /** `times` multiplies: "{1} for each …". */
    payMana: { mana: "mana", times: "Amount?" },
    /** {T} (107.5). */
    tapThis: {},
    /** {Q} (107.6). */
    untapThis: {},
    /** Tap so many untapped permanents (118.3). */
    tapOthers: { amount: "Amount", which: "Filter" },
    /** Discard so many cards of one's own choice, or of those that fit, or at random. */
    discardCards: { amount: "Amount", which: "Filter?", random: "flag?", name: "text?" },
    sacrificeThis: {},
    sacrificeOthers: { amount: "Amount", which: "Filter", name: "text?" },
    /** Exile so many cards from the zone that `which` names. */
    exileCards: { amount: "Amount", which: "Filter", name: "text?" },
    exileThis: {},
    /** The card that the ability is of, out of its owner's hand (701.9a). */
    discardThis: {},
    returnThis: {},
    /** Return so many permanents of one's own to their owners' hands (118.3). */
    returnOthers: { amount: "Amount", which: "Filter" },
    payLife: { amount: "Amount" },
    /** Put so many cards into a library (118.3). */
    putCardsOnLibrary: { amount: "Amount", which: "Filter", where: "libraryPlace" },
    takeCounters: { amount: "Amount", counter: "counterKind" },
    /** A loyalty cost, [+N] (606.4). */
    addLoyalty: { amount: "Amount" },
    /** A loyalty cost, [−N] (606.4). */
    removeLoyalty: { amount: "Amount" },
  },
} as const;
