import { cantBeBlockedByFewer, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.111b. */
export const menace: Keyword = {
  name: "menace",
  rule: "702.111",
  en: "Menace",
  ja: "威迫",
  kana: "いはく",
  meaning: () => [staticAbility(self, [cantBeBlockedByFewer(2)], { rule: "702.111b" })],
};
