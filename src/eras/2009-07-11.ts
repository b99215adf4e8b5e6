import { era2014 } from "./2014-05-01.ts";
import { before } from "./era.ts";
import { indestructible2009 } from "./indestructible.ts";
import { numbers2009 } from "./numbers/2009-07-11.ts";

/** 11 July 2009 (Magic 2010). */
export const era2009 = before(era2014, {
  edition: "2009-07-11",
  numbers: numbers2009,
  rules: {
    // RT-35: until 2010 damage with deathtouch wasn't lethal by itself.
    deathtouchDamage: "dividedFreely",
    // RT-10: until July 2013 all legendary permanents with one name died.
    legendRule: "allDie",
    // RT-11: and so did planeswalkers with one type, whoever controlled them.
    planeswalkerRule: "allDie",
    // 306.7: each of its abilities, were it a loyalty ability or not.
    planeswalkerActivations: "allAbilities",
    // A reduction of colored mana that the cost doesn't have did nothing.
    excessReduction: "isLost",
    // No rule excused anybody from shuffling yet; official answers of 2007 say that they do.
    shufflingIn: "always",
    // 615.1a–c: only self-replacement and what changes control came before the others.
    enteringAsCopy: "inAnyOrder",
    // 706.8: nothing was said of abilities that define what an exception changes.
    copiedDefining: "always",
    // 800.4b: control didn't change to somebody who had left the game.
    controlOfGone: "stays",
    // 800.4a: spells that they controlled ceased to exist, whoever owned the cards.
    cardsOfGone: "cease",
    // 806.9a: half of what the two of a team have, rounded up.
    lifeOfTeammate: "share",
    // RT-30: until February 2013 a hidden card could be looked at only while something allowed it.
    hiddenCards: "whileAllowed",
  },
  // RT-36: until July 2013 a permanent was indestructible without having an ability for it.
  keywords: { indestructible: indestructible2009 },
});
