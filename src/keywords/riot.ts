import {
  apply,
  asEnters,
  enters,
  forever,
  gains,
  keyword,
  may,
  putCounters,
  replacement,
  self,
  thisObject,
  you,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.136a. */
export const riot: Keyword = {
  name: "riot",
  rule: "702.136",
  en: "Riot",
  ja: "暴動",
  kana: "ぼうどう",
  meaning: () => [
    replacement(
      enters(thisObject),
      asEnters(
        may(you, putCounters(self, "+1/+1"), {
          otherwise: apply(self, [gains(keyword("haste"))], forever),
        }),
      ),
      { rule: "702.136a" },
    ),
  ],
};
