/** Cards from Lorwyn (2007). */
import {
  activated,
  all,
  allCreatureTypes,
  artifact,
  attached,
  beginningOf,
  canBlockMore,
  card,
  chooseTwo,
  clash,
  clashes,
  controlledBy,
  controllerOf,
  counter,
  create,
  creature,
  damage,
  defineCard,
  defining,
  destroy,
  draw,
  eachOpponent,
  enters,
  every,
  gainLife,
  gains,
  gets,
  hasManaValue,
  ifSo,
  inOrder,
  inZone,
  isDealtDamage,
  it,
  itsOther,
  keyword,
  land,
  lifeOf,
  loseLife,
  loseSubtypes,
  losesAllAbilities,
  loyalty,
  mana,
  may,
  negative,
  not,
  ofColor,
  ofSubtype,
  other,
  permanent,
  planeswalker,
  prevents,
  putCounters,
  putIntoGraveyardFrom,
  replacement,
  returnToBattlefield,
  returnToHand,
  self,
  setPT,
  setSubtypes,
  shuffleInto,
  spell,
  spellAbility,
  staticAbility,
  tap,
  target,
  targetEither,
  targetPlayer,
  thatMuch,
  thatTarget,
  thisObject,
  token,
  toObject,
  toPlayer,
  toSeveral,
  triggered,
  untap,
  untilEndOfTurn,
  wonClash,
  x,
  you,
} from "../language/build.ts";

export const garrukWildspeaker = defineCard(
  ["Garruk Wildspeaker", "野生語りのガラク", "やせいがたりのがらく"],
  {
    cost: "{2}{G}{G}",
    type: "Legendary Planeswalker — Garruk",
    loyalty: 3,
    text: [
      loyalty(1, untap(target(land, { amount: 2 }))),
      loyalty(
        -1,
        create(
          1,
          token({ colors: ["green"], types: ["creature"], subtypes: ["Beast"], pt: "3/3" }),
        ),
      ),
      loyalty(
        -4,
        untilEndOfTurn(
          every(all(creature, controlledBy(you))),
          gets(3, 3),
          gains(keyword("trample")),
        ),
      ),
    ],
  },
);

export const ajaniGoldmane = defineCard(
  ["Ajani Goldmane", "黄金のたてがみのアジャニ", "おうごんのたてがみのあじゃに"],
  {
    cost: "{2}{W}{W}",
    type: "Legendary Planeswalker — Ajani",
    loyalty: 4,
    text: [
      loyalty(1, gainLife(2)),
      loyalty(
        -1,
        inOrder(
          putCounters(every(all(creature, controlledBy(you))), "+1/+1"),
          untilEndOfTurn(every(all(creature, controlledBy(you))), gains(keyword("vigilance"))),
        ),
      ),
      loyalty(
        -6,
        create(
          1,
          token({
            colors: ["white"],
            types: ["creature"],
            subtypes: ["Avatar"],
            abilities: [defining(setPT(lifeOf(you), lifeOf(you)))],
          }),
        ),
      ),
    ],
  },
);

export const chandraNalaar = defineCard(
  ["Chandra Nalaar", "チャンドラ・ナラー", "ちゃんどらならー"],
  {
    cost: "{3}{R}{R}",
    type: "Legendary Planeswalker — Chandra",
    loyalty: 6,
    text: [
      loyalty(1, damage(1, toObject(targetEither(planeswalker)))),
      loyalty("-X", damage(x, toObject(target(creature)))),
      loyalty(
        -8,
        damage(
          10,
          toSeveral(
            toObject(targetEither(planeswalker)),
            toObject(every(all(creature, controlledBy(controllerOf(thatTarget()))))),
          ),
        ),
      ),
    ],
  },
);

export const crypticCommand = defineCard(
  ["Cryptic Command", "謎めいた命令", "なぞめいためいれい"],
  {
    cost: "{1}{U}{U}{U}",
    type: "Instant",
    text: [
      spellAbility(
        chooseTwo(
          counter(target(spell)),
          returnToHand(target(permanent)),
          tap(every(all(creature, controlledBy(eachOpponent)))),
          draw(1),
        ),
      ),
    ],
  },
);

export const profaneCommand = defineCard(["Profane Command", "不敬の命令", "ふけいのめいれい"], {
  cost: "{X}{B}{B}",
  type: "Sorcery",
  text: [
    spellAbility(
      chooseTwo(
        loseLife(x, targetPlayer()),
        returnToBattlefield(
          target(all(creature, card, hasManaValue("atMost", x), inZone("graveyard", you))),
        ),
        untilEndOfTurn(target(creature), gets(negative(x), negative(x))),
        untilEndOfTurn(target(creature, { amount: x, upTo: true }), gains(keyword("fear"))),
      ),
    ),
  ],
});

