/** Cards of many sets that other cards are best explained with. */
import { enchant } from "../keywords/enchant.ts";
import { flashbackFor } from "../keywords/flashback.ts";
import {
  activated,
  additionalCost,
  addMana,
  addManaOf,
  addTypes,
  all,
  any,
  anyTarget,
  apply,
  asThisEnters,
  attach,
  attached,
  attachedCard,
  attackTax,
  basic,
  cantGainLife,
  card,
  changesWords,
  chooseOne,
  controlledBy,
  controllerOf,
  create,
  creature,
  damage,
  damageCantBePrevented,
  damageWithers,
  defineCard,
  delayed,
  destroy,
  eachOpponent,
  eachPlayer,
  enchantment,
  endOfTurn,
  enterAsCopy,
  enters,
  entersWith,
  every,
  exile,
  forever,
  forPlayers,
  gainControl,
  gainLife,
  gains,
  gets,
  goTo,
  inOrder,
  inZone,
  isIn,
  isToken,
  keyword,
  land,
  leaves,
  losesAllAbilities,
  losesThat,
  mana,
  manaValueOf,
  may,
  mustTarget,
  named,
  not,
  ofColor,
  ofSubtype,
  other,
  ownerOf,
  pay,
  payLife,
  permanent,
  powerOf,
  preventDamage,
  putCounters,
  putIntoGraveyardFrom,
  putWith,
  replacement,
  returnToBattlefield,
  sacrifice,
  sacrificeOthers,
  scry,
  self,
  setPT,
  setSubtypes,
  spell,
  spellAbility,
  staticAbility,
  takeCounters,
  tap,
  tapThis,
  target,
  targetPlayer,
  thatTarget,
  theOne,
  thisObject,
  token,
  toObject,
  triggered,
  untap,
  untilEndOfTurn,
  x,
  you,
  zoneOf,
} from "../language/build.ts";

export const clone = defineCard(["Clone", "クローン", "くろーん"], {
  cost: "{3}{U}",
  type: "Creature — Shapeshifter",
  pt: "0/0",
  text: [replacement(enters(thisObject), enterAsCopy(creature), { optional: true })],
});

export const humility = defineCard(["Humility", "謙虚", "けんきょ"], {
  cost: "{2}{W}{W}",
  type: "Enchantment",
  text: [staticAbility(every(creature), [losesAllAbilities, setPT(1, 1)])],
});

export const bloodMoon = defineCard(["Blood Moon", "血染めの月", "ちぞめのつき"], {
  cost: "{2}{R}",
  type: "Enchantment",
  text: [staticAbility(every(all(not(basic), land)), [setSubtypes("land", "Mountain")])],
});

export const wrathOfGod = defineCard(["Wrath of God", "神の怒り", "かみのいかり"], {
  cost: "{2}{W}{W}",
  type: "Sorcery",
  text: [spellAbility(destroy(every(creature), { noRegeneration: true }))],
});

export const llanowarElves = defineCard(
  ["Llanowar Elves", "ラノワールのエルフ", "らのわーるのえるふ"],
  {
    cost: "{G}",
    type: "Creature — Elf Druid",
    pt: "1/1",
    text: [activated([tapThis], addMana("green"))],
  },
);

export const serraAngel = defineCard(["Serra Angel", "セラの天使", "せらのてんし"], {
  cost: "{3}{W}{W}",
  type: "Creature — Angel",
  pt: "4/4",
  text: [keyword("flying"), keyword("vigilance", { apart: true })],
});

export const whiteKnight = defineCard(["White Knight", "白騎士", "しろきし"], {
  cost: "{W}{W}",
  type: "Creature — Human Knight",
  pt: "2/2",
  text: [keyword("firstStrike"), keyword("protection", { quality: ofColor("black"), apart: true })],
});

export const vampireNighthawk = defineCard(
  ["Vampire Nighthawk", "吸血鬼の夜鷲", "きゅうけつきのよわし"],
  {
    cost: "{1}{B}{B}",
    type: "Creature — Vampire Shaman",
    pt: "2/3",
    text: [
      keyword("flying"),
      keyword("deathtouch", { apart: true }),
      keyword("lifelink", { apart: true }),
    ],
  },
);

