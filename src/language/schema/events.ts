/** Events that triggers wait for and replacement effects watch for (CR 603, 614). */
export const events = {
  /**
   * An event that a trigger waits for, a replacement effect watches for or a text asks about; which
   * of them which (`uses.ts`). `atOnce`: "one or more", once for all to which it happens at the same
   * time, and for each player to whom they do it (603.2c).
   */
  Trigger: {
    enters: { what: "Filter", atOnce: "flag?" },
    leaves: { what: "Filter", atOnce: "flag?" },
    putIntoGraveyardFrom: { what: "Filter", from: "zone?", atOnce: "flag?" },
    discards: { who: "Player", what: "Filter?" },
    /** With `nth` only the one that is so many of that player's in a turn. */
    draws: { who: "Player", nth: "number?" },
    /** Would draw so many cards or more, before it is one at a time (121.2a): for replacements. */
    drawsCards: { who: "Player", least: "number" },
    mills: { who: "Player", what: "Filter?" },
    /** A player sacrifices a permanent (701.21a). */
    sacrifices: { who: "Player", what: "Filter" },
    /** `thisWay`: by what a static ability of the same paragraph says (603.11, 607.2h). */
    reveals: { who: "Player", what: "Filter?", thisWay: "flag?" },
    /** With `nth` only the one that is so many of such spells. */
    castsSpell: { who: "Player", what: "Filter", nth: "number?" },
    /** A spell is countered, by something that fits if a filter is given. */
    isCountered: { what: "Filter", by: "Filter?" },
    becomesTarget: { what: "Filter", of: "Filter" },
    /**
     * `alone`: the only creature that is declared as an attacker (506.5). With `least`, at once, only
     * if so many or more of them are.
     */
    attacks: {
      what: "Filter",
      whom: "Player?",
      alone: "flag?",
      atOnce: "flag?",
      least: "number?",
    },
    /** With `whom` for each creature that it blocks (509.3b), else once (509.3a). */
    blocks: { what: "Filter", whom: "Filter?" },
    /** With `by` for each creature that blocks it (509.3d), else once (509.3c). */
    becomesBlocked: { what: "Filter", by: "Filter?" },
    /** Damage by `source` to an object or to a player; the amount is the event's. */
    damages: {
      source: "Filter?",
      object: "Filter?",
      player: "Player?",
      combat: "flag?",
      noncombat: "flag?",
      atOnce: "flag?",
    },
    gainsLife: { who: "Player" },
    losesLife: { who: "Player" },
    becomesTapped: { what: "Filter" },
    becomesUntapped: { what: "Filter" },
    /** An effect would create one or more tokens under their control (614.16): for replacements. */
    createsTokens: { who: "Player" },
    tapsForMana: { who: "Player", what: "Filter" },
    countersPut: { on: "Filter", counter: "counterKind?" },
    isDestroyed: { what: "Filter" },
    becomesMonstrous: { what: "Filter" },
    transforms: { what: "Filter" },
    clashes: { who: "Player", won: "flag?" },
    dayNightChanges: {},
    beginningOf: { step: "step", whose: "Player" },
    /** A state trigger (603.8). */
    stateIs: { condition: "Condition" },
    /** "enters or attacks": any of them. */
    anyEvent: { triggers: "Trigger[]" },
    /** Is exiled by a linked ability of this object (607.2a): championed (702.72c). */
    exiledWith: { what: "Filter", link: "text" },
    /** "this way": what the replacement effect of the same link did (607.2). */
    doneThisWay: { link: "text" },
  },

  /** What happens instead (614.6). */
  Replacement: {
    /** The card goes to another zone; with `insteadOf` only if it would go to that one. */
    goTo: { zone: "zone", insteadOf: "zone?" },
    /** That event doesn't happen; this does. */
    doInstead: { effect: "Effect" },
    enterTapped: {},
    enterWith: { counter: "counterKind", amount: "Amount" },
    /** "As … enters, …" (614.1c). */
    asEnters: { effect: "Effect" },
    /** Enters as a copy of one of these, with exceptions (707.5). */
    enterAsCopy: { filter: "Filter", except: "Exception[]?" },
    /** So much of the damage, or all, is prevented; then the effect knows how much (615.5). */
    prevent: { amount: "Amount?", so: "Effect?" },
    /** Another amount of damage, life or cards; so many times as many tokens. */
    changeAmount: { to: "Amount?", plus: "Amount?", times: "number?" },
    /** The damage goes there (614.9). */
    redirect: { to: "Recipient" },
    /** Regeneration: tapped, damage removed, out of combat (701.19). */
    regenerateIt: {},
  },
} as const;
