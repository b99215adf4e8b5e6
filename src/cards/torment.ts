/** Cards from Torment (2002). */

import { enchant } from "../keywords/enchant.ts";
import { madnessFor } from "../keywords/madness.ts";
import { protectionFrom } from "../keywords/protection.ts";
import {
  activated,
  additionalCost,
  all,
  among,
  anyTarget,
  atLeast,
  attached,
  cantBlock,
  choose,
  controllerOf,
  count,
  counter,
  creature,
  damage,
  defineCard,
  discardCards,
  discards,
  discardThose,
  draw,
  every,
  gains,
  gets,
  inZone,
  it,
  keyword,
  labelled,
  mana,
  may,
  named,
  not,
  ofColor,
  returnToHand,
  sacrifice,
  self,
  spell,
  spellAbility,
  staticAbility,
  switchPT,
  target,
  thatTarget,
  toObject,
  triggered,
  unlessPays,
  untilEndOfTurn,
  x,
  you,
} from "../language/build.ts";

// White --------------------------------------------------------------------------------------

export const strengthOfIsolation = defineCard(
  ["Strength of Isolation", "孤立の力", "こりつのちから"],
  {
    cost: "{1}{W}",
    type: "Enchantment — Aura",
    text: [
      enchant(creature),
      staticAbility(attached, [gets(1, 2), gains(protectionFrom(ofColor("black")))]),
      madnessFor("{W}"),
    ],
  },
);

// Blue ---------------------------------------------------------------------------------------

export const aquamoeba = defineCard(["Aquamoeba", "アクアミーバ", "あくあみーば"], {
  cost: "{1}{U}",
  type: "Creature — Elemental Beast",
  pt: "1/3",
  text: [activated([discardCards(1)], untilEndOfTurn(self, switchPT))],
});

export const breakthrough = defineCard(["Breakthrough", "打開", "だかい"], {
  cost: "{X}{U}",
  type: "Sorcery",
  text: [
    spellAbility(
      draw(4),
      choose("kept", x, inZone("hand", you)),
      discardThose(every(all(inZone("hand", you), not(among(named("kept")))))),
    ),
  ],
});

export const circularLogic = defineCard(["Circular Logic", "堂々巡り", "どうどうめぐり"], {
  cost: "{2}{U}",
  type: "Instant",
  text: [
    spellAbility(
      unlessPays(
        controllerOf(thatTarget()),
        [mana("{1}", count(inZone("graveyard", you)))],
        counter(target(spell)),
      ),
    ),
    madnessFor("{U}"),
  ],
});

// Black --------------------------------------------------------------------------------------

export const putridImp = defineCard(["Putrid Imp", "朽ちゆくインプ", "くちゆくいんぷ"], {
  cost: "{B}",
  type: "Creature — Zombie Imp",
  pt: "1/1",
  text: [
    activated([discardCards(1)], untilEndOfTurn(self, gains(keyword("flying")))),
    labelled(
      "threshold",
      staticAbility(self, [gets(1, 1), cantBlock], {
        whilst: atLeast(7, count(inZone("graveyard", you))),
      }),
    ),
  ],
});

export const restlessDreams = defineCard(["Restless Dreams", "不安な夢", "ふあんなゆめ"], {
  cost: "{B}",
  type: "Sorcery",
  text: [
    additionalCost(discardCards(x)),
    spellAbility(
      returnToHand(target(all(creature, inZone("graveyard", you)), { amount: x }), "graveyard"),
    ),
  ],
});

export const strengthOfLunacy = defineCard(["Strength of Lunacy", "狂気の力", "きょうきのちから"], {
  cost: "{1}{B}",
  type: "Enchantment — Aura",
  text: [
    enchant(creature),
    staticAbility(attached, [gets(2, 1), gains(protectionFrom(ofColor("white")))]),
    madnessFor("{B}"),
  ],
});

// Red ----------------------------------------------------------------------------------------

export const fieryTemper = defineCard(["Fiery Temper", "癇しゃく", "かんしゃく"], {
  cost: "{1}{R}{R}",
  type: "Instant",
  text: [spellAbility(damage(3, toObject(anyTarget))), madnessFor("{R}")],
});

export const pitchstoneWall = defineCard(["Pitchstone Wall", "松脂岩の壁", "しょうしがんのかべ"], {
  cost: "{2}{R}",
  type: "Creature — Wall",
  pt: "2/5",
  text: [
    keyword("defender"),
    triggered(
      discards(you),
      may(you, sacrifice(self), { ifDone: returnToHand(it("discardedCard"), "graveyard") }),
    ),
  ],
});

// Green --------------------------------------------------------------------------------------

export const arrogantWurm = defineCard(["Arrogant Wurm", "尊大なワーム", "そんだいなわーむ"], {
  cost: "{3}{G}{G}",
  type: "Creature — Wurm",
  pt: "4/4",
  text: [keyword("trample"), madnessFor("{2}{G}")],
});

export const baskingRootwalla = defineCard(
  ["Basking Rootwalla", "日を浴びるルートワラ", "ひをあびるるーとわら"],
  {
    cost: "{G}",
    type: "Creature — Lizard",
    pt: "1/1",
    text: [
      activated([mana("{1}{G}")], untilEndOfTurn(self, gets(2, 2)), { limit: 1 }),
      madnessFor("{0}"),
    ],
  },
);
