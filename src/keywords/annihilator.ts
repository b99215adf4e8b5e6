import {
  attacks,
  defendingPlayer,
  permanent,
  sacrificeChosen,
  thisObject,
  triggered,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.86a. */
export const annihilator: Keyword = {
  name: "annihilator",
  rule: "702.86",
  en: "Annihilator",
  ja: "滅殺",
  kana: "めっさつ",
  meaning: ({ amount }) =>
    amount
      ? [
          triggered(attacks(thisObject), sacrificeChosen(amount, permanent, defendingPlayer), {
            rule: "702.86a",
          }),
        ]
      : [],
};
