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
