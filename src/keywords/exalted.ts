import {
  all,
  attacks,
  controlledBy,
  creature,
  gets,
  it,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.83a. */
export const exalted: Keyword = {
  name: "exalted",
  rule: "702.83",
  en: "Exalted",
  ja: "賛美",
  kana: "さんび",
  meaning: () => [
    triggered(
      attacks(all(creature, controlledBy(you)), undefined, { alone: true }),
      untilEndOfTurn(it("creature"), gets(1, 1)),
      { rule: "702.83a" },
    ),
  ],
};
