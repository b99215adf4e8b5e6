import { todayEdition } from "../engine/rules.ts";
import { keywords } from "../keywords/index.ts";
import type { Era } from "./era.ts";

export { todayEdition };

/** Today's rules. */
export const today: Era = {
  rules: {
    edition: todayEdition,
    numbers: [],
    layering: "settingFirst",
    keywordCounters: "giveKeyword",
    countersWithEffects: "replace",
    opposingCounters: "cancel",
    legendRule: "chooseOne",
    planeswalkerRule: "none",
    combatDamage: "atOnce",
    damageOrder: "free",
    teamAttacks: "onePlayer",
    deathtouchDamage: "lethal",
    damageTargets: "any",
    planeswalkerDamage: "direct",
    planeswalkerActivations: "loyaltyAbilities",
    sameTarget: "oncePerUse",
    withoutAttackers: "stepGoesOn",
    turnDraw: "atOnce",
    excessReduction: "reducesGeneric",
    unspentMana: "emptiesEachStep",
    illegalTargets: "doesNotResolve",
    tokenOwner: "creator",
    permanentSpellCopies: "tokens",
    walls: "mayAttack",
    creatureTypeWords: "oneOrTwo",
    milling: "atOnce",
    hiddenCards: "stayKnown",
    spellsJudged: "asProposed",
    shufflingIn: "always",
    secondDamageStep: "othersThanStrikers",
    negativeSizeChange: "zero",
    enteringSeen: "withAllEffects",
    enteringAsCopy: "first",
    dividedAmong: "anyNumber",
    backFaceManaValue: "ofFront",
    enteringTogether: "inTurnOrder",
    doubleFacedTokens: "bothFaces",
    transformTimestamp: "new",
    ownTransforming: "onlyOnce",
    phasingIn: "sameTimestamp",
    splitManaValue: "combined",
  },
  keywords,
  words: {},
};
