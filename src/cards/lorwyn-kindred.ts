/** Cards of Lorwyn (2007) that look for a creature type, on creatures or on anything that has it. */
import {
  all,
  card,
  controlledBy,
  creature,
  damage,
  defineCard,
  draw,
  gains,
  gets,
  ifSo,
  inZone,
  keyword,
  may,
  ofSubtype,
  other,
  planeswalker,
  putIntoGraveyardFrom,
  returnToHand,
  self,
  spellAbility,
  staticAbility,
  target,
  targetEither,
  toObject,
  triggered,
  untilEndOfTurn,
  you,
  youControl,
} from "../language/build.ts";

export const boggartBirthRite = defineCard(
  ["Boggart Birth Rite", "ボガートの誕生の儀式", "ぼがーとのたんじょうのぎしき"],
  {
    cost: "{B}",
    type: "Kindred Sorcery — Goblin",
    text: [
      spellAbility(
        returnToHand(target(all(ofSubtype("Goblin"), card, inZone("graveyard", you))), "graveyard"),
      ),
    ],
  },
);

export const boggartShenanigans = defineCard(
  ["Boggart Shenanigans", "ボガートの悪ふざけ", "ぼがーとのわるふざけ"],
  {
    cost: "{2}{R}",
    type: "Kindred Enchantment — Goblin",
    text: [
      triggered(
        putIntoGraveyardFrom(all(other, ofSubtype("Goblin"), controlledBy(you)), "battlefield"),
        may(you, damage(1, toObject(targetEither(planeswalker)), self)),
      ),
    ],
  },
);

export const boggartSpriteChaser = defineCard(
  ["Boggart Sprite-Chaser", "ボガートの妖精追い", "ぼがーとのようせいおい"],
  {
    cost: "{1}{R}",
    type: "Creature — Goblin Warrior",
    pt: "1/2",
    text: [
      staticAbility(self, [gets(1, 1), gains(keyword("flying"))], {
        whilst: youControl(ofSubtype("Faerie")),
      }),
    ],
  },
);

export const peppersmoke = defineCard(["Peppersmoke", "コショウ煙", "こしょうけむり"], {
  cost: "{B}",
  type: "Kindred Instant — Faerie",
  text: [
    spellAbility(
      untilEndOfTurn(target(creature), gets(-1, -1)),
      ifSo(youControl(ofSubtype("Faerie")), draw(1)),
    ),
  ],
});
