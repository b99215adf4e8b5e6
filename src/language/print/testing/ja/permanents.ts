/** Permanents, counters and tokens in Japanese. */
import * as b from "../../../build.ts";
import type { Effect, Objects } from "../../../schema.ts";
import * as f from "./fixtures.ts";

const { n, says, spell, you } = f;
const target = b.target(b.creature);
const back = (what: Objects, under?: Parameters<typeof b.draw>[1]): Effect => ({
  is: "putOntoBattlefield",
  what,
  ...(under && { under }),
  returned: true,
});
const soldiers = (amount: number, more: object = {}): Effect => ({
  is: "create",
  who: you,
  amount: n(amount),
  token: {
    is: "token",
    colors: ["white"],
    types: ["creature"],
    subtypes: ["Soldier"],
    power: n(1),
    toughness: n(1),
  },
  ...more,
});
const tokens = (token: Extract<Effect, { is: "create" }>["token"], amount = n(1)): Effect => ({
  is: "create",
  who: you,
  amount,
  token,
});

export const permanentTables: f.JaTables = {
  "destroying, exiling and coming back": [
    [
      says({ is: "destroy", what: b.every(b.creature), noRegeneration: true }),
      "すべてのクリーチャーを破壊する。それらは再生できない。",
      spell,
    ],
    [
      says({ is: "destroy", what: target, noRegeneration: true }),
      "クリーチャー1体を対象とする。それを破壊する。それは再生できない。",
      spell,
    ],
    [
      b.activated([b.mana("{B}")], { is: "regenerate", what: b.self }),
      "{B}：このクリーチャーを再生する。",
    ],
    [
      says(b.exile(b.target(yoursOnly())), back(b.thatTarget(), b.ownerOf(b.thatTarget()))),
      "あなたがコントロールしているクリーチャー1体を対象とする。それを追放し、その後それをオーナーのコントロール下で戦場に戻す。",
      spell,
    ],
    [
      says(back(b.target(b.all(b.creature, b.inZone("graveyard", you))))),
      "あなたの墓地にあるクリーチャー・カード1枚を対象とする。それを戦場に戻す。",
      spell,
    ],
    [
      says({
        is: "putOntoBattlefield",
        what: b.target(b.all(b.creature, b.inZone("graveyard", you))),
        transformed: true,
        returned: true,
      }),
      "あなたの墓地にあるクリーチャー・カード1枚を対象とする。それを変身させた状態で戦場に戻す。",
      spell,
    ],
    [
      says({
        is: "putOntoBattlefield",
        what: b.target(b.all(b.creature, b.inZone("graveyard"))),
        under: you,
        tapped: true,
      }),
      "いずれかの墓地にあるクリーチャー・カード1枚を対象とする。それをあなたのコントロール下でタップ状態で戦場に出す。",
      spell,
    ],
    [
      f.when(b.enters(b.thisObject), {
        is: "exile",
        what: b.target(b.all(b.creature, b.controlledBy(f.anOpponent))),
        until: { is: "thisLeaves" },
      }),
      "このクリーチャーが戦場に出たとき、対戦相手がコントロールしているクリーチャー1体を対象とする。これが戦場を離れるまで、それを追放する。",
    ],
    [
      f.when(
        { is: "leaves", what: b.thisObject },
        back({ is: "linked", link: "gone" }, b.ownerOf({ is: "linked", link: "gone" })),
      ),
      "このクリーチャーが戦場を離れたとき、その追放されたカードをオーナーのコントロール下で戦場に戻す。",
    ],
    [says({ is: "transform", what: b.self }), "このクリーチャーを変身させる。"],
    [
      says({ is: "attach", what: b.self, to: target }),
      "クリーチャー1体を対象とする。このオーラをそれにつける。",
      f.aura,
    ],
    [
      says({ is: "phaseOut", what: target }),
      "クリーチャー1体を対象とする。それはフェイズ・アウトする。",
      spell,
    ],
    [
      says({ is: "removeFromCombat", what: target }),
      "クリーチャー1体を対象とする。それを戦闘から取り除く。",
      spell,
    ],
    [
      says({ is: "fight", one: b.target(yoursOnly()), other: b.target(theirsOnly()) }),
      "あなたがコントロールしているクリーチャー1体とあなたがコントロールしていないクリーチャー1体を対象とする。前者は後者と格闘を行う。",
      spell,
    ],
    [
      b.activated([b.tapThis], {
        is: "fight",
        one: b.self,
        other: b.target(b.all(b.creature, b.other)),
      }),
      "{T}：これでないクリーチャー1体を対象とする。このクリーチャーはそれと格闘を行う。",
    ],
    [
      b.activated([b.mana("{3}{G}{W}")], { is: "monstrosity", amount: n(3) }),
      "{3}{G}{W}：怪物化3を行う。",
    ],
    [
      b.activated([b.mana("{1}")], { is: "becomeMonstrous", what: b.self }),
      "{1}：このクリーチャーは怪物的になる。",
    ],
    [
      says({
        is: "becomeCopy",
        what: b.self,
        of: target,
        except: [{ is: "differs", change: b.gains(b.keyword("flying")) }],
        until: f.endOfTurn,
      }),
      "クリーチャー1体を対象とする。ターン終了時まで、このクリーチャーは、それが飛行を持つことを除き、それのコピーになる。",
    ],
  ],
  sacrifices: [
    [
      says({ is: "sacrificeChosen", who: b.targetPlayer(), amount: n(1), which: b.creature }),
      "プレイヤー1人を対象とする。そのプレイヤーはクリーチャー1体を生け贄に捧げる。",
      spell,
    ],
    [says(f.lands(b.x)), "各プレイヤーはそれぞれ土地X個を生け贄に捧げる。", spell],
    [
      b.activated(
        [{ is: "sacrificeOthers", amount: n(1), which: b.creature, name: "given" }],
        b.damage({ is: "statOf", stat: "power", what: b.named("given") }, b.toObject(b.anyTarget)),
      ),
      "クリーチャー1体を生け贄に捧げる：1つを対象とする。このクリーチャーはそれに、その生け贄に捧げたクリーチャーのパワーに等しい点数のダメージを与える。",
    ],
  ],
  counters: [
    [
      says(f.plusCounters(target, n(2))),
      "クリーチャー1体を対象とする。それの上に+1/+1カウンター2個を置く。",
      spell,
    ],
    [
      says(f.plusCounters(b.every(f.yours))),
      "あなたがコントロールしている各クリーチャーの上にそれぞれ+1/+1カウンター1個を置く。",
      spell,
    ],
    [
      says({
        is: "putCounters",
        on: b.target(b.creature, { amount: 3, upTo: true }),
        counter: "-1/-1",
        amount: n(3),
        divided: true,
      }),
      "クリーチャー1体か2体か3体を対象とする。それらの上に-1/-1カウンター3個をあなたが望むように割り振って置く。",
      spell,
    ],
    [
      f.when(
        { is: "castsSpell", who: you, what: b.all(b.spell, b.ofColor("white")) },
        { is: "removeCounters", from: b.self, counter: "-1/-1", amount: n(1) },
      ),
      "あなたが白の呪文1つを唱えるたび、このクリーチャーの上から-1/-1カウンター1個を取り除く。",
    ],
    [
      says({ is: "removeCounters", from: b.target(b.permanent) }),
      "パーマネント1つを対象とする。それの上からすべてのカウンターを取り除く。",
      spell,
    ],
    [
      says({
        is: "moveCounters",
        who: you,
        from: target,
        onto: b.target(b.all(b.creature, { is: "sameControllerAs", what: b.thatTarget() })),
        counter: "+1/+1",
      }),
      "クリーチャー1体とそれと同じプレイヤーがコントロールしているクリーチャー1体を対象とする。前者から後者の上に望む数の+1/+1カウンターを移動する。",
      spell,
    ],
    [
      f.when(
        f.upkeep(you),
        b.inOrder(
          { is: "putCounters", on: b.self, counter: "shred", amount: n(1) },
          {
            is: "mill",
            who: you,
            amount: { is: "countersOn", counter: "shred", what: b.self },
          },
        ),
      ),
      "あなたのアップキープの開始時に、このクリーチャーの上に寸断カウンター1個を置く。その後、これの上にある寸断カウンター1個につきカード1枚を切削する。",
    ],
  ],
  tokens: [
    [says(soldiers(2)), "白の1/1の兵士・クリーチャー・トークン2体を生成する。", spell],
    [
      f.when({ is: "attacks", what: b.thisObject }, soldiers(1, { tapped: true, attacking: true })),
      "このクリーチャーが攻撃するたび、白の1/1の兵士・クリーチャー・トークン1体をタップ状態かつ攻撃している状態で生成する。",
    ],
    [
      says(
        tokens({
          is: "token",
          colors: ["blue", "red"],
          types: ["creature"],
          subtypes: ["Elemental"],
          power: n(5),
          toughness: n(5),
          abilities: [b.keyword("flying")],
        }),
      ),
      "飛行を持つ青であり赤である5/5のエレメンタル・クリーチャー・トークン1体を生成する。",
      spell,
    ],
    [
      says(
        tokens({
          is: "token",
          colors: [],
          types: ["artifact", "creature"],
          subtypes: ["Thopter"],
          power: n(1),
          toughness: n(1),
        }),
      ),
      "無色の1/1の飛行機械・アーティファクト・クリーチャー・トークン1体を生成する。",
      spell,
    ],
    [
      says(
        tokens({
          is: "token",
          colors: ["white"],
          types: ["creature"],
          subtypes: ["Avatar"],
          abilities: [
            {
              is: "static",
              affects: b.self,
              changes: [
                {
                  is: "setPT",
                  power: { is: "lifeOf", who: you },
                  toughness: { is: "lifeOf", who: you },
                },
              ],
              defining: true,
            },
          ],
        }),
      ),
      "白のアバター・クリーチャー・トークン1体を生成する。それは「このトークンのパワーとタフネスはそれぞれ、あなたのライフ総量に等しい。」を持つ。",
      spell,
    ],
    [
      says(
        tokens(
          {
            is: "token",
            colors: ["green"],
            types: ["creature"],
            subtypes: ["Beast"],
            power: n(3),
            toughness: n(3),
          },
          b.count(b.all(b.land, b.inZone("graveyard", you))),
        ),
      ),
      "あなたの墓地にある土地カード1枚につき緑の3/3のビースト・クリーチャー・トークン1体を生成する。",
      spell,
    ],
    [
      says(tokens({ is: "copyToken", of: target })),
      "クリーチャー1体を対象とする。それのコピーであるトークン1体を生成する。",
      spell,
    ],
    [
      says({
        is: "forEach",
        of: b.every(b.all(b.creature, f.token)),
        effect: {
          is: "create",
          who: b.controllerOf(f.theOne),
          amount: n(1),
          token: { is: "copyToken", of: f.theOne },
        },
      }),
      "クリーチャー・トークン1体につき、それのコントローラーはそれのコピーであるトークン1体を生成する。",
      spell,
    ],
  ],
};

function yoursOnly() {
  return b.all(b.creature, b.controlledBy(you));
}

function theirsOnly() {
  return b.all(b.creature, b.not(b.controlledBy(you)));
}
