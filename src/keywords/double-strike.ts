import { self, staticAbility, strikesTwice } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.4b. */
export const doubleStrike: Keyword = {
  name: "doubleStrike",
  rule: "702.4",
  en: "Double strike",
  ja: "二段攻撃",
  kana: "にだんこうげき",
  reminder: {
    en: "[self] deals combat damage twice: once before the others, once together with them.",
    ja: "[self]は他のクリーチャーに先立って戦闘ダメージを与え、その後もう一度与える。",
  },
  meaning: () => [staticAbility(self, [strikesTwice], { rule: "702.4b" })],
};
