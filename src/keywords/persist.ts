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

/** CR 702.79a. */
export const persist: Keyword = {
  name: "persist",
  rule: "702.79",
  en: "Persist",
  ja: "頑強",
  kana: "がんきょう",
  meaning: () => [
    triggered(
      dies(thisObject),
      returnToBattlefield(it("card"), { under: ownerOf(it("card")), counter: "-1/-1" }),
      // 603.4, 603.10a: as it last was on the battlefield, both times.
      { onlyIf: negate(fits(self, withCounter("-1/-1"))), rule: "702.79a" },
    ),
  ],
};
