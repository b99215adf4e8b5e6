import {
  all,
  cantBeBlockedBy,
  cantBeEnchantedBy,
  cantBeEquippedBy,
  cantBeTargetedBy,
  creature,
  keyword,
  preventDamageFrom,
  self,
  staticAbility,
} from "../language/build.ts";
import type { Ability, Filter } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A protection ability: `protectionFrom(ofColor("black"))`. */
export const protectionFrom = (quality: Filter): Ability => keyword("protection", { quality });

/** CR 702.16b–f. The quality is looked for in sources of every zone (702.16a). */
export const protection: Keyword = {
  name: "protection",
  rule: "702.16",
  en: "Protection",
  ja: "プロテクション",
  kana: "ぷろてくしょん",
  withQuality: { en: "Protection from [quality]", ja: "プロテクション（[quality]）" },
  meaning: ({ quality }) =>
    quality
      ? [
          staticAbility(self, [cantBeTargetedBy(quality)], { rule: "702.16b" }),
          staticAbility(self, [cantBeEnchantedBy(quality)], { rule: "702.16c" }),
          staticAbility(self, [cantBeEquippedBy(quality)], { rule: "702.16d" }),
          staticAbility(self, [preventDamageFrom(quality)], { rule: "702.16e" }),
          staticAbility(self, [cantBeBlockedBy(all(creature, quality))], { rule: "702.16f" }),
        ]
      : [],
};
