import {
  dies,
  fits,
  it,
  negate,
  ownerOf,
  returnToBattlefield,
  self,
  thisObject,
  triggered,
  withCounter,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.93a. */
export const undying: Keyword = {
  name: "undying",
  rule: "702.93",
  en: "Undying",
  ja: "不死",
  kana: "ふし",
  meaning: () => [
    triggered(
      dies(thisObject),
      returnToBattlefield(it("card"), { under: ownerOf(it("card")), counter: "+1/+1" }),
      // 603.4, 603.10a: as it last was on the battlefield, both times.
      { onlyIf: negate(fits(self, withCounter("+1/+1"))), rule: "702.93a" },
    ),
  ],
};
