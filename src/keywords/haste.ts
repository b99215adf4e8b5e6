import { hasHaste, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.10b–c. */
export const haste: Keyword = {
  name: "haste",
  rule: "702.10",
  en: "Haste",
  ja: "速攻",
  kana: "そっこう",
  meaning: () => [staticAbility(self, [hasHaste], { rule: "702.10b" })],
};
