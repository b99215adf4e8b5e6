import { self, staticAbility, strikesFirst } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.7b. */
export const firstStrike: Keyword = {
  name: "firstStrike",
  rule: "702.7",
  en: "First strike",
  ja: "先制攻撃",
  kana: "せんせいこうげき",
  meaning: () => [staticAbility(self, [strikesFirst], { rule: "702.7b" })],
};
