import {
  all,
  any,
  artifact,
  cantBeBlockedBy,
  creature,
  not,
  self,
  sharesColorWith,
  staticAbility,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.13b. */
export const intimidate: Keyword = {
  name: "intimidate",
  rule: "702.13",
  en: "Intimidate",
  ja: "威嚇",
  kana: "いかく",
  meaning: () => [
    staticAbility(
      self,
      [cantBeBlockedBy(all(creature, not(any(artifact, sharesColorWith(self)))))],
      { rule: "702.13b" },
    ),
  ],
};
