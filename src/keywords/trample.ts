import { self, staticAbility, tramples } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.19b. */
export const trample: Keyword = {
  name: "trample",
  rule: "702.19",
  en: "Trample",
  ja: "トランプル",
  kana: "とらんぷる",
  reminder: {
    en: "Combat damage beyond what kills the blockers may go to what [self] attacks.",
    ja: "ブロックしたクリーチャーを倒して余る戦闘ダメージを、[self]は攻撃先に与えてもよい。",
  },
  meaning: () => [staticAbility(self, [tramples], { rule: "702.19b" })],
};
