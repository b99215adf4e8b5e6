import {
  anOpponent,
  cantBeTargetedBy,
  controlledBy,
  self,
  staticAbility,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.11b. */
export const hexproof: Keyword = {
  name: "hexproof",
  rule: "702.11",
  en: "Hexproof",
  ja: "呪禁",
  kana: "じゅごん",
  reminder: {
    en: "Spells and abilities of your opponents can't target [self].",
    ja: "[self]は、対戦相手の呪文や能力の対象にならない。",
  },
  meaning: () => [
    staticAbility(self, [cantBeTargetedBy(controlledBy(anOpponent))], { rule: "702.11b" }),
  ],
};
