/** Cards from the Time Spiral block: Time Spiral (2006), Planar Chaos and Future Sight (2007). */
import {
  any,
  artifact,
  creature,
  defineCard,
  destroy,
  enchantment,
  keyword,
  losesAllAbilities,
  setPT,
  spellAbility,
  target,
  untilEndOfTurn,
} from "../language/build.ts";

export const ovinize = defineCard(["Ovinize", "羊術", "ひつじじゅつ"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), losesAllAbilities, setPT(0, 1)))],
});

export const krosanGrip = defineCard(["Krosan Grip", "クローサの掌握", "くろーさのしょうあく"], {
  cost: "{2}{G}",
  type: "Instant",
  text: [keyword("splitSecond"), spellAbility(destroy(target(any(artifact, enchantment))))],
});