export const kitchenFinks = defineCard(
  ["Kitchen Finks", "台所の嫌がらせ屋", "だいどころのいやがらせや"],
  {
    cost: "{1}{G/W}{G/W}",
    type: "Creature — Ouphe",
    pt: "3/2",
    text: [triggered(enters(thisObject), gainLife(2)), keyword("persist")],
  },
);

export const propaganda = defineCard(["Propaganda", "プロパガンダ", "ぷろぱがんだ"], {
  cost: "{2}{U}",
  type: "Enchantment",
  text: [forPlayers(you, [attackTax(mana("{2}"))])],
});

export const everlastingTorment = defineCard(
  ["Everlasting Torment", "恒久の拷問", "こうきゅうのごうもん"],
  {
    cost: "{2}{B/R}",
    type: "Enchantment",
    text: [
      forPlayers(eachPlayer, [cantGainLife]),
      forPlayers(eachPlayer, [damageCantBePrevented]),
      forPlayers(eachPlayer, [damageWithers]),
    ],
  },
);

export const standardBearer = defineCard(["Standard Bearer", "軍旗の旗手", "ぐんきのきしゅ"], {
  cost: "{1}{W}",
  type: "Creature — Human Flagbearer",
  pt: "1/1",
  text: [forPlayers(eachOpponent, [mustTarget(all(permanent, ofSubtype("Flagbearer")))])],
});

export const actOfTreason = defineCard(["Act of Treason", "反逆の行動", "はんぎゃくのこうどう"], {
  cost: "{2}{R}",
  type: "Sorcery",
  text: [
    spellAbility(
      untilEndOfTurn(target(creature), gainControl()),
      untap(thatTarget()),
      untilEndOfTurn(thatTarget(), gains(keyword("haste"))),
    ),
  ],
});

export const momentaryBlink = defineCard(
  ["Momentary Blink", "一瞬の瞬き", "いっしゅんのまばたき"],
  {
    cost: "{1}{W}",
    type: "Instant",
    text: [
      spellAbility(
        exile(target(all(creature, controlledBy(you))), { name: "blinked" }),
        returnToBattlefield(named("blinked"), { under: ownerOf(named("blinked")) }),
      ),
      flashbackFor("{3}{U}"),
    ],
  },
);

export const fling = defineCard(["Fling", "投げ飛ばし", "なげとばし"], {
  cost: "{1}{R}",
  type: "Instant",
  text: [
    additionalCost(sacrificeOthers(1, creature, { name: "sacrificed" })),
    spellAbility(damage(powerOf(named("sacrificed")), toObject(anyTarget))),
  ],
});

export const visceraSeer = defineCard(["Viscera Seer", "臓物の予見者", "ぞうもつのよけんしゃ"], {
  cost: "{B}",
  type: "Creature — Vampire Wizard",
  pt: "1/1",
  text: [activated([sacrificeOthers(1, creature)], scry(1))],
});

export const walkingBallista = defineCard(["Walking Ballista", "歩行バリスタ", "ほこうばりすた"], {
  cost: "{X}{X}",
  type: "Artifact Creature — Construct",
  pt: "0/0",
  text: [
    entersWith("+1/+1", x),
    activated([mana("{4}")], putCounters(self, "+1/+1")),
    activated([takeCounters(1, "+1/+1")], damage(1, toObject(anyTarget))),
  ],
});

export const sacredFoundry = defineCard(
  ["Sacred Foundry", "聖なる鋳造所", "せいなるちゅうぞうじょ"],
  {
    type: "Land — Mountain Plains",
    text: [asThisEnters(may(you, pay([payLife(2)]), { otherwise: tap(self) }))],
  },
);

export const restInPeace = defineCard(["Rest in Peace", "安らかなる眠り", "やすらかなるねむり"], {
  cost: "{1}{W}",
  type: "Enchantment",
  text: [
    triggered(enters(thisObject), exile(zoneOf("graveyard", eachPlayer))),
    replacement(putIntoGraveyardFrom(any(card, isToken)), goTo("exile", "graveyard")),
  ],
});

