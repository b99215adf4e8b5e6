import {
  activated,
  all,
  attach,
  controlledBy,
  creature,
  equips,
  keyword,
  mana,
  self,
  staticAbility,
  target,
  you,
} from "../language/build.ts";
import type { Ability, Filter, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** An equip ability: `equipFor("{1}")`, `equipFor("{3}", all(legendary, creature))`. */
export const equipFor = (cost: ManaCost, quality?: Filter): Ability =>
  keyword("equip", { cost: [mana(cost)], ...(quality && { quality }) });

/** CR 702.6a. It equips creatures (301.5), whatever else its ability asks for (702.6c). */
export const equip: Keyword = {
  name: "equip",
  rule: "702.6",
  en: "Equip",
  ja: "装備",
  kana: "そうび",
  meaning: ({ cost = [], quality }) => [
    activated(
      cost,
      attach(self, target(all(creature, ...(quality ? [quality] : []), controlledBy(you)))),
      { timing: "sorcery", rule: "702.6a" },
    ),
    staticAbility(self, [equips(creature)], { rule: "301.5" }),
  ],
};
