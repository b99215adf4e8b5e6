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
  meaning: () => [
    triggered(
      becomesBlocked(thisObject, all(creature, not(withKeyword("flanking")))),
      untilEndOfTurn(itsOther("creature"), gets(-1, -1)),
      { rule: "702.25a" },
    ),
  ],
};
