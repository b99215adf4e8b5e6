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
  reminder: {
    en: "If [self] [dies] without a +1/+1 counter, it comes back under its owner's control with one.",
    ja: "[self]が+1/+1カウンターなしで[死亡した]とき、それはそのカウンター1個とともに、オーナーのコントロール下で[戦場]に戻る。",
  },
  meaning: () => [
    triggered(
      dies(thisObject),
      returnToBattlefield(it("card"), { under: ownerOf(it("card")), counter: "+1/+1" }),
      // 603.4, 603.10a: as it last was on the battlefield, both times.
      { onlyIf: negate(fits(self, withCounter("+1/+1"))), rule: "702.93a" },
    ),
  ],
};
