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
  reminder: {
    en: "When [self] attacks, target attacking creature whose power is lower gets a +1/+1 counter.",
    ja: "[self]が攻撃するたび、パワーがこれより小さい攻撃しているクリーチャー1体を対象とし、それの上に+1/+1カウンター1個を置く。",
  },
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
