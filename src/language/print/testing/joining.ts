/** What stands in one sentence, and how the next one speaks of it: drains, takings, new kinds. */
import * as b from "../../build.ts";
import { spell, type Tables } from "./fixtures.ts";

const { you } = b;

const enchantCard = b.keyword("enchant", {
  quality: b.all(b.creature, b.card, b.inZone("graveyard")),
});
const enchantRaised = b.keyword("enchant", {
  quality: b.all(b.creature, b.putWith("animated")),
});
const raised = b.named("raised");
const raises = b.triggered(
  b.enters(b.thisObject),
  b.inOrder(
    b.apply(b.self, [b.losesThat(enchantCard), b.gains(enchantRaised)]),
    b.returnToBattlefield(b.attachedCard, { under: you, link: "animated", name: "raised" }),
    b.attach(b.self, raised),
    b.delayed(b.leaves(b.thisObject), b.sacrifice(raised, b.controllerOf(raised))),
  ),
  { onlyIf: b.isIn(b.self, "battlefield") },
);
/** An Aura for a card in a graveyard. */
const grave = b.defineCard(["Test Grave", "試しの墓", "ためしのはか"], {
  type: "Enchantment — Aura",
  text: [enchantCard, raises],
});
const drains = b.inOrder(b.loseLife(1, b.eachOpponent), b.gainLife(1));
const exiled = b.named("exiled");
const soldiers = b.create(
  2,
  b.token({ colors: ["white"], types: ["creature"], subtypes: ["Soldier"], pt: "1/1" }),
);

