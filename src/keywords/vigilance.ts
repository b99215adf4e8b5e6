import { hasVigilance, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.20b. */
export const vigilance: Keyword = {
  name: "vigilance",
  rule: "702.20",
  en: "Vigilance",
  ja: "警戒",
  kana: "けいかい",
  meaning: () => [staticAbility(self, [hasVigilance], { rule: "702.20b" })],
};
