/** What replacement effects and how things enter read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { aura, emblem, hero, land, spell, type Tables } from "./fixtures.ts";

const { you } = b;

export const replacingTables: Tables = {
  "how things enter": [
    [b.entersTapped, "This land enters tapped.", "", land],
    [
      b.replacement(b.enters(b.thisObject), b.enterTapped, {
        whilst: b.negate(b.youControl(b.ofSubtype("Swamp"))),
      }),
      "This land enters tapped unless you control a Swamp.",
      "",
      land,
    ],
    [
      b.replacement(b.enters(b.all(b.creature, b.controlledBy(b.eachOpponent))), b.enterTapped),
      "Creatures your opponents control enter tapped.",
      "",
    ],
    [b.entersWith("-1/-1", 4), "This creature enters with four -1/-1 counters on it.", ""],
    [
      b.entersWith("+1/+1", b.count(b.all(b.creature, b.controlledBy(you)))),
      "This creature enters with a +1/+1 counter on it for each creature you control.",
      "",
    ],
    [
      b.replacement(
        b.enters(b.all(b.creature, b.other, b.controlledBy(you))),
        b.enterWith("+1/+1"),
      ),
      "Each other creature you control enters with an additional +1/+1 counter on it.",
      "",
    ],
    [b.asThisEnters(b.chooseColor()), "As this Aura enters, choose a color.", "", aura],
    [
      b.asThisEnters(b.may(you, b.pay([b.payLife(2)]), { otherwise: b.tap(b.self) })),
      "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
      "",
      land,
    ],
    [
      b.replacement(b.enters(b.thisObject), b.asEnters(b.becomeDay), {
        whilst: b.both(b.negate(b.itIsDay), b.negate(b.itIsNight)),
      }),
      "If it's neither day nor night, it becomes day as Ann enters.",
      "",
      hero,
    ],
  ],
  instead: [
    [
      b.spellAbility(b.establish(b.replacement(b.draws(b.targetPlayer()), b.doInstead(b.draw(1))))),
      "Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.",
      "",
      spell,
    ],
    [
      b.replacement(
        b.isCountered(b.spell, b.all(b.any(b.spell, b.stackedAbility), b.controlledBy(you))),
        b.doInstead(b.inOrder(b.exile(b.it("spell")), b.may(you, b.play(you, b.it("card"))))),
      ),
      "If a spell or ability you control would counter a spell, instead exile that spell and you may play that card without paying its mana cost.",
      "",
    ],
    [
      b.replacement(b.isDestroyed(b.thisObject), b.regenerateIt),
      "If this creature would be destroyed, regenerate it.",
      "",
    ],
    [
      b.replacement(b.draws(you), b.changeAmount({ to: 2 })),
      "If you would draw a card, you draw two cards instead.",
      "",
      emblem,
    ],
    [
      b.replacement(b.drawsCards(you), b.changeAmount({ plus: 1 })),
      "If you would draw one or more cards, you draw that many cards plus 1 instead.",
      "あなたがカード1枚以上を引くなら、代わりにその枚数に1を足した枚数のカードを引く。",
    ],
    [
      b.replacement(b.drawsCards(b.anOpponent, 2), b.doInstead(b.draw(1))),
      "If an opponent would draw two or more cards, draw a card instead.",
      "",
    ],
    [
      b.replacement(b.gainsLife(you), b.changeAmount({ plus: 1 })),
      "If you would gain life, you gain that much life plus 1 instead.",
      "",
      emblem,
    ],
  ],
  damage: [
    [
      b.replacement(
        b.isDealtDamage({ object: b.all(b.creature, b.other, b.controlledBy(you)) }),
        b.prevents({ so: b.putCounters(b.it("creature"), "+1/+1", b.thatMuch) }),
      ),
      "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
      "",
    ],
    [
      b.replacement(
        b.isDealtDamage({ player: you }, { noncombat: true }),
        b.prevents({ so: b.gainLife(b.thatMuch) }),
      ),
      "If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.",
      "",
    ],
    [
      b.replacement(
        b.dealsDamage(b.all(b.spell, b.controlledBy(you)), { player: b.anOpponent }),
        b.prevents(),
      ),
      "If a spell you control would deal damage to an opponent, prevent that damage.",
      "",
    ],
    [
      b.replacement(b.isDealtDamage({ object: b.thisObject }), b.prevents({ amount: 1 })),
      "If damage would be dealt to this creature, prevent 1 of that damage.",
      "",
    ],
    [
      b.replacement(
        b.dealsDamage(b.all(b.ofColor("red"), b.controlledBy(you)), {
          object: b.permanent,
          player: b.anyPlayer,
        }),
        b.changeAmount({ times: 2 }),
      ),
      "If a red source you control would deal damage to a permanent or a player, it deals twice that much damage to that permanent or that player instead.",
      "",
    ],
    [
      b.spellAbility(
        b.establish(
          b.replacement(
            b.dealsDamage(b.creature, { player: you }),
            b.redirectTo(b.toObject(b.target(b.creature))),
          ),
          b.endOfTurn,
          { uses: 1 },
        ),
      ),
      "The next time a creature would deal damage to you this turn, that damage is dealt to target creature instead.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.establish(b.replacement(b.isDealtDamage({}), b.changeAmount({ to: 2 })))),
      "If any source would deal 1 or more damage to a permanent or player this turn, it deals 2 damage to that permanent or player instead.",
      "このターン、いずれかの発生源がパーマネント1つかプレイヤー1人に1点以上のダメージを与えるなら、代わりにそれはそのパーマネントやプレイヤーに2点のダメージを与える。",
      spell,
    ],
    [
      b.replacement(b.enters(b.thisObject), b.asEnters(b.becomeDay), {
        whilst: b.both(b.negate(b.itIsDay), b.negate(b.itIsNight)),
      }),
      "If it's neither day nor night, it becomes day as this creature enters.",
      "昼でも夜でもないなら、このクリーチャーが戦場に出るに際し、昼になる。",
    ],
    [
      b.replacement(b.enters(b.thisObject), b.enterAsCopy(b.creature), { optional: true }),
      "You may have this creature enter as a copy of any creature on the battlefield.",
      "あなたは「このクリーチャーは、戦場にあるクリーチャー1体のコピーとして戦場に出る。」を選んでもよい。",
    ],
  ],
  "instead of the rest, unless, at a later time": [
    [
      b.spellAbility(
        b.insteadIf(
          b.atLeast(7, b.count(b.all(b.card, b.inZone("graveyard", b.you)))),
          b.draw(3),
          b.draw(1),
          {
            word: "threshold",
          },
        ),
      ),
      "Draw a card.\nThreshold — If there are seven or more cards in your graveyard, instead draw three cards.",
      "カード1枚を引く。\nスレッショルド — あなたの墓地にカードが7枚以上あるなら、代わりにカード3枚を引く。",
      spell,
    ],
    [
      b.spellAbility(
        b.insteadIf(
          b.costPaid("kicker"),
          b.damage(10, b.toObject(b.thatTarget()), b.self, { unpreventable: true }),
          b.damage(3, b.toObject(b.anyTarget)),
        ),
      ),
      "Test Bolt deals 3 damage to any target. If this spell was kicked, instead it deals 10 damage to that permanent or player and the damage can't be prevented.",
      "1つを対象とする。試しの稲妻はそれに3点のダメージを与える。この呪文がキッカーされていたなら、代わりに試しの稲妻はそれに10点のダメージを与える。そのダメージは軽減されない。",
      spell,
    ],
    [
      b.spellAbility(
        b.insteadIf(
          b.costPaid("kicker"),
          b.inOrder(b.destroy(b.thatTarget()), b.damage(1, b.toObject(b.every(b.creature)))),
          b.destroy(b.target(b.land)),
        ),
      ),
      "Destroy target land. If this spell was kicked, instead destroy that land and Test Bolt deals 1 damage to each creature.",
      "土地1つを対象とする。それを破壊する。この呪文がキッカーされていたなら、代わりにそれを破壊し、試しの稲妻は各クリーチャーにそれぞれ1点のダメージを与える。",
      spell,
    ],
    [
      b.spellAbility(b.insteadIf(b.costPaid("kicker"), b.draw(3), b.draw(1))),
      "Draw a card. If this spell was kicked, instead draw three cards.",
      "カード1枚を引く。この呪文がキッカーされていたなら、代わりにカード3枚を引く。",
      spell,
    ],
    [
      b.spellAbility(
        b.may(b.targetPlayer(), b.damage(4, b.toPlayer(b.controllerOf(b.thatTarget()))), {
          otherwise: b.discard(2, b.controllerOf(b.thatTarget()), { random: true }),
        }),
      ),
      "Target player discards two cards at random unless that player has Test Bolt deal 4 damage to them.",
      "プレイヤー1人を対象とする。そのプレイヤーは「試しの稲妻は自分に4点のダメージを与える。」を選んでもよい。そうしないなら、そのプレイヤーはカード2枚を無作為に選んで捨てる。",
      spell,
    ],
    [
      b.spellAbility(
        b.exile(b.target(b.creature), { name: "gone" }),
        b.returnToBattlefield(b.named("gone"), { under: b.ownerOf(b.named("gone")) }),
      ),
      "Exile target creature, then return it to the battlefield under its owner's control.",
      "クリーチャー1体を対象とする。それを追放し、その後それをオーナーのコントロール下で戦場に戻す。",
      spell,
    ],
    [
      b.triggered(
        b.dies(b.thisObject),
        b.inOrder(
          b.putCounters(b.target(b.creature, { amount: 3, upTo: true }), "-1/-1", 3, {
            divided: true,
            name: "put",
          }),
          b.forEach(
            b.named("put"),
            b.delayed(b.beginningOf("end", b.anyPlayer), b.removeCounters(b.theOne, "-1/-1", 1)),
          ),
        ),
      ),
      "When this creature dies, distribute three -1/-1 counters among one, two, or three target creatures. For each -1/-1 counter you put on a creature this way, remove a -1/-1 counter from that creature at the beginning of the next end step.",
      "このクリーチャーが死亡したとき、クリーチャー1体か2体か3体を対象とする。それらの上に-1/-1カウンター3個をあなたが望むように割り振って置く。これによりクリーチャーの上に置かれた-1/-1カウンター1個につき、次の終了ステップの開始時に、そのクリーチャーの上から-1/-1カウンター1個を取り除く。",
    ],
    [
      b.triggered(b.enters(b.thisObject), b.exile(b.zoneOf("graveyard", b.eachPlayer))),
      "When this creature enters, exile all graveyards.",
      "このクリーチャーが戦場に出たとき、すべての墓地を追放する。",
    ],
    [
      b.staticAbility(b.every(b.creature), [b.losesAllAbilities]),
      "All creatures lose all abilities.",
      "すべてのクリーチャーはすべての能力を失う。",
    ],
    [
      b.spellAbility(
        b.putCounters(b.every(b.all(b.creature, b.controlledBy(b.you))), "+1/+1"),
        b.untilEndOfTurn(
          b.every(b.all(b.creature, b.controlledBy(b.you))),
          b.gains(b.keyword("vigilance")),
        ),
      ),
      "Put a +1/+1 counter on each creature you control. Those creatures gain vigilance until end of turn.",
      "あなたがコントロールしている各クリーチャーの上にそれぞれ+1/+1カウンター1個を置く。ターン終了時まで、それらのクリーチャーは警戒を得る。",
      spell,
    ],
    [
      b.spellAbility(b.discard(b.anyNumber, b.you, { upTo: true })),
      "Discard any number of cards.",
      "望む枚数のカードを捨てる。",
      spell,
    ],
  ],
};
