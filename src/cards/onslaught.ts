/** Cards from the Onslaught block: Onslaught (2002), Legions and Scourge (2003). */
import {
  activated,
  addMana,
  cantBlock,
  counter,
  creature,
  defineCard,
  ofSubtype,
  putCounters,
  sacrificeOthers,
  self,
  spellAbility,
  stackedAbility,
  staticAbility,
  target,
} from "../language/build.ts";

export const carrionFeeder = defineCard(["Carrion Feeder", "屍肉喰らい", "しにくぐらい"], {
  cost: "{B}",
  type: "Creature — Zombie",
  pt: "1/1",
  text: [
    staticAbility(self, [cantBlock]),
    activated([sacrificeOthers(1, creature)], putCounters(self, "+1/+1")),
  ],
});

export const skirkProspector = defineCard(
  ["Skirk Prospector", "スカークの探鉱者", "すかーくのたんこうしゃ"],
  {
    cost: "{R}",
    type: "Creature — Goblin",
    pt: "1/1",
    text: [activated([sacrificeOthers(1, ofSubtype("Goblin"))], addMana("red"))],
  },
);

export const stifle = defineCard(["Stifle", "もみ消し", "もみけし"], {
  cost: "{U}",
  type: "Instant",
  text: [spellAbility(counter(target(stackedAbility)))],
});
