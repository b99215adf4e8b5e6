/** The cards with champion in Lorwyn (2007). */
import { championOf } from "../keywords/champion.ts";
import {
  activated,
  all,
  anyPlayer,
  canBlockMore,
  controlledBy,
  create,
  creature,
  dealsCombatDamage,
  defineCard,
  every,
  exiledWith,
  gains,
  keyword,
  land,
  mana,
  may,
  ofSubtype,
  self,
  staticAbility,
  tap,
  targetPlayer,
  token,
  triggered,
  you,
} from "../language/build.ts";

export const changelingTitan = defineCard(
  ["Changeling Titan", "変わり身のタイタン", "かわりみのたいたん"],
  {
    cost: "{4}{G}",
    type: "Creature — Shapeshifter",
    pt: "7/7",
    text: [keyword("changeling"), championOf(creature, { apart: true })],
  },
);

export const thoughtweftTrio = defineCard(
  ["Thoughtweft Trio", "思考の糸の三人衆", "しこうのいとのさんにんしゅう"],
  {
    cost: "{2}{W}{W}",
    type: "Creature — Kithkin Soldier",
    pt: "5/5",
    text: [
      keyword("firstStrike"),
      keyword("vigilance"),
      championOf(ofSubtype("Kithkin"), { apart: true }),
      staticAbility(self, [canBlockMore()]),
    ],
  },
);

export const changelingHero = defineCard(
  ["Changeling Hero", "変わり身の勇士", "かわりみのゆうし"],
  {
    cost: "{4}{W}",
    type: "Creature — Shapeshifter",
    pt: "4/4",
    text: [
      keyword("changeling"),
      championOf(creature, { apart: true }),
      keyword("lifelink", { apart: true }),
    ],
  },
);

export const changelingBerserker = defineCard(
  ["Changeling Berserker", "変わり身の狂戦士", "かわりみのきょうせんし"],
  {
    cost: "{3}{R}",
    type: "Creature — Shapeshifter",
    pt: "5/3",
    text: [
      keyword("changeling"),
      keyword("haste", { apart: true }),
      championOf(creature, { apart: true }),
    ],
  },
);

export const novaChaser = defineCard(["Nova Chaser", "新星追い", "しんせいおい"], {
  cost: "{3}{R}",
  type: "Creature — Elemental Warrior",
  pt: "10/2",
  text: [keyword("trample"), championOf(ofSubtype("Elemental"), { apart: true })],
});

export const wrensRunPackmaster = defineCard(
  ["Wren's Run Packmaster", "レンの地の群れ使い", "れんのちのむれつかい"],
  {
    cost: "{3}{G}",
    type: "Creature — Elf Warrior",
    pt: "5/5",
    text: [
      championOf(ofSubtype("Elf")),
      activated(
        [mana("{2}{G}")],
        create(1, token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "2/2" })),
      ),
      staticAbility(every(all(ofSubtype("Wolf"), controlledBy(you))), [
        gains(keyword("deathtouch")),
      ]),
    ],
  },
);

export const mistbindClique = defineCard(
  ["Mistbind Clique", "霧縛りの徒党", "きりしばりのととう"],
  {
    cost: "{3}{U}",
    type: "Creature — Faerie Wizard",
    pt: "4/4",
    text: [
      keyword("flash"),
      keyword("flying", { apart: true }),
      championOf(ofSubtype("Faerie"), { apart: true }),
      triggered(
        exiledWith("champion", ofSubtype("Faerie")),
        tap(every(all(land, controlledBy(targetPlayer())))),
      ),
    ],
  },
);

export const boggartMob = defineCard(["Boggart Mob", "ボガートの群衆", "ぼがーとのぐんしゅう"], {
  cost: "{3}{B}",
  type: "Creature — Goblin Warrior",
  pt: "5/5",
  text: [
    championOf(ofSubtype("Goblin")),
    triggered(
      dealsCombatDamage(all(ofSubtype("Goblin"), controlledBy(you)), { player: anyPlayer }),
      may(
        you,
        create(
          1,
          token({
            colors: ["black"],
            types: ["creature"],
            subtypes: ["Goblin", "Rogue"],
            pt: "1/1",
          }),
        ),
      ),
    ),
  ],
});

export const supremeExemplar = defineCard(["Supreme Exemplar", "至高の模範", "しこうのもはん"], {
  cost: "{6}{U}",
  type: "Creature — Elemental",
  pt: "10/10",
  text: [keyword("flying"), championOf(ofSubtype("Elemental"), { apart: true })],
});
