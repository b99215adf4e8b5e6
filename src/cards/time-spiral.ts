/** Cards from the Time Spiral block: Time Spiral (2006), Planar Chaos and Future Sight (2007). */
import {
  creature,
  defineCard,
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
