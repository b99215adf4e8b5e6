import {
  becomesBlocked,
  defendingPlayer,
  loseLife,
  thisObject,
  triggered,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.130a. */
export const afflict: Keyword = {
  name: "afflict",
  rule: "702.130",
  en: "Afflict",
  ja: "加虐",
  kana: "かぎゃく",
  meaning: ({ amount }) =>
    amount
      ? [
          triggered(becomesBlocked(thisObject), loseLife(amount, defendingPlayer), {
            rule: "702.130a",
          }),
        ]
      : [],
};
