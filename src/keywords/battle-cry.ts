import {
  all,
  attacking,
  attacks,
  creature,
  every,
  gets,
  other,
  thisObject,
  triggered,
  untilEndOfTurn,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.91a. */
export const battleCry: Keyword = {
  name: "battleCry",
  rule: "702.91",
  en: "Battle cry",
  ja: "喊声",
  kana: "かんせい",
  reminder: {
    en: "When [self] attacks, the others that attack get +1/+0 for the turn.",
    ja: "[self]が攻撃するたび、他の攻撃しているクリーチャーはそれぞれターン終了時まで+1/+0の修整を受ける。",
  },
  meaning: () => [
    triggered(
      attacks(thisObject),
      untilEndOfTurn(every(all(creature, attacking, other)), gets(1, 0)),
      { rule: "702.91a" },
    ),
  ],
};
