/** Cards from the Theros block (2013–2014). */
import {
  activated,
  addManaOf,
  all,
  any,
  anyNumber,
  anyPlayer,
  anyTarget,
  atMost,
  attached,
  becomesMonstrous,
  beginningOf,
  canBlockMore,
  casts,
  controlledBy,
  create,
  creature,
  damage,
  defineCard,
  delayed,
  devotionTo,
  draw,
  eachOpponent,
  enchantment,
  endOfTurn,
  enters,
  entersTapped,
  every,
  exile,
  fights,
  fits,
  forEach,
  gainControl,
  gains,
  gets,
  hasDesignation,
  inOrder,
  keyword,
  labelled,
  loseTypes,
  mana,
  monstrosity,
  moreTargets,
  named,
  not,
  other,
  ownerOf,
  permanent,
  powerOf,
  preventDamage,
  putCounters,
  returnToBattlefield,
  scry,
  self,
  spell,
  spellAbility,
  spellsCost,
  staticAbility,
  tapThis,
  target,
  thatTarget,
  thatTargets,
  theOne,
  thisObject,
  token,
  toObject,
  toPlayer,
  triggered,
  untilEndOfTurn,
  x,
  you,
} from "../language/build.ts";

export const boonSatyr = defineCard(["Boon Satyr", "加護のサテュロス", "かごのさてゅろす"], {
  cost: "{1}{G}{G}",
  type: "Enchantment Creature — Satyr",
  pt: "4/2",
  text: [
    keyword("flash"),
    keyword("bestow", { cost: [mana("{3}{G}{G}")] }),
    staticAbility(attached, [gets(4, 2)]),
  ],
});

export const hypnoticSiren = defineCard(
  ["Hypnotic Siren", "惑乱のセイレーン", "わくらんのせいれーん"],
  {
    cost: "{U}",
    type: "Enchantment Creature — Siren",
    pt: "1/1",
    text: [
      keyword("bestow", { cost: [mana("{5}{U}{U}")] }),
      keyword("flying"),
      staticAbility(attached, [gainControl()]),
      staticAbility(attached, [gets(1, 1), gains(keyword("flying"))]),
    ],
  },
);

export const favoredHoplite = defineCard(
  ["Favored Hoplite", "恩寵の重装歩兵", "おんちょうのじゅうそうほへい"],
  {
    cost: "{W}",
    type: "Creature — Human Soldier",
    pt: "1/2",
    text: [
      labelled(
        "heroic",
        triggered(
          casts(you, all(spell, thatTargets(thisObject))),
          inOrder(
            putCounters(self, "+1/+1"),
            preventDamage({ to: toObject(self), until: endOfTurn }),
          ),
        ),
      ),
    ],
  },
);

export const polukranosWorldEater = defineCard(
  ["Polukranos, World Eater", "世界を喰らう者、ポルクラノス", "せかいをくらうものぽるくらのす"],
  {
    cost: "{2}{G}{G}",
    type: "Legendary Creature — Hydra",
    pt: "5/5",
    text: [
      activated([mana("{X}{X}{G}")], monstrosity(x)),
      triggered(
        becomesMonstrous(thisObject),
        inOrder(
          damage(
            x,
            toObject(
              target(all(creature, controlledBy(eachOpponent)), { amount: anyNumber, upTo: true }),
            ),
            self,
            { divided: true },
          ),
          forEach(thatTarget(), damage(powerOf(theOne), toObject(self), theOne)),
        ),
      ),
    ],
  },
);

export const hundredHandedOne = defineCard(
  ["Hundred-Handed One", "百手巨人", "ひゃくしゅきょじん"],
  {
    cost: "{2}{W}{W}",
    type: "Creature — Giant",
    pt: "3/5",
    text: [
      keyword("vigilance"),
      activated([mana("{3}{W}{W}{W}")], monstrosity(3)),
      staticAbility(self, [gains(keyword("reach")), canBlockMore(99)], {
        whilst: fits(self, hasDesignation("monstrous")),
      }),
    ],
  },
);

export const heliodGodOfTheSun = defineCard(
  ["Heliod, God of the Sun", "太陽の神、ヘリオッド", "たいようのかみへりおっど"],
  {
    cost: "{3}{W}",
    type: "Legendary Enchantment Creature — God",
    pt: "5/6",
    text: [
      keyword("indestructible"),
      staticAbility(self, [loseTypes("creature")], { whilst: atMost(4, devotionTo("white")) }),
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
      staticAbility(self, [loseTypes("creature")], { whilst: atMost(4, devotionTo("red")) }),
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

export const magmaJet = defineCard(["Magma Jet", "マグマの噴流", "まぐまのふんりゅう"], {
  cost: "{1}{R}",
  type: "Instant",
  text: [spellAbility(damage(2, toObject(anyTarget)), scry(2))],
});

export const rouseTheMob = defineCard(["Rouse the Mob", "群衆の決起", "ぐんしゅうのけっき"], {
  cost: "{R}",
  type: "Instant",
  text: [
    labelled("strive", spellsCost(thisObject, { more: "{2}{R}" }, { times: moreTargets })),
    spellAbility(
      untilEndOfTurn(
        target(creature, { amount: anyNumber, upTo: true }),
        gets(2, 0),
        gains(keyword("trample")),
      ),
    ),
  ],
});

export const setessanTactics = defineCard(
  ["Setessan Tactics", "セテッサ式戦術", "せてっさしきせんじゅつ"],
  {
    cost: "{1}{G}",
    type: "Instant",
    text: [
      labelled("strive", spellsCost(thisObject, { more: "{G}" }, { times: moreTargets })),
      spellAbility(
        untilEndOfTurn(
          target(creature, { amount: anyNumber, upTo: true }),
          gets(1, 1),
          gains(activated([tapThis], fights(self, target(all(other, creature))))),
        ),
      ),
    ],
  },
);

export const eidolonOfBlossoms = defineCard(
  ["Eidolon of Blossoms", "開花の幻霊", "かいかのげんれい"],
  {
    cost: "{2}{G}{G}",
    type: "Enchantment Creature — Spirit",
    pt: "2/2",
    text: [
      labelled(
        "constellation",
        triggered(enters(any(thisObject, all(other, enchantment, controlledBy(you)))), draw(1)),
      ),
    ],
  },
);

export const templeOfMalady = defineCard(["Temple of Malady", "疾病の神殿", "しっぺいのしんでん"], {
  type: "Land",
  text: [
    entersTapped,
    triggered(enters(thisObject), scry(1)),
    activated([tapThis], addManaOf(1, ["black", "green"])),
  ],
});

export const skybind = defineCard(["Skybind", "空封じ", "そらふうじ"], {
  cost: "{3}{W}{W}",
  type: "Enchantment",
  text: [
    labelled(
      "constellation",
      triggered(
        enters(any(thisObject, all(other, enchantment, controlledBy(you)))),
        inOrder(
          exile(target(all(permanent, not(enchantment))), { name: "gone" }),
          delayed(
            beginningOf("end", anyPlayer),
            returnToBattlefield(named("gone"), { under: ownerOf(named("gone")) }),
          ),
        ),
      ),
    ),
  ],
});
