/** Cards from Morningtide (2008). */
import {
  activated,
  anOpponent,
  casts,
  defineCard,
  gets,
  keyword,
  mana,
  may,
  ofColor,
  powerOf,
  putCounters,
  self,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const chameleonColossus = defineCard(
  ["Chameleon Colossus", "カメレオンの巨像", "かめれおんのきょぞう"],
  {
    cost: "{2}{G}{G}",
    type: "Creature — Shapeshifter",
    pt: "4/4",
    text: [
      keyword("changeling"),
      keyword("protection", { quality: ofColor("black"), apart: true }),
      activated([mana("{2}{G}{G}")], untilEndOfTurn(self, gets(powerOf(self), powerOf(self)))),
    ],
  },
);

export const taureanMauler = defineCard(
  ["Taurean Mauler", "雄牛のやっかいもの", "おうしのやっかいもの"],
  {
    cost: "{2}{R}",
    type: "Creature — Shapeshifter",
    pt: "2/2",
    text: [
      keyword("changeling"),
      triggered(casts(anOpponent), may(you, putCounters(self, "+1/+1"))),
    ],
  },
);
