/** Cards from Zendikar (2009). */
import {
  activated,
  defineCard,
  keyword,
  permanent,
  removeCounters,
  sacrificeThis,
  target,
} from "../language/build.ts";

export const vampireHexmage = defineCard(
  ["Vampire Hexmage", "吸血鬼の呪詛術士", "きゅうけつきのじゅそじゅつし"],
  {
    cost: "{B}{B}",
    type: "Creature — Vampire Shaman",
    pt: "2/1",
    text: [keyword("firstStrike"), activated([sacrificeThis], removeCounters(target(permanent)))],
  },
);
