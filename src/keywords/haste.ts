import { hasHaste, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.10b–c. */
export const haste: Keyword = {
  name: "haste",
  rule: "702.10",
  en: "Haste",
  ja: "速攻",
  kana: "そっこう",
  reminder: {
    en: "[self] can attack and pay {T} or {Q} already in the turn it comes under your control.",
    ja: "[self]はあなたのコントロール下になったターンにも、攻撃でき、{T}や{Q}のコストを支払える。",
  },
  meaning: () => [staticAbility(self, [hasHaste], { rule: "702.10b" })],
};
