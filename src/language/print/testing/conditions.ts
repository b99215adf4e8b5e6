/** What conditions and amounts read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { land, spell, type Tables } from "./fixtures.ts";

const { you, thePlayer } = b;
const yours = b.all(b.creature, b.controlledBy(you));
const drawIf = (condition: Parameters<typeof b.ifSo>[0]) =>
  b.spellAbility(b.ifSo(condition, b.draw(1)));
const then = (text: string): string => `If ${text}, draw a card.`;

const atMostTwo = b.atMost(2, b.powerOf(b.self));
const fewLife = b.atMost(5, b.lifeOf(you));
const grows = (whilst: Parameters<typeof b.ifSo>[0]) =>
  b.staticAbility(b.self, [b.gets(1, 1)], { whilst });

export const conditionTables: Tables = {
  "limits, and what is beyond them": [
    [
      grows(atMostTwo),
      "As long as this creature's power is 2 or less, it gets +1/+1.",
      "このクリーチャーのパワーが2以下であるかぎり、これは+1/+1の修整を受ける。",
    ],
    [
      grows(b.negate(atMostTwo)),
      "As long as this creature's power is 3 or greater, it gets +1/+1.",
      "このクリーチャーのパワーが3以上であるかぎり、これは+1/+1の修整を受ける。",
    ],
    [
      grows(fewLife),
      "As long as you have 5 or less life, this creature gets +1/+1.",
      "あなたのライフが5点以下であるかぎり、このクリーチャーは+1/+1の修整を受ける。",
    ],
    [
      grows(b.negate(fewLife)),
      "As long as you have 6 or more life, this creature gets +1/+1.",
      "あなたのライフが6点以上であるかぎり、このクリーチャーは+1/+1の修整を受ける。",
    ],
  ],
  conditions: [
    [
      b.triggered(b.beginningOf("upkeep", b.anyPlayer), b.draw(1), {
        onlyIf: b.atLeast(
          1,
          b.timesHappened(b.enters(b.all(b.creature, b.other, b.controlledBy(b.you))), "lastTurn"),
        ),
      }),
      "At the beginning of each upkeep, if you had another creature enter the battlefield under your control last turn, draw a card.",
      "各アップキープの開始時に、直前のターンにこれでないクリーチャーがあなたのコントロール下で戦場に出ていたなら、カード1枚を引く。",
    ],
    [
      b.triggered(b.beginningOf("upkeep"), b.becomeNight, {
        onlyIf: b.youControl(b.any(b.ofSubtype("Wolf"), b.ofSubtype("Werewolf")), 3),
      }),
      "At the beginning of your upkeep, if you control three or more Wolves and/or Werewolves, it becomes night.",
      "あなたのアップキープの開始時に、あなたが狼や狼男3体以上をコントロールしているなら、夜になる。",
    ],
    [
      b.triggered(
        b.dealsCombatDamage(
          b.all(b.any(b.ofSubtype("Wolf"), b.ofSubtype("Werewolf")), b.controlledBy(b.you)),
          { player: b.anyPlayer },
        ),
        b.draw(1),
      ),
      "Whenever a Wolf or Werewolf you control deals combat damage to a player, draw a card.",
      "あなたがコントロールしている狼1体か狼男1体がプレイヤー1人に戦闘ダメージを与えるたび、カード1枚を引く。",
    ],
    [drawIf(b.atMost(2, b.count(yours))), then("you control two or fewer creatures"), "", spell],
    [
      drawIf(b.forEachOf(b.eachPlayer, b.atMost(0, b.count(b.inZone("hand", thePlayer))))),
      then("each player has no cards in hand"),
      "",
      spell,
    ],
    [
      drawIf(b.forAnyOf(b.anyPlayer, b.atMost(20, b.count(b.inZone("library", thePlayer))))),
      then("a library has twenty or fewer cards in it"),
      "",
      spell,
    ],
    [
      drawIf(b.atLeast(10, b.powerOf(b.every(yours)))),
      then("creatures you control have total power 10 or greater"),
      "",
      spell,
    ],
    [drawIf(b.atMost(5, b.lifeOf(you))), then("you have 5 or less life"), "", spell],
    [
      drawIf(b.atLeast(7, b.sumHappened(b.isDealtDamage({ player: b.anOpponent })))),
      then("an opponent was dealt 7 or more damage this turn"),
      "",
      spell,
    ],
    [
      drawIf(b.atLeast(3, b.timesHappened(b.attacks(yours)))),
      then("three or more creatures you control attacked this turn"),
      "",
      spell,
    ],
    [
      drawIf(b.atLeast(3, b.attackedWith(you))),
      then("you attacked with three or more creatures this turn"),
      "",
      spell,
    ],
    [
      drawIf(b.negate(b.atLeast(1, b.attackedWith(b.anOpponent)))),
      then("an opponent attacked with no creatures this turn"),
      "",
      spell,
    ],
    [
      b.spellAbility(b.draw(b.attackedWith(you))),
      "Draw a card for each creature you attacked with this turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.gainLife(b.attackedWith(you, "lastTurn"))),
      "You gain life equal to the number of creatures you attacked with last turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.onlyIf(b.youControl(b.artifact), b.may(you, b.draw(1)))),
      "You may draw a card if you control an artifact.",
      "",
      spell,
    ],
    [
      drawIf(b.atLeast(1, b.timesHappened(b.dies(b.creature)))),
      then("a creature died this turn"),
      "",
      spell,
    ],
    [
      b.triggered(b.beginningOf("upkeep", b.anyPlayer), b.transform(), {
        onlyIf: b.negate(b.atLeast(1, b.timesHappened(b.casts(b.anyPlayer), "lastTurn"))),
      }),
      "At the beginning of each upkeep, if no spells were cast last turn, transform this creature.",
      "",
    ],
    [
      b.triggered(b.beginningOf("upkeep", b.anyPlayer), b.transform(), {
        onlyIf: b.forAnyOf(
          b.anyPlayer,
          b.atLeast(2, b.timesHappened(b.casts(thePlayer), "lastTurn")),
        ),
      }),
      "At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.",
      "",
    ],
    [
      b.triggered(
        b.dies(b.thisObject),
        b.returnToBattlefield(b.it(), { under: b.ownerOf(b.it()) }),
        { onlyIf: b.negate(b.fits(b.it(), b.withCounter("-1/-1"))) },
      ),
      "When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control.",
      "",
    ],
    [
      b.triggered(b.enters(b.thisObject), b.draw(1), {
        onlyIf: b.fits(b.self, b.castFrom("hand")),
      }),
      "When this creature enters, if you cast it from your hand, draw a card.",
      "",
    ],
    [
      b.spellAbility(
        b.exile(b.target(b.inZone("graveyard"), { upTo: true })),
        b.ifSo(b.fits(b.thatTarget(), b.creature), b.gainLife(1)),
      ),
      "Exile up to one target card from a graveyard. If it's a creature, you gain 1 life.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.mill(4, you, { name: "milled" }),
        b.ifSo(b.fits(b.named("milled"), b.all(b.card, b.creature)), b.draw(1)),
      ),
      "Mill four cards. If a creature card was milled this way, draw a card.",
      "カード4枚を切削する。これによりクリーチャー・カードが切削されたなら、カード1枚を引く。",
      spell,
    ],
    [drawIf(b.isDuring("main", b.you)), then("it's your main phase"), "", spell],
    [drawIf(b.negate(b.isDuring("combat"))), then("it's not combat"), "", spell],
    [
      drawIf(b.inCombatBefore("combatDamage")),
      then("it's combat before the combat damage step"),
      "",
      spell,
    ],
    [drawIf(b.isAfter("declareAttackers")), then("it's after attackers are declared"), "", spell],
    [drawIf(b.costPaid("kicker")), then("this spell was kicked"), "", spell],
    [
      b.triggered(b.enters(b.thisObject), b.sacrifice(b.self), { onlyIf: b.costPaid("flashback") }),
      "When this creature enters, if its flashback cost was paid, sacrifice it.",
      "",
    ],
    [
      drawIf(b.anyCondition(b.itIsDay, b.negate(b.yourTurn))),
      then("it's day or it's not your turn"),
      "",
      spell,
    ],
    [
      drawIf(b.both(b.fits(b.self, b.tapped), b.fits(b.self, b.hasPower("atLeast", 4)))),
      then("this creature is tapped and its power is 4 or greater"),
      "",
    ],
  ],
  amounts: [
    [
      b.triggered(b.losesLife(you), b.gainLife(b.times(2, b.thatMuch))),
      "Whenever you lose life, you gain twice that much life.",
      "",
    ],
    [
      b.spellAbility(b.gainLife(b.times(2, b.count(yours)))),
      "You gain 2 life for each creature you control.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.draw(b.timesHappened(b.casts(you)))),
      "Draw a card for each spell you cast this turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.gainLife(b.sumHappened(b.losesLife(b.eachOpponent)))),
      "You gain life equal to the amount of life your opponents lost this turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.gainLife(b.manaValueOf(b.target(b.permanent)))),
      "You gain life equal to target permanent's mana value.",
      "",
      spell,
    ],
    [
      b.activated([b.tapThis], b.mill(b.toughnessOf(b.self), b.targetPlayer())),
      "{T}: Target player mills X cards, where X is this creature's toughness.",
      "",
    ],
    [
      b.spellAbility(b.draw(1, b.targetPlayer(b.anyPlayer, { amount: 2 }))),
      "Two target players draw a card.",
      "",
      spell,
    ],
  ],
  filters: [
    [
      b.spellAbility(b.destroy(b.every(b.all(b.creature, b.hasManaValue("atMost", 3))))),
      "Destroy all creatures with mana value 3 or less.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.destroy(b.target(b.all(b.creature, b.hasPower("exactly", b.x))))),
      "Destroy target creature with power X.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.destroy(b.target(b.all(b.creature, b.hasToughness("atMost", b.lifeOf(you))))),
      ),
      "Destroy target creature with toughness less than or equal to your life total.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.exile(b.target(b.all(b.tapped, b.colorless, b.creature)))),
      "Exile target tapped colorless creature.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.destroy(b.target(b.all(b.creature, b.sharesColorWith(b.self)))),
      ),
      "When this creature enters, destroy target creature that shares a color with this creature.",
      "このクリーチャーが戦場に出たとき、これと共通の色を持つクリーチャー1体を対象とする。それを破壊する。",
    ],
    [
      b.spellAbility(b.tap(b.target(b.all(b.creature, b.withCounter("+1/+1"))))),
      "Tap target creature with a +1/+1 counter on it.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.tap(b.every(b.all(b.creature, b.withCounter("+1/+1"))))),
      "Tap all creatures with +1/+1 counters on them.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.counter(b.target(b.stackedAbility))),
      "Counter target activated or triggered ability.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.returnToHand(b.target(b.any(b.spell, b.permanent)))),
      "Return target spell or permanent to its owner's hand.",
      "",
      spell,
    ],
    [
      b.triggered(b.casts(you, b.all(b.spell, b.ofColor("white"), b.ofColor("black"))), b.draw(1)),
      "Whenever you cast a spell that's both white and black, draw a card.",
      "",
    ],
    [
      b.staticAbility(b.every(b.all(b.creature, b.controlledBy(you), b.ofChosenType)), [
        b.gets(1, 1),
      ]),
      "Creatures you control of the chosen type get +1/+1.",
      "",
    ],
    [
      b.spellAbility(b.destroy(b.target(b.all(b.creature, b.controllerHas(b.ofSubtype("Swamp")))))),
      "Destroy target creature whose controller controls a Swamp.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.tap(b.target(b.creature)),
        b.tap(b.every(b.all(b.land, b.sameControllerAs(b.thatTarget())))),
      ),
      "Tap target creature. Tap all lands its controller controls.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.attacks(b.thisObject),
        b.destroy(
          b.target(b.all(b.any(b.artifact, b.enchantment), b.controlledBy(b.defendingPlayer))),
        ),
      ),
      "Whenever this creature attacks, destroy target artifact or enchantment defending player controls.",
      "",
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(
          b.target(b.creature, { amount: b.x, upTo: true }),
          b.gains(b.keyword("flying")),
        ),
      ),
      "Up to X target creatures gain flying until end of turn.",
      "",
      spell,
    ],
    [
      b.activated([b.tapThis], b.untap(b.target(b.all(b.land, b.not(b.tapped))))),
      "{T}: Untap target untapped land.",
      "",
      land,
    ],
  ],
};
