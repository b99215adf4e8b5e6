import { hasLifelink, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.15b. */
export const lifelink: Keyword = {
  name: "lifelink",
  rule: "702.15",
  en: "Lifelink",
  ja: "絆魂",
  kana: "はんこん",
  meaning: () => [staticAbility(self, [hasLifelink], { rule: "702.15b" })],
};
