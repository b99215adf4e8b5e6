/** Damage, life, mana, spells and turns in Japanese. */
import * as b from "../../../build.ts";
import type { Effect, Filter } from "../../../schema.ts";
import { colors } from "../../../vocabulary.ts";
import * as f from "./fixtures.ts";

const { n, says, spell, you } = f;
const untilEnd = { until: f.endOfTurn } as const;
const hit = (more: object): Effect => ({
  is: "damage",
  source: b.self,
  amount: n(4),
  to: b.toObject(b.anyTarget),
  ...more,
});
const prevent = (more: object): Effect => ({ is: "preventDamage", ...untilEnd, ...more });
const someTargets = (amount: number | "any") =>
  b.toObject({
    is: "target",
    spec: {
      is: "anyTarget",
      amount: amount === "any" ? f.any : n(amount),
      ...(amount === "any" ? {} : { upTo: true }),
    },
    slot: 0,
  });
const playerOrWalker = {
  is: "target",
  spec: { is: "targetEither", filter: b.ofType("planeswalker"), who: f.anyPlayer },
  slot: 0,
} as const;
const singleTarget: Filter = { is: "hasSingleTarget" };

export const playerTables: f.JaTables = {
  damage: [
    [
      says(
        hit({
          to: {
            is: "several",
            recipients: [b.toObject(b.every(b.creature)), b.toPlayer(f.eachPlayer)],
          },
        }),
      ),
      "試しの稲妻は各クリーチャーと各プレイヤーにそれぞれ4点のダメージを与える。",
      spell,
    ],
    [
      says(hit({ to: b.toPlayer(f.eachOpponent) })),
      "試しの稲妻は各対戦相手にそれぞれ4点のダメージを与える。",
      spell,
    ],
    [
      says(hit({ to: someTargets(2), divided: true })),
      "1つか2つを対象とする。試しの稲妻はそれらに4点のダメージをあなたが望むように割り振って与える。",
      spell,
    ],
    [
      says(hit({ to: someTargets("any"), divided: true })),
      "望む数を対象とする。試しの稲妻はそれらに4点のダメージをあなたが望むように割り振って与える。",
      spell,
    ],
    [
      says(hit({ to: b.toObject(playerOrWalker) })),
      "プレイヤー1人かプレインズウォーカー1体を対象とする。試しの稲妻はそれに4点のダメージを与える。",
      spell,
    ],
    [
      says(hit({ amount: n(10), unpreventable: true })),
      "1つを対象とする。試しの稲妻はそれに10点のダメージを与える。そのダメージは軽減されない。",
      spell,
    ],
    [
      says(
        hit({
          amount: { is: "statOf", stat: "power", what: b.target(b.creature) },
          to: b.toPlayer(you),
        }),
      ),
      "クリーチャー1体を対象とする。試しの稲妻はあなたに、それのパワーに等しい点数のダメージを与える。",
      spell,
    ],
  ],
  preventing: [
    [
      says(prevent({ combat: true })),
      "このターンに与えられるすべての戦闘ダメージを軽減する。",
      spell,
    ],
    [
      says(prevent({ amount: n(3), to: b.toObject(b.anyTarget) })),
      "1つを対象とする。このターン、次にそれに与えられるダメージを3点軽減する。",
      spell,
    ],
    [
      says(prevent({ to: b.toObject(b.target(b.creature)) })),
      "クリーチャー1体を対象とする。このターン、それに与えられるすべてのダメージを軽減する。",
      spell,
    ],
  ],
  "life and the game": [
    [
      says({ is: "loseLife", who: b.targetPlayer(), amount: n(2) }, f.gain(n(2))),
      "プレイヤー1人を対象とする。そのプレイヤーは2点のライフを失い、あなたは2点のライフを得る。",
      spell,
    ],
    [
      f.when(
        { is: "losesLife", who: you },
        f.gain({ is: "product", factor: 2, amount: f.eventAmount }),
      ),
      "あなたがライフを失うたび、あなたは失ったライフ1点につき2点のライフを得る。",
    ],
    [
      f.when(
        { is: "stateIs", condition: b.atLeast(20, { is: "lifeOf", who: you }) },
        { is: "loseGame", who: you },
      ),
      "あなたのライフが20点以上であるとき、あなたはこのゲームに敗北する。",
    ],
    [says({ is: "winGame", who: you }), "あなたはこのゲームに勝利する。", spell],
    [
      f.when(
        { is: "gainsLife", who: you },
        { is: "loseLife", who: f.eachOpponent, amount: f.eventAmount },
      ),
      "あなたがライフを得るたび、各対戦相手はそれぞれその点数に等しい点数のライフを失う。",
    ],
  ],
  mana: [
    [
      b.activated([b.tapThis], {
        is: "addManaOf",
        who: you,
        amount: n(1),
        types: ["white", "black"],
      }),
      "{T}：{W}か{B}を加える。",
      f.land,
    ],
    [
      b.activated([b.tapThis], { is: "addManaOf", who: you, amount: n(1), types: colors }),
      "{T}：好きな色1色のマナ1点を加える。",
      f.land,
    ],
    [
      f.when(
        { is: "attacks", what: b.thisObject },
        { is: "addManaOf", who: you, amount: n(1), types: ["red", "green"], stays: true },
      ),
      "このクリーチャーが攻撃するたび、{R}か{G}を加える。ターン終了時まで、ステップやフェイズの終了時にこのマナは失われない。",
    ],
    [
      f.when({ is: "tapsForMana", who: you, what: b.land }, { is: "addManaProduced", who: you }),
      "あなたがマナを引き出す目的で土地1つをタップするたび、その土地が生み出したタイプのうち好きなタイプのマナ1点を加える。",
    ],
    [
      b.spellAbility(
        b.unlessPays(
          b.controllerOf(b.thatTarget()),
          [b.mana("{W/B}{2/W}")],
          b.counter(b.target(b.spell)),
        ),
      ),
      "呪文1つを対象とする。それのコントローラーが{W/B}{2/W}を支払わないかぎり、それを打ち消す。",
      spell,
    ],
  ],
  spells: [
    [
      says({ is: "copySpell", who: you, what: b.target(b.spell), newTargets: true }),
      "呪文1つを対象とする。それをコピーする。あなたはそのコピーの新しい対象を選んでもよい。",
      spell,
    ],
    [
      says({ is: "copySpell", who: you, what: b.target(b.spell), amount: n(2) }),
      "呪文1つを対象とする。それを2回コピーする。",
      spell,
    ],
    [
      says({
        is: "copyForEachTarget",
        who: you,
        what: b.target(
          b.all(b.spell, b.any(b.ofType("instant"), b.ofType("sorcery")), singleTarget),
        ),
      }),
      "単一のパーマネントやプレイヤーのみを対象とするインスタントやソーサリーである呪文1つを対象とする。それが対象にできる他の各パーマネントやプレイヤーにつき、それを1回コピーする。それらのコピーはそれぞれ、それらのうち異なる1つを対象とする。",
      spell,
    ],
    [
      b.activated(
        [b.mana("{G}"), b.tapThis],
        b.may(you, { is: "play", who: you, what: { is: "linked", link: "hidden" } }),
      ),
      "{G}、{T}：あなたはその追放されたカードをマナ・コストを支払うことなくプレイしてもよい。",
      f.land,
    ],
  ],
  "turns, chance and the hour": [
    [
      says({ is: "exchangeLife", who: you, with: b.targetOpponent }),
      "対戦相手1人を対象とする。あなたはそのプレイヤーとライフの総量を交換する。",
      spell,
    ],
    [
      says(
        { is: "clash", who: you, with: f.anOpponent },
        {
          is: "ifSo",
          condition: { is: "wonClash" },
          effect: b.draw(1),
          otherwise: f.gain(n(1), { is: "clashOpponent" }),
        },
      ),
      "対戦相手1人と激突を行う。あなたがその激突に勝ったなら、カード1枚を引く。そうでないなら、そのプレイヤーは1点のライフを得る。",
      spell,
    ],
    [
      says({ is: "flipCoin", who: you, ifWon: b.draw(1), ifLost: b.discard(1) }),
      "コイン1枚を投げる。そのコイン投げに勝ったなら、カード1枚を引く。そのコイン投げに負けたなら、カード1枚を捨てる。",
      spell,
    ],
    [
      f.when(b.enters(b.thisObject), {
        is: "flipUntilLoss",
        who: you,
        each: f.plusCounters(b.self),
      }),
      "このクリーチャーが戦場に出たとき、コイン投げに負けるまでコイン1枚を投げ続ける。勝ったコイン投げ1回につき、これの上に+1/+1カウンター1個を置く。",
    ],
    [
      b.activated([b.mana("{3}"), b.tapThis], {
        is: "ifSo",
        condition: { is: "itIsNight" },
        effect: { is: "becomeDay" },
        otherwise: { is: "becomeNight" },
      }),
      "{3}、{T}：夜であるなら、昼になる。そうでないなら、夜になる。",
      f.relic,
    ],
    [says({ is: "extraTurn", who: you }), "このターンの後に追加の1ターンを行う。", spell],
    [
      says({ is: "extraPhases", phases: ["beginCombat", "main2"] }),
      "このフェイズの後に追加の戦闘フェイズ1つとそれに続く追加のメイン・フェイズ1つを加える。",
      spell,
    ],
    [
      says({ is: "skipNext", who: b.targetPlayer(), step: "draw" }),
      "プレイヤー1人を対象とする。そのプレイヤーは自分の次のドロー・ステップを飛ばす。",
      spell,
    ],
  ],
  "putting together": [
    [
      says({
        is: "modal",
        least: 2,
        most: 2,
        modes: [
          b.counter(b.target(b.spell)),
          b.returnToHand(b.target(b.permanent)),
          b.tap(b.every(b.all(b.creature, b.controlledBy(f.eachOpponent)))),
          b.draw(1),
        ],
      }),
      [
        "以下から2つを選ぶ。",
        "・呪文1つを対象とする。それを打ち消す。",
        "・パーマネント1つを対象とする。それをオーナーの手札に戻す。",
        "・対戦相手がコントロールしているすべてのクリーチャーをタップする。",
        "・カード1枚を引く。",
      ].join("\n"),
      spell,
    ],
    [
      says({ is: "modal", least: 1, most: 2, modes: [b.draw(1), f.gain(n(3))] }),
      "以下から1つまたは両方を選ぶ。\n・カード1枚を引く。\n・あなたは3点のライフを得る。",
      spell,
    ],
    [
      f.when(
        { is: "dayNightChanges" },
        b.may(you, {
          is: "either",
          who: you,
          effects: [b.tap(b.target(b.all(b.permanent, b.not(b.land)))), b.untap(b.thatTarget())],
        }),
      ),
      "昼が夜になるか夜が昼になるたび、土地でないパーマネント1つを対象とする。あなたはそれをタップするかアンタップしてもよい。",
    ],
    [
      f.when(
        { is: "clashes", who: you },
        b.may(you, { is: "pay", who: you, cost: [b.mana("{1}")] }, { ifDone: b.draw(1) }),
      ),
      "あなたが激突を行うたび、あなたは{1}を支払ってもよい。そうしたなら、カード1枚を引く。",
    ],
    [
      f.when(b.enters(b.thisObject), {
        is: "forEachPlayer",
        who: f.eachOpponent,
        effect: b.may(f.thePlayer, b.damage(5, b.toPlayer(f.thePlayer)), {
          ifDone: b.sacrifice(b.self),
        }),
      }),
      "このクリーチャーが戦場に出たとき、各対戦相手はそれぞれ、「これは自分に5点のダメージを与える。」を選んでもよい。そうしたなら、これを生け贄に捧げる。",
    ],
    [
      f.when(
        { is: "damages", source: b.thisObject, player: f.anyPlayer, combat: true },
        b.may(
          you,
          { is: "pay", who: you, cost: [b.mana("{2}{G}")] },
          { ifDone: f.plusCounters(b.it(), n(6)) },
        ),
      ),
      "このクリーチャーがプレイヤー1人に戦闘ダメージを与えるたび、あなたは{2}{G}を支払ってもよい。そうしたなら、これの上に+1/+1カウンター6個を置く。",
    ],
    [
      says({
        is: "modal",
        least: 1,
        most: 1,
        modes: [
          b.damage(4, b.toObject(b.target(b.creature))),
          b.damage(2, b.toObject(b.every(b.creature))),
          b.destroy(b.target(b.all(b.land, b.not(f.basic)))),
        ],
      }),
      [
        "以下から1つを選ぶ。",
        "・クリーチャー1体を対象とする。試しの稲妻はそれに4点のダメージを与える。",
        "・試しの稲妻は各クリーチャーにそれぞれ2点のダメージを与える。",
        "・基本でない土地1つを対象とする。それを破壊する。",
      ].join("\n"),
      spell,
    ],
    [
      says({ is: "repeat", times: n(3), effect: b.draw(1) }),
      "以下の処理を3回行う。カード1枚を引く。",
      spell,
    ],
    [
      f.when(
        { is: "attacks", what: b.thisObject },
        b.may(you, b.sacrifice(b.self), {
          ifDone: { is: "reflexive", effect: b.destroy(b.target(b.artifact)) },
        }),
      ),
      "このクリーチャーが攻撃するたび、あなたはこれを生け贄に捧げてもよい。そうしたとき、アーティファクト1つを対象とする。それを破壊する。",
    ],
    [
      says(
        { is: "putOntoBattlefield", what: b.target(b.all(b.creature, b.inZone("graveyard", you))) },
        { is: "delayed", when: f.nextEnd, effect: b.exile(b.thatTarget()) },
      ),
      "あなたの墓地にあるクリーチャー・カード1枚を対象とする。それを戦場に出す。次の終了ステップの開始時に、それを追放する。",
      spell,
    ],
    [
      says({ is: "delayed", when: f.upkeep(you), effect: b.draw(1) }),
      "次のあなたのアップキープの開始時に、カード1枚を引く。",
      spell,
    ],
    [
      says({
        is: "delayed",
        when: { is: "castsSpell", who: you, what: b.spell },
        effect: b.draw(1),
        until: f.endOfTurn,
      }),
      "ターン終了時まで、あなたが呪文1つを唱えるたび、カード1枚を引く。",
      spell,
    ],
  ],
};
