import { hasLifelink, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.15b. */
export const lifelink: Keyword = {
  name: "lifelink",
  rule: "702.15",
  en: "Lifelink",
  ja: "絆魂",
  kana: "はんこん",
  reminder: {
    en: "As much damage as [self] deals, so much life its controller gains.",
    ja: "[self]がダメージを与えると、そのコントローラーはその点数ぶんのライフも得る。",
  },
  meaning: () => [staticAbility(self, [hasLifelink], { rule: "702.15b" })],
};
