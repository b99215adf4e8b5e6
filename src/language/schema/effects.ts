/** Effects (CR 608–611, 701): what a spell or ability does when it resolves. */
export const effects = {
  Effect: {
    // Putting together (608.2c–d)
    inOrder: { effects: "Effect[]" },
    /** "Choose one —", "choose two —": chosen as it is cast or put on the stack (700.2). */
    modal: { least: "number", most: "number", modes: "Effect[]" },
    /** "… or …": chosen as it resolves (608.2d). */
    either: { who: "Player", effects: "Effect[]" },
    /**
     * "… may …. If … do, …. If … don't, …" (608.2d). Of "any opponent" `thePlayer` is the one who
     * does: they are asked in turn order until one of them does (101.4).
     * `instead`: told as what may be done in place of `otherwise`, which is told first.
     */
    may: {
      who: "Player",
      effect: "Effect",
      ifDone: "Effect?",
      otherwise: "Effect?",
      instead: "flag?",
    },
    /** "… unless … pays …" (118.12a). */
    unlessPays: { who: "Player", cost: "Cost[]", effect: "Effect" },
    /** Pays a cost while this resolves: "you may pay …. If you do" (118.12). */
    pay: { who: "Player", cost: "Cost[]" },
    /**
     * `instead`: told as what happens in place of `otherwise`, with its ability word (207.2c);
     * `behind`: the condition is told behind the effect.
     */
    ifSo: {
      condition: "Condition",
      effect: "Effect",
      otherwise: "Effect?",
      instead: "flag?",
      behind: "flag?",
      word: "abilityWord?",
    },
    /** "For each …": `theOne` speaks of it. */
    forEach: { of: "Objects", effect: "Effect" },
    /** "Each player …": `thePlayer` speaks of them, in APNAP order (101.4). */
    forEachPlayer: { who: "Player", effect: "Effect" },
    repeat: { times: "Amount", effect: "Effect" },

    // Cards in hand, library and graveyard
    draw: { who: "Player", amount: "Amount" },
    /** Discards cards of the player's own choice (701.9b), or at random; `upTo` so many. */
    discard: {
      who: "Player",
      amount: "Amount",
      random: "flag?",
      upTo: "flag?",
      name: "text?",
    },
    /** Discards certain cards (701.9a). */
    discardThose: { who: "Player", what: "Objects" },
    mill: { who: "Player", amount: "Amount", name: "text?" },
    scry: { who: "Player", amount: "Amount" },
    surveil: { who: "Player", amount: "Amount" },
    lookAt: { who: "Player", what: "Objects", name: "text?" },
    reveal: { what: "Objects", name: "text?" },
    /** Searches a library for cards (701.23); may fail to find what has a quality (701.23b). */
    search: {
      who: "Player",
      whose: "Player",
      filter: "Filter",
      amount: "Amount",
      upTo: "flag?",
      reveal: "flag?",
      name: "text",
    },
    shuffle: { who: "Player" },
    /** Into their owners' libraries, which are shuffled (701.24). */
    shuffleInto: { what: "Objects" },
    /**
     * On top of their owners' libraries or on the bottom: `who` puts them there, each owner arranges
     * their own (401.4) unless it is done at random.
     */
    putOnLibrary: { who: "Player", what: "Objects", where: "libraryPlace", random: "flag?" },
    putIntoHand: { what: "Objects" },
    /** To its owner's hand; `from` names the zone where the text does. */
    returnToHand: { what: "Objects", from: "zone?" },
    /**
     * `findable`: effects that refer to the card as it was before can find it there (702.35c);
     * `returned`: told as going back there.
     */
    putIntoGraveyard: { what: "Objects", findable: "flag?", returned: "flag?" },

    // Choosing (608.2d)
    /** Chooses cards or permanents without targeting and remembers them by name. */
    choose: {
      who: "Player",
      amount: "Amount",
      from: "Filter",
      upTo: "flag?",
      random: "flag?",
      name: "text",
    },
    /** Chooses a source of damage (609.7). */
    chooseSource: { who: "Player", name: "text" },
    /** The object itself remembers the choice (614.12a, 607.2d). */
    chooseColor: { who: "Player" },
    chooseCreatureType: { who: "Player" },

    // Damage and life
    /** `divided` among the targets as announced (601.2d). */
    damage: {
      source: "Objects",
      amount: "Amount",
      to: "Recipient",
      divided: "flag?",
      unpreventable: "flag?",
    },
    gainLife: { who: "Player", amount: "Amount" },
    loseLife: { who: "Player", amount: "Amount" },
    /** 701.12c. */
    exchangeLife: { who: "Player", with: "Player" },
    fight: { one: "Objects", other: "Objects" },
    /** A prevention effect (615.1): the next so much, or all; of `from`, to `to`. */
    preventDamage: {
      amount: "Amount?",
      to: "Recipient?",
      from: "Objects?",
      combat: "flag?",
      until: "Duration",
    },
    loseGame: { who: "Player" },
    winGame: { who: "Player" },

    // Permanents
    destroy: { what: "Objects", noRegeneration: "flag?", name: "text?" },
    regenerate: { what: "Objects" },
    sacrifice: { who: "Player", what: "Objects" },
    /** Permanents of the player's own choice (701.21). */
    sacrificeChosen: { who: "Player", amount: "Amount", which: "Filter", name: "text?" },
    /**
     * `link` lets a linked ability find the cards (607.2a); `until` brings them back (610.3);
     * `faceDown` hides them from all who aren't allowed to look (406.3). By `name` the rest of the
     * text finds them where they went (400.7j).
     */
    exile: {
      what: "Objects",
      link: "text?",
      until: "Duration?",
      faceDown: "flag?",
      name: "text?",
    },
    /**
     * `who` does it, each of those players what is theirs, all at once; without it the controller.
     * It comes under that player's control unless `under` says whose (110.2a); with `counter` it
     * enters with one such counter on it (614.1c), with `transformed` with its back face up
     * (712.14a); `as` is what it is from then on, already as it enters (611.2e). `link` lets a
     * linked ability find it (607.2c).
     */
    putOntoBattlefield: {
      who: "Player?",
      what: "Objects",
      under: "Player?",
      tapped: "flag?",
      attacking: "flag?",
      transformed: "flag?",
      returned: "flag?",
      counter: "counterKind?",
      as: "Change[]?",
      link: "text?",
      name: "text?",
    },
    tap: { what: "Objects" },
    untap: { what: "Objects" },
    attach: { what: "Objects", to: "Objects" },
    transform: { what: "Objects" },
    monstrosity: { amount: "Amount" },
    phaseOut: { what: "Objects" },
    removeFromCombat: { what: "Objects" },
    /** By `name` the rest of the text finds the permanent, once for each counter put on it. */
    putCounters: {
      on: "Objects",
      counter: "counterKind",
      amount: "Amount",
      divided: "flag?",
      name: "text?",
    },
    /** Without `counter` those of every kind, without `amount` all. */
    removeCounters: { from: "Objects", counter: "counterKind?", amount: "Amount?" },
    /** Any number of them. */
    moveCounters: { who: "Player", from: "Objects", onto: "Objects", counter: "counterKind" },
    /** `investigating`: so many Clues, told as "investigate" (701.16a). */
    create: {
      who: "Player",
      amount: "Amount",
      token: "Token",
      investigating: "flag?",
      tapped: "flag?",
      attacking: "flag?",
      name: "text?",
    },

    // Spells
    counter: { what: "Objects" },
    /** The copy has new targets if its controller likes (707.10c), or one of those (707.10e). */
    copySpell: {
      who: "Player",
      what: "Objects",
      amount: "Amount?",
      except: "Exception[]?",
      newTargets: "flag?",
      targeting: "Objects?",
    },
    /** A copy for each other thing that the spell could target (707.10d). */
    copyForEachTarget: { who: "Player", what: "Objects" },
    /** Casting during a resolution (608.2g), by an alternative cost if one is given. */
    cast: { who: "Player", what: "Objects", cost: "Cost[]?" },
    /** Plays a card without paying its mana cost: a land, too (608.2g, 305.2). */
    play: { who: "Player", what: "Objects" },
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

    // Mana, turn, chance
    addMana: { who: "Player", mana: "manaType[]" },
    /** So much mana of one of these types, chosen as it is added; `stays` until end of turn. */
    addManaOf: { who: "Player", amount: "Amount", types: "manaType[]", stays: "flag?" },
    /** Mana of a type that the event produced (106.12a). */
    addManaProduced: { who: "Player" },
    clash: { who: "Player", with: "Player" },
    flipCoin: { who: "Player", ifWon: "Effect?", ifLost: "Effect?" },
    /** Flips until a flip is lost; `each` for every flip won. */
    flipUntilLoss: { who: "Player", each: "Effect" },
    becomeDay: {},
    becomeNight: {},
    extraTurn: { who: "Player" },
    /** Further phases after this one, by their first steps (500.8); `main`: only after a main phase. */
    extraPhases: { phases: "step[]", main: "flag?" },
    skipNext: { who: "Player", step: "step" },
    becomeMonstrous: { what: "Objects" },

    // Effects that last (611.2, 603.7)
    /** A continuous effect made by a resolution (611.2). */
    apply: { to: "Objects", changes: "Change[]", until: "Duration" },
    applyToPlayers: { who: "Player", changes: "PlayerChange[]", until: "Duration" },
    /** A replacement or rule-making ability that lasts, so many `uses` at most (611.2, 614.3). */
    establish: { ability: "Ability", until: "Duration", uses: "number?" },
    /**
     * A delayed triggered ability (603.7): once, unless it is repeated until `until`. Its targets are
     * chosen as it triggers (603.3d), but if it is `aimed`, with those of the text around it (115.1).
     */
    delayed: {
      when: "Awaited",
      effect: "Effect",
      onlyIf: "Condition?",
      until: "Duration?",
      aimed: "flag?",
    },
    /** "When you do, …" (603.12). */
    reflexive: { effect: "Effect" },
    /** Becomes a copy (707.4) with exceptions (707.9). */
    becomeCopy: { what: "Objects", of: "Objects", except: "Exception[]?", until: "Duration" },
  },

  /** What a created token is (111.3). */
  Token: {
    /** Without a name it is called by its subtypes (111.4). */
    token: {
      name: "text?",
      colors: "color[]",
      supertypes: "supertype[]?",
      types: "cardType[]",
      subtypes: "subtype[]",
      power: "Amount?",
      toughness: "Amount?",
      abilities: "Ability[]?",
    },
    /** A copy of an object (707.2) with exceptions (707.9). */
    copyToken: { of: "Objects", except: "Exception[]?" },
  },

  Duration: {
    endOfTurn: {},
    endOfCombat: {},
    forever: {},
    /** "until your next turn" (611.2a). */
    yourNextTurn: {},
    /** "until the end of your next turn": of one that begins from now on (514.2). */
    endOfYourNextTurn: {},
    /** "until … leaves the battlefield" (611.2a, 610.3). */
    thisLeaves: {},
    /** "during its controller's next untap step". */
    nextUntapStep: {},
    asLongAs: { condition: "Condition" },
  },
} as const;
