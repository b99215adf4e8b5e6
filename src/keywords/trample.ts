import { self, staticAbility, tramples } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.19b. */
export const trample: Keyword = {
  name: "trample",
  rule: "702.19",
  en: "Trample",
  ja: "トランプル",
  kana: "とらんぷる",
  meaning: () => [staticAbility(self, [tramples], { rule: "702.19b" })],
};
