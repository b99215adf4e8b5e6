import { enchants, keyword, self, staticAbility } from "../language/build.ts";
import type { Ability, Filter } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** An Aura's enchant ability: `enchant(creature)`. */
export const enchant = (quality: Filter): Ability => keyword("enchant", { quality });

/** CR 702.5a: what the Aura spell may target and what the Aura may be attached to. */
export const enchantKeyword: Keyword = {
  name: "enchant",
  rule: "702.5",
  en: "Enchant",
  ja: "エンチャント",
  kana: "えんちゃんと",
  meaning: ({ quality }) =>
    quality ? [staticAbility(self, [enchants(quality)], { rule: "702.5a" })] : [],
};
