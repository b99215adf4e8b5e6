/** Hideaway as earlier rules had it (RT-30 in the timeline). */
import { hideawayKeyword, hides } from "../keywords/hideaway.ts";
import type { Keyword } from "../keywords/keyword.ts";
import { entersTapped, hasControlled, self } from "../language/build.ts";

/**
 * The permanent enters tapped, the others go to the bottom in any order, and whoever has controlled
 * it may look at the card, for as long as it is there. The keyword had no number, it was always
 * four; the cards of today say four, and that they enter tapped, themselves.
 */
export const hideaway2014: Keyword = {
  ...hideawayKeyword,
  meaning: ({ amount }) =>
    amount ? [{ ...entersTapped, rule: "702.75a" }, hides(amount, hasControlled(self))] : [],
};
