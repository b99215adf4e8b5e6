import { activated, keyword, mana, putCounters, self, tapThis } from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** An outlast ability: `outlastFor("{W}")`. */
export const outlastFor = (cost: ManaCost): Ability => keyword("outlast", { cost: [mana(cost)] });

/** CR 702.107a. */
export const outlast: Keyword = {
  name: "outlast",
  rule: "702.107",
  en: "Outlast",
  ja: "長久",
  kana: "ちょうきゅう",
  meaning: ({ cost = [] }) => [
    activated([...cost, tapThis], putCounters(self, "+1/+1"), {
      timing: "sorcery",
      rule: "702.107a",
    }),
  ],
};
