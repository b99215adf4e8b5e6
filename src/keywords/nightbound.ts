import { isNightbound, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.145e–g: the rules for permanents that are nightbound. */
export const nightbound: Keyword = {
  name: "nightbound",
  rule: "702.145",
  en: "Nightbound",
  ja: "夜明",
  kana: "よあけ",
  meaning: () => [staticAbility(self, [isNightbound], { rule: "702.145e" })],
};
