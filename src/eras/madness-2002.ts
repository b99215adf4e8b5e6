/** Madness as the rules of February 2002 had it (502.24a; RT-14 in the timeline). */

import type { Keyword } from "../keywords/keyword.ts";
import { madness } from "../keywords/madness.ts";
import {
  allowCasting,
  discards,
  it,
  ownerOf,
  putIntoGraveyard,
  replacement,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";

export const madness2002: Keyword = {
  ...madness,
  meaning: ({ cost = [] }) => [
    // The player may, as the card is discarded, have it removed from the game.
    replacement(
      discards(you, thisObject),
      { is: "goTo", zone: "exile", insteadOf: "graveyard" },
      { link: "madness", zone: "hand", optional: true, rule: "702.35a" },
    ),
    // A window until that player next passes; then the card goes to the graveyard at once.
    triggered(
      { is: "doneThisWay", link: "madness" },
      allowCasting(ownerOf(it("card")), it("card"), cost, putIntoGraveyard(it("card")), "hand"),
      { zone: "exile", rule: "702.35a" },
    ),
  ],
};
