import {
  asEnters,
  enters,
  isDaybound,
  itIsNight,
  replacement,
  self,
  staticAbility,
  thisObject,
  transform,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.145b–d: how it enters, and the rules for permanents that are daybound. */
export const daybound: Keyword = {
  name: "daybound",
  rule: "702.145",
  en: "Daybound",
  ja: "日暮",
  kana: "ひぐれ",
  meaning: () => [
    // At night it enters transformed, if it is represented by a double-faced card.
    replacement(enters(thisObject), asEnters(transform()), {
      whilst: itIsNight,
      rule: "702.145b",
    }),
    staticAbility(self, [isDaybound], { rule: "702.145b" }),
  ],
};
