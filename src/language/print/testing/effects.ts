/** What effects read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { relic, spell, type Tables } from "./fixtures.ts";

const { you, anOpponent, eachOpponent } = b;

const yourGraveyard = b.inZone("graveyard", you);
const threshold = b.atLeast(7, b.count(yourGraveyard));
const instants = b.any(b.ofType("instant"), b.ofType("sorcery"));
const forests = b.count(b.all(b.ofSubtype("Forest"), b.controlledBy(you)));
const yours = b.all(b.creature, b.controlledBy(you));
const gainLife = (value: number) =>
  ({ is: "gainLife", who: you, amount: { is: "number", value } }) as const;

export const effectTables: Tables = {
  "targets and pronouns": [
    [
      b.spellAbility(b.counter(b.target(b.spell))),
      "Counter target spell.",
      "呪文1つを対象とする。それを打ち消す。",
      spell,
    ],
    [
      b.activated(
        [b.mana("{2}{G}")],
        b.inOrder(
          b.untap(b.target(b.creature)),
          b.untilEndOfTurn(b.thatTarget(), b.gets(2, 4), b.gains(b.keyword("reach"))),
        ),
      ),
      "{2}{G}: Untap target creature. It gets +2/+4 and gains reach until end of turn.",
      "{2}{G}：クリーチャー1体を対象とする。それをアンタップする。ターン終了時まで、それは+2/+4の修整を受けるとともに到達を得る。",
    ],
    [
      b.spellAbility(
        b.unlessPays(
          b.controllerOf(b.thatTarget()),
          [b.mana("{1}", b.count(yourGraveyard))],
          b.counter(b.target(b.spell)),
        ),
      ),
      "Counter target spell unless its controller pays {1} for each card in your graveyard.",
      "呪文1つを対象とする。それのコントローラーがあなたの墓地にあるカード1枚につき{1}を支払わないかぎり、それを打ち消す。",
      spell,
    ],
    [
      b.spellAbility(
        b.damage(3, b.toObject(b.target(b.creature))),
        b.damage(1, b.toPlayer(b.targetPlayer())),
      ),
      "Test Bolt deals 3 damage to target creature. Test Bolt deals 1 damage to target player.",
      "クリーチャー1体とプレイヤー1人を対象とする。試しの稲妻はそれに3点のダメージを与える。試しの稲妻はそのプレイヤーに1点のダメージを与える。",
      spell,
    ],
    [
      b.spellAbility(b.tap(b.target(b.creature)), b.destroy(b.target(b.land))),
      "Tap target creature. Destroy target land.",
      "クリーチャー1体と土地1つを対象とする。そのクリーチャーをタップする。その土地を破壊する。",
      spell,
    ],
    [
      b.spellAbility(b.damage(2, b.toObject(b.anyTarget))),
      "Test Bolt deals 2 damage to any target.",
      "1つを対象とする。試しの稲妻はそれに2点のダメージを与える。",
      spell,
    ],
    [
      b.spellAbility(
        b.destroy(b.target(b.all(b.creature, b.withKeyword("flying")), { amount: 2, upTo: true })),
      ),
      "Destroy up to two target creatures with flying.",
      "飛行を持つクリーチャー最大2体を対象とする。それらを破壊する。",
      spell,
    ],
    [
      b.spellAbility(
        b.returnToHand(b.target(b.all(b.creature, yourGraveyard), { amount: b.x }), "graveyard"),
      ),
      "Return X target creature cards from your graveyard to your hand.",
      "あなたの墓地にあるクリーチャー・カードX枚を対象とする。それらをあなたの手札に戻す。",
      spell,
    ],
    [
      b.spellAbility(b.discard(2, b.targetPlayer(anOpponent))),
      "Target opponent discards two cards.",
      "対戦相手1人を対象とする。そのプレイヤーはカード2枚を捨てる。",
      spell,
    ],
    [
      b.activated([b.tapThis, b.sacrificeThis], b.exile(b.zoneOf("graveyard", b.targetPlayer()))),
      "{T}, Sacrifice this artifact: Exile target player's graveyard.",
      "{T}、このアーティファクトを生け贄に捧げる：プレイヤー1人を対象とする。そのプレイヤーの墓地を追放する。",
      relic,
    ],
  ],
  "noun phrases": [
    [
      b.spellAbility(b.destroy(b.target(b.any(b.artifact, b.enchantment)))),
      "Destroy target artifact or enchantment.",
      "アーティファクト1つかエンチャント1つを対象とする。それを破壊する。",
      spell,
    ],
    [
      b.spellAbility(b.counter(b.target(b.all(b.spell, b.not(b.creature))))),
      "Counter target noncreature spell.",
      "クリーチャーでない呪文1つを対象とする。それを打ち消す。",
      spell,
    ],
    [
      b.spellAbility(b.exile(b.target(b.all(b.card, b.inZone("graveyard"))))),
      "Exile target card from a graveyard.",
      "いずれかの墓地にあるカード1枚を対象とする。それを追放する。",
      spell,
    ],
    [
      b.spellAbility(
        b.destroy(b.target(b.all(b.permanent, b.not(b.land), b.controlledBy(anOpponent)))),
      ),
      "Destroy target nonland permanent an opponent controls.",
      "対戦相手がコントロールしていて土地でないパーマネント1つを対象とする。それを破壊する。",
      spell,
    ],
    [
      b.staticAbility(b.every(b.all(b.creature, b.not(b.ofColor("black")), b.not(b.artifact))), [
        b.gets(-2, 0),
      ]),
      "Nonblack, nonartifact creatures get -2/-0.",
      "黒でもアーティファクトでもないクリーチャーは-2/-0の修整を受ける。",
    ],
    [
      b.staticAbility(b.every(b.all(b.ofSubtype("Elf"), b.other, b.controlledBy(you))), [
        b.gets(1, 1),
      ]),
      "Other Elves you control get +1/+1.",
      "あなたがコントロールしていてこれでないエルフは+1/+1の修整を受ける。",
    ],
    [
      b.staticAbility(
        b.every(b.all(b.creature, { is: "isToken" }, { is: "supertype", supertype: "legendary" })),
        [b.gets(0, 1)],
      ),
      "Legendary creature tokens get +0/+1.",
      "伝説のクリーチャー・トークンは+0/+1の修整を受ける。",
    ],
    [
      b.spellAbility(
        b.tap(
          b.every(
            b.all(
              b.creature,
              { is: "ownedBy", who: you },
              b.any(b.ofColor("white"), b.ofColor("blue")),
            ),
          ),
        ),
      ),
      "Tap all white or blue creatures you own.",
      "あなたがオーナーであるすべての白や青のクリーチャーをタップする。",
      spell,
    ],
    [
      b.spellAbility(
        b.exile(b.every(b.all({ is: "isNamed", name: "Shock" }, b.inZone("graveyard")))),
      ),
      "Exile all cards named Shock from all graveyards.",
      "すべての墓地にある「ショック」という名前のすべてのカードを追放する。",
      spell,
    ],
    [
      b.spellAbility(
        b.damage(2, b.toObject(b.every(b.all(b.creature, b.not(b.withKeyword("flying")))))),
      ),
      "Test Bolt deals 2 damage to each creature without flying.",
      "試しの稲妻は飛行を持たない各クリーチャーにそれぞれ2点のダメージを与える。",
      spell,
    ],
    [
      b.spellsCost(b.all(b.spell, instants, b.controlledBy(you)), { less: "{1}" }),
      "Instant and sorcery spells you cast cost {1} less to cast.",
      "あなたがインスタントやソーサリーである呪文を唱えるためのコストは{1}少なくなる。",
    ],
    [
      b.spellsCost(
        b.all(b.spell, instants, b.controlledBy(you)),
        { less: "{U}" },
        { first: true, times: b.count(b.all(b.land, b.controlledBy(you))) },
      ),
      "The first instant or sorcery spell you cast each turn costs {U} less to cast for each land you control.",
      "各ターンにあなたが最初に唱えるインスタントやソーサリーである呪文のコストは、あなたがコントロールしている土地1つにつき{U}少なくなる。",
    ],
    [
      b.spellsCost(b.spell, { more: "{2}" }),
      "Spells cost {2} more to cast.",
      "呪文を唱えるためのコストは{2}多くなる。",
    ],
    [
      b.spellsCost(b.thisObject, { less: "{2}" }),
      "This spell costs {2} less to cast.",
      "この呪文を唱えるためのコストは{2}少なくなる。",
    ],
  ],
  "amounts, life and mana": [
    [
      b.spellAbility(b.draw(b.count(yours))),
      "Draw a card for each creature you control.",
      "あなたがコントロールしているクリーチャー1体につきカード1枚を引く。",
      spell,
    ],
    [b.spellAbility(b.draw(b.x)), "Draw X cards.", "カードX枚を引く。", spell],
    [
      b.spellAbility(b.damage(b.count(b.inZone("hand", you)), b.toPlayer(b.targetPlayer()))),
      "Test Bolt deals damage to target player equal to the number of cards in your hand.",
      "プレイヤー1人を対象とする。試しの稲妻はそのプレイヤーに、あなたの手札にあるカードの枚数に等しい点数のダメージを与える。",
      spell,
    ],
    [b.spellAbility(gainLife(3)), "You gain 3 life.", "あなたは3点のライフを得る。", spell],
    [
      b.spellAbility({ is: "loseLife", who: eachOpponent, amount: b.x }),
      "Each opponent loses X life.",
      "各対戦相手はそれぞれX点のライフを失う。",
      spell,
    ],
    [
      b.spellAbility(b.untilEndOfTurn(b.every(yours), b.gets(forests, forests))),
      "Creatures you control get +X/+X until end of turn, where X is the number of Forests you control.",
      "ターン終了時まで、あなたがコントロールしているクリーチャーは+X/+Xの修整を受ける。Xは、あなたがコントロールしている森の総数に等しい。",
      spell,
    ],
    [
      b.activated([b.payLife(2), b.sacrificeThis], b.addMana("black", "colorless"), {
        limit: 2,
        onlyIf: threshold,
      }),
      "Pay 2 life, Sacrifice this creature: Add {B}{C}. Activate only if there are seven or more cards in your graveyard and no more than twice each turn.",
      "2点のライフを支払う、このクリーチャーを生け贄に捧げる：{B}{C}を加える。起動はあなたの墓地にカードが7枚以上ある場合にのみ行う。起動は毎ターン2回までしか行えない。",
    ],
    [
      b.activated([b.mana("{1}{G}")], b.untilEndOfTurn(b.self, b.gets(2, 2)), { limit: 1 }),
      "{1}{G}: This creature gets +2/+2 until end of turn. Activate only once each turn.",
      "{1}{G}：ターン終了時まで、このクリーチャーは+2/+2の修整を受ける。起動は毎ターン1回のみ行う。",
    ],
  ],
  "one thing after another": [
    [
      b.activated([b.tapThis], b.inOrder(b.draw(1), b.discard(1))),
      "{T}: Draw a card, then discard a card.",
      "{T}：カード1枚を引き、その後カード1枚を捨てる。",
    ],
    [
      b.spellAbility(
        b.draw(4),
        b.choose("kept", b.x, b.inZone("hand", you)),
        b.discardThose(b.every(b.all(b.inZone("hand", you), b.not(b.among(b.named("kept")))))),
      ),
      "Draw four cards, then choose X cards in your hand and discard the rest.",
      "カード4枚を引き、その後あなたの手札にあるカードX枚を選び、残りを捨てる。",
      spell,
    ],
    [
      b.spellAbility(b.choose("given", 2, b.inZone("hand", you)), b.exile(b.named("given"))),
      "Exile two cards from your hand.",
      "あなたの手札にあるカード2枚を追放する。",
      spell,
    ],
    [
      b.triggered(
        b.discards(you),
        b.may(you, b.sacrifice(b.self), {
          ifDone: b.returnToHand(b.it("discardedCard"), "graveyard"),
        }),
      ),
      "Whenever you discard a card, you may sacrifice this creature. If you do, return the discarded card from your graveyard to your hand.",
      "あなたがカード1枚を捨てるたび、あなたはこのクリーチャーを生け贄に捧げてもよい。そうしたなら、その捨てられたカードをあなたの墓地からあなたの手札に戻す。",
    ],
    [
      b.spellAbility(b.may(you, b.discard(1, eachOpponent))),
      "You may have each opponent discard a card.",
      "あなたは「各対戦相手はそれぞれカード1枚を捨てる。」を選んでもよい。",
      spell,
    ],
    [
      b.spellAbility({
        is: "ifSo",
        condition: b.atLeast(1, b.count(b.all(b.artifact, b.controlledBy(you)))),
        effect: b.draw(2),
        otherwise: b.draw(1),
      }),
      "If you control an artifact, draw two cards. Otherwise, draw a card.",
      "あなたがアーティファクトをコントロールしているなら、カード2枚を引く。そうでないなら、カード1枚を引く。",
      spell,
    ],
    [
      b.spellAbility({
        is: "ifSo",
        condition: {
          is: "negate",
          condition: b.atLeast(3, b.count(b.all(b.creature, b.controlledBy(anOpponent)))),
        },
        effect: b.draw(2),
      }),
      "If an opponent controls fewer than three creatures, draw two cards.",
      "対戦相手1人がコントロールしているクリーチャーが3体未満であるなら、カード2枚を引く。",
      spell,
    ],
  ],
};
