/** Cards from Morningtide (2008). */
import {
  activated,
  all,
  anOpponent,
  attach,
  attached,
  casts,
  creature,
  defineCard,
  enters,
  gains,
  gets,
  it,
  keyword,
  mana,
  may,
  ofColor,
  ofSubtype,
  powerOf,
  putCounters,
  self,
  staticAbility,
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

export const obsidianBattleAxe = defineCard(
  ["Obsidian Battle-Axe", "黒曜石の戦斧", "こくようせきのせんぷ"],
  {
    cost: "{3}",
    type: "Kindred Artifact — Warrior Equipment",
    text: [
      staticAbility(attached, [gets(2, 1), gains(keyword("haste"))]),
      triggered(enters(all(ofSubtype("Warrior"), creature)), may(you, attach(self, it()))),
      keyword("equip", { cost: [mana("{3}")] }),
    ],
  },
);
