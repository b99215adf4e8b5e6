/** The Dreams of Torment (2002): discard X cards for an effect of that size. */
import {
  additionalCost,
  all,
  attacking,
  card,
  creature,
  damage,
  defineCard,
  discardCards,
  eachPlayer,
  every,
  exile,
  inZone,
  land,
  named,
  not,
  permanent,
  putOnLibrary,
  returnToHand,
  sacrificeChosen,
  search,
  self,
  shuffle,
  spellAbility,
  target,
  toObject,
  toPlayer,
  toSeveral,
  x,
  you,
} from "../language/build.ts";

export const turbulentDreams = defineCard(["Turbulent Dreams", "荒れ狂う夢", "あれくるうゆめ"], {
  cost: "{U}{U}",
  type: "Sorcery",
  text: [
    additionalCost(discardCards(x)),
    spellAbility(returnToHand(target(all(permanent, not(land)), { amount: x }))),
  ],
});

export const devastatingDreams = defineCard(
  ["Devastating Dreams", "壊滅的な夢", "かいめつてきなゆめ"],
  {
    cost: "{R}{R}",
    type: "Sorcery",
    text: [
      additionalCost(discardCards(x, undefined, { random: true })),
      spellAbility(sacrificeChosen(x, land, eachPlayer), damage(x, toObject(every(creature)))),
    ],
  },
);

export const sickeningDreams = defineCard(["Sickening Dreams", "不快な夢", "ふかいなゆめ"], {
  cost: "{1}{B}",
  type: "Sorcery",
  text: [
    additionalCost(discardCards(x)),
    spellAbility(damage(x, toSeveral(toObject(every(creature)), toPlayer(eachPlayer)))),
  ],
});

export const vengefulDreams = defineCard(
  ["Vengeful Dreams", "復讐に燃えた夢", "ふくしゅうにもえたゆめ"],
  {
    cost: "{W}{W}",
    type: "Instant",
    text: [
      additionalCost(discardCards(x)),
      spellAbility(exile(target(all(creature, attacking), { amount: x }))),
    ],
  },
);

export const nostalgicDreams = defineCard(
  ["Nostalgic Dreams", "郷愁的な夢", "きょうしゅうてきなゆめ"],
  {
    cost: "{G}{G}",
    type: "Sorcery",
    text: [
      additionalCost(discardCards(x)),
      spellAbility(
        returnToHand(target(all(card, inZone("graveyard", you)), { amount: x }), "graveyard"),
        exile(self),
      ),
    ],
  },
);

export const insidiousDreams = defineCard(["Insidious Dreams", "腹黒い夢", "はらぐろいゆめ"], {
  cost: "{3}{B}",
  type: "Instant",
  text: [
    additionalCost(discardCards(x)),
    spellAbility(
      search({ filter: card, amount: x, name: "found" }),
      shuffle(),
      putOnLibrary(named("found"), "top"),
    ),
  ],
});
