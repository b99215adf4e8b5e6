/** What continuous effects do (CR 611, 613), to objects and to players. */
export const changes = {
  /** One thing that a continuous effect does, in its layer (613.1) or to the rules (613.11). */
  Change: {
    // Layer 2 (613.1b)
    gainControl: { who: "Player" },
    // Layer 3 (613.1c)
    /** Words of its text become others (612.1). */
    changeWords: { words: "WordChange" },
    // Layer 4 (613.1d)
    /** In addition to its other types. */
    addTypes: { supertypes: "supertype[]?", types: "cardType[]?", subtypes: "subtype[]?" },
    /** Only these card types; subtypes that belong to none of them go (205.1a). */
    setTypes: { types: "cardType[]", subtypes: "subtype[]?" },
    /** These instead of its subtypes of that kind; basic land types as 305.7 says. */
    setSubtypes: { kind: "subtypeKind", subtypes: "subtype[]" },
    loseTypes: { types: "cardType[]" },
    allCreatureTypes: {},
    /** The creature type that was chosen for the source of the effect (607.2d); `also` as above. */
    becomeChosenType: { also: "flag?" },
    loseSubtypes: { kind: "subtypeKind" },
    // Layer 5 (613.1e)
    /** With `also` in addition to its other colors. */
    becomeColor: { color: "ColorChoice", also: "flag?" },
    becomeColors: { colors: "color[]", also: "flag?" },
    // Layer 6 (613.1f)
    /** Protection that it gives doesn't take the Auras away that it `spares` (702.16n). */
    gainAbility: { ability: "Ability", spares: "Objects?" },
    loseAbility: { keyword: "keyword" },
    /** Every ability that says the same as this one (113.10b). */
    loseThatAbility: { ability: "Ability" },
    loseAllAbilities: {},
    // Layer 7 (613.4)
    /** Base power and toughness (613.4b); in a characteristic-defining ability 613.4a. */
    setPT: { power: "Amount", toughness: "Amount" },
    modifyPT: { power: "Amount", toughness: "Amount" },
    switchPT: {},

    // Rules (613.11)
    cantAttack: {},
    /** With `what` only attackers that fit. */
    cantBlock: { what: "Filter?" },
    cantBeBlockedBy: { filter: "Filter" },
    /** Blocked only by so many creatures or more (509.1b). */
    cantBeBlockedByFewer: { least: "number" },
    /** So many attackers more than one; without an amount any number. */
    canBlockMore: { amount: "Amount?" },
    mustAttack: {},
    mustBlock: {},
    haste: {},
    vigilance: {},
    strikesFirst: {},
    strikesTwice: {},
    /** Assigns the rest of its combat damage to what it attacks (702.19b). */
    trample: {},
    deathtouch: {},
    lifelink: {},
    wither: {},
    indestructible: {},
    /**
     * May assign its combat damage as though it weren't blocked (510.1c). `decided`: it does, for
     * that was chosen as the effect began (608.2d).
     */
    assignsAsUnblocked: { decided: "flag?" },
    cantBeTargetedBy: { filter: "Filter" },
    cantBeEnchantedBy: { filter: "Filter" },
    cantBeEquippedBy: { filter: "Filter" },
    preventDamageFrom: { filter: "Filter" },
    preventDamageTo: {},
    cantBeCountered: {},
    cantBeRegenerated: {},
    /** Its activated abilities can't be activated (602.5); `unlessMana`: but mana abilities can. */
    cantActivate: { unlessMana: "flag?" },
    doesntUntap: {},
    daybound: {},
    nightbound: {},
    /** Restricts what an Aura may be attached to and its spell may target (702.5a). */
    enchants: { filter: "Filter" },
    /** Restricts what an Equipment may be attached to (301.5). */
    equips: { filter: "Filter" },
  },

  /** "…, except …": how a copy differs from what it copies (707.9). */
  Exception: {
    /** A characteristic is another, or an ability is gained; copied in its turn (707.9a–b). */
    differs: { change: "Change" },
    /** "it has this ability": the one that makes it a copy (707.9a). */
    hasThisAbility: {},
    /** The color isn't copied: it keeps its own (707.9c–d). */
    keepsColor: {},
    /** It enters with so many more; not if it becomes a copy of something else after (707.9e). */
    entersWithMore: { counter: "counterKind", amount: "Amount" },
    /** Only if the copy fits without these (707.9f). */
    ifCopyFits: { filter: "Filter", except: "Exception[]" },
  },

  /** What a continuous effect does to players or to the rules of the game (613.11). */
  PlayerChange: {
    cantGainLife: {},
    /** Doesn't lose for having 0 or less life (704.5a). */
    survivesZeroLife: {},
    noMaximumHandSize: {},
    /** May play so many lands more on each of their turns (305.2). */
    moreLandPlays: { amount: "Amount" },
    /** Their devotion to each color and combination of colors is so much more (700.5a). */
    moreDevotion: { amount: "Amount" },
    castAsThoughFlash: { spells: "Filter" },
    cantBeTargeted: { by: "Filter" },
    /** Creatures can't attack them unless this is paid for each (508.1d, 508.1h). */
    attackTax: { cost: "Cost[]", planeswalkers: "flag?" },
    /** Such creatures can't attack them (508.1c); `planeswalkers`: nor planeswalkers they control. */
    cantBeAttacked: { by: "Filter", planeswalkers: "flag?" },
    /** Can't activate abilities, or those of such objects (602.5); `unlessMana` as above. */
    cantActivateAbilities: { of: "Filter?", unlessMana: "flag?" },
    /** Skips that step each time, or the whole combat phase by `beginCombat` (614.10). */
    skipsStep: { step: "step" },
    /** Must choose one of these as a target if able (601.2c). */
    mustTarget: { what: "Filter" },
    /** Unspent mana becomes this instead of emptying (106.4). */
    unspentManaBecomes: { mana: "manaType" },
    unspentManaStays: {},
    /** Damage can't be prevented (615.12). */
    damageCantBePrevented: {},
    /** Damage is dealt as though its source had wither (702.80). */
    damageWithers: {},
    /** The first card drawn on each of their turns is revealed. */
    revealsFirstDraw: {},
    /** May look at cards that are not shown to everybody, at any time (401.2, 406.3). */
    mayLookAt: { what: "Objects" },
    /**
     * May play cards that are elsewhere as if they were in their hand (305.1, 601.3); `asSpells`: may
     * only cast them, so lands among them stay where they are.
     */
    mayPlay: { what: "Objects", asSpells: "flag?" },
  },

  ColorChoice: {
    thatColor: { color: "color" },
    /** "the color of your choice", chosen as the effect is applied. */
    colorOfChoice: { who: "Player" },
    /** "the chosen color", chosen by a linked ability (607.2d). */
    chosenColor: {},
  },

  /** Which words of a text become which (612.2). */
  WordChange: {
    /** "one … word with another", chosen as the effect is applied; never `except` for the new one. */
    wordsOfChoice: { kinds: "wordKind[]", except: "subtype[]?" },
    colorWord: { from: "color", to: "color" },
    typeWord: { from: "subtype", to: "subtype" },
  },
} as const;
