/** Cards of Ravnica and its guilds: Ravnica (2005), Return to Ravnica (2012), Gatecrash (2013). */
import {
  activated,
  addMana,
  all,
  among,
  any,
  anyTarget,
  controlledBy,
  creature,
  damage,
  defineCard,
  enters,
  gains,
  instant,
  isDealtDamage,
  keyword,
  mana,
  moveCounters,
  not,
  sameControllerAs,
  self,
  sorcery,
  spell,
  spellAbility,
  spellsCost,
  target,
  thatMuch,
  thatTarget,
  thisObject,
  toObject,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const borosRecruit = defineCard(
  ["Boros Recruit", "ボロスの補充兵", "ぼろすのほじゅうへい"],
  {
    cost: "{R/W}",
    type: "Creature — Goblin Soldier",
    pt: "1/1",
    text: [keyword("firstStrike")],
  },
);

export const goblinElectromancer = defineCard(
  ["Goblin Electromancer", "ゴブリンの電術師", "ごぶりんのでんじゅつし"],
  {
    cost: "{U}{R}",
    type: "Creature — Goblin Wizard",
    pt: "2/2",
    text: [spellsCost(all(any(instant, sorcery), spell, controlledBy(you)), { less: "{1}" })],
  },
);

export const bioshift = defineCard(["Bioshift", "生体変化", "せいたいへんか"], {
  cost: "{G/U}",
  type: "Instant",
  text: [
    spellAbility(
      moveCounters(
        "+1/+1",
        target(creature),
        target(all(not(among(thatTarget())), creature, sameControllerAs(thatTarget()))),
      ),
    ),
  ],
});

export const burningTreeEmissary = defineCard(
  ["Burning-Tree Emissary", "炎樹族の使者", "えんじゅぞくのししゃ"],
  {
    cost: "{R/G}{R/G}",
    type: "Creature — Human Shaman",
    pt: "2/2",
    text: [triggered(enters(thisObject), addMana("red", "green"))],
  },
);

export const borosReckoner = defineCard(
  ["Boros Reckoner", "ボロスの反攻者", "ぼろすのはんこうしゃ"],
  {
    cost: "{R/W}{R/W}{R/W}",
    type: "Creature — Minotaur Wizard",
    pt: "3/3",
    text: [
      triggered(isDealtDamage({ object: thisObject }), damage(thatMuch, toObject(anyTarget))),
      activated([mana("{R/W}")], untilEndOfTurn(self, gains(keyword("firstStrike")))),
    ],
  },
);
