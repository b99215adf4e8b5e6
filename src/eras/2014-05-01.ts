import { era2023 } from "./2023-11-17.ts";
import { before } from "./era.ts";
import { flashback2014 } from "./flashback.ts";
import { hideaway2014 } from "./hideaway.ts";
import { madness2014 } from "./madness.ts";
import { numbers2014 } from "./numbers/2014-05-01.ts";

/** 1 May 2014 (Journey into Nyx). */
export const era2014 = before(era2023, {
  edition: "2014-05-01",
  numbers: numbers2014,
  rules: {
    // RT-11: until September 2017 planeswalkers with one type were at odds, by player.
    planeswalkerRule: "chooseOne",
    // RT-12: until April 2018 damage was aimed at creatures and players, and redirected.
    damageTargets: "creaturesAndPlayers",
    planeswalkerDamage: "redirected",
    // Until April 2018 creatures attacked a whole team of Two-Headed Giant.
    teamAttacks: "wholeTeam",
    // RT-17: until April 2018 the rules countered what had no legal target left.
    illegalTargets: "counters",
    // Until April 2020 no counter gave a keyword, and until 2022 none replaced an event.
    keywordCounters: [],
    countersWithEffects: "nothing",
    // RT-20: until September 2020 no copy of a permanent spell became a token.
    permanentSpellCopies: "nothing",
    // RT-27: until October 2023 each subtype was a single word.
    creatureTypeWords: "one",
    // RT-21: until July 2020 cards could be moved one by one.
    milling: "oneByOne",
    // Until July 2015 what was said of creature spells went for bestowing them, too.
    spellsJudged: "asTheCard",
    // 701.16c–d: for want of the objects to be shuffled in, a library wasn't shuffled.
    shufflingIn: "ifAnyArrives",
    // 107.1b (104.1b in 2007): a negative amount changed power and toughness.
    negativeSizeChange: "asIs",
    // 614.12: until September 2017 effects of other sources were ignored.
    enteringSeen: "withItsOwnEffects",
    // 107.1c: something was divided among none only if there was nothing to choose.
    dividedAmong: "oneOrMore",
    // 202.3a, 711.2b: a back face had no mana cost, and what has none had a value of 0.
    backFaceManaValue: "zero",
    // 613.6g: the active player determined the order of timestamps, whoever's the permanents were.
    enteringTogether: "byActivePlayer",
    // 706.8, 711.1: only the face that was up was copied, and no token could transform.
    doubleFacedTokens: "oneFace",
    // 613.6c–f: transforming was not among what gave a new timestamp.
    transformTimestamp: "kept",
    // 701.25: nothing was said of what had transformed in the meantime.
    ownTransforming: "always",
    // 706.9d: until 2021 a type in addition left no ability that defines types.
    copiedDefining: "unlessModified",
    // 110.5f: a token that was phased out ceased to exist.
    phasedOutTokens: "cease",
    // RT-28: until April 2017 the halves of a split card were compared each by itself.
    splitManaValue: "eachHalf",
  },
  keywords: {
    // RT-14: until 2016 the exile was optional, until 2017 nothing found a card that was not cast.
    madness: madness2014,
    // RT-15: until February 2021 it didn't matter what spell came of it.
    flashback: flashback2014,
    // RT-30: until 2022 hideaway made its permanent enter tapped, and the order was chosen.
    hideaway: hideaway2014,
  },
});
