/** What triggers wait for, in the templates of today's cards. */
import * as b from "../../build.ts";
import { aura, emblem, land, spell, type Tables } from "./fixtures.ts";

const { you } = b;
const yours = b.all(b.creature, b.controlledBy(you));

export const eventTables: Tables = {
  "what happens to permanents": [
    [
      b.triggered(b.exiledWith("champion", b.ofSubtype("Faerie")), b.draw(1)),
      "When a Faerie is championed with this creature, draw a card.",
      "",
    ],
    [
      b.triggered(b.exiledWith("kept", b.creature), b.draw(1)),
      "When a creature is exiled with this creature, draw a card.",
      "",
    ],
    [
      b.triggered(b.leaves(b.thisObject), b.gainLife(3)),
      "When this creature leaves the battlefield, you gain 3 life.",
      "",
    ],
    [
      b.triggered(b.anyEvent(b.enters(b.thisObject), b.attacks(b.thisObject)), b.draw(1)),
      "Whenever this creature enters or attacks, draw a card.",
      "",
    ],
    [
      b.triggered(b.anyEvent(b.enters(b.thisObject), b.transforms()), b.draw(1)),
      "When this creature enters or transforms into this creature, draw a card.",
      "",
    ],
    [
      b.triggered(b.transforms(yours), b.draw(1)),
      "Whenever a creature you control transforms, draw a card.",
      "",
    ],
    [
      b.labelled(
        "constellation",
        b.triggered(
          b.enters(b.any(b.thisObject, b.all(b.enchantment, b.other, b.controlledBy(you)))),
          b.draw(1),
        ),
      ),
      "Constellation — Whenever this creature or another enchantment you control enters, draw a card.",
      "",
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.returnToBattlefield(
          b.every(
            b.all(b.creature, b.card, b.putThisTurn("battlefield", "graveyard", b.thePlayer)),
          ),
          { who: b.eachPlayer },
        ),
      ),
      "When this creature enters, each player returns to the battlefield all creature cards in their graveyard that were put there from the battlefield this turn.",
      "",
    ],
    [
      b.triggered(
        b.dies(b.all(b.creature, b.damagedThisTurnBy(b.self))),
        b.putCounters(b.self, "+1/+1"),
      ),
      "Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature.",
      "",
    ],
    [
      b.triggered(
        b.dies(b.all(b.creature, b.other, b.ownedBy(you))),
        b.unlessPays(b.targetOpponent, [b.payLife(3)], b.returnToHand(b.it())),
      ),
      "Whenever another creature you own dies, return it to your hand unless target opponent pays 3 life.",
      "",
    ],
    [
      b.triggered(b.stateIs(b.atMost(0, b.count(b.creature))), b.sacrifice(b.self)),
      "When there are no creatures on the battlefield, sacrifice this enchantment.",
      "",
      emblem,
    ],
    [
      b.triggered(b.becomesTapped(b.thisObject), b.draw(1)),
      "Whenever this creature becomes tapped, draw a card.",
      "",
    ],
    [
      b.triggered(b.becomesUntapped(b.thisObject), b.draw(1)),
      "Whenever this creature becomes untapped, draw a card.",
      "このクリーチャーがアンタップ状態になるたび、カード1枚を引く。",
    ],
    [
      b.triggered(b.attacks(b.thisObject, undefined, { alone: true }), b.draw(1)),
      "Whenever this creature attacks alone, draw a card.",
      "このクリーチャーが単独で攻撃するたび、カード1枚を引く。",
    ],
    [
      b.triggered(b.casts(b.anOpponent, b.spell, { nth: 2 }), b.draw(1)),
      "Whenever an opponent casts their second spell each turn, draw a card.",
      "対戦相手1人が各ターン内で2つ目の呪文を唱えるたび、カード1枚を引く。",
    ],
    [
      b.triggered(b.draws(you, { nth: 3 }), b.gainLife(1)),
      "Whenever you draw your third card each turn, you gain 1 life.",
      "あなたが各ターン内で3枚目のカードを引くたび、あなたは1点のライフを得る。",
    ],
    [
      b.triggered(
        b.atOnce(
          b.dealsCombatDamage(b.all(b.creature, b.controlledBy(you)), { player: b.anyPlayer }),
        ),
        b.draw(1),
      ),
      "Whenever one or more creatures you control deal combat damage to a player, draw a card.",
      "あなたがコントロールしているクリーチャー1体以上がプレイヤー1人に戦闘ダメージを与えるたび、カード1枚を引く。",
    ],
    [
      b.triggered(b.atOnce(b.dies(b.all(b.creature, b.other))), b.draw(1)),
      "Whenever one or more other creatures die, draw a card.",
      "これでないクリーチャー1体以上が死亡するたび、カード1枚を引く。",
    ],
    [
      b.triggered(b.countersPut(b.thisObject, "+1/+1"), b.draw(1)),
      "Whenever one or more +1/+1 counters are put on this creature, draw a card.",
      "",
    ],
    [
      b.triggered(
        b.becomesTarget(
          b.thisObject,
          b.all(b.any(b.spell, b.stackedAbility), b.controlledBy(b.anOpponent)),
        ),
        b.unlessPays(b.thatPlayer, [b.mana("{1}")], b.counter(b.itsOther())),
      ),
      "Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {1}.",
      "",
    ],
    [
      b.triggered(b.stateIs(b.negate(b.youControl(b.ofSubtype("Swamp")))), b.sacrifice(b.self)),
      "When you control no Swamps, sacrifice this creature.",
      "",
    ],
    [
      b.triggered(
        b.becomesTarget(b.thisObject, b.any(b.spell, b.stackedAbility)),
        b.sacrifice(b.self),
      ),
      "When this creature becomes the target of a spell or ability, sacrifice it.",
      "このクリーチャーが呪文や能力の対象になったとき、これを生け贄に捧げる。",
    ],
    [
      b.triggered(b.beginningOf("end", b.anyPlayer), b.sacrifice(b.self)),
      "At the beginning of the end step, sacrifice this creature.",
      "終了ステップの開始時に、このクリーチャーを生け贄に捧げる。",
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.inOrder(
          b.reveal(b.zoneOf("hand", b.targetOpponent)),
          b.choose("one", 1, b.all(b.card, b.inZone("hand", b.controllerOf(b.thatTarget())))),
          b.exile(b.named("one")),
        ),
      ),
      "When this creature enters, target opponent reveals their hand and you choose a card from it. Exile that card.",
      "このクリーチャーが戦場に出たとき、対戦相手1人を対象とする。そのプレイヤーは自分の手札を公開する。あなたはその中からカード1枚を選ぶ。そのカードを追放する。",
    ],
    [
      b.triggered(
        b.beginningOf("upkeep"),
        b.inOrder(
          b.may(
            you,
            b.returnToBattlefield(b.target(b.all(b.creature, b.inZone("graveyard", you))), {
              name: "back",
            }),
          ),
          b.untilEndOfTurn(b.named("back"), b.gains(b.keyword("haste"))),
          b.delayed(b.beginningOf("end", b.anyPlayer), b.exile(b.named("back"))),
        ),
      ),
      "At the beginning of your upkeep, you may return target creature card from your graveyard to the battlefield. That creature gains haste until end of turn. Exile it at the beginning of the next end step.",
      "あなたのアップキープの開始時に、あなたの墓地にあるクリーチャー・カード1枚を対象とする。あなたはそれを戦場に戻してもよい。ターン終了時まで、そのクリーチャーは速攻を得る。次の終了ステップの開始時に、それを追放する。",
    ],
    [
      b.triggered(b.isDestroyed(b.thisObject), b.draw(1)),
      "When this creature is destroyed, draw a card.",
      "",
    ],
  ],
  "what happens in combat": [
    [
      b.triggered(b.attacks(b.thisObject, you), b.loseLife(2, b.defendingPlayer)),
      "Whenever this creature attacks you, defending player loses 2 life.",
      "",
    ],
    [
      b.triggered(b.blocks(b.thisObject, b.all(b.creature, b.ofColor("red"))), b.draw(1)),
      "Whenever this creature blocks a red creature, draw a card.",
      "このクリーチャーが赤のクリーチャー1体をブロックするたび、カード1枚を引く。",
    ],
    [
      b.triggered(
        b.becomesBlocked(b.all(b.creature, b.controlledBy(b.you)), b.creature),
        b.draw(1),
      ),
      "Whenever a creature you control becomes blocked by a creature, draw a card.",
      "あなたがコントロールしているクリーチャー1体がクリーチャー1体によってブロックされた状態になるたび、カード1枚を引く。",
    ],
    [
      b.triggered(b.anyEvent(b.blocks(b.thisObject), b.becomesBlocked(b.thisObject)), b.draw(1)),
      "Whenever this creature blocks or becomes blocked, draw a card.",
      "",
    ],
    [
      b.triggered(
        b.dealsCombatDamage(b.all(b.ofSubtype("Goblin"), b.controlledBy(you)), {
          player: b.anyPlayer,
        }),
        b.draw(1),
      ),
      "Whenever a Goblin you control deals combat damage to a player, draw a card.",
      "",
    ],
    [
      b.triggered(
        b.dealsCombatDamage(b.thisObject, { object: b.creature }),
        b.destroy(b.itsOther("creature"), { noRegeneration: true }),
      ),
      "Whenever this creature deals combat damage to a creature, destroy that creature. It can't be regenerated.",
      "",
    ],
    [
      b.triggered(b.isDealtDamage({ object: b.thisObject }), b.gainLife(b.thatMuch)),
      "Whenever this creature is dealt damage, you gain that much life.",
      "",
    ],
    [
      b.triggered(b.isDealtDamage({ player: you }, { noncombat: true }), b.draw(1)),
      "Whenever you are dealt noncombat damage, draw a card.",
      "",
    ],
  ],
  "what players do": [
    [
      b.triggered(b.draws(b.anOpponent), b.gainLife(1)),
      "Whenever an opponent draws a card, you gain 1 life.",
      "",
    ],
    [
      b.triggered(b.sacrifices(you, b.all(b.artifact, b.isToken)), b.gainLife(1)),
      "Whenever you sacrifice an artifact token, you gain 1 life.",
      "",
    ],
    [
      b.triggered(b.mills(you, b.all(b.card, b.creature)), b.gainLife(1)),
      "Whenever you mill a creature card, you gain 1 life.",
      "",
    ],
    [
      b.triggered(b.reveals(you, b.all(b.card, b.land)), b.draw(1)),
      "Whenever you reveal a land card, draw a card.",
      "",
    ],
    [
      b.triggered(b.reveals(you, b.all(b.card, b.land), { thisWay: true }), b.draw(1)),
      "Whenever you reveal a land card this way, draw a card.",
      "",
    ],
    [
      b.triggered(b.casts(you, b.thisObject), b.draw(1)),
      "When you cast this spell, draw a card.",
      "",
    ],
    [
      b.labelled(
        "heroic",
        b.triggered(
          b.casts(you, b.all(b.spell, b.thatTargets(b.thisObject))),
          b.putCounters(b.self, "+1/+1"),
        ),
      ),
      "Heroic — Whenever you cast a spell that targets this creature, put a +1/+1 counter on this creature.",
      "",
    ],
    [
      b.triggered(
        b.isCountered(b.spell, b.all(b.any(b.spell, b.stackedAbility), b.controlledBy(you))),
        b.draw(1),
      ),
      "Whenever a spell or ability you control counters a spell, draw a card.",
      "",
    ],
    [
      b.triggered(b.isCountered(b.all(b.spell, b.controlledBy(you))), b.draw(1)),
      "Whenever a spell you cast is countered, draw a card.",
      "",
    ],
    [
      b.triggered(b.gainsLife(you), b.putCounters(b.self, "+1/+1")),
      "Whenever you gain life, put a +1/+1 counter on this creature.",
      "",
    ],
    [
      b.triggered(b.losesLife(b.anOpponent), b.gainLife(b.thatMuch)),
      "Whenever an opponent loses life, you gain that much life.",
      "",
    ],
    [
      b.triggered(b.tapsForMana(b.anyPlayer, b.land), b.addManaProduced(b.thatPlayer)),
      "Whenever a player taps a land for mana, that player adds one mana of any type that land produced.",
      "",
      emblem,
    ],
    [
      b.triggered(b.clashes(you), b.ifSo(b.wonClash, b.draw(1))),
      "Whenever you clash, if you won, draw a card.",
      "",
    ],
    [
      b.triggered(b.clashes(you, { won: true }), b.may(you, b.draw(1))),
      "Whenever you clash and win, you may draw a card.",
      "",
    ],
    [
      b.triggered(b.beginningOf("upkeep", b.anyPlayer), b.scry(1)),
      "At the beginning of each upkeep, scry 1.",
      "",
    ],
    [
      b.triggered(b.beginningOf("endCombat", b.anyPlayer), b.draw(1)),
      "At end of combat, draw a card.",
      "",
    ],
  ],
  "linked abilities": [
    [
      b.triggered(
        b.leaves(b.thisObject),
        b.putIntoGraveyard(b.linked("taken"), { returned: true }),
      ),
      "When this land leaves the battlefield, return the exiled cards to their owner's graveyard.",
      "この土地が戦場を離れたとき、それらの追放されたカードをオーナーの墓地に戻す。",
      {
        ...land,
        abilities: [
          b.triggered(
            b.enters(b.thisObject),
            b.exile(b.target(b.inZone("graveyard"), { amount: 2, single: true }), {
              link: "taken",
            }),
          ),
        ],
      },
    ],
    [
      b.triggered(
        b.leaves(b.thisObject),
        b.returnToBattlefield(b.linked("taken"), { under: b.ownerOf(b.linked("taken")) }),
      ),
      "When this Aura leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
      "",
      {
        ...aura,
        abilities: [
          ...aura.abilities,
          b.triggered(b.enters(b.thisObject), b.exile(b.target(b.creature), { link: "taken" })),
        ],
      },
    ],
    [
      b.triggered(
        b.leaves(b.thisObject),
        b.inOrder(b.returnToHand(b.linked("taken")), b.gainLife(3, b.linkedPlayer("who"))),
      ),
      "When this land leaves the battlefield, return the exiled cards to their owner's hand. That player gains 3 life.",
      "",
      {
        ...land,
        abilities: [
          b.triggered(
            b.enters(b.thisObject),
            b.exile(b.zoneOf("hand", b.targetOpponent), { link: "taken" }),
          ),
        ],
      },
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.exile(b.target(b.all(b.creature, b.controlledBy(b.anOpponent))), {
          until: b.thisLeaves,
        }),
      ),
      "When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.",
      "",
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.inOrder(
          b.lookAt(b.topOfLibrary(4), { name: "seen" }),
          b.choose("one", 1, b.among(b.named("seen"))),
          b.exile(b.named("one"), { faceDown: true, link: "hidden" }),
        ),
      ),
      "When this land enters, look at the top four cards of your library. Exile one of them face down.",
      "",
      land,
    ],
    [
      b.spellAbility(b.may(you, b.play(you, b.linked("hidden")))),
      "You may play the exiled card without paying its mana cost.",
      "",
      spell,
    ],
  ],
};
