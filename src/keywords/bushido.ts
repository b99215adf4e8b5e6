import {
  anyEvent,
  becomesBlocked,
  blocks,
  gets,
  self,
  thisObject,
  triggered,
  untilEndOfTurn,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.45a. */
export const bushido: Keyword = {
  name: "bushido",
  rule: "702.45",
  en: "Bushido",
  ja: "武士道",
  kana: "ぶしどう",
  reminder: {
    en: "When [self] blocks or is blocked, its power and toughness rise by [amount] for the turn.",
    ja: "[self]がブロックするかブロックされた状態になるたび、ターン終了時まで+[amount]/+[amount]の修整を受ける。",
  },
  meaning: ({ amount }) =>
    amount
      ? [
          triggered(
            anyEvent(blocks(thisObject), becomesBlocked(thisObject)),
            untilEndOfTurn(self, gets(amount, amount)),
            { rule: "702.45a" },
          ),
        ]
      : [],
};
