import { self, staticAbility, strikesFirst } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.7b. */
export const firstStrike: Keyword = {
  name: "firstStrike",
  rule: "702.7",
  en: "First strike",
  ja: "先制攻撃",
  kana: "せんせいこうげき",
  reminder: {
    en: "[self] deals combat damage before creatures that have neither first strike nor double strike.",
    ja: "[self]は、先制攻撃も二段攻撃も持たないクリーチャーより先に戦闘ダメージを与える。",
  },
  meaning: () => [staticAbility(self, [strikesFirst], { rule: "702.7b" })],
};
