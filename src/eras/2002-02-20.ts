import { era2007 } from "./2007-10-01.ts";
import { before } from "./era.ts";
import { madness2002 } from "./madness.ts";
import { numbers2002 } from "./numbers/2002-02-20.ts";
import { defender2002 } from "./walls.ts";

/** 20 February 2002 (Torment). */
export const era2002 = before(era2007, {
  edition: "2002-02-20",
  numbers: numbers2002,
  rules: {
    // RT-04, RT-05: until October 2003 types, then counters, then all else by timestamp.
    layering: "typesFirst",
    // RT-06: until October 2006 they stayed side by side.
    opposingCounters: "stay",
    // RT-12: planeswalkers, and all rules about them, are of October 2007.
    planeswalkerDamage: "direct",
    // RT-10: until October 2004 the oldest stayed.
    legendRule: "oldestStays",
    // 304.1: the draw of the turn was put onto the stack, and players got priority before it.
    turnDraw: "onStack",
    // 308.4: without an attack the game went directly to the end of combat step.
    withoutAttackers: "stepEnds",
    // RT-25: until October 2004 Walls couldn't attack, and nothing had defender.
    walls: "cantAttack",
    // 502.2b: "the remaining creatures", as far as can be told those without first strike.
    secondDamageStep: "othersThanStrikers",
    // What was less than zero was zero, but for adding to it.
    negativeSizeChange: "zero",
    // 502.15k: what came back from the phased-out zone had the timestamp of its return.
    phasingIn: "newTimestamp",
    // 214.9f: a land that became a Swamp was a basic land; and "Legend" was a creature type.
    supertypes: "goWithSubtypes",
    // 410.10d: all permanents in play just before were asked, whatever they waited for.
    lookingBack: "ofAll",
    // 409.1c: a spell could have a target only once, however often it used the word.
    sameTarget: "once",
  },
  keywords: {
    // RT-14: until October 2006 the card could be played for as long as its owner did not pass.
    madness: madness2002,
    defender: defender2002,
  },
  // RT-16: until October 2006 threshold was a keyword ability.
  words: { threshold: "207.2c" },
});
