/** Hideaway as earlier rules had it (RT-30 in the timeline). */
import { hideawayKeyword, hides } from "../keywords/hideaway.ts";
import type { Keyword } from "../keywords/keyword.ts";
import { entersTapped } from "../language/build.ts";

/**
 * The permanent enters tapped, and the others go to the bottom in any order. The keyword had no
 * number, it was always four; the cards of today say four, and that they enter tapped, themselves.
 */
export const hideaway2014: Keyword = {
  ...hideawayKeyword,
  meaning: ({ amount }) =>
    amount ? [{ ...entersTapped, rule: "702.75a" }, hides(amount, {})] : [],
};
