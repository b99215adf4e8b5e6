import { hasDeathtouch, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.2b–c: any damage is lethal. */
export const deathtouch: Keyword = {
  name: "deathtouch",
  rule: "702.2",
  en: "Deathtouch",
  ja: "接死",
  kana: "せっし",
  meaning: () => [staticAbility(self, [hasDeathtouch], { rule: "702.2b" })],
};