export const healingSalve = defineCard(["Healing Salve", "治癒の軟膏", "ちゆのなんこう"], {
  cost: "{W}",
  type: "Instant",
  text: [
    spellAbility(
      chooseOne(
        gainLife(3, targetPlayer()),
        preventDamage({ amount: 3, to: toObject(anyTarget), until: endOfTurn }),
      ),
    ),
  ],
});

export const fog = defineCard(["Fog", "濃霧", "のうむ"], {
  cost: "{G}",
  type: "Instant",
  text: [spellAbility(preventDamage({ combat: true, until: endOfTurn }))],
});

export const bonesplitter = defineCard(["Bonesplitter", "骨断ちの矛槍", "ほねだちのほこやり"], {
  cost: "{1}",
  type: "Artifact — Equipment",
  text: [staticAbility(attached, [gets(2, 0)]), keyword("equip", { cost: [mana("{1}")] })],
});

export const artificialEvolution = defineCard(
  ["Artificial Evolution", "人工進化", "じんこうしんか"],
  {
    cost: "{U}",
    type: "Instant",
    text: [
      spellAbility(
        apply(
          target(any(spell, permanent)),
          [changesWords(["creatureType"], { except: ["Wall"] })],
          forever,
        ),
      ),
    ],
  },
);

export const opalescence = defineCard(
  ["Opalescence", "オパール色の輝き", "おぱーるいろのかがやき"],
  {
    cost: "{2}{W}{W}",
    type: "Enchantment",
    text: [
      staticAbility(every(all(other, not(ofSubtype("Aura")), enchantment)), [
        addTypes({ types: ["creature"] }),
        setPT(manaValueOf(theOne), manaValueOf(theOne)),
      ]),
    ],
  },
);

/** "Enchant creature card in a graveyard": what the Aura loses as it raises the creature. */
const enchantCreatureCard = enchant(all(creature, card, inZone("graveyard")));

export const animateDead = defineCard(["Animate Dead", "動く死体", "うごくしたい"], {
  cost: "{1}{B}",
  type: "Enchantment — Aura",
  text: [
    enchantCreatureCard,
    triggered(
      enters(thisObject),
      inOrder(
        apply(self, [
          losesThat(enchantCreatureCard),
          gains(enchant(all(creature, putWith("animated")))),
        ]),
        returnToBattlefield(attachedCard, { under: you, link: "animated", name: "raised" }),
        attach(self, named("raised")),
        delayed(leaves(thisObject), sacrifice(named("raised"), controllerOf(named("raised")))),
      ),
      { onlyIf: isIn(self, "battlefield") },
    ),
    staticAbility(attached, [gets(-1, 0)]),
  ],
});

export const nobleHierarch = defineCard(["Noble Hierarch", "貴族の教主", "きぞくのきょうしゅ"], {
  cost: "{G}",
  type: "Creature — Human Druid",
  pt: "0/1",
  text: [keyword("exalted"), activated([tapThis], addManaOf(1, ["green", "white", "blue"]))],
});

export const monasterySwiftspear = defineCard(
  ["Monastery Swiftspear", "僧院の速槍", "そういんのそくそう"],
  {
    cost: "{R}",
    type: "Creature — Human Monk",
    pt: "1/2",
    text: [keyword("haste"), keyword("prowess")],
  },
);

export const rottenReunion = defineCard(["Rotten Reunion", "腐敗した再会", "ふはいしたさいかい"], {
  cost: "{B}",
  type: "Instant",
  text: [
    spellAbility(
      exile(target(all(card, inZone("graveyard")), { upTo: true })),
      create(
        1,
        token({
          colors: ["black"],
          types: ["creature"],
          subtypes: ["Zombie"],
          pt: "2/2",
          abilities: [keyword("decayed")],
        }),
      ),
    ),
    flashbackFor("{1}{B}"),
  ],
});
