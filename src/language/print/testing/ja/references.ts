/** Nouns, numbers and conditions in Japanese. */
import * as b from "../../../build.ts";
import type { Ability, Amount, Asked, Condition, Filter } from "../../../schema.ts";
import * as f from "./fixtures.ts";

const { n, says, spell, you } = f;
/** Destroys what fits. */
const destroys = (filter: Filter): Ability => says(b.destroy(b.target(filter)));
const all = (filter: Filter): Ability => says(b.destroy(b.every(filter)));
const drawIf = (condition: Condition): Ability =>
  says({ is: "ifSo", condition, effect: b.draw(1) });
const damageOf = (amount: Amount): Ability => says(b.damage(amount, b.toPlayer(you)));
const casts = (who = f.anyPlayer): Asked => ({ is: "castsSpell", who, what: b.spell });
const happened = (what: Asked, during: "thisTurn" | "lastTurn" = "thisTurn"): Amount => ({
  is: "timesHappened",
  what,
  during,
});
const noCards = (who = f.thePlayer): Condition => ({
  is: "atMost",
  amount: b.count(b.inZone("hand", who)),
  most: 0,
});
const stat = (name: "power" | "toughness" | "manaValue", compares: "atLeast" | "exactly") =>
  ({ is: "hasStat", stat: name, compares, amount: n(4) }) as const;

