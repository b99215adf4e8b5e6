import {
  all,
  any,
  cantBeBlockedBy,
  creature,
  not,
  self,
  staticAbility,
  withKeyword,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.9b. */
export const flying: Keyword = {
  name: "flying",
  rule: "702.9",
  en: "Flying",
  ja: "飛行",
  kana: "ひこう",
  meaning: () => [
    staticAbility(
      self,
      [cantBeBlockedBy(all(creature, not(any(withKeyword("flying"), withKeyword("reach")))))],
      { rule: "702.9b" },
    ),
  ],
};
