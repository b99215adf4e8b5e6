import {
  castingWay,
  creature,
  fits,
  gains,
  hasDesignation,
  keyword,
  mana,
  self,
  setTypes,
  staticAbility,
} from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import { enchant } from "./enchant.ts";
import type { Keyword } from "./keyword.ts";

/** A bestow ability: `bestowFor("{3}{B}")`. */
export const bestowFor = (cost: ManaCost): Ability => keyword("bestow", { cost: [mana(cost)] });

/** 702.103b: as a spell and as a permanent, as long as it is bestowed. */
const asAura = (zone: Zone): Ability =>
  staticAbility(self, [setTypes(["enchantment"], ["Aura"]), gains(enchant(creature))], {
    whilst: fits(self, hasDesignation("bestowed")),
    zone,
    rule: "702.103b",
  });

/** CR 702.103a–b: a way to cast it, and what it then is. The rest is in `engine/bestowed.ts`. */
export const bestow: Keyword = {
  name: "bestow",
  rule: "702.103",
  en: "Bestow",
  ja: "授与",
  kana: "じゅよ",
  meaning: ({ cost = [] }) => [
    castingWay("bestow", { cost, designation: "bestowed", rule: "702.103a" }),
    asAura("stack"),
    asAura("battlefield"),
  ],
};
