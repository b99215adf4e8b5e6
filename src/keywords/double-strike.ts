import { self, staticAbility, strikesTwice } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.4b. */
export const doubleStrike: Keyword = {
  name: "doubleStrike",
  rule: "702.4",
  en: "Double strike",
  ja: "二段攻撃",
  kana: "にだんこうげき",
  meaning: () => [staticAbility(self, [strikesTwice], { rule: "702.4b" })],
};
