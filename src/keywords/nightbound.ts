import { isNightbound, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.145e–g: the rules for permanents that are nightbound. */
export const nightbound: Keyword = {
  name: "nightbound",
  rule: "702.145",
  en: "Nightbound",
  ja: "夜明",
  kana: "よあけ",
  reminder: {
    en: "After a turn whose player [has cast] two or more spells it becomes day, and this turns over.",
    ja: "ターン・プレイヤーが呪文を2つ以上[唱えた]ターンの次のターンは昼になり、昼になるとこれは変身する。",
  },
  meaning: () => [staticAbility(self, [isNightbound], { rule: "702.145e" })],
};
