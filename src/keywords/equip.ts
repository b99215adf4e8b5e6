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
  reminder: {
    en: "Whenever you could [cast] a sorcery, you may pay [cost] to put [self] on target creature you control.",
    ja: "[cost]：あなたがコントロールしているクリーチャー1体を対象とし、[self]をそれにつける。ソーサリーを[唱えられる]ときにのみ[起動できる]。",
  },
  meaning: ({ cost = [], quality }) => [
    activated(
      cost,
      attach(self, target(all(creature, ...(quality ? [quality] : []), controlledBy(you)))),
      { timing: "sorcery", rule: "702.6a" },
    ),
    staticAbility(self, [equips(creature)], { rule: "301.5" }),
  ],
};
