/** Costs, kinds of abilities, triggers and replacements in Japanese. */
import * as b from "../../../build.ts";
import type { Ability, Cost, When } from "../../../schema.ts";
import * as f from "./fixtures.ts";

const { n, you, spell, bear, land, walker } = f;
const drawFor = (...cost: readonly Cost[]): Ability => b.activated(cost, b.draw(1));
const whenever = (when: When): Ability => b.triggered(when, b.draw(1));
const self = b.thisObject;
const otherOfYours = b.all(b.enchantment, b.other, b.controlledBy(you));

export const abilityTables: f.JaTables = {
  costs: [
    [drawFor({ is: "untapThis" }), "{Q}：カード1枚を引く。"],
    [
      drawFor({ is: "tapOthers", amount: n(1), which: b.ofSubtype("Zombie") }),
      "あなたがコントロールしていてアンタップ状態であるゾンビ1体をタップする：カード1枚を引く。",
    ],
    [
      drawFor({ is: "discardCards", amount: n(1), random: true }),
      "カード1枚を無作為に選んで捨てる：カード1枚を引く。",
    ],
    [
      drawFor({ is: "exileCards", amount: n(2), which: b.inZone("graveyard", you) }),
      "あなたの墓地にあるカード2枚を追放する：カード1枚を引く。",
    ],
    [
      b.activated([b.discardThis], b.draw(1), { zone: "hand" }),
      "このカードを捨てる：カード1枚を引く。",
    ],
    [
      b.activated([{ is: "exileThis" }], b.draw(1), { zone: "graveyard" }),
      "あなたの墓地にあるこのカードを追放する：カード1枚を引く。",
    ],
    [
      drawFor(b.returnOthers(1, b.all(b.land, b.controlledBy(b.you)))),
      "あなたがコントロールしている土地1つをオーナーの手札に戻す：カード1枚を引く。",
    ],
    [drawFor({ is: "returnThis" }), "このクリーチャーをオーナーの手札に戻す：カード1枚を引く。"],
    [
      drawFor({
        is: "putCardsOnLibrary",
        amount: n(2),
        which: b.inZone("graveyard", you),
        where: "bottom",
      }),
      "あなたの墓地にあるカード2枚をあなたのライブラリーの一番下に置く：カード1枚を引く。",
    ],
    [
      drawFor({ is: "takeCounters", amount: n(1), counter: "+1/+1" }),
      "このクリーチャーの上から+1/+1カウンター1個を取り除く：カード1枚を引く。",
    ],
    [drawFor({ is: "addLoyalty", amount: n(1) }), "[+1]：カード1枚を引く。", walker],
    [drawFor({ is: "addLoyalty", amount: n(0) }), "[0]：カード1枚を引く。", walker],
    [drawFor({ is: "removeLoyalty", amount: b.x }), "[−X]：カード1枚を引く。", walker],
    [drawFor(b.mana("{R/W}{R/W}")), "{R/W}{R/W}：カード1枚を引く。"],
    [
      b.spellAbility(
        b.inOrder(
          { is: "discard", who: you, amount: f.any, name: "gone" },
          b.unlessPays(
            b.controllerOf(b.thatTarget()),
            [b.mana("{3}", f.howMany("gone"))],
            b.counter(b.target(b.spell)),
          ),
        ),
      ),
      "呪文1つを対象とする。望む枚数のカードを捨てる。その呪文のコントローラーがこれにより捨てられたカード1枚につき{3}を支払わないかぎり、それを打ち消す。",
      spell,
    ],
  ],
  "ways to play": [
    [
      { is: "activated", cost: [b.mana("{2}")], effect: b.draw(1), timing: "sorcery" },
      "{2}：カード1枚を引く。起動はソーサリーとしてのみ行う。",
    ],
    [
      { is: "activated", cost: [b.mana("{2}")], effect: b.draw(1), who: f.anyPlayer },
      "{2}：カード1枚を引く。どのプレイヤーもこの能力を起動してもよい。",
    ],
    [
      { is: "additionalCost", cost: [b.mana("{8}{R}")], optional: "kicker" },
      "あなたはこの呪文を唱えるための追加コストとして、{8}{R}を支払ってもよい。",
      spell,
    ],
    [
      b.additionalCost({ is: "sacrificeOthers", amount: n(1), which: b.creature }),
      "この呪文を唱えるための追加コストとして、クリーチャー1体を生け贄に捧げる。",
      spell,
    ],
    [
      b.labelled("strive", {
        is: "costChange",
        spells: self,
        more: "{2}{W}",
        times: { is: "moreTargets" },
      }),
      "奮励 — この呪文を唱えるためのコストは、2つ目以降の対象1つにつき{2}{W}多くなる。",
      spell,
    ],
    [
      {
        is: "castingWay",
        way: "flashback",
        cost: [b.mana("{5}{B}")],
        from: "graveyard",
        exiles: true,
      },
      "あなたは、あなたの墓地からこのカードをマナ・コストではなく{5}{B}を支払って唱えてもよい。そうしたなら、それがスタックを離れるに際し、それを追放する。",
      spell,
    ],
    [
      {
        is: "castingWay",
        way: "flashback",
        cost: [b.mana("{5}{B}")],
        from: "graveyard",
        resulting: b.any(b.instant, b.sorcery),
        exiles: true,
      },
      "あなたは、あなたの墓地からこのカードをマナ・コストではなく{5}{B}を支払って唱えてもよい。これは、結果としてインスタントやソーサリーである呪文になる場合にのみ行える。そうしたなら、それがスタックを離れるに際し、それを追放する。",
      spell,
    ],
    [
      {
        is: "castingWay",
        way: "retrace",
        more: [b.discardCards(1, b.land)],
        from: "graveyard",
      },
      "あなたは、あなたの墓地からこのカードを他のコストの支払いに加えて土地カード1枚を捨てて唱えてもよい。",
      spell,
    ],
    [b.keyword("hideaway", { amount: n(4) }), "秘匿4", land],
    [
      b.labelled(
        "heroic",
        b.triggered(
          { is: "castsSpell", who: you, what: b.spell },
          b.untilEndOfTurn(
            b.target(b.creature),
            b.gains(b.activated([b.tapThis], b.destroy(b.target(b.artifact)))),
          ),
        ),
      ),
      "英雄的 — あなたが呪文1つを唱えるたび、クリーチャー1体を対象とする。ターン終了時まで、それは「{T}：アーティファクト1つを対象とする。それを破壊する。」を得る。",
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.inOrder(
          b.tap(b.target(b.creature)),
          b.untilEndOfTurn(
            b.target(b.land),
            b.gains(b.activated([b.tapThis], b.tap(b.target(b.artifact)))),
          ),
        ),
      ),
      "このクリーチャーが戦場に出たとき、クリーチャー1体と土地1つを対象とする。そのクリーチャーをタップする。ターン終了時まで、その土地は「{T}：アーティファクト1つを対象とする。それをタップする。」を得る。",
    ],
    [
      b.labelled(
        "heroic",
        whenever({
          is: "castsSpell",
          who: you,
          what: b.all(b.spell, { is: "targets", filter: self }),
        }),
      ),
      "英雄的 — あなたがこのクリーチャーを対象とする呪文1つを唱えるたび、カード1枚を引く。",
    ],
  ],
  triggers: [
    [whenever({ is: "attacks", what: self }), "このクリーチャーが攻撃するたび、カード1枚を引く。"],
    [
      whenever({ is: "attacks", what: b.creature, whom: you }),
      "クリーチャー1体があなたを攻撃するたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "blocks", what: self }),
      "このクリーチャーがブロックするたび、カード1枚を引く。",
    ],
    [
      whenever(b.exiledWith("champion", b.ofSubtype("Faerie"))),
      "このクリーチャーによってフェアリー1体が覇権されたとき、カード1枚を引く。",
    ],
    [
      whenever(b.exiledWith("kept", b.creature)),
      "このクリーチャーによってクリーチャー1体が追放されたとき、カード1枚を引く。",
    ],
    [
      whenever({ is: "becomesBlocked", what: self }),
      "このクリーチャーがブロックされた状態になるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "damages", source: self, player: f.anyPlayer, combat: true }),
      "このクリーチャーがプレイヤー1人に戦闘ダメージを与えるたび、カード1枚を引く。",
    ],
    [
      b.triggered(
        { is: "damages", source: self, object: b.creature, combat: true },
        b.destroy({ is: "eventOther", noun: "creature" }),
      ),
      "このクリーチャーがクリーチャー1体に戦闘ダメージを与えるたび、そのクリーチャーを破壊する。",
    ],
    [
      whenever({ is: "damages", player: you, noncombat: true }),
      "あなたに戦闘ダメージでないダメージが与えられるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "anyEvent", triggers: [b.enters(self), { is: "attacks", what: self }] }),
      "このクリーチャーが戦場に出るか攻撃するたび、カード1枚を引く。",
    ],
    [
      b.labelled(
        "constellation",
        whenever({ is: "anyEvent", triggers: [b.enters(self), b.enters(otherOfYours)] }),
      ),
      "星座 — このクリーチャーや、あなたがコントロールしていてこれでないエンチャント1つが戦場に出るたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "anyEvent", triggers: [b.enters(self), { is: "transforms", what: self }] }),
      "このクリーチャーが戦場に出るかこのクリーチャーに変身したとき、カード1枚を引く。",
    ],
    [
      whenever({ is: "becomesTarget", what: self, of: f.spellsAndAbilities }),
      "このクリーチャーが呪文や能力の対象になるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "becomesMonstrous", what: self }),
      "このクリーチャーが怪物的になったとき、カード1枚を引く。",
    ],
    [
      whenever({ is: "becomesTapped", what: self }),
      "このクリーチャーがタップ状態になるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "becomesUntapped", what: self }),
      "このクリーチャーがアンタップ状態になるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "clashes", who: you, won: true }),
      "あなたが激突を行い勝利するたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "countersPut", on: self, counter: "+1/+1" }),
      "このクリーチャーの上に1個以上の+1/+1カウンターが置かれるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "draws", who: f.anOpponent }),
      "対戦相手1人がカード1枚を引くたび、カード1枚を引く。",
    ],
    [whenever({ is: "mills", who: you }), "あなたがカード1枚を切削するたび、カード1枚を引く。"],
    [
      whenever({ is: "sacrifices", who: you, what: b.all(b.creature, b.other) }),
      "あなたがこれでないクリーチャー1体を生け贄に捧げるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "reveals", who: you, what: b.land }),
      "あなたが土地カード1枚を公開するたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "reveals", who: you, what: b.land, thisWay: true }),
      "あなたがこれにより土地カード1枚を公開するたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "isDestroyed", what: self }),
      "このクリーチャーが破壊されたとき、カード1枚を引く。",
    ],
    [
      whenever({ is: "isCountered", what: b.spell }),
      "呪文1つが打ち消されるたび、カード1枚を引く。",
    ],
    [
      whenever({ is: "castsSpell", who: you, what: self }),
      "あなたがこの呪文を唱えたとき、カード1枚を引く。",
    ],
    [whenever(f.upkeep(f.anyPlayer)), "各アップキープの開始時に、カード1枚を引く。"],
    [whenever(f.upkeep(f.eachOpponent)), "各対戦相手のアップキープの開始時に、カード1枚を引く。"],
    [
      whenever({
        is: "stateIs",
        condition: f.not(b.atLeast(1, b.count(b.all(b.ofSubtype("Swamp"), b.controlledBy(you))))),
      }),
      "あなたが沼をコントロールしていないとき、カード1枚を引く。",
    ],
    [
      b.triggered(
        { is: "attacks", what: self },
        { is: "loseLife", who: { is: "defendingPlayer" }, amount: n(2) },
      ),
      "このクリーチャーが攻撃するたび、防御プレイヤーは2点のライフを失う。",
    ],
    [
      b.triggered({ is: "leaves", what: self }, f.gain(n(3), { is: "linkedPlayer", link: "hurt" })),
      "このクリーチャーが戦場を離れたとき、そのプレイヤーは3点のライフを得る。",
    ],
  ],
  replacements: [
    [
      b.replacement(b.enters(self), { is: "enterTapped" }),
      "この土地はタップ状態で戦場に出る。",
      land,
    ],
    [
      b.replacement(b.enters(self), { is: "enterWith", counter: "-1/-1", amount: n(4) }),
      "このクリーチャーは-1/-1カウンター4個が置かれた状態で戦場に出る。",
    ],
    [
      b.replacement(b.enters(b.all(b.creature, b.controlledBy(you))), {
        is: "enterWith",
        counter: "+1/+1",
        amount: n(1),
      }),
      "あなたがコントロールしているクリーチャーは追加の+1/+1カウンター1個が置かれた状態で戦場に出る。",
    ],
    [
      b.replacement(b.enters(self), {
        is: "asEnters",
        effect: b.may(
          you,
          { is: "pay", who: you, cost: [b.payLife(2)] },
          { otherwise: b.tap(b.self) },
        ),
      }),
      "この土地が戦場に出るに際し、あなたは2点のライフを支払ってもよい。そうしないなら、これはタップ状態で戦場に出る。",
      land,
    ],
    [
      {
        is: "replacement",
        would: b.enters(self),
        instead: { is: "asEnters", effect: { is: "becomeDay" } },
        whilst: {
          is: "both",
          conditions: [f.not({ is: "itIsDay" }), f.not({ is: "itIsNight" })],
        },
      },
      "昼でも夜でもないなら、このクリーチャーが戦場に出るに際し、昼になる。",
    ],
    [
      b.replacement(b.enters(self), { is: "enterAsCopy", filter: b.creature }, { optional: true }),
      "あなたは「このクリーチャーは、戦場にあるクリーチャー1体のコピーとして戦場に出る。」を選んでもよい。",
    ],
    [
      b.replacement(
        {
          is: "isCountered",
          what: b.spell,
          by: b.all(f.spellsAndAbilities, b.controlledBy(you)),
        },
        { is: "doInstead", effect: b.exile(b.it("spell")) },
      ),
      "あなたがコントロールしている呪文1つか能力1つが呪文1つを打ち消すなら、代わりにその呪文を追放する。",
    ],
    [
      b.replacement(
        { is: "damages", object: b.all(b.creature, b.other, b.controlledBy(you)) },
        {
          is: "prevent",
          so: f.plusCounters({ is: "eventOther", noun: "creature" }, f.eventAmount),
        },
      ),
      "あなたがコントロールしていてこれでないクリーチャー1体にダメージが与えられるなら、そのダメージを軽減する。そのクリーチャーの上にこれにより軽減されたダメージ1点につき+1/+1カウンター1個を置く。",
    ],
    [
      b.replacement({ is: "damages", player: you }, { is: "prevent", amount: n(1) }),
      "あなたにダメージが与えられるなら、そのダメージのうち1点を軽減する。",
    ],
    [
      b.replacement(
        { is: "damages", source: b.creature, player: f.anyPlayer },
        { is: "changeAmount", times: 2 },
      ),
      "クリーチャー1体がプレイヤー1人にダメージを与えるなら、代わりにその2倍の点数のダメージを与える。",
    ],
    [
      b.replacement(
        { is: "damages", object: b.permanent, player: f.anyPlayer },
        { is: "changeAmount", to: n(2) },
      ),
      "パーマネント1つかプレイヤー1人にダメージが与えられるなら、代わりに2点のダメージが与えられる。",
    ],
    [
      b.replacement({ is: "gainsLife", who: you }, { is: "changeAmount", plus: n(1) }),
      "あなたがライフを得るなら、代わりにその点数に1を足した点数のライフを得る。",
    ],
    [
      b.replacement(b.drawsCards(you, 2), { is: "changeAmount", times: 2 }),
      "あなたがカード2枚以上を引くなら、代わりにその2倍の枚数のカードを引く。",
    ],
    [
      b.replacement({ is: "damages", player: you }, { is: "redirect", to: b.toObject(b.self) }),
      "あなたにダメージが与えられるなら、代わりにそのダメージはこのクリーチャーに与えられる。",
    ],
    [
      b.replacement({ is: "isDestroyed", what: self }, { is: "regenerateIt" }),
      "このクリーチャーが破壊されるなら、代わりにそれを再生する。",
      bear,
    ],
    [
      b.replacement(b.putIntoGraveyardFrom(b.any(b.card, f.token)), {
        is: "goTo",
        zone: "exile",
      }),
      "カード1枚かトークン1つがいずれかの領域から墓地に置かれるなら、代わりにそれを追放する。",
    ],
  ],
};