export const referenceTables: f.JaTables = {
  "what is destroyed": [
    [
      destroys(b.all(b.creature, stat("power", "atLeast"))),
      one("パワーが4以上のクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, stat("toughness", "exactly"))),
      one("タフネスが4のクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, b.controlledBy(you), f.manaValueAtMost(3))),
      one("あなたがコントロールしていてマナ総量が3以下のクリーチャー1体"),
      spell,
    ],
    [
      b.activated([b.tapThis], b.destroy(b.target(b.all(b.creature, b.sharesColorWith(b.self))))),
      "{T}：このクリーチャーと共通の色を持つクリーチャー1体を対象とする。それを破壊する。",
    ],
    [destroys(b.all(b.creature, { is: "colorless" })), one("無色のクリーチャー1体"), spell],
    [
      destroys(b.all(b.creature, { is: "hasChosenColor" })),
      one("選ばれた色のクリーチャー1体"),
      spell,
    ],
    [
      says(
        b.untilEndOfTurn(
          b.target(b.creature),
          b.gains(b.keyword("protection", { quality: b.ofColorOfChoice })),
        ),
      ),
      "クリーチャー1体を対象とする。ターン終了時まで、それはプロテクション（あなたが選んだ色1色）を得る。",
      spell,
    ],
    [
      destroys(b.all(b.creature, { is: "hasChosenType" })),
      one("選ばれたタイプのクリーチャー1体"),
      spell,
    ],
    [destroys(b.all(b.creature, b.withoutAbilities)), one("能力を持たないクリーチャー1体"), spell],
    [destroys(b.all(b.creature, f.tapped)), one("タップ状態であるクリーチャー1体"), spell],
    [
      destroys(b.all(b.creature, b.not(f.tapped))),
      one("アンタップ状態であるクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, b.any(f.attacking, { is: "isBlocking" }))),
      one("攻撃かブロックしているクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, { is: "isBlocking" })),
      one("ブロックしているクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, { is: "withCounter", counter: "+1/+1" })),
      one("+1/+1カウンターが置かれているクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, { is: "hasDesignation", designation: "monstrous" })),
      one("怪物的なクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.permanent, b.other, b.not(b.land))),
      one("これでも土地でもないパーマネント1つ"),
      spell,
    ],
    [
      all(b.all(b.creature, b.not(b.ofColor("black")))),
      "黒でないすべてのクリーチャーを破壊する。",
      spell,
    ],
    [
      destroys(b.all(b.creature, b.ofColor("white"), b.ofColor("black"), b.withKeyword("flying"))),
      one("飛行を持つ白であり黒であるクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, b.controlledBy(you), b.not(f.attacking), b.withKeyword("flying"))),
      one("あなたがコントロールしていて攻撃しておらず飛行を持つクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.creature, { is: "attackedThisTurn" })),
      one("このターンに攻撃したクリーチャー1体"),
      spell,
    ],
    [
      destroys(b.all(b.artifact, b.card, b.putThisTurn("battlefield", "graveyard", b.you))),
      one("このターンに戦場からあなたの墓地に置かれたアーティファクト・カード1枚"),
      spell,
    ],
    [
      b.triggered(
        b.putIntoGraveyardFrom(
          b.all(b.creature, { is: "damagedThisTurnBy", what: b.self }),
          "battlefield",
        ),
        f.plusCounters(b.self),
      ),
      "このターンにこのクリーチャーによってダメージを与えられたクリーチャー1体が死亡するたび、これの上に+1/+1カウンター1個を置く。",
    ],
    [
      b.staticAbility(b.self, [
        b.cantBeBlockedBy(b.all(b.creature, { is: "controllerHas", filter: b.ofSubtype("Swamp") })),
      ]),
      "このクリーチャーは沼をコントロールしているプレイヤーがコントロールしているクリーチャーによってはブロックされない。",
    ],
    [destroys(b.all(b.land, b.not(f.basic))), one("基本でない土地1つ"), spell],
    [
      all(b.all(b.creature, f.manaValueAtMost(3))),
      "マナ総量が3以下のすべてのクリーチャーを破壊する。",
      spell,
    ],
    [
      all(b.any(b.ofSubtype("Wolf"), b.ofSubtype("Werewolf"))),
      "すべての狼や狼男を破壊する。",
      spell,
    ],
    [
      says({
        is: "exile",
        what: {
          is: "target",
          spec: {
            is: "targetObject",
            filter: b.inZone("graveyard"),
            amount: n(2),
            upTo: true,
            single: true,
          },
          slot: 0,
        },
      }),
      "単一の墓地にあるカード最大2枚を対象とする。それらを追放する。",
      spell,
    ],
    [
      says({
        is: "putOntoBattlefield",
        what: b.every(b.all(b.creature, b.inZone("graveyard", f.eachPlayer))),
        under: you,
      }),
      "すべての墓地にあるすべてのクリーチャー・カードをあなたのコントロール下で戦場に出す。",
      spell,
    ],
    [
      says(b.tap(b.target(b.creature)), b.untap(b.target(b.creature))),
      "クリーチャー1体とクリーチャー1体を対象とする。前者をタップする。後者をアンタップする。",
      spell,
    ],
  ],
  amounts: [
    [
      damageOf({ is: "statOf", stat: "power", what: b.every(f.yours) }),
      "試しの稲妻はあなたに、あなたがコントロールしているクリーチャーのパワーの合計に等しい点数のダメージを与える。",
      spell,
    ],
    [
      damageOf({ is: "lifeOf", who: you }),
      "試しの稲妻はあなたに、あなたのライフ総量に等しい点数のダメージを与える。",
      spell,
    ],
    [
      damageOf({ is: "devotion", colors: ["red"] }),
      "試しの稲妻はあなたに、あなたの赤への信心に等しい点数のダメージを与える。",
      spell,
    ],
    [
      damageOf(happened(casts(you))),
      "試しの稲妻はあなたに、このターンにあなたが呪文1つを唱えた回数に等しい点数のダメージを与える。",
      spell,
    ],
    [
      damageOf({ is: "product", factor: 2, amount: b.count(b.ofSubtype("Forest")) }),
      "試しの稲妻はあなたに森1つにつき2点のダメージを与える。",
      spell,
    ],
    [
      says(
        b.untilEndOfTurn(b.target(b.creature), {
          is: "modifyPT",
          power: { is: "statOf", stat: "power", what: b.thatTarget() },
          toughness: n(0),
        }),
      ),
      "クリーチャー1体を対象とする。ターン終了時まで、それは+X/+0の修整を受ける。Xは、それのパワーに等しい。",
      spell,
    ],
  ],
  conditions: [
    [
      drawIf({ is: "costPaid", name: "kicker" }),
      "この呪文がキッカーされていたなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({ is: "costPaid", name: "evoke" }),
      "この呪文の想起コストが支払われていたなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({ is: "fits", what: b.self, filter: b.castFrom("hand", you) }),
      "このクリーチャーがあなたの手札から唱えられていたなら、カード1枚を引く。",
    ],
    [
      drawIf({
        is: "atLeast",
        least: 3,
        amount: b.count(
          b.all(b.any(b.ofSubtype("Wolf"), b.ofSubtype("Werewolf")), b.controlledBy(you)),
        ),
      }),
      "あなたが狼や狼男3体以上をコントロールしているなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf(f.not(b.atLeast(1, b.count(b.all(b.creature, b.inZone("graveyard", you)))))),
      "あなたの墓地にクリーチャー・カードがないなら、カード1枚を引く。",
      spell,
    ],
    [drawIf({ is: "itIsDay" }), "昼であるなら、カード1枚を引く。", spell],
    [
      drawIf(b.isDuring("main", you)),
      "あなたのメイン・フェイズであるなら、カード1枚を引く。",
      spell,
    ],
    [drawIf(b.negate(b.isDuring("combat"))), "戦闘でないなら、カード1枚を引く。", spell],
    [
      drawIf(b.inCombatBefore("combatDamage")),
      "戦闘中の、戦闘ダメージ・ステップより前であるなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf(b.isAfter("declareAttackers")),
      "攻撃クリーチャーが指定された後であるなら、カード1枚を引く。",
      spell,
    ],
    [drawIf({ is: "isTurnOf", who: you }), "あなたのターンであるなら、カード1枚を引く。", spell],
    [
      drawIf({
        is: "fits",
        what: b.self,
        filter: { is: "hasDesignation", designation: "monstrous" },
      }),
      "このクリーチャーが怪物的であるなら、カード1枚を引く。",
    ],
    [
      drawIf(f.not({ is: "fits", what: b.self, filter: f.tapped })),
      "このクリーチャーがアンタップ状態であるなら、カード1枚を引く。",
    ],
    [
      drawIf({ is: "fits", what: b.self, filter: b.ofSubtype("Spirit") }),
      "このクリーチャーがスピリットであるなら、カード1枚を引く。",
    ],
    [
      drawIf({ is: "fits", what: b.self, filter: { is: "withCounter", counter: "-1/-1" } }),
      "このクリーチャーの上に-1/-1カウンターがあるなら、カード1枚を引く。",
    ],
    [
      b.triggered(b.enters(b.thisObject), b.draw(1), {
        onlyIf: {
          is: "atLeast",
          least: 2,
          amount: b.count(b.all(b.ofSubtype("Plains"), b.controlledBy(you))),
        },
      }),
      "このクリーチャーが戦場に出たとき、あなたが平地2つ以上をコントロールしているなら、カード1枚を引く。",
    ],
    [
      drawIf({
        is: "atLeast",
        amount: { is: "statOf", stat: "power", what: b.every(f.yours) },
        least: 10,
      }),
      "あなたがコントロールしているクリーチャーのパワーの合計が10以上であるなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({ is: "forEachOf", who: f.eachPlayer, condition: noCards() }),
      "各プレイヤーの手札にカードがないなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({
        is: "forAnyOf",
        who: f.anyPlayer,
        condition: {
          is: "atMost",
          amount: b.count(b.inZone("library", f.thePlayer)),
          most: 20,
        },
      }),
      "いずれかのライブラリーにあるカードが20枚以下であるなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({
        is: "atLeast",
        amount: happened(b.putIntoGraveyardFrom(b.creature, "battlefield")),
        least: 1,
      }),
      "このターンにクリーチャーが死亡していたなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({ is: "atMost", amount: happened(casts(), "lastTurn"), most: 0 }),
      "直前のターンに呪文が唱えられていないなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({ is: "atLeast", amount: happened({ is: "attacks", what: f.yours }), least: 3 }),
      "このターンにあなたがコントロールしているクリーチャー3体以上が攻撃していたなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf(b.atLeast(3, b.attackedWith(you))),
      "このターンにあなたがクリーチャー3体以上で攻撃していたなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf(b.negate(b.atLeast(1, b.attackedWith(f.anOpponent)))),
      "このターンに対戦相手1人がクリーチャーで攻撃していないなら、カード1枚を引く。",
      spell,
    ],
    [
      says(b.draw(b.attackedWith(you))),
      "このターンにあなたが攻撃に参加させたクリーチャー1体につきカード1枚を引く。",
      spell,
    ],
    [
      says(b.gainLife(b.attackedWith(you, "lastTurn"))),
      "あなたは直前のターンにあなたが攻撃に参加させたクリーチャーの総数に等しい点数のライフを得る。",
      spell,
    ],
    [
      says(b.onlyIf(b.youControl(b.artifact), b.may(you, b.draw(1)))),
      "あなたがアーティファクトをコントロールしているなら、あなたはカード1枚を引いてもよい。",
      spell,
    ],
    [
      drawIf({
        is: "forAnyOf",
        who: f.anOpponent,
        condition: {
          is: "atLeast",
          amount: {
            is: "sumHappened",
            what: { is: "damages", player: f.thePlayer },
            during: "thisTurn",
          },
          least: 7,
        },
      }),
      "このターンに対戦相手1人に与えられたダメージの合計が7点以上であるなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({ is: "both", conditions: [{ is: "itIsNight" }, noCards(you)] }),
      "夜であるとともにあなたの手札にカードがないなら、カード1枚を引く。",
      spell,
    ],
    [
      drawIf({ is: "anyCondition", conditions: [{ is: "itIsNight" }, noCards(you)] }),
      "夜であるか、あなたの手札にカードがないなら、カード1枚を引く。",
      spell,
    ],
  ],
};

/** A spell that destroys one of these. */
function one(what: string): string {
  return `${what}を対象とする。それを破壊する。`;
}
