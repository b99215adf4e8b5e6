/** Cards by which the interaction of continuous effects is best explained (CR 611–613, 707). */
import { enchant } from "../keywords/enchant.ts";
import { equipFor } from "../keywords/equip.ts";
import { landwalk } from "../keywords/landwalk.ts";
import {
  activated,
  addMana,
  addTypes,
  all,
  allCreatureTypes,
  any,
  apply,
  artifact,
  asThisEnters,
  attached,
  basic,
  becomes,
  becomesChosenType,
  becomesColors,
  becomesTarget,
  card,
  changesWords,
  chooseColor,
  chooseCreatureType,
  chosenColor,
  controlledBy,
  copySpell,
  count,
  create,
  creature,
  defineCard,
  defining,
  destroy,
  draw,
  enchantment,
  enterAsCopy,
  enters,
  every,
  fits,
  forever,
  gainControl,
  gains,
  gets,
  instant,
  inZone,
  isToken,
  keyword,
  land,
  loses,
  losesAllAbilities,
  mana,
  manaValueOf,
  not,
  ofColor,
  ofSubtype,
  other,
  ownedBy,
  payLife,
  permanent,
  planeswalker,
  replacement,
  returnToBattlefield,
  returnToHand,
  sacrifice,
  self,
  setPT,
  setSubtypes,
  setTypes,
  sorcery,
  spell,
  spellAbility,
  stackedAbility,
  staticAbility,
  switchPT,
  tapThis,
  target,
  theOne,
  thisObject,
  token,
  triggered,
  untilEndOfTurn,
  withoutAbilities,
  you,
} from "../language/build.ts";

// Lands --------------------------------------------------------------------------------------

export const urborgTombOfYawgmoth = defineCard(
  ["Urborg, Tomb of Yawgmoth", "ヨーグモスの墳墓、アーボーグ", "よーぐもすのふんぼあーぼーぐ"],
  {
    type: "Legendary Land",
    text: [staticAbility(every(land), [addTypes({ subtypes: ["Swamp"] })])],
  },
);

export const dryadArbor = defineCard(["Dryad Arbor", "ドライアドの東屋", "どらいあどのあずまや"], {
  indicator: ["green"],
  type: "Land Creature — Forest Dryad",
  pt: "1/1",
});

export const svogthosTheRestlessTomb = defineCard(
  ["Svogthos, the Restless Tomb", "安らぎなき墓、スヴォグトース", "やすらぎなきはかすゔぉぐとーす"],
  {
    type: "Land",
    text: [
      activated([tapThis], addMana("colorless")),
      activated(
        [mana("{3}{B}{G}")],
        untilEndOfTurn(
          self,
          addTypes({ types: ["creature"], subtypes: ["Plant", "Zombie"] }),
          becomesColors(["black", "green"]),
          gains(
            staticAbility(self, [
              setPT(
                count(all(creature, card, inZone("graveyard", you))),
                count(all(creature, card, inZone("graveyard", you))),
              ),
            ]),
          ),
        ),
      ),
    ],
  },
);

export const mutavault = defineCard(["Mutavault", "変わり谷", "かわりだに"], {
  type: "Land",
  text: [
    activated([tapThis], addMana("colorless")),
    activated(
      [mana("{1}")],
      untilEndOfTurn(self, addTypes({ types: ["creature"] }), setPT(2, 2), allCreatureTypes),
    ),
  ],
});

// Text ---------------------------------------------------------------------------------------

export const magicalHack = defineCard(["Magical Hack", "魔法改竄", "まほうかいざん"], {
  cost: "{U}",
  type: "Instant",
  text: [
    spellAbility(apply(target(any(spell, permanent)), [changesWords(["basicLandType"])], forever)),
  ],
});

// Control, types, colours --------------------------------------------------------------------

export const controlMagic = defineCard(["Control Magic", "支配魔法", "しはいまほう"], {
  cost: "{2}{U}{U}",
  type: "Enchantment — Aura",
  text: [enchant(creature), staticAbility(attached, [gainControl()])],
});

export const confiscate = defineCard(["Confiscate", "押収", "おうしゅう"], {
  cost: "{4}{U}{U}",
  type: "Enchantment — Aura",
  text: [enchant(permanent), staticAbility(attached, [gainControl()])],
});

