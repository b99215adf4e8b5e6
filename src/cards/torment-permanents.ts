/** More creatures and enchantments of Torment (2002). */
import { enchant } from "../keywords/enchant.ts";
import { protectionFrom } from "../keywords/protection.ts";
import {
  activated,
  all,
  anOpponent,
  any,
  anyPlayer,
  anyTarget,
  asThisEnters,
  attached,
  beginningOf,
  card,
  choose,
  chooseColor,
  countersOn,
  creature,
  damage,
  dealsCombatDamage,
  defineCard,
  delayed,
  destroy,
  discardCards,
  enters,
  exile,
  exileCards,
  gains,
  inOrder,
  inZone,
  isIn,
  itsOther,
  keyword,
  loseLife,
  mana,
  may,
  mill,
  named,
  negate,
  ofChosenColor,
  ofColor,
  ofSubtype,
  other,
  putCardsOnLibrary,
  putCounters,
  returnToBattlefield,
  returnToHand,
  sacrifice,
  sacrificeThis,
  self,
  stateIs,
  staticAbility,
  tapThis,
  target,
  thePlayer,
  thisObject,
  toObject,
  toPlayer,
  triggered,
  unlessPays,
  untilEndOfTurn,
  willAssignAsUnblocked,
  you,
  youControl,
} from "../language/build.ts";

// White

export const floatingShield = defineCard(["Floating Shield", "浮揚盾", "ふようたて"], {
  cost: "{2}{W}",
  type: "Enchantment — Aura",
  text: [
    enchant(creature),
    asThisEnters(chooseColor()),
    staticAbility(attached, [gains(protectionFrom(ofChosenColor), { spares: self })]),
    activated(
      [sacrificeThis],
      untilEndOfTurn(target(creature), gains(protectionFrom(ofChosenColor))),
    ),
  ],
});

// Blue

export const cephalidVandal = defineCard(
  ["Cephalid Vandal", "セファリッドの文化破壊者", "せふぁりっどのぶんかはかいしゃ"],
  {
    cost: "{1}{U}",
    type: "Creature — Octopus Rogue",
    pt: "1/1",
    text: [
      triggered(
        beginningOf("upkeep"),
        inOrder(putCounters(self, "shred"), mill(countersOn("shred", self))),
      ),
    ],
  },
);

// Black

export const ichorid = defineCard(["Ichorid", "イチョリッド", "いちょりっど"], {
  cost: "{3}{B}",
  type: "Creature — Horror",
  pt: "3/1",
  text: [
    keyword("haste"),
    triggered(beginningOf("end", anyPlayer), sacrifice(self)),
    triggered(
      beginningOf("upkeep"),
      may(
        you,
        inOrder(
          choose(
            "eaten",
            1,
            all(ofColor("black"), creature, card, other, inZone("graveyard", you)),
          ),
          exile(named("eaten")),
        ),
        { ifDone: returnToBattlefield(self) },
      ),
      { zone: "graveyard", onlyIf: isIn(self, "graveyard") },
    ),
  ],
});

export const cabalSurgeon = defineCard(
  ["Cabal Surgeon", "陰謀団の外科医", "いんぼうだんのげかい"],
  {
    cost: "{2}{B}{B}",
    type: "Creature — Human Minion",
    pt: "2/1",
    text: [
      activated(
        [mana("{2}{B}{B}"), tapThis, exileCards(2, all(card, inZone("graveyard", you)))],
        returnToHand(target(all(creature, card, inZone("graveyard", you))), "graveyard"),
      ),
    ],
  },
);

export const grotesqueHybrid = defineCard(["Grotesque Hybrid", "怪奇な混種", "かいきなこんしゅ"], {
  cost: "{4}{B}",
  type: "Creature — Zombie",
  pt: "3/3",
  text: [
    triggered(
      dealsCombatDamage(thisObject, { object: creature }),
      destroy(itsOther("creature"), { noRegeneration: true }),
    ),
    activated(
      [discardCards(1)],
      untilEndOfTurn(
        self,
        gains(keyword("flying")),
        gains(protectionFrom(any(ofColor("green"), ofColor("white")))),
      ),
    ),
  ],
});

export const dawnOfTheDead = defineCard(["Dawn of the Dead", "死者の夜明け", "ししゃのよあけ"], {
  cost: "{2}{B}{B}{B}",
  type: "Enchantment",
  text: [
    triggered(beginningOf("upkeep"), loseLife(1)),
    triggered(
      beginningOf("upkeep"),
      inOrder(
        may(
          you,
          returnToBattlefield(target(all(creature, card, inZone("graveyard", you))), {
            name: "raised",
          }),
        ),
        untilEndOfTurn(named("raised"), gains(keyword("haste"))),
        delayed(beginningOf("end", anyPlayer), exile(named("raised"))),
      ),
    ),
  ],
});

// Red

export const grimLavamancer = defineCard(
  ["Grim Lavamancer", "渋面の溶岩使い", "じゅうめんのようがんつかい"],
  {
    cost: "{R}",
    type: "Creature — Human Wizard",
    pt: "1/1",
    text: [
      activated(
        [mana("{R}"), tapThis, exileCards(2, all(card, inZone("graveyard", you)))],
        damage(2, toObject(anyTarget)),
      ),
    ],
  },
);

export const longhornFirebeast = defineCard(
  ["Longhorn Firebeast", "長角火獣", "ちょうかくかじゅう"],
  {
    cost: "{2}{R}",
    type: "Creature — Elemental Ox Beast",
    pt: "3/2",
    text: [
      triggered(
        enters(thisObject),
        may(anOpponent, damage(5, toPlayer(thePlayer)), { ifDone: sacrifice(self) }),
      ),
    ],
  },
);

export const barbarianOutcast = defineCard(
  ["Barbarian Outcast", "蛮族ののけ者", "ばんぞくののけもの"],
  {
    cost: "{1}{R}",
    type: "Creature — Human Barbarian Beast",
    pt: "2/2",
    text: [triggered(stateIs(negate(youControl(ofSubtype("Swamp")))), sacrifice(self))],
  },
);

// Green

export const gurzigost = defineCard(["Gurzigost", "ガージゴスト", "がーじごすと"], {
  cost: "{3}{G}{G}",
  type: "Creature — Beast",
  pt: "6/8",
  text: [
    triggered(
      beginningOf("upkeep"),
      unlessPays(
        you,
        [putCardsOnLibrary(2, all(card, inZone("graveyard", you)), "bottom")],
        sacrifice(self),
      ),
    ),
    activated(
      [mana("{G}{G}"), discardCards(1)],
      may(you, untilEndOfTurn(self, willAssignAsUnblocked)),
    ),
  ],
});
