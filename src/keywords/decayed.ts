import {
  anyPlayer,
  attacks,
  beginningOf,
  cantBlock,
  delayed,
  sacrifice,
  self,
  staticAbility,
  thisObject,
  triggered,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.147a. */
export const decayed: Keyword = {
  name: "decayed",
  rule: "702.147",
  en: "Decayed",
  ja: "腐乱",
  kana: "ふらん",
  meaning: () => [
    staticAbility(self, [cantBlock], { rule: "702.147a" }),
    triggered(attacks(thisObject), delayed(beginningOf("endCombat", anyPlayer), sacrifice(self)), {
      rule: "702.147a",
    }),
  ],
};
