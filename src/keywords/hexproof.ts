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
  meaning: () => [
    staticAbility(self, [cantBeTargetedBy(controlledBy(anOpponent))], { rule: "702.11b" }),
  ],
};
