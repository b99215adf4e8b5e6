import {
  anOpponent,
  atLeast,
  enters,
  enterWith,
  isDealtDamage,
  replacement,
  thisObject,
  timesHappened,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.54a. */
export const bloodthirst: Keyword = {
  name: "bloodthirst",
  rule: "702.54",
  en: "Bloodthirst",
  ja: "狂喜",
  kana: "きょうき",
  meaning: ({ amount }) =>
    amount?.is === "number"
      ? [
          replacement(enters(thisObject), enterWith("+1/+1", amount), {
            whilst: atLeast(1, timesHappened(isDealtDamage({ player: anOpponent }))),
            rule: "702.54a",
          }),
        ]
      : [],
};
