import { all, cantBeTargetedBy, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.18a. */
export const shroud: Keyword = {
  name: "shroud",
  rule: "702.18",
  en: "Shroud",
  ja: "被覆",
  kana: "ひふく",
  reminder: {
    en: "No spell or ability can target [self], not even yours.",
    ja: "[self]は、あなた自身のものも含め、いかなる呪文や能力の対象にもならない。",
  },
  meaning: () => [
    // Without any condition: whatever would target it.
    staticAbility(self, [cantBeTargetedBy(all())], { rule: "702.18a" }),
  ],
};
