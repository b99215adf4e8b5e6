/** Cards from the Theros block (2013–2014). */
import {
  activated,
  addManaOf,
  all,
  any,
  anyNumber,
  anyPlayer,
  anyTarget,
  attacks,
  beginningOf,
  cantBeBlockedBy,
  controlledBy,
  create,
  creature,
  damage,
  defineCard,
  delayed,
  discard,
  draw,
  eachOpponent,
  enchantment,
  enters,
  entersTapped,
  every,
  exile,
  fights,
  gainControl,
  gainLife,
  gains,
  gets,
  inOrder,
  keyword,
  labelled,
  loseLife,
  mana,
  moreTargets,
  named,
  not,
  ofColorOfChoice,
  other,
  ownerOf,
  payLife,
  permanent,
  returnToBattlefield,
  scry,
  self,
  spellAbility,
  spellsCost,
  tapThis,
  target,
  thatTarget,
  thisObject,
  token,
  toObject,
  triggered,
  untap,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

/** "Whenever this creature or another enchantment you control enters" */
const enchantmentEnters = enters(any(thisObject, all(other, enchantment, controlledBy(you))));

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
    text: [labelled("constellation", triggered(enchantmentEnters, draw(1)))],
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
        enchantmentEnters,
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

export const doomwakeGiant = defineCard(
  ["Doomwake Giant", "破滅喚起の巨人", "はめつかんきのきょじん"],
  {
    cost: "{4}{B}",
    type: "Enchantment Creature — Giant",
    pt: "4/6",
    text: [
      labelled(
        "constellation",
        triggered(
          enchantmentEnters,
          untilEndOfTurn(every(all(creature, controlledBy(eachOpponent))), gets(-1, -1)),
        ),
      ),
    ],
  },
);

export const underworldCoinsmith = defineCard(
  ["Underworld Coinsmith", "死の国の造幣工", "しのくにのぞうへいこう"],
  {
    cost: "{W}{B}",
    type: "Enchantment Creature — Human Cleric",
    pt: "2/2",
    text: [
      labelled("constellation", triggered(enchantmentEnters, gainLife(1))),
      activated([mana("{W}{B}"), payLife(1)], loseLife(1, eachOpponent)),
    ],
  },
);

export const thoughtrenderLamia = defineCard(
  ["Thoughtrender Lamia", "精神感化のラミア", "せいしんかんかのらみあ"],
  {
    cost: "{4}{B}{B}",
    type: "Enchantment Creature — Lamia",
    pt: "5/3",
    text: [labelled("constellation", triggered(enchantmentEnters, discard(1, eachOpponent)))],
  },
);

export const breachingHippocamp = defineCard(
  ["Breaching Hippocamp", "水跳ねの海馬", "みずはねのかいば"],
  {
    cost: "{3}{U}",
    type: "Creature — Horse Fish",
    pt: "3/2",
    text: [
      keyword("flash"),
      triggered(enters(thisObject), untap(target(all(other, creature, controlledBy(you))))),
    ],
  },
);

export const agentOfHorizons = defineCard(
  ["Agent of Horizons", "彼方の工作員", "かなたのこうさくいん"],
  {
    cost: "{2}{G}",
    type: "Creature — Human Rogue",
    pt: "3/2",
    text: [activated([mana("{2}{U}")], untilEndOfTurn(self, cantBeBlockedBy(creature)))],
  },
);

export const nyxFleeceRam = defineCard(["Nyx-Fleece Ram", "ニクス毛の雄羊", "にくすげのおひつじ"], {
  cost: "{1}{W}",
  type: "Enchantment Creature — Sheep",
  pt: "0/5",
  text: [triggered(beginningOf("upkeep"), gainLife(1))],
});

export const ajanisPresence = defineCard(
  ["Ajani's Presence", "アジャニの存在", "あじゃにのそんざい"],
  {
    cost: "{W}",
    type: "Instant",
    text: [
      labelled("strive", spellsCost(thisObject, { more: "{2}{W}" }, { times: moreTargets })),
      spellAbility(
        untilEndOfTurn(
          target(creature, { amount: anyNumber, upTo: true }),
          gets(1, 1),
          gains(keyword("indestructible")),
        ),
      ),
    ],
  },
);

export const harnessByForce = defineCard(
  ["Harness by Force", "力による操縦", "ちからによるそうじゅう"],
  {
    cost: "{1}{R}{R}",
    type: "Sorcery",
    text: [
      labelled("strive", spellsCost(thisObject, { more: "{2}{R}" }, { times: moreTargets })),
      spellAbility(
        untilEndOfTurn(target(creature, { amount: anyNumber, upTo: true }), gainControl()),
        untap(thatTarget()),
        untilEndOfTurn(thatTarget(), gains(keyword("haste"))),
      ),
    ],
  },
);

export const launchTheFleet = defineCard(
  ["Launch the Fleet", "船団の出航", "せんだんのしゅっこう"],
  {
    cost: "{W}",
    type: "Sorcery",
    text: [
      labelled("strive", spellsCost(thisObject, { more: "{1}" }, { times: moreTargets })),
      spellAbility(
        untilEndOfTurn(
          target(creature, { amount: anyNumber, upTo: true }),
          gains(
            triggered(
              attacks(thisObject),
              create(
                1,
                token({ colors: ["white"], types: ["creature"], subtypes: ["Soldier"], pt: "1/1" }),
                { tapped: true, attacking: true },
              ),
            ),
          ),
        ),
      ),
    ],
  },
);

export const godsWilling = defineCard(["Gods Willing", "神々の思し召し", "かみがみのおぼしめし"], {
  cost: "{W}",
  type: "Instant",
  text: [
    spellAbility(
      untilEndOfTurn(
        target(all(creature, controlledBy(you))),
        gains(keyword("protection", { quality: ofColorOfChoice })),
      ),
    ),
    spellAbility(scry(1)),
  ],
});

export const templeOfEpiphany = defineCard(
  ["Temple of Epiphany", "天啓の神殿", "てんけいのしんでん"],
  {
    type: "Land",
    text: [
      entersTapped,
      triggered(enters(thisObject), scry(1)),
      activated([tapThis], addManaOf(1, ["blue", "red"])),
    ],
  },
);
