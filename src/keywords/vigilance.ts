import { hasVigilance, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.20b. */
export const vigilance: Keyword = {
  name: "vigilance",
  rule: "702.20",
  en: "Vigilance",
  ja: "警戒",
  kana: "けいかい",
  reminder: {
    en: "[self] stays untapped when it attacks.",
    ja: "[self]は攻撃してもタップしない。",
  },
  meaning: () => [staticAbility(self, [hasVigilance], { rule: "702.20b" })],
};
