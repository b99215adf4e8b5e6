/**
 * The gods of the Theros block (2013–2014): each is a creature only as its controller's devotion to
 * its colors is great enough (700.5).
 */
import {
  activated,
  all,
  any,
  anyPlayer,
  anyTarget,
  atLeast,
  atMost,
  attacking,
  beginningOf,
  cantBeBlockedBy,
  cantGainLife,
  card,
  casts,
  controlledBy,
  create,
  creature,
  damage,
  defineCard,
  devotionTo,
  dies,
  draw,
  eachOpponent,
  enters,
  every,
  exile,
  forPlayers,
  gains,
  gets,
  inOrder,
  inZone,
  it,
  keyword,
  land,
  loseTypes,
  mana,
  may,
  mill,
  named,
  noMaximumHandSize,
  not,
  ofSubtype,
  other,
  ownedBy,
  ownerOf,
  payLife,
  powerOf,
  preventDamageTo,
  putOntoBattlefield,
  returnToHand,
  reveals,
  revealsFirstDraw,
  sacrificeOthers,
  scry,
  search,
  self,
  shuffle,
  spell,
  staticAbility,
  tapThis,
  target,
  targetOpponent,
  targetPlayer,
  thatPlayer,
  thatTarget,
  timesHappened,
  token,
  toObject,
  toPlayer,
  toughnessOf,
  triggered,
  unlessPays,
  unspentManaBecomes,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { Ability } from "../language/schema.ts";
import type { Color } from "../language/vocabulary.ts";

/** It is no creature with less devotion than that. */
const asDevoted = (least: number, ...colors: readonly Color[]): Ability =>
  staticAbility(self, [loseTypes("creature")], {
    whilst: atMost(least - 1, devotionTo(...colors)),
  });

export const heliodGodOfTheSun = defineCard(
  ["Heliod, God of the Sun", "太陽の神、ヘリオッド", "たいようのかみへりおっど"],
  {
    cost: "{3}{W}",
    type: "Legendary Enchantment Creature — God",
    pt: "5/6",
    text: [
      keyword("indestructible"),
      asDevoted(5, "white"),
      staticAbility(every(all(other, creature, controlledBy(you))), [gains(keyword("vigilance"))]),
      activated(
        [mana("{2}{W}{W}")],
        create(
          1,
          token({
            colors: ["white"],
            types: ["enchantment", "creature"],
            subtypes: ["Cleric"],
            pt: "2/1",
          }),
        ),
      ),
    ],
  },
);

export const purphorosGodOfTheForge = defineCard(
  ["Purphoros, God of the Forge", "鍛冶の神、パーフォロス", "かじのかみぱーふぉろす"],
  {
    cost: "{3}{R}",
    type: "Legendary Enchantment Creature — God",
    pt: "6/5",
    text: [
      keyword("indestructible"),
      asDevoted(5, "red"),
      triggered(
        enters(all(other, creature, controlledBy(you))),
        damage(2, toPlayer(eachOpponent), self),
      ),
      activated(
        [mana("{2}{R}")],
        untilEndOfTurn(every(all(creature, controlledBy(you))), gets(1, 0)),
      ),
    ],
  },
);

export const thassaGodOfTheSea = defineCard(
  ["Thassa, God of the Sea", "海の神、タッサ", "うみのかみたっさ"],
  {
    cost: "{2}{U}",
    type: "Legendary Enchantment Creature — God",
    pt: "5/5",
    text: [
      keyword("indestructible"),
      asDevoted(5, "blue"),
      triggered(beginningOf("upkeep"), scry(1)),
      activated(
        [mana("{1}{U}")],
        untilEndOfTurn(target(all(creature, controlledBy(you))), cantBeBlockedBy(creature)),
      ),
    ],
  },
);

export const erebosGodOfTheDead = defineCard(
  ["Erebos, God of the Dead", "死者の神、エレボス", "ししゃのかみえれぼす"],
  {
    cost: "{3}{B}",
    type: "Legendary Enchantment Creature — God",
    pt: "5/7",
    text: [
      keyword("indestructible"),
      asDevoted(5, "black"),
      forPlayers(eachOpponent, [cantGainLife]),
      activated([mana("{1}{B}"), payLife(2)], draw(1)),
    ],
  },
);

export const nyleaGodOfTheHunt = defineCard(
  ["Nylea, God of the Hunt", "狩猟の神、ナイレア", "しゅりょうのかみないれあ"],
  {
    cost: "{3}{G}",
    type: "Legendary Enchantment Creature — God",
    pt: "6/6",
    text: [
      keyword("indestructible"),
      asDevoted(5, "green"),
      staticAbility(every(all(other, creature, controlledBy(you))), [gains(keyword("trample"))]),
      activated([mana("{3}{G}")], untilEndOfTurn(target(creature), gets(2, 2))),
    ],
  },
);

export const epharaGodOfThePolis = defineCard(
  ["Ephara, God of the Polis", "都市国家の神、エファラ", "としこっかのかみえふぁら"],
  {
    cost: "{2}{W}{U}",
    type: "Legendary Enchantment Creature — God",
    pt: "6/5",
    text: [
      keyword("indestructible"),
      asDevoted(7, "white", "blue"),
      triggered(beginningOf("upkeep", anyPlayer), draw(1), {
        onlyIf: atLeast(
          1,
          timesHappened(enters(all(other, creature, controlledBy(you))), "lastTurn"),
        ),
      }),
    ],
  },
);

export const karametraGodOfHarvests = defineCard(
  ["Karametra, God of Harvests", "収穫の神、ケイラメトラ", "しゅうかくのかみけいらめとら"],
  {
    cost: "{3}{G}{W}",
    type: "Legendary Enchantment Creature — God",
    pt: "6/7",
    text: [
      keyword("indestructible"),
      asDevoted(7, "green", "white"),
      triggered(
        casts(you, all(spell, creature)),
        may(
          you,
          inOrder(
            search({ filter: any(ofSubtype("Forest"), ofSubtype("Plains")), name: "found" }),
            putOntoBattlefield(named("found"), { tapped: true }),
            shuffle(),
          ),
        ),
      ),
    ],
  },
);

export const mogisGodOfSlaughter = defineCard(
  ["Mogis, God of Slaughter", "殺戮の神、モーギス", "さつりくのかみもーぎす"],
  {
    cost: "{2}{B}{R}",
    type: "Legendary Enchantment Creature — God",
    pt: "7/5",
    text: [
      keyword("indestructible"),
      asDevoted(7, "black", "red"),
      triggered(
        beginningOf("upkeep", eachOpponent),
        unlessPays(thatPlayer, [sacrificeOthers(1, creature)], damage(2, toPlayer(thatPlayer))),
      ),
    ],
  },
);

export const phenaxGodOfDeception = defineCard(
  ["Phenax, God of Deception", "欺瞞の神、フィナックス", "ぎまんのかみふぃなっくす"],
  {
    cost: "{3}{U}{B}",
    type: "Legendary Enchantment Creature — God",
    pt: "4/7",
    text: [
      keyword("indestructible"),
      asDevoted(7, "blue", "black"),
      staticAbility(every(all(creature, controlledBy(you))), [
        gains(activated([tapThis], mill(toughnessOf(self), targetPlayer()))),
      ]),
    ],
  },
);

export const xenagosGodOfRevels = defineCard(
  ["Xenagos, God of Revels", "歓楽の神、ゼナゴス", "かんらくのかみぜなごす"],
  {
    cost: "{3}{R}{G}",
    type: "Legendary Enchantment Creature — God",
    pt: "6/5",
    text: [
      keyword("indestructible"),
      asDevoted(7, "red", "green"),
      triggered(
        beginningOf("beginCombat"),
        untilEndOfTurn(
          target(all(other, creature, controlledBy(you))),
          gains(keyword("haste")),
          gets(powerOf(thatTarget()), powerOf(thatTarget())),
        ),
      ),
    ],
  },
);

export const athreosGodOfPassage = defineCard(
  ["Athreos, God of Passage", "通行の神、エイスリオス", "つうこうのかみえいすりおす"],
  {
    cost: "{1}{W}{B}",
    type: "Legendary Enchantment Creature — God",
    pt: "5/4",
    text: [
      keyword("indestructible"),
      asDevoted(7, "white", "black"),
      triggered(
        dies(all(other, creature, ownedBy(you))),
        unlessPays(targetOpponent, [payLife(3)], returnToHand(it())),
      ),
    ],
  },
);

export const iroasGodOfVictory = defineCard(
  ["Iroas, God of Victory", "勝利の神、イロアス", "しょうりのかみいろあす"],
  {
    cost: "{2}{R}{W}",
    type: "Legendary Enchantment Creature — God",
    pt: "7/4",
    text: [
      keyword("indestructible"),
      asDevoted(7, "red", "white"),
      staticAbility(every(all(creature, controlledBy(you))), [gains(keyword("menace"))]),
      staticAbility(every(all(attacking, creature, controlledBy(you))), [preventDamageTo]),
    ],
  },
);

export const keranosGodOfStorms = defineCard(
  ["Keranos, God of Storms", "嵐の神、ケラノス", "あらしのかみけらのす"],
  {
    cost: "{3}{U}{R}",
    type: "Legendary Enchantment Creature — God",
    pt: "6/5",
    text: [
      keyword("indestructible"),
      asDevoted(7, "blue", "red"),
      forPlayers(you, [revealsFirstDraw]),
      triggered(reveals(you, all(card, land), { thisWay: true }), draw(1)),
      triggered(
        reveals(you, all(card, not(land)), { thisWay: true }),
        damage(3, toObject(anyTarget)),
      ),
    ],
  },
);

export const kruphixGodOfHorizons = defineCard(
  ["Kruphix, God of Horizons", "彼方の神、クルフィックス", "かなたのかみくるふぃっくす"],
  {
    cost: "{3}{G}{U}",
    type: "Legendary Enchantment Creature — God",
    pt: "4/7",
    text: [
      keyword("indestructible"),
      asDevoted(7, "green", "blue"),
      forPlayers(you, [noMaximumHandSize]),
      forPlayers(you, [unspentManaBecomes("colorless")]),
    ],
  },
);

export const pharikaGodOfAffliction = defineCard(
  ["Pharika, God of Affliction", "苦悶の神、ファリカ", "くもんのかみふぁりか"],
  {
    cost: "{1}{B}{G}",
    type: "Legendary Enchantment Creature — God",
    pt: "5/5",
    text: [
      keyword("indestructible"),
      asDevoted(7, "black", "green"),
      activated(
        [mana("{B}{G}")],
        inOrder(
          exile(target(all(card, creature, inZone("graveyard")))),
          create(
            1,
            token({
              colors: ["black", "green"],
              types: ["enchantment", "creature"],
              subtypes: ["Snake"],
              pt: "1/1",
              abilities: [keyword("deathtouch")],
            }),
            { who: ownerOf(thatTarget()) },
          ),
        ),
      ),
    ],
  },
);
