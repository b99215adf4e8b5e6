import { hasDeathtouch, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.2b–c: any damage is lethal. */
export const deathtouch: Keyword = {
  name: "deathtouch",
  rule: "702.2",
  en: "Deathtouch",
  ja: "接死",
  kana: "せっし",
  reminder: {
    en: "A creature that [self] deals damage to is destroyed, however little the damage.",
    ja: "[self]がダメージを与えたクリーチャーは、それが何点であっても破壊される。",
  },
  meaning: () => [staticAbility(self, [hasDeathtouch], { rule: "702.2b" })],
};
