/** Flashback as earlier rules had it (RT-15 in the timeline). */
import { flashback } from "../keywords/flashback.ts";
import type { Keyword } from "../keywords/keyword.ts";
import { castingWay } from "../language/build.ts";

/** Whatever spell comes of it: until February 2021. */
export const flashback2014: Keyword = {
  ...flashback,
  meaning: ({ cost = [] }) => [
    castingWay("flashback", { cost, from: "graveyard", exiles: true, rule: "702.34a" }),
  ],
};
