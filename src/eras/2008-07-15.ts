import { era2009 } from "./2009-07-11.ts";
import { deathtouch2008, lifelink2008 } from "./damage.ts";
import { before } from "./era.ts";
import { numbers2008 } from "./numbers/2008-07-15.ts";

/** 15 July 2008 (Eventide). */
export const era2008 = before(era2009, {
  edition: "2008-07-15",
  numbers: numbers2008,
  rules: {
    // RT-01: until July 2009 combat damage waited on the stack.
    combatDamage: "onStack",
    // RT-08: and was divided freely.
    damageOrder: "free",
    // 310.5: in the second combat damage step all assigned that hadn't in the first.
    secondDamageStep: "whatAssignedNone",
    // RT-02: until July 2009 mana stayed for the phase, and burned.
    unspentMana: "burnsEachPhase",
    // RT-04: what set a size and what changed it were applied in one order of timestamps;
    // RT-07: and so were colors and abilities.
    layering: "resolvedInOrder",
    // RT-19: whoever controlled what made a token owned it.
    tokenOwner: "controllerOfSource",
  },
  // RT-35: both were triggered abilities.
  keywords: { deathtouch: deathtouch2008, lifelink: lifelink2008 },
});