export const lifeAndLimb = defineCard(["Life and Limb", "生命と枝", "せいめいとえだ"], {
  cost: "{3}{G}",
  type: "Enchantment",
  text: [
    staticAbility(every(any(ofSubtype("Forest"), ofSubtype("Saproling"))), [
      addTypes({ types: ["creature", "land"], subtypes: ["Saproling", "Forest"] }),
      becomes("green"),
      setPT(1, 1),
    ]),
  ],
});

export const marchOfTheMachines = defineCard(
  ["March of the Machines", "機械の行進", "きかいのこうしん"],
  {
    cost: "{3}{U}",
    type: "Enchantment",
    text: [
      staticAbility(every(all(not(creature), artifact)), [
        addTypes({ types: ["artifact", "creature"] }),
        setPT(manaValueOf(theOne), manaValueOf(theOne)),
      ]),
    ],
  },
);

export const prismaticOmen = defineCard(["Prismatic Omen", "虹色の前兆", "にじいろのぜんちょう"], {
  cost: "{1}{G}",
  type: "Enchantment",
  text: [
    staticAbility(every(all(land, controlledBy(you))), [
      addTypes({ subtypes: ["Plains", "Island", "Swamp", "Mountain", "Forest"] }),
    ]),
  ],
});

export const spreadingSeas = defineCard(["Spreading Seas", "広がりゆく海", "ひろがりゆくうみ"], {
  cost: "{1}{U}",
  type: "Enchantment — Aura",
  text: [
    enchant(land),
    triggered(enters(thisObject), draw(1)),
    staticAbility(attached, [setSubtypes("land", "Island")]),
  ],
});

export const imprisonedInTheMoon = defineCard(
  ["Imprisoned in the Moon", "月への封印", "つきへのふういん"],
  {
    cost: "{2}{U}",
    type: "Enchantment — Aura",
    text: [
      enchant(any(creature, land, planeswalker)),
      staticAbility(attached, [
        setTypes(["land"]),
        becomesColors([]),
        losesAllAbilities,
        gains(activated([tapThis], addMana("colorless"))),
      ]),
    ],
  },
);

export const magusOfTheMoon = defineCard(
  ["Magus of the Moon", "月の大魔術師", "つきのだいまじゅつし"],
  {
    cost: "{2}{R}",
    type: "Creature — Human Wizard",
    pt: "2/2",
    text: [staticAbility(every(all(not(basic), land)), [setSubtypes("land", "Mountain")])],
  },
);

export const ashayaSoulOfTheWild = defineCard(
  ["Ashaya, Soul of the Wild", "野生の魂、アシャヤ", "やせいのたましいあしゃや"],
  {
    cost: "{3}{G}{G}",
    type: "Legendary Creature — Elemental",
    pt: "*/*",
    text: [
      defining(setPT(count(all(land, controlledBy(you))), count(all(land, controlledBy(you))))),
      staticAbility(every(all(not(isToken), creature, controlledBy(you))), [
        addTypes({ types: ["land"], subtypes: ["Forest"] }),
      ]),
    ],
  },
);

export const conspiracy = defineCard(["Conspiracy", "奸謀", "かんぼう"], {
  cost: "{3}{B}{B}",
  type: "Enchantment",
  text: [
    asThisEnters(chooseCreatureType()),
    staticAbility(every(all(creature, controlledBy(you))), [becomesChosenType()]),
    staticAbility(every(all(creature, spell, controlledBy(you))), [becomesChosenType()]),
    ...(["hand", "library", "graveyard", "exile"] as const).map((zone) =>
      staticAbility(every(all(creature, card, ownedBy(you), inZone(zone))), [becomesChosenType()]),
    ),
  ],
});

export const paintersServant = defineCard(
  ["Painter's Servant", "絵描きの召使い", "えかきのめしつかい"],
  {
    cost: "{2}",
    type: "Artifact Creature — Scarecrow",
    pt: "1/3",
    text: [
      asThisEnters(chooseColor()),
      staticAbility(every(permanent), [becomes(chosenColor, { also: true })]),
      staticAbility(every(spell), [becomes(chosenColor, { also: true })]),
      ...(["hand", "library", "graveyard", "exile"] as const).map((zone) =>
        staticAbility(every(all(card, inZone(zone))), [becomes(chosenColor, { also: true })]),
      ),
    ],
  },
);

