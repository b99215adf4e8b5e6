import {
  all,
  any,
  artifact,
  cantBeBlockedBy,
  creature,
  not,
  ofColor,
  self,
  staticAbility,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.36b. */
export const fear: Keyword = {
  name: "fear",
  rule: "702.36",
  en: "Fear",
  ja: "畏怖",
  kana: "いふ",
  meaning: () => [
    staticAbility(self, [cantBeBlockedBy(all(creature, not(any(artifact, ofColor("black")))))], {
      rule: "702.36b",
    }),
  ],
};
