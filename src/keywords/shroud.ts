import { all, cantBeTargetedBy, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.18a. */
export const shroud: Keyword = {
  name: "shroud",
  rule: "702.18",
  en: "Shroud",
  ja: "被覆",
  kana: "ひふく",
  meaning: () => [
    // Without any condition: whatever would target it.
    staticAbility(self, [cantBeTargetedBy(all())], { rule: "702.18a" }),
  ],
};
