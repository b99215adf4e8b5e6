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
    en: "What [self] has left of its combat damage after killing its blockers can go to what it attacks.",
    ja: "[self]は、ブロックしたクリーチャーを倒すのに余った戦闘ダメージを攻撃先に与えてもよい。",
  },
  meaning: () => [staticAbility(self, [tramples], { rule: "702.19b" })],
};
