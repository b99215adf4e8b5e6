/** Cards from Planar Chaos (2007). */
import {
  anyPlayer,
  dealsCombatDamage,
  defineCard,
  keyword,
  mana,
  may,
  pay,
  putCounters,
  self,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";

export const voroshTheHunter = defineCard(
  ["Vorosh, the Hunter", "狩るものヴォラシュ", "かるものゔぉらしゅ"],
  {
    cost: "{3}{B}{G}{U}",
    type: "Legendary Creature — Dragon",
    pt: "6/6",
    text: [
      keyword("flying"),
      triggered(
        dealsCombatDamage(thisObject, { player: anyPlayer }),
        may(you, pay([mana("{2}{G}")]), { ifDone: putCounters(self, "+1/+1", 6) }),
      ),
    ],
  },
);
