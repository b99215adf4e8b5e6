import { castingWay, discardCards, land } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.81a: from the graveyard, with a land card discarded besides. */
export const retrace: Keyword = {
  name: "retrace",
  rule: "702.81",
  en: "Retrace",
  ja: "回顧",
  kana: "かいこ",
  meaning: () => [
    castingWay("retrace", {
      from: "graveyard",
      more: [discardCards(1, land)],
      rule: "702.81a",
    }),
  ],
};