export const joiningTables: Tables = {
  "607.2c: what was put onto the battlefield with an object": [
    [
      raises,
      'When this Aura enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Return enchanted creature card to the battlefield under your control and attach this Aura to it. When this Aura leaves the battlefield, that creature\'s controller sacrifices it.',
      "このオーラが戦場に出たとき、これが戦場にあるなら、これは「エンチャント（墓地にあるクリーチャー・カード）」を失うとともに「エンチャント（このオーラにより戦場に出たクリーチャー）」を得る。エンチャントしているクリーチャー・カードをあなたのコントロール下で戦場に戻し、これをそのクリーチャーにつける。これが戦場を離れたとき、そのクリーチャーのコントローラーはそれを生け贄に捧げる。",
      grave,
    ],
    [
      enchantCard,
      "Enchant creature card in a graveyard",
      "エンチャント（墓地にあるクリーチャー・カード）",
      grave,
    ],
    [
      b.staticAbility(b.attached, [b.gets(-1, 0)]),
      "Enchanted creature gets -1/-0.",
      "エンチャントしているクリーチャーは-1/-0の修整を受ける。",
      grave,
    ],
  ],
  "113.10b: an ability that is lost": [
    [
      b.spellAbility(
        b.untilEndOfTurn(b.target(b.creature), b.losesThat(b.activated([b.tapThis], b.draw(1)))),
      ),
      'Until end of turn, target creature loses "{T}: Draw a card."',
      "クリーチャー1体を対象とする。ターン終了時まで、それは「{T}：カード1枚を引く。」を失う。",
      spell,
    ],
  ],
  "tokens that are created after something else is done": [
    [
      b.spellAbility(b.inOrder(b.loseLife(1), soldiers)),
      "You lose 1 life and create two 1/1 white Soldier creature tokens.",
      "あなたは1点のライフを失い、白の1/1の兵士・クリーチャー・トークン2体を生成する。",
      spell,
    ],
    [
      b.spellAbility(b.inOrder(b.loseLife(1, b.eachOpponent), soldiers)),
      "Each opponent loses 1 life. Create two 1/1 white Soldier creature tokens.",
      "各対戦相手はそれぞれ1点のライフを失う。白の1/1の兵士・クリーチャー・トークン2体を生成する。",
      spell,
    ],
    [
      b.spellAbility(b.inOrder(b.draw(1), soldiers)),
      "Draw a card. Create two 1/1 white Soldier creature tokens.",
      "カード1枚を引く。白の1/1の兵士・クリーチャー・トークン2体を生成する。",
      spell,
    ],
  ],
  "what was exiled this way": [
    [
      b.triggered(
        b.anyEvent(b.enters(b.thisObject), b.attacks(b.thisObject)),
        b.inOrder(
          b.exile(b.target(b.inZone("graveyard"), { upTo: true }), { name: "exiled" }),
          b.ifSo(b.fits(exiled, b.all(b.card, b.creature)), drains),
        ),
      ),
      "Whenever this creature enters or attacks, exile up to one target card from a graveyard. If a creature card was exiled this way, each opponent loses 1 life and you gain 1 life.",
      "このクリーチャーが戦場に出るか攻撃するたび、いずれかの墓地にあるカード最大1枚を対象とする。それを追放する。これによりクリーチャー・カードが追放されたなら、各対戦相手はそれぞれ1点のライフを失い、あなたは1点のライフを得る。",
    ],
    [
      b.triggered(
        b.attacks(b.thisObject),
        b.inOrder(
          b.exile(b.target(b.inZone("graveyard"), { amount: 2, upTo: true }), { name: "exiled" }),
          b.forEach(b.every(b.all(b.creature, b.card, b.among(exiled))), drains),
        ),
      ),
      "Whenever this creature attacks, exile up to two target cards from graveyards. For each creature card exiled this way, each opponent loses 1 life and you gain 1 life.",
      "このクリーチャーが攻撃するたび、いずれかの墓地にあるカード最大2枚を対象とする。それらを追放する。これにより追放されたクリーチャー・カード1枚につき、各対戦相手はそれぞれ1点のライフを失い、あなたは1点のライフを得る。",
    ],
  ],
  "one sentence": [
    [
      b.spellAbility(b.damage(3, b.toObject(b.anyTarget)), b.gainLife(3)),
      "Test Bolt deals 3 damage to any target and you gain 3 life.",
      "1つを対象とする。試しの稲妻はそれに3点のダメージを与え、あなたは3点のライフを得る。",
      spell,
    ],
    [
      b.spellAbility(b.damage(3, b.toObject(b.anyTarget)), b.gainLife(3, b.targetPlayer())),
      "Test Bolt deals 3 damage to any target. Target player gains 3 life.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.untap(b.target(b.creature)),
        b.untilEndOfTurn(b.thatTarget(), b.gainControl()),
        b.untilEndOfTurn(b.thatTarget(), b.gains(b.keyword("haste"))),
      ),
      "Untap target creature and gain control of it until end of turn. That creature gains haste until end of turn.",
      "クリーチャー1体を対象とする。それをアンタップする。ターン終了時まで、それのコントロールを得る。ターン終了時まで、それは速攻を得る。",
      spell,
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(b.target(b.creature), b.gainControl()),
        b.untap(b.thatTarget()),
        b.untilEndOfTurn(b.thatTarget(), b.gains(b.keyword("haste"))),
      ),
      "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.exile(b.target(b.all(b.creature, b.controlledBy(you))), { name: "gone" }),
        b.returnToBattlefield(b.named("gone"), { under: you }),
      ),
      "Exile target creature you control, then return that card to the battlefield under your control.",
      "あなたがコントロールしているクリーチャー1体を対象とする。それを追放し、その後それをあなたのコントロール下で戦場に戻す。",
      spell,
    ],
    [
      b.spellAbility(
        b.putOntoBattlefield(b.target(b.all(b.creature, b.card, b.inZone("graveyard"))), {
          under: you,
        }),
        b.loseLife(b.manaValueOf(b.thatTarget())),
      ),
      "Put target creature card from a graveyard onto the battlefield under your control. You lose life equal to that card's mana value.",
      "いずれかの墓地にあるクリーチャー・カード1枚を対象とする。それをあなたのコントロール下で戦場に出す。あなたはそれのマナ総量に等しい点数のライフを失う。",
      spell,
    ],
  ],
  "another target": [
    [
      b.spellAbility(
        b.moveCounters(
          "+1/+1",
          b.target(b.creature),
          b.target(
            b.all(b.not(b.among(b.thatTarget())), b.creature, b.sameControllerAs(b.thatTarget())),
          ),
        ),
      ),
      "Move any number of +1/+1 counters from target creature onto another target creature with the same controller.",
      "クリーチャー1体とそれと同じプレイヤーがコントロールしている別のクリーチャー1体を対象とする。前者から後者の上に望む数の+1/+1カウンターを移動する。",
      spell,
    ],
    [
      b.spellAbility(
        b.tap(b.target(b.creature)),
        b.untap(b.target(b.all(b.not(b.among(b.thatTarget())), b.creature))),
      ),
      "Tap target creature. Untap another target creature.",
      "クリーチャー1体と別のクリーチャー1体を対象とする。前者をタップする。後者をアンタップする。",
      spell,
    ],
  ],
  "new kinds": [
    [
      b.spellAbility(
        b.untilEndOfTurn(
          b.target(b.creature),
          b.losesAllAbilities,
          b.becomes("blue"),
          b.setSubtypes("creature", "Frog"),
          b.setPT(1, 1),
        ),
      ),
      "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.",
      "クリーチャー1体を対象とする。ターン終了時まで、それはすべての能力を失うとともに基本のパワーとタフネスが1/1の青のカエルになる。",
      spell,
    ],
    [
      b.activated(
        [b.mana("{R/W}")],
        b.apply(b.self, [
          b.setSubtypes("creature", "Kithkin", "Spirit"),
          b.setPT(8, 8),
          b.gains(b.keyword("flying")),
          b.gains(b.keyword("firstStrike")),
        ]),
      ),
      "{R/W}: This creature becomes a Kithkin Spirit with base power and toughness 8/8, flying, and first strike.",
      "{R/W}：このクリーチャーは基本のパワーとタフネスが8/8のキスキン・スピリットになるとともに飛行と先制攻撃を得る。",
    ],
    [
      b.activated(
        [b.tapThis],
        b.untilEndOfTurn(
          b.self,
          b.becomes(b.colorOfChoice),
          b.setSubtypes("creature", "Elf"),
          b.setPT(3, 3),
        ),
      ),
      "{T}: This creature becomes the color of your choice until end of turn and becomes an Elf with base power and toughness 3/3 until end of turn.",
      "",
    ],
  ],
  "instead, of what something gets": [
    [
      b.spellAbility(
        b.insteadIf(
          b.atLeast(1, b.timesHappened(b.dies(b.creature))),
          b.untilEndOfTurn(b.thatTarget(), b.gets(-13, -13)),
          b.untilEndOfTurn(b.target(b.creature), b.gets(-1, -1)),
          { word: "morbid" },
        ),
      ),
      "Target creature gets -1/-1 until end of turn.\nMorbid — That creature gets -13/-13 until end of turn instead if a creature died this turn.",
      "クリーチャー1体を対象とする。ターン終了時まで、それは-1/-1の修整を受ける。\n陰鬱 — このターンにクリーチャーが死亡していたなら、代わりにターン終了時まで、それは-13/-13の修整を受ける。",
      spell,
    ],
  ],
};
