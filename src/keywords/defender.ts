import { cantAttack, self, staticAbility } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.3. */
export const defender: Keyword = {
  name: "defender",
  rule: "702.3",
  en: "Defender",
  ja: "防衛",
  kana: "ぼうえい",
  meaning: () => [staticAbility(self, [cantAttack], { rule: "702.3b" })],
};
