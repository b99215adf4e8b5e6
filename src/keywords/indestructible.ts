import { isIndestructible, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.12b. */
export const indestructible: Keyword = {
  name: "indestructible",
  rule: "702.12",
  en: "Indestructible",
  ja: "破壊不能",
  kana: "はかいふのう",
  meaning: () => [staticAbility(self, [isIndestructible], { rule: "702.12b" })],
};
