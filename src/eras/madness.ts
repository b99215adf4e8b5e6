/** Madness as earlier rules had it (RT-14 in the timeline). */
import type { Keyword } from "../keywords/keyword.ts";
import { madness } from "../keywords/madness.ts";
import {
  allowCasting,
  cast,
  discards,
  doneThisWay,
  it,
  may,
  ownerOf,
  putIntoGraveyard,
  replacement,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";

/** The player may, as the card is discarded, have it exiled: until April 2016. */
const mayBeExiled = replacement(
  discards(you, thisObject),
  { is: "goTo", zone: "exile", insteadOf: "graveyard" },
  { link: "madness", zone: "hand", optional: true, rule: "702.35a" },
);

/** Cast as the trigger resolves, or put into the graveyard, where nothing looks for it. */
export const madness2014: Keyword = {
  ...madness,
  meaning: ({ cost = [] }) => [
    mayBeExiled,
    triggered(
      doneThisWay("madness"),
      may(ownerOf(it("card")), cast(ownerOf(it("card")), it("card"), cost), {
        otherwise: putIntoGraveyard(it("card")),
      }),
      { zone: "exile", rule: "702.35a" },
    ),
  ],
};

/** A window until that player next passes; then the card goes to the graveyard at once. */
export const madness2002: Keyword = {
  ...madness,
  meaning: ({ cost = [] }) => [
    mayBeExiled,
    triggered(
      doneThisWay("madness"),
      allowCasting(ownerOf(it("card")), it("card"), cost, putIntoGraveyard(it("card")), "hand"),
      { zone: "exile", rule: "702.35a" },
    ),
  ],
};