// Abilities ----------------------------------------------------------------------------------

export const yixlidJailer = defineCard(
  ["Yixlid Jailer", "イクスリッドの看守", "いくすりっどのかんしゅ"],
  {
    cost: "{1}{B}",
    type: "Creature — Zombie Wizard",
    pt: "2/1",
    text: [staticAbility(every(all(card, inZone("graveyard"))), [losesAllAbilities])],
  },
);

export const humble = defineCard(["Humble", "お粗末", "おそまつ"], {
  cost: "{1}{W}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), losesAllAbilities, setPT(0, 1)))],
});

export const turnToFrog = defineCard(["Turn to Frog", "蛙変化", "かえるへんげ"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [
    spellAbility(
      untilEndOfTurn(
        target(creature),
        losesAllAbilities,
        becomes("blue"),
        setSubtypes("creature", "Frog"),
        setPT(1, 1),
      ),
    ),
  ],
});

export const flight = defineCard(["Flight", "飛行", "ひこう"], {
  cost: "{U}",
  type: "Enchantment — Aura",
  text: [enchant(creature), staticAbility(attached, [gains(keyword("flying"))])],
});

export const fervor = defineCard(["Fervor", "熱情", "ねつじょう"], {
  cost: "{2}{R}",
  type: "Enchantment",
  text: [staticAbility(every(all(creature, controlledBy(you))), [gains(keyword("haste"))])],
});

export const runeOfFlight = defineCard(["Rune of Flight", "飛行のルーン", "ひこうのるーん"], {
  cost: "{1}{U}",
  type: "Enchantment — Aura Rune",
  text: [
    enchant(permanent),
    triggered(enters(thisObject), draw(1)),
    staticAbility(attached, [gains(keyword("flying"))], { whilst: fits(attached, creature) }),
    staticAbility(attached, [gains(staticAbility(attached, [gains(keyword("flying"))]))], {
      whilst: fits(attached, ofSubtype("Equipment")),
    }),
  ],
});

export const colossusHammer = defineCard(["Colossus Hammer", "巨像の鎚", "きょぞうのつち"], {
  cost: "{1}",
  type: "Artifact — Equipment",
  text: [staticAbility(attached, [gets(10, 10), loses("flying")]), equipFor("{8}")],
});

export const goblinKing = defineCard(["Goblin King", "ゴブリンの王", "ごぶりんのおう"], {
  cost: "{1}{R}{R}",
  type: "Creature — Goblin",
  pt: "2/2",
  text: [
    staticAbility(every(all(other, ofSubtype("Goblin"))), [
      gets(1, 1),
      gains(landwalk(ofSubtype("Mountain"))),
    ]),
  ],
});

export const blackKnight = defineCard(["Black Knight", "黒騎士", "くろきし"], {
  cost: "{B}{B}",
  type: "Creature — Human Knight",
  pt: "2/2",
  text: [keyword("firstStrike"), keyword("protection", { quality: ofColor("white"), apart: true })],
});

// Power and toughness ------------------------------------------------------------------------

export const crusade = defineCard(["Crusade", "十字軍", "じゅうじぐん"], {
  cost: "{W}{W}",
  type: "Enchantment",
  text: [staticAbility(every(all(ofColor("white"), creature)), [gets(1, 1)])],
});

export const honorOfThePure = defineCard(
  ["Honor of the Pure", "清浄の名誉", "せいじょうのめいよ"],
  {
    cost: "{1}{W}",
    type: "Enchantment",
    text: [staticAbility(every(all(ofColor("white"), creature, controlledBy(you))), [gets(1, 1)])],
  },
);

export const muragandaPetroglyphs = defineCard(
  ["Muraganda Petroglyphs", "ムラガンダの印刻", "むらがんだのいんこく"],
  {
    cost: "{3}{G}",
    type: "Enchantment",
    text: [staticAbility(every(all(creature, withoutAbilities)), [gets(2, 2)])],
  },
);

