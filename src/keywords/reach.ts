import type { Keyword } from "./keyword.ts";

/** CR 702.17: nothing by itself; flying asks for it (702.17b). */
export const reach: Keyword = {
  name: "reach",
  rule: "702.17",
  en: "Reach",
  ja: "到達",
  kana: "とうたつ",
  meaning: () => [],
};
