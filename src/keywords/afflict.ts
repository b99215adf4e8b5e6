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
  reminder: {
    en: "When [self] is blocked, the player it attacks loses [amount] life.",
    ja: "[self]がブロックされた状態になるたび、防御プレイヤーは[amount]点のライフを失う。",
  },
  meaning: ({ amount }) =>
    amount
      ? [
          triggered(becomesBlocked(thisObject), loseLife(amount, defendingPlayer), {
            rule: "702.130a",
          }),
        ]
      : [],
};
