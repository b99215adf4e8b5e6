/** What modes, choices and repetitions read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { relic, spell, type Tables } from "./fixtures.ts";

const { you, eachPlayer, thePlayer } = b;
const yours = b.all(b.creature, b.controlledBy(you));

export const modalTables: Tables = {
  modes: [
    [
      b.spellAbility(
        b.chooseTwo(
          b.counter(b.target(b.spell)),
          b.returnToHand(b.target(b.permanent)),
          b.tap(b.every(b.all(b.creature, b.controlledBy(b.eachOpponent)))),
          b.draw(1),
        ),
      ),
      "Choose two —\n• Counter target spell.\n• Return target permanent to its owner's hand.\n• Tap all creatures your opponents control.\n• Draw a card.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.chooseOne(b.gainLife(3), b.inOrder(b.scry(1), b.transform())),
      ),
      "When this creature enters, choose one —\n• You gain 3 life.\n• Scry 1. Transform this creature.",
      "",
    ],
    [
      b.spellAbility(
        b.chooseOneOrBoth(
          b.damage(1, b.toObject(b.anyTarget)),
          b.damage(2, b.toPlayer(b.targetPlayer())),
        ),
      ),
      "Choose one or both —\n• Test Bolt deals 1 damage to any target.\n• Test Bolt deals 2 damage to target player.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.modal(1, 3, [b.draw(1), b.scry(1), b.gainLife(1)])),
      "Choose one or more —\n• Draw a card.\n• Scry 1.\n• You gain 1 life.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.modal(0, 1, [b.draw(1), b.scry(1)])),
      "Choose up to one —\n• Draw a card.\n• Scry 1.",
      "",
      spell,
    ],
  ],
  choices: [
    [
      b.triggered(
        b.dayNightChanges,
        b.may(
          you,
          b.either(
            you,
            b.tap(b.target(b.all(b.permanent, b.not(b.land)))),
            b.untap(b.thatTarget()),
          ),
        ),
      ),
      "Whenever day becomes night or night becomes day, you may tap or untap target nonland permanent.",
      "",
    ],
    [
      b.triggered(
        b.dealsCombatDamage(b.thisObject, { player: b.anyPlayer }),
        b.either(b.thatPlayer, b.discard(1, b.thatPlayer), b.loseLife(3, b.thatPlayer)),
      ),
      "Whenever this creature deals combat damage to a player, that player discards a card or loses 3 life.",
      "",
    ],
    [
      b.triggered(
        b.dealsCombatDamage(b.thisObject, { player: b.anyPlayer }),
        b.may(you, b.pay([b.mana("{2}{G}")]), { ifDone: b.putCounters(b.self, "+1/+1", 6) }),
      ),
      "Whenever this creature deals combat damage to a player, you may pay {2}{G}. If you do, put six +1/+1 counters on this creature.",
      "",
    ],
    [
      b.triggered(
        b.beginningOf("upkeep", b.anOpponent),
        b.unlessPays(
          b.thatPlayer,
          [b.sacrificeOthers(1, b.creature)],
          b.damage(2, b.toPlayer(b.thatPlayer)),
        ),
      ),
      "At the beginning of an opponent's upkeep, this creature deals 2 damage to that player unless they sacrifice a creature of their choice.",
      "",
    ],
  ],
  "any of them may": [
    [
      b.triggered(
        b.enters(b.thisObject),
        b.may(b.anOpponent, b.damage(5, b.toPlayer(thePlayer)), { ifDone: b.sacrifice(b.self) }),
      ),
      "When this creature enters, any opponent may have it deal 5 damage to them. If a player does, sacrifice this creature.",
      "このクリーチャーが戦場に出たとき、対戦相手は誰でも、「これは自分に5点のダメージを与える。」を選んでもよい。プレイヤー1人がそうしたなら、これを生け贄に捧げる。",
    ],
    [
      b.spellAbility(
        b.may(b.anyPlayer, b.damage(5, b.toPlayer(thePlayer)), { otherwise: b.draw(3) }),
      ),
      "Any player may have Test Bolt deal 5 damage to them. If no one does, draw three cards.",
      "プレイヤーは誰でも、「試しの稲妻は自分に5点のダメージを与える。」を選んでもよい。誰もそうしないなら、カード3枚を引く。",
      spell,
    ],
  ],
  "instead of what is usual": [
    [
      b.spellAbility(
        b.may(
          b.controllerOf(b.thatTarget()),
          b.inOrder(
            b.choose(
              "one",
              1,
              b.all(b.creature, b.controlledBy(b.controllerOf(b.thatTarget()))),
              b.controllerOf(b.thatTarget()),
            ),
            b.damage(b.x, b.toObject(b.named("one"))),
          ),
          {
            otherwise: b.damage(b.x, b.toObject(b.targetEither(b.planeswalker))),
            instead: true,
          },
        ),
      ),
      "Test Bolt deals X damage to target player or planeswalker. That player or that planeswalker's controller may choose a creature they control and have Test Bolt deal that damage to it instead.",
      "プレイヤー1人かプレインズウォーカー1体を対象とする。試しの稲妻はそれにX点のダメージを与える。そのプレイヤーかそのプレインズウォーカーのコントローラーは、代わりに自分がコントロールしているクリーチャー1体を選び、試しの稲妻にそれへそのダメージを与えさせてもよい。",
      spell,
    ],
  ],
  "for each": [
    [
      b.spellAbility(
        b.forEach(
          b.every(b.all(b.creature, b.isToken, b.inZone("battlefield"))),
          b.create(1, b.copyToken(b.theOne), { who: b.controllerOf(b.theOne) }),
        ),
      ),
      "For each creature token on the battlefield, its controller creates a token that's a copy of that creature.",
      "戦場にあるクリーチャー・トークン1体につき、それのコントローラーはそれのコピーであるトークン1体を生成する。",
      spell,
    ],
    [
      b.spellAbility(
        b.forEachPlayer(
          eachPlayer,
          b.inOrder(b.discardThose(b.zoneOf("hand", thePlayer), thePlayer), b.draw(4, thePlayer)),
        ),
      ),
      "Each player discards their hand, then draws four cards.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.forEachPlayer(
          b.eachOpponent,
          b.damage(b.count(b.inZone("hand", thePlayer)), b.toPlayer(thePlayer)),
        ),
      ),
      "Test Bolt deals damage to each opponent equal to the number of cards in their hand.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.repeat(b.count(yours), b.mill(1))),
      "For each creature you control, mill a card.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.repeat(3, b.scry(1))),
      "Scry 1. Repeat this process two more times.",
      "",
      spell,
    ],
  ],
  chance: [
    [
      b.activated(
        [b.mana("{1}")],
        b.flipCoin({ ifWon: b.draw(1), ifLost: b.damage(1, b.toPlayer(you)) }),
      ),
      "{1}: Flip a coin. If you win the flip, draw a card. If you lose the flip, this artifact deals 1 damage to you.",
      "",
      relic,
    ],
    [
      b.triggered(b.enters(b.thisObject), b.flipUntilLoss(b.putCounters(b.self, "+1/+1"))),
      "When this creature enters, flip a coin until you lose a flip. Put a +1/+1 counter on this creature for each flip you won.",
      "",
    ],
    [
      b.spellAbility(
        b.damage(3, b.toObject(b.target(b.creature))),
        b.clash(),
        b.ifSo(
          b.wonClash,
          b.loseLife(1, b.controllerOf(b.thatTarget())),
          b.discard(1, b.clashOpponent),
        ),
      ),
      "Test Bolt deals 3 damage to target creature. Clash with an opponent. If you win, that creature's controller loses 1 life. Otherwise, that player discards a card.",
      "",
      spell,
    ],
  ],
};
