import { allCreatureTypes, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.73a: it defines a characteristic (604.3). */
export const changeling: Keyword = {
  name: "changeling",
  rule: "702.73",
  en: "Changeling",
  ja: "多相",
  kana: "たそう",
  meaning: () => [staticAbility(self, [allCreatureTypes], { defining: true, rule: "702.73a" })],
};
