/** Enchantment creatures with bestow from the Theros block (2013–2014). */
import { bestowFor } from "../keywords/bestow.ts";
import {
  all,
  among,
  any,
  attached,
  attacks,
  cantBlock,
  card,
  count,
  creature,
  defendingPlayer,
  defineCard,
  eachPlayer,
  every,
  gainControl,
  gains,
  gets,
  inZone,
  keyword,
  loseLife,
  self,
  staticAbility,
  thisObject,
  triggered,
} from "../language/build.ts";

export const boonSatyr = defineCard(["Boon Satyr", "加護のサテュロス", "かごのさてゅろす"], {
  cost: "{1}{G}{G}",
  type: "Enchantment Creature — Satyr",
  pt: "4/2",
  text: [keyword("flash"), bestowFor("{3}{G}{G}"), staticAbility(attached, [gets(4, 2)])],
});

export const hypnoticSiren = defineCard(
  ["Hypnotic Siren", "惑乱のセイレーン", "わくらんのせいれーん"],
  {
    cost: "{U}",
    type: "Enchantment Creature — Siren",
    pt: "1/1",
    text: [
      bestowFor("{5}{U}{U}"),
      keyword("flying"),
      staticAbility(attached, [gainControl()]),
      staticAbility(attached, [gets(1, 1), gains(keyword("flying"))]),
    ],
  },
);

export const gnarledScarhide = defineCard(
  ["Gnarled Scarhide", "節くれの傷皮持ち", "ふしくれのしょうひもち"],
  {
    cost: "{B}",
    type: "Enchantment Creature — Minotaur",
    pt: "2/1",
    text: [
      bestowFor("{3}{B}"),
      staticAbility(self, [cantBlock]),
      staticAbility(attached, [gets(2, 1), cantBlock]),
    ],
  },
);

export const nighthowler = defineCard(["Nighthowler", "夜の咆哮獣", "よるのほうこうじゅう"], {
  cost: "{1}{B}{B}",
  type: "Enchantment Creature — Horror",
  pt: "0/0",
  text: [
    bestowFor("{2}{B}{B}"),
    staticAbility(every(any(thisObject, among(attached))), [
      gets(
        count(all(card, creature, inZone("graveyard", eachPlayer))),
        count(all(card, creature, inZone("graveyard", eachPlayer))),
      ),
    ]),
  ],
});

export const leafcrownDryad = defineCard(
  ["Leafcrown Dryad", "葉冠のドライアド", "ようかんのどらいあど"],
  {
    cost: "{1}{G}",
    type: "Enchantment Creature — Nymph Dryad",
    pt: "2/2",
    text: [
      bestowFor("{3}{G}"),
      keyword("reach"),
      staticAbility(attached, [gets(2, 2), gains(keyword("reach"))]),
    ],
  },
);

export const nimbusNaiad = defineCard(
  ["Nimbus Naiad", "雨雲のナイアード", "あまぐものないあーど"],
  {
    cost: "{2}{U}",
    type: "Enchantment Creature — Nymph",
    pt: "2/2",
    text: [
      bestowFor("{4}{U}"),
      keyword("flying"),
      staticAbility(attached, [gets(2, 2), gains(keyword("flying"))]),
    ],
  },
);

export const spitefulReturned = defineCard(
  ["Spiteful Returned", "悪意に満ちた蘇りし者", "あくいにみちたよみがえりしもの"],
  {
    cost: "{1}{B}",
    type: "Enchantment Creature — Zombie",
    pt: "1/1",
    text: [
      bestowFor("{3}{B}"),
      triggered(attacks(any(thisObject, among(attached))), loseLife(2, defendingPlayer)),
      staticAbility(attached, [gets(1, 1)]),
    ],
  },
);
