import { hasWither, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.80a. */
export const wither: Keyword = {
  name: "wither",
  rule: "702.80",
  en: "Wither",
  ja: "萎縮",
  kana: "いしゅく",
  reminder: {
    en: "Damage that [self] deals to creatures becomes -1/-1 counters on them.",
    ja: "[self]がクリーチャーに与えるダメージは、同じ数の-1/-1カウンターになる。",
  },
  meaning: () => [staticAbility(self, [hasWither], { rule: "702.80a" })],
};
