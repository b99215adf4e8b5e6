/** Nightmares of Torment (2002): what they take as they enter comes back as they leave. */
import {
  activated,
  all,
  creature,
  defineCard,
  enters,
  exile,
  gainLife,
  keyword,
  land,
  leaves,
  linked,
  linkedPlayer,
  loseLife,
  mana,
  other,
  ownerOf,
  regenerate,
  returnToBattlefield,
  self,
  target,
  targetPlayer,
  thisObject,
  triggered,
} from "../language/build.ts";

/** "return the exiled card to the battlefield under its owner's control" */
const comesBack = returnToBattlefield(linked("exiled"), { under: ownerOf(linked("exiled")) });

export const facelessButcher = defineCard(
  ["Faceless Butcher", "顔なしの解体者", "かおなしのかいたいしゃ"],
  {
    cost: "{2}{B}{B}",
    type: "Creature — Nightmare Horror",
    pt: "2/3",
    text: [
      triggered(enters(thisObject), exile(target(all(creature, other)), { link: "exiled" })),
      triggered(leaves(thisObject), comesBack),
    ],
  },
);

export const soulScourge = defineCard(["Soul Scourge", "魂の災い魔", "たましいのわざわいま"], {
  cost: "{4}{B}",
  type: "Creature — Nightmare Horror",
  pt: "3/2",
  text: [
    keyword("flying"),
    triggered(enters(thisObject), loseLife(3, targetPlayer())),
    triggered(leaves(thisObject), gainLife(3, linkedPlayer("scourged"))),
  ],
});

export const petravark = defineCard(["Petravark", "土喰い豚", "つちくいぶた"], {
  cost: "{3}{R}",
  type: "Creature — Nightmare Beast",
  pt: "2/2",
  text: [
    triggered(enters(thisObject), exile(target(land), { link: "exiled" })),
    triggered(leaves(thisObject), comesBack),
  ],
});

export const laquatussChampion = defineCard(
  ["Laquatus's Champion", "ラクァタスのチャンピオン", "らくぁたすのちゃんぴおん"],
  {
    cost: "{4}{B}{B}",
    type: "Creature — Nightmare Horror",
    pt: "6/3",
    text: [
      triggered(enters(thisObject), loseLife(6, targetPlayer())),
      triggered(leaves(thisObject), gainLife(6, linkedPlayer("drained"))),
      activated([mana("{B}")], regenerate(self)),
    ],
  },
);