export const namelessInversion = defineCard(
  ["Nameless Inversion", "名も無き転置", "なもなきてんち"],
  {
    cost: "{1}{B}",
    type: "Kindred Instant — Shapeshifter",
    text: [
      keyword("changeling"),
      spellAbility(untilEndOfTurn(target(creature), gets(3, -3), loseSubtypes("creature"))),
    ],
  },
);

export const lignify = defineCard(["Lignify", "木化", "もっか"], {
  cost: "{1}{G}",
  type: "Kindred Enchantment — Treefolk Aura",
  text: [
    keyword("enchant", { quality: creature }),
    staticAbility(attached, [setSubtypes("creature", "Treefolk"), setPT(0, 4), losesAllAbilities]),
  ],
});

export const mulldrifter = defineCard(["Mulldrifter", "熟考漂い", "じゅっこうただよい"], {
  cost: "{4}{U}",
  type: "Creature — Elemental",
  pt: "2/2",
  text: [
    keyword("flying"),
    triggered(enters(thisObject), draw(2)),
    keyword("evoke", { cost: [mana("{2}{U}")] }),
  ],
});

export const shriekmaw = defineCard(["Shriekmaw", "叫び大口", "さけびおおぐち"], {
  cost: "{4}{B}",
  type: "Creature — Elemental",
  pt: "3/2",
  text: [
    keyword("fear"),
    triggered(
      enters(thisObject),
      destroy(target(all(not(artifact), not(ofColor("black")), creature))),
    ),
    keyword("evoke", { cost: [mana("{1}{B}")] }),
  ],
});

export const lashOut = defineCard(["Lash Out", "いがみ合い", "いがみあい"], {
  cost: "{1}{R}",
  type: "Instant",
  text: [
    spellAbility(
      damage(3, toObject(target(creature))),
      clash(),
      ifSo(wonClash, damage(3, toPlayer(controllerOf(thatTarget())))),
    ),
  ],
});

export const sylvanEchoes = defineCard(["Sylvan Echoes", "森のこだま", "もりのこだま"], {
  cost: "{G}",
  type: "Enchantment",
  text: [triggered(clashes(you, { won: true }), may(you, draw(1)))],
});

export const changelingTitan = defineCard(
  ["Changeling Titan", "変わり身のタイタン", "かわりみのたいたん"],
  {
    cost: "{4}{G}",
    type: "Creature — Shapeshifter",
    pt: "7/7",
    text: [keyword("changeling"), keyword("champion", { quality: creature, apart: true })],
  },
);

export const avianChangeling = defineCard(["Avian Changeling", "鳥の変わり身", "とりのかわりみ"], {
  cost: "{2}{W}",
  type: "Creature — Shapeshifter",
  pt: "2/2",
  text: [keyword("changeling"), keyword("flying", { apart: true })],
});

export const vigor = defineCard(["Vigor", "活力", "かつりょく"], {
  cost: "{3}{G}{G}{G}",
  type: "Creature — Elemental Incarnation",
  pt: "6/6",
  text: [
    keyword("trample"),
    replacement(
      isDealtDamage({ object: all(creature, other, controlledBy(you)) }),
      prevents({ so: putCounters(itsOther("creature"), "+1/+1", thatMuch) }),
    ),
    triggered(putIntoGraveyardFrom(thisObject), shuffleInto(it()), { zone: "graveyard" }),
  ],
});

export const bitterblossom = defineCard(["Bitterblossom", "苦花", "にがばな"], {
  cost: "{1}{B}",
  type: "Kindred Enchantment — Faerie",
  text: [
    triggered(
      beginningOf("upkeep", you),
      inOrder(
        loseLife(1),
        create(
          1,
          token({
            colors: ["black"],
            types: ["creature"],
            subtypes: ["Faerie", "Rogue"],
            pt: "1/1",
            abilities: [keyword("flying")],
          }),
        ),
      ),
    ),
  ],
});

export const mirrorEntity = defineCard(["Mirror Entity", "鏡の精体", "かがみのせいたい"], {
  cost: "{2}{W}",
  type: "Creature — Shapeshifter",
  pt: "1/1",
  text: [
    keyword("changeling"),
    activated(
      [mana("{X}")],
      untilEndOfTurn(every(all(creature, controlledBy(you))), setPT(x, x), allCreatureTypes),
    ),
  ],
});

export const thoughtweftTrio = defineCard(
  ["Thoughtweft Trio", "思考の糸の三人衆", "しこうのいとのさんにんしゅう"],
  {
    cost: "{2}{W}{W}",
    type: "Creature — Kithkin Soldier",
    pt: "5/5",
    text: [
      keyword("firstStrike"),
      keyword("vigilance"),
      keyword("champion", { quality: ofSubtype("Kithkin"), apart: true }),
      staticAbility(self, [canBlockMore()]),
    ],
  },
);