export const crovaxAscendantHero = defineCard(
  ["Crovax, Ascendant Hero", "隆盛なる勇士クロウヴァクス", "りゅうせいなるゆうしくろうゔぁくす"],
  {
    cost: "{4}{W}{W}",
    type: "Legendary Creature — Human Noble",
    pt: "4/4",
    text: [
      staticAbility(every(all(other, ofColor("white"), creature)), [gets(1, 1)]),
      staticAbility(every(all(not(ofColor("white")), creature)), [gets(-1, -1)]),
      activated([payLife(2)], returnToHand(self)),
    ],
  },
);

export const nightmare = defineCard(["Nightmare", "夢魔", "むま"], {
  cost: "{5}{B}",
  type: "Creature — Nightmare Horse",
  pt: "*/*",
  text: [
    keyword("flying"),
    defining(
      setPT(
        count(all(ofSubtype("Swamp"), controlledBy(you))),
        count(all(ofSubtype("Swamp"), controlledBy(you))),
      ),
    ),
  ],
});

export const twistedImage = defineCard(["Twisted Image", "よじれた映像", "よじれたえいぞう"], {
  cost: "{U}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), switchPT)), spellAbility(draw(1))],
});

export const ornithopter = defineCard(["Ornithopter", "羽ばたき飛行機械", "はばたきひこうきかい"], {
  cost: "{0}",
  type: "Artifact Creature — Thopter",
  pt: "0/2",
  text: [keyword("flying")],
});

export const hillGiant = defineCard(["Hill Giant", "丘巨人", "おかきょじん"], {
  cost: "{3}{R}",
  type: "Creature — Giant",
  pt: "3/3",
});

// Copies -------------------------------------------------------------------------------------

export const copyArtifact = defineCard(
  ["Copy Artifact", "コピー・アーティファクト", "こぴーあーてぃふぁくと"],
  {
    cost: "{1}{U}",
    type: "Enchantment",
    text: [
      replacement(enters(thisObject), enterAsCopy(artifact, addTypes({ types: ["enchantment"] })), {
        optional: true,
      }),
    ],
  },
);

export const copyEnchantment = defineCard(
  ["Copy Enchantment", "エンチャント複製", "えんちゃんとふくせい"],
  {
    cost: "{2}{U}",
    type: "Enchantment",
    text: [replacement(enters(thisObject), enterAsCopy(enchantment), { optional: true })],
  },
);

export const quicksilverGargantuan = defineCard(
  ["Quicksilver Gargantuan", "水銀のガルガンチュアン", "すいぎんのがるがんちゅあん"],
  {
    cost: "{5}{U}{U}",
    type: "Creature — Shapeshifter",
    pt: "7/7",
    text: [replacement(enters(thisObject), enterAsCopy(creature, setPT(7, 7)), { optional: true })],
  },
);

export const phantasmalImage = defineCard(["Phantasmal Image", "幻影の像", "げんえいのぞう"], {
  cost: "{1}{U}",
  type: "Creature — Illusion",
  pt: "0/0",
  text: [
    replacement(
      enters(thisObject),
      enterAsCopy(
        creature,
        addTypes({ subtypes: ["Illusion"] }),
        gains(triggered(becomesTarget(thisObject, any(spell, stackedAbility)), sacrifice(self))),
      ),
      { optional: true },
    ),
  ],
});

export const twincast = defineCard(["Twincast", "双つ術", "ふたつじゅつ"], {
  cost: "{U}{U}",
  type: "Instant",
  text: [spellAbility(copySpell(target(all(spell, any(instant, sorcery))), { newTargets: true }))],
});

// Others -------------------------------------------------------------------------------------

export const dragonFodder = defineCard(["Dragon Fodder", "ドラゴンの餌", "どらごんのえさ"], {
  cost: "{1}{R}",
  type: "Sorcery",
  text: [
    spellAbility(
      create(2, token({ colors: ["red"], types: ["creature"], subtypes: ["Goblin"], pt: "1/1" })),
    ),
  ],
});

export const disenchant = defineCard(["Disenchant", "解呪", "かいじゅ"], {
  cost: "{1}{W}",
  type: "Instant",
  text: [spellAbility(destroy(target(any(artifact, enchantment))))],
});

export const replenish = defineCard(["Replenish", "補充", "ほじゅう"], {
  cost: "{3}{W}",
  type: "Sorcery",
  text: [
    spellAbility(returnToBattlefield(every(all(enchantment, card, inZone("graveyard", you))))),
  ],
});
