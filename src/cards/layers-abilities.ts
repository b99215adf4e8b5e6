/** More cards for the layers: abilities, power and toughness, copies (CR 613.1f–g, 707). */
import { enchant } from "../keywords/enchant.ts";
import { equipFor } from "../keywords/equip.ts";
import { landwalk } from "../keywords/landwalk.ts";
import {
  activated,
  addTypes,
  all,
  any,
  artifact,
  attached,
  becomes,
  becomesTarget,
  card,
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
  gains,
  gets,
  instant,
  inZone,
  keyword,
  loses,
  losesAllAbilities,
  not,
  ofColor,
  ofSubtype,
  other,
  payLife,
  permanent,
  replacement,
  returnToBattlefield,
  returnToHand,
  sacrifice,
  self,
  setPT,
  setSubtypes,
  sorcery,
  spell,
  spellAbility,
  stackedAbility,
  staticAbility,
  switchPT,
  target,
  thisObject,
  token,
  triggered,
  untilEndOfTurn,
  withoutAbilities,
  you,
} from "../language/build.ts";

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
