import { hasWither, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.80a. */
export const wither: Keyword = {
  name: "wither",
  rule: "702.80",
  en: "Wither",
  ja: "萎縮",
  kana: "いしゅく",
  meaning: () => [staticAbility(self, [hasWither], { rule: "702.80a" })],
};
