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
  reminder: {
    en: "Tap [self] and pay [cost] to give it a +1/+1 counter, when you could [cast] a sorcery.",
    ja: "[cost]、{T}：[self]の上に+1/+1カウンター1個を置く。ソーサリーを[唱えられる]ときにのみ[起動できる]。",
  },
  meaning: ({ cost = [] }) => [
    activated([...cost, tapThis], putCounters(self, "+1/+1"), {
      timing: "sorcery",
      rule: "702.107a",
    }),
  ],
};
