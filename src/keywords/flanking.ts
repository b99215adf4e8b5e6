import {
  all,
  becomesBlocked,
  creature,
  gets,
  itsOther,
  not,
  thisObject,
  triggered,
  untilEndOfTurn,
  withKeyword,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.25a. */
export const flanking: Keyword = {
  name: "flanking",
  rule: "702.25",
  en: "Flanking",
  ja: "側面攻撃",
  kana: "そくめんこうげき",
  reminder: {
    en: "A creature that blocks [self] and lacks flanking gets -1/-1 for the turn.",
    ja: "側面攻撃を持たないクリーチャーが[self]をブロックするたび、そのクリーチャーはターン終了時まで-1/-1の修整を受ける。",
  },
  meaning: () => [
    triggered(
      becomesBlocked(thisObject, all(creature, not(withKeyword("flanking")))),
      untilEndOfTurn(itsOther("creature"), gets(-1, -1)),
      { rule: "702.25a" },
    ),
  ],
};
