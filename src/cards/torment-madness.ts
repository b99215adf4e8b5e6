/** Madness in Torment (2002). */
import { enchant } from "../keywords/enchant.ts";
import { madnessFor } from "../keywords/madness.ts";
import { protectionFrom } from "../keywords/protection.ts";
import {
  activated,
  all,
  anyNumber,
  anyTarget,
  anyTargets,
  attached,
  card,
  controllerOf,
  count,
  counter,
  creature,
  damage,
  defineCard,
  destroy,
  draw,
  eachPlayer,
  enchantment,
  every,
  gains,
  gets,
  inZone,
  keyword,
  mana,
  ofColor,
  self,
  spell,
  spellAbility,
  staticAbility,
  target,
  thatTarget,
  toObject,
  toPlayer,
  toSeveral,
  unlessPays,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const violentEruption = defineCard(["Violent Eruption", "激発", "げきはつ"], {
  cost: "{1}{R}{R}{R}",
  type: "Instant",
  text: [
    spellAbility(damage(4, toObject(anyTargets({ amount: anyNumber })), self, { divided: true })),
    madnessFor("{1}{R}{R}"),
  ],
});

export const obsessiveSearch = defineCard(
  ["Obsessive Search", "強迫的な捜索", "きょうはくてきなそうさく"],
  {
    cost: "{U}",
    type: "Instant",
    text: [spellAbility(draw(1)), madnessFor("{U}")],
  },
);

export const psychoticHaze = defineCard(["Psychotic Haze", "病的な霞", "びょうてきなかすみ"], {
  cost: "{2}{B}{B}",
  type: "Instant",
  text: [
    spellAbility(damage(1, toSeveral(toObject(every(creature)), toPlayer(eachPlayer)))),
    madnessFor("{1}{B}"),
  ],
});

export const franticPurification = defineCard(
  ["Frantic Purification", "狂乱した浄化", "きょうらんしたじょうか"],
  {
    cost: "{2}{W}",
    type: "Instant",
    text: [spellAbility(destroy(target(enchantment))), madnessFor("{W}")],
  },
);

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

export const circularLogic = defineCard(["Circular Logic", "堂々巡り", "どうどうめぐり"], {
  cost: "{2}{U}",
  type: "Instant",
  text: [
    spellAbility(
      unlessPays(
        controllerOf(thatTarget()),
        [mana("{1}", count(all(card, inZone("graveyard", you))))],
        counter(target(spell)),
      ),
    ),
    madnessFor("{U}"),
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

export const fieryTemper = defineCard(["Fiery Temper", "癇しゃく", "かんしゃく"], {
  cost: "{1}{R}{R}",
  type: "Instant",
  text: [spellAbility(damage(3, toObject(anyTarget))), madnessFor("{R}")],
});

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
