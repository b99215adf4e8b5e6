import {
  all,
  cantBeBlockedBy,
  cantBlockThose,
  creature,
  not,
  self,
  staticAbility,
  withKeyword,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

const without = all(creature, not(withKeyword("shadow")));

/** CR 702.28b. */
export const shadow: Keyword = {
  name: "shadow",
  rule: "702.28",
  en: "Shadow",
  ja: "シャドー",
  kana: "しゃどー",
  meaning: () => [
    staticAbility(self, [cantBeBlockedBy(without), cantBlockThose(without)], { rule: "702.28b" }),
  ],
};
