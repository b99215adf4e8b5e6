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
  meaning: () => [
    triggered(
      attacks(thisObject),
      untilEndOfTurn(every(all(creature, attacking, other)), gets(1, 0)),
      { rule: "702.91a" },
    ),
  ],
};
