import {
  all,
  attacking,
  attacks,
  creature,
  hasPower,
  not,
  powerOf,
  putCounters,
  self,
  target,
  thisObject,
  triggered,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.134a. */
export const mentor: Keyword = {
  name: "mentor",
  rule: "702.134",
  en: "Mentor",
  ja: "教導",
  kana: "きょうどう",
  meaning: () => [
    triggered(
      attacks(thisObject),
      putCounters(
        target(all(creature, attacking, not(hasPower("atLeast", powerOf(self))))),
        "+1/+1",
      ),
      { rule: "702.134a" },
    ),
  ],
};
