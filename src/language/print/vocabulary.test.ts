/** What card texts said in the words of each year: the same abilities, printed with its vocabulary. */
import { describe, expect, test } from "vitest";
import type { Edition } from "../../engine/rules.ts";
import { vocabularyOf } from "../../eras/vocabulary.ts";
import * as b from "../build.ts";
import type { CardDefinition } from "../card.ts";
import type { Ability, Player } from "../schema.ts";
import { createPrinter, type PrintLanguage } from "./index.ts";
import { bear, emblem, hero, land, lexicon, relic, spell } from "./testing/fixtures.ts";

/** Editions whose words differ: those of 2002 and 2007 are those of 2008. */
const years = [
  "2008-07-15",
  "2009-07-11",
  "2014-05-01",
  "2023-11-17",
  "2026-04-17",
] as const satisfies readonly Edition[];

/** How an ability reads in each of them; an empty text is the one of the year before. */
type Said = readonly [string, string, string, string, string];

interface Row {
  readonly ability: Ability;
  readonly card?: CardDefinition;
  readonly en: Said;
  readonly ja: Said;
}

const you: Player = { is: "you" };
const anyPlayer: Player = { is: "anyPlayer" };
const thePlayer: Player = { is: "thePlayer" };
const basicLand = b.all(b.land, { is: "supertype", supertype: "basic" }, b.card);
const yourGraveyard = b.all(b.card, b.inZone("graveyard", you));
const soldier = b.token({
  colors: ["white"],
  types: ["creature"],
  subtypes: ["Soldier"],
  pt: "1/1",
});

const rows: Readonly<Record<string, Row>> = {
  "603.6a: entering": {
    ability: b.triggered(b.enters(b.thisObject), b.draw(1)),
    en: [
      "When Test Bear comes into play, draw a card.",
      "When Test Bear enters the battlefield, draw a card.",
      "",
      "",
      "When this creature enters, draw a card.",
    ],
    ja: [
      "試しの熊が場に出たとき、カード1枚を引く。",
      "試しの熊が戦場に出たとき、カード1枚を引く。",
      "",
      "",
      "このクリーチャーが戦場に出たとき、カード1枚を引く。",
    ],
  },
  "603.6c: leaving": {
    ability: b.triggered(b.leaves(b.thisObject), b.gainLife(3)),
    card: relic,
    en: [
      "When Test Relic leaves play, you gain 3 life.",
      "When Test Relic leaves the battlefield, you gain 3 life.",
      "",
      "",
      "When this artifact leaves the battlefield, you gain 3 life.",
    ],
    ja: [
      "試しの遺物が場を離れたとき、あなたは3点のライフを得る。",
      "試しの遺物が戦場を離れたとき、あなたは3点のライフを得る。",
      "",
      "",
      "このアーティファクトが戦場を離れたとき、あなたは3点のライフを得る。",
    ],
  },
  "700.4: a creature that dies": {
    ability: b.triggered(b.putIntoGraveyardFrom(b.thisObject, "battlefield"), b.scry(1)),
    card: hero,
    en: [
      "When Ann is put into a graveyard from play, scry 1.",
      "When Ann is put into a graveyard from the battlefield, scry 1.",
      "When Ann dies, scry 1.",
      "",
      "",
    ],
    ja: [
      "試しの英雄、アンが場から墓地に置かれたとき、占術1を行う。",
      "試しの英雄、アンが戦場から墓地に置かれたとき、占術1を行う。",
      "試しの英雄、アンが死亡したとき、占術1を行う。",
      "",
      "",
    ],
  },
  "700.4: an artifact doesn't die": {
    ability: b.triggered(b.putIntoGraveyardFrom(b.thisObject, "battlefield"), b.draw(1)),
    card: relic,
    en: [
      "When Test Relic is put into a graveyard from play, draw a card.",
      "When Test Relic is put into a graveyard from the battlefield, draw a card.",
      "",
      "",
      "When this artifact is put into a graveyard from the battlefield, draw a card.",
    ],
    ja: [
      "試しの遺物が場から墓地に置かれたとき、カード1枚を引く。",
      "試しの遺物が戦場から墓地に置かれたとき、カード1枚を引く。",
      "",
      "",
      "このアーティファクトが戦場から墓地に置かれたとき、カード1枚を引く。",
    ],
  },
  "406: exile and what comes back": {
    ability: b.spellAbility(
      b.exile(b.target(b.creature), { name: "gone" }),
      b.delayed(
        b.beginningOf("end", anyPlayer),
        b.putOntoBattlefield(b.named("gone"), { returned: true }),
      ),
    ),
    card: spell,
    en: [
      "Remove target creature from the game. Return that card to play at end of turn.",
      "Exile target creature. Return that card to the battlefield at the beginning of the next end step.",
      "",
      "",
      "",
    ],
    ja: [
      "クリーチャー1体を対象とする。それをゲームから取り除く。ターン終了時に、そのカードを場に戻す。",
      "クリーチャー1体を対象とする。それを追放する。次の終了ステップの開始時に、そのカードを戦場に戻す。",
      "",
      "",
      "",
    ],
  },
  "406: what something exiles until it leaves": {
    ability: b.triggered(
      b.enters(b.thisObject),
      b.exile(b.target(b.land), { until: b.thisLeaves, faceDown: true }),
    ),
    en: [
      "When Test Bear comes into play, remove target land from the game face down until Test Bear leaves play.",
      "When Test Bear enters the battlefield, exile target land face down until Test Bear leaves the battlefield.",
      "",
      "",
      "When this creature enters, exile target land face down until this creature leaves the battlefield.",
    ],
    ja: [
      "試しの熊が場に出たとき、土地1つを対象とする。試しの熊が場を離れるまで、それを裏向きにゲームから取り除く。",
      "試しの熊が戦場に出たとき、土地1つを対象とする。試しの熊が戦場を離れるまで、それを裏向きに追放する。",
      "",
      "試しの熊が戦場に出たとき、土地1つを対象とする。これが戦場を離れるまで、それを裏向きに追放する。",
      "このクリーチャーが戦場に出たとき、土地1つを対象とする。これが戦場を離れるまで、それを裏向きに追放する。",
    ],
  },
  "118.12: cards exiled as a cost": {
    ability: b.activated([b.exileCards(2, yourGraveyard)], b.draw(1)),
    en: [
      "Remove two cards in your graveyard from the game: Draw a card.",
      "Exile two cards from your graveyard: Draw a card.",
      "",
      "",
      "",
    ],
    ja: [
      "あなたの墓地にあるカード2枚をゲームから取り除く：カード1枚を引く。",
      "あなたの墓地にあるカード2枚を追放する：カード1枚を引く。",
      "",
      "",
      "",
    ],
  },
  "614.1a: exiled instead": {
    ability: b.replacement(b.putIntoGraveyardFrom(b.card), b.goTo("exile")),
    card: emblem,
    en: [
      "If a card would be put into a graveyard from anywhere, remove it from the game instead.",
      "If a card would be put into a graveyard from anywhere, exile it instead.",
      "",
      "",
      "",
    ],
    ja: [
      "カード1枚がいずれかの領域から墓地に置かれるなら、代わりにそれをゲームから取り除く。",
      "カード1枚がいずれかの領域から墓地に置かれるなら、代わりにそれを追放する。",
      "",
      "",
      "",
    ],
  },
  "601: casting as an event": {
    ability: b.triggered({ is: "castsSpell", who: b.anOpponent, what: b.spell }, b.draw(1)),
    en: [
      "Whenever an opponent plays a spell, draw a card.",
      "Whenever an opponent casts a spell, draw a card.",
      "",
      "",
      "",
    ],
    ja: [
      "対戦相手1人が呪文1つをプレイするたび、カード1枚を引く。",
      "対戦相手1人が呪文1つを唱えるたび、カード1枚を引く。",
      "",
      "",
      "",
    ],
  },
  "601: what you may cast": {
    ability: b.spellAbility(b.may(you, b.cast(you, b.target(yourGraveyard), []))),
    card: spell,
    en: [
      "You may play target card in your graveyard without paying its mana cost.",
      "You may cast target card in your graveyard without paying its mana cost.",
      "",
      "",
      "",
    ],
    ja: [
      "あなたの墓地にあるカード1枚を対象とする。あなたはそれをマナ・コストを支払うことなくプレイしてもよい。",
      "あなたの墓地にあるカード1枚を対象とする。あなたはそれをマナ・コストを支払うことなく唱えてもよい。",
      "",
      "",
      "",
    ],
  },
  "601.2b: additional costs": {
    ability: b.additionalCost(b.discardCards(b.x)),
    card: spell,
    en: [
      "As an additional cost to play Test Bolt, discard X cards.",
      "As an additional cost to cast Test Bolt, discard X cards.",
      "",
      "As an additional cost to cast this spell, discard X cards.",
      "",
    ],
    ja: [
      "試しの稲妻をプレイするための追加コストとして、カードX枚を捨てる。",
      "試しの稲妻を唱えるための追加コストとして、カードX枚を捨てる。",
      "",
      "この呪文を唱えるための追加コストとして、カードX枚を捨てる。",
      "",
    ],
  },
  "702.34a: a way to cast, and exile": {
    ability: b.castingWay("flashback", {
      cost: [b.mana("{1}{U}")],
      from: "graveyard",
      exiles: true,
    }),
    card: spell,
    en: [
      "You may play Test Bolt from your graveyard by paying {1}{U} rather than paying its mana cost. If that spell would leave the stack, remove it from the game instead of putting it anywhere else.",
      "You may cast Test Bolt from your graveyard by paying {1}{U} rather than paying its mana cost. If that spell would leave the stack, exile it instead of putting it anywhere else.",
      "",
      "",
      "You may cast this card from your graveyard by paying {1}{U} rather than paying its mana cost. If that spell would leave the stack, exile it instead of putting it anywhere else.",
    ],
    ja: [
      "あなたは、あなたの墓地から試しの稲妻をマナ・コストではなく{1}{U}を支払ってプレイしてもよい。そうしたなら、それがスタックを離れるに際し、それをゲームから取り除く。",
      "あなたは、あなたの墓地から試しの稲妻をマナ・コストではなく{1}{U}を支払って唱えてもよい。そうしたなら、それがスタックを離れるに際し、それを追放する。",
      "",
      "",
      "あなたは、あなたの墓地からこのカードをマナ・コストではなく{1}{U}を支払って唱えてもよい。そうしたなら、それがスタックを離れるに際し、それを追放する。",
    ],
  },
  "602.5b: so often in a turn": {
    ability: b.activated([b.mana("{1}{G}")], b.untilEndOfTurn(b.self, b.gets(2, 2)), { limit: 1 }),
    en: [
      "{1}{G}: Test Bear gets +2/+2 until end of turn. Play this ability only once each turn.",
      "{1}{G}: Test Bear gets +2/+2 until end of turn. Activate this ability only once each turn.",
      "",
      "{1}{G}: Test Bear gets +2/+2 until end of turn. Activate only once each turn.",
      "{1}{G}: This creature gets +2/+2 until end of turn. Activate only once each turn.",
    ],
    ja: [
      "{1}{G}：ターン終了時まで、試しの熊は+2/+2の修整を受ける。この能力は1ターンに1回しかプレイできない。",
      "{1}{G}：ターン終了時まで、試しの熊は+2/+2の修整を受ける。この能力は1ターンに1回しか起動できない。",
      "",
      "{1}{G}：ターン終了時まで、試しの熊は+2/+2の修整を受ける。起動は毎ターン1回のみ行う。",
      "{1}{G}：ターン終了時まで、このクリーチャーは+2/+2の修整を受ける。起動は毎ターン1回のみ行う。",
    ],
  },
  "602.5d: as a sorcery": {
    ability: b.activated([b.tapThis], b.scry(1), { timing: "sorcery" }),
    en: [
      "{T}: Scry 1. Play this ability only any time you could play a sorcery.",
      "{T}: Scry 1. Activate this ability only any time you could cast a sorcery.",
      "",
      "{T}: Scry 1. Activate only as a sorcery.",
      "",
    ],
    ja: [
      "{T}：占術1を行う。この能力は、あなたがソーサリーをプレイできるときにのみプレイできる。",
      "{T}：占術1を行う。この能力は、あなたがソーサリーを唱えられるときにのみ起動できる。",
      "",
      "{T}：占術1を行う。起動はソーサリーとしてのみ行う。",
      "",
    ],
  },
  "106.4: mana": {
    ability: b.activated([b.tapThis], b.addMana("green")),
    en: ["{T}: Add {G} to your mana pool.", "", "", "{T}: Add {G}.", ""],
    ja: ["{T}：あなたのマナ・プールに{G}を加える。", "", "", "{T}：{G}を加える。", ""],
  },
  "111: tokens": {
    ability: b.spellAbility(b.create(2, soldier)),
    card: spell,
    en: [
      "Put two 1/1 white Soldier creature tokens into play.",
      "Put two 1/1 white Soldier creature tokens onto the battlefield.",
      "",
      "Create two 1/1 white Soldier creature tokens.",
      "",
    ],
    ja: [
      "白の1/1の兵士・クリーチャー・トークン2体を場に出す。",
      "白の1/1の兵士・クリーチャー・トークン2体を戦場に出す。",
      "",
      "白の1/1の兵士・クリーチャー・トークン2体を生成する。",
      "",
    ],
  },
  "111: tokens tapped and attacking": {
    ability: b.triggered(
      b.attacks(b.thisObject),
      b.create(1, soldier, { tapped: true, attacking: true }),
    ),
    card: hero,
    en: [
      "Whenever Ann attacks, put a 1/1 white Soldier creature token into play tapped and attacking.",
      "Whenever Ann attacks, put a 1/1 white Soldier creature token onto the battlefield tapped and attacking.",
      "",
      "Whenever Ann attacks, create a 1/1 white Soldier creature token that's tapped and attacking.",
      "",
    ],
    ja: [
      "試しの英雄、アンが攻撃するたび、白の1/1の兵士・クリーチャー・トークン1体をタップ状態かつ攻撃している状態で場に出す。",
      "試しの英雄、アンが攻撃するたび、白の1/1の兵士・クリーチャー・トークン1体をタップ状態かつ攻撃している状態で戦場に出す。",
      "",
      "試しの英雄、アンが攻撃するたび、白の1/1の兵士・クリーチャー・トークン1体をタップ状態かつ攻撃している状態で生成する。",
      "",
    ],
  },
  "614.16: more tokens": {
    ability: b.replacement(b.createsTokens(you), b.changeAmount({ times: 2 })),
    card: emblem,
    en: [
      "If an effect would put one or more tokens into play under your control, it puts twice that many of those tokens into play instead.",
      "If an effect would put one or more tokens onto the battlefield under your control, it puts twice that many of those tokens onto the battlefield instead.",
      "",
      "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
      "",
    ],
    ja: [
      "効果1つがあなたのコントロール下でトークン1つ以上を場に出すなら、代わりにそれはその2倍の数のそれらのトークンを場に出す。",
      "効果1つがあなたのコントロール下でトークン1つ以上を戦場に出すなら、代わりにそれはその2倍の数のそれらのトークンを戦場に出す。",
      "",
      "効果1つがあなたのコントロール下でトークン1つ以上を生成するなら、代わりにそれはその2倍の数のそれらのトークンを生成する。",
      "",
    ],
  },
  "115.4: any target": {
    ability: b.spellAbility(b.damage(3, b.toObject(b.anyTarget))),
    card: spell,
    en: [
      "Test Bolt deals 3 damage to target creature or player.",
      "",
      "",
      "Test Bolt deals 3 damage to any target.",
      "",
    ],
    ja: [
      "クリーチャー1体かプレイヤー1人を対象とする。試しの稲妻はそれに3点のダメージを与える。",
      "",
      "",
      "1つを対象とする。試しの稲妻はそれに3点のダメージを与える。",
      "",
    ],
  },
  "115.4: a player or planeswalker": {
    ability: b.spellAbility(
      b.damage(10, b.toObject(b.targetEither(b.planeswalker))),
      b.loseLife(1, b.controllerOf(b.thatTarget())),
    ),
    card: spell,
    en: [
      "Test Bolt deals 10 damage to target player. That player loses 1 life.",
      "",
      "",
      "Test Bolt deals 10 damage to target player or planeswalker. That player or that planeswalker's controller loses 1 life.",
      "",
    ],
    ja: [
      "プレイヤー1人を対象とする。試しの稲妻はそれに10点のダメージを与える。そのプレイヤーは1点のライフを失う。",
      "",
      "",
      "プレイヤー1人かプレインズウォーカー1体を対象とする。試しの稲妻はそれに10点のダメージを与える。そのプレイヤーかそのプレインズウォーカーのコントローラーは1点のライフを失う。",
      "",
    ],
  },
  "701.17: another player's cards": {
    ability: b.activated([b.mana("{2}")], b.mill(2, b.targetPlayer())),
    en: [
      "{2}: Target player puts the top two cards of his or her library into his or her graveyard.",
      "",
      "",
      "{2}: Target player mills two cards.",
      "",
    ],
    ja: [
      "{2}：プレイヤー1人を対象とする。そのプレイヤーは自分のライブラリーの一番上からカード2枚を自分の墓地に置く。",
      "",
      "",
      "{2}：プレイヤー1人を対象とする。そのプレイヤーはカード2枚を切削する。",
      "",
    ],
  },
  "701.17: what was milled": {
    ability: b.spellAbility(
      b.mill(4, you, { name: "milled" }),
      b.ifSo(b.fits(b.named("milled"), b.all(b.card, b.creature)), b.draw(1)),
    ),
    card: spell,
    en: [
      "Put the top four cards of your library into your graveyard. If a creature card was put into a graveyard this way, draw a card.",
      "",
      "",
      "Mill four cards. If a creature card was milled this way, draw a card.",
      "",
    ],
    ja: [
      "あなたのライブラリーの一番上からカード4枚をあなたの墓地に置く。これによりクリーチャー・カードが墓地に置かれたなら、カード1枚を引く。",
      "",
      "",
      "カード4枚を切削する。これによりクリーチャー・カードが切削されたなら、カード1枚を引く。",
      "",
    ],
  },
  "202.3: mana value": {
    ability: b.spellAbility(b.loseLife(b.manaValueOf(b.target(b.permanent)), you)),
    card: spell,
    en: [
      "You lose life equal to target permanent's converted mana cost.",
      "",
      "",
      "You lose life equal to target permanent's mana value.",
      "",
    ],
    ja: [
      "パーマネント1つを対象とする。あなたはそれの点数で見たマナ・コストに等しい点数のライフを失う。",
      "",
      "",
      "パーマネント1つを対象とする。あなたはそれのマナ総量に等しい点数のライフを失う。",
      "",
    ],
  },
  "701.23: searching": {
    ability: b.spellAbility(
      b.search({ filter: basicLand, name: "found" }),
      b.putOntoBattlefield(b.named("found"), { tapped: true }),
      b.shuffle(),
    ),
    card: spell,
    en: [
      "Search your library for a basic land card, put it into play tapped, then shuffle your library.",
      "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle your library.",
      "",
      "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
      "",
    ],
    ja: [
      "あなたのライブラリーから基本土地カード1枚を探し、タップ状態で場に出す。その後、ライブラリーを切り直す。",
      "あなたのライブラリーから基本土地カード1枚を探し、タップ状態で戦場に出す。その後、ライブラリーを切り直す。",
      "",
      "",
      "",
    ],
  },
  "613.4b: sizes that are set": {
    ability: b.staticAbility(b.every(b.creature), [{ is: "loseAllAbilities" }, b.setPT(1, 1)]),
    card: emblem,
    en: [
      "All creatures lose all abilities and are 1/1.",
      "",
      "",
      "All creatures lose all abilities and have base power and toughness 1/1.",
      "",
    ],
    ja: [
      "すべてのクリーチャーはすべての能力を失うとともに1/1である。",
      "",
      "",
      "すべてのクリーチャーはすべての能力を失うとともに基本のパワーとタフネスが1/1である。",
      "",
    ],
  },
  "614.1c: entering tapped": {
    ability: b.asThisEnters(b.may(you, b.pay([b.payLife(2)]), { otherwise: b.tap(b.self) })),
    card: land,
    en: [
      "As Test Land comes into play, you may pay 2 life. If you don't, it comes into play tapped.",
      "As Test Land enters the battlefield, you may pay 2 life. If you don't, it enters the battlefield tapped.",
      "",
      "",
      "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
    ],
    ja: [
      "試しの土地が場に出るに際し、あなたは2点のライフを支払ってもよい。そうしないなら、試しの土地はタップ状態で場に出る。",
      "試しの土地が戦場に出るに際し、あなたは2点のライフを支払ってもよい。そうしないなら、試しの土地はタップ状態で戦場に出る。",
      "",
      "試しの土地が戦場に出るに際し、あなたは2点のライフを支払ってもよい。そうしないなら、これはタップ状態で戦場に出る。",
      "この土地が戦場に出るに際し、あなたは2点のライフを支払ってもよい。そうしないなら、これはタップ状態で戦場に出る。",
    ],
  },
  "513.1a: the end of your turn": {
    ability: b.triggered(b.beginningOf("end", you), b.draw(1)),
    en: [
      "At the end of your turn, draw a card.",
      "At the beginning of your end step, draw a card.",
      "",
      "",
      "",
    ],
    ja: [
      "あなたのターンの終了時に、カード1枚を引く。",
      "あなたの終了ステップの開始時に、カード1枚を引く。",
      "",
      "",
      "",
    ],
  },
  "a player who has been named": {
    ability: b.triggered(
      b.enters(b.thisObject),
      b.may(b.anOpponent, b.damage(5, b.toPlayer(thePlayer)), { ifDone: b.sacrifice(b.self) }),
    ),
    en: [
      "When Test Bear comes into play, any opponent may have it deal 5 damage to him or her. If a player does, sacrifice Test Bear.",
      "When Test Bear enters the battlefield, any opponent may have it deal 5 damage to him or her. If a player does, sacrifice Test Bear.",
      "",
      "When Test Bear enters the battlefield, any opponent may have it deal 5 damage to them. If a player does, sacrifice Test Bear.",
      "When this creature enters, any opponent may have it deal 5 damage to them. If a player does, sacrifice this creature.",
    ],
    ja: [
      "試しの熊が場に出たとき、対戦相手は誰でも、「試しの熊は自分に5点のダメージを与える。」を選んでもよい。プレイヤー1人がそうしたなら、試しの熊を生け贄に捧げる。",
      "試しの熊が戦場に出たとき、対戦相手は誰でも、「試しの熊は自分に5点のダメージを与える。」を選んでもよい。プレイヤー1人がそうしたなら、試しの熊を生け贄に捧げる。",
      "",
      "試しの熊が戦場に出たとき、対戦相手は誰でも、「これは自分に5点のダメージを与える。」を選んでもよい。プレイヤー1人がそうしたなら、これを生け贄に捧げる。",
      "このクリーチャーが戦場に出たとき、対戦相手は誰でも、「これは自分に5点のダメージを与える。」を選んでもよい。プレイヤー1人がそうしたなら、これを生け贄に捧げる。",
    ],
  },
  "701.21: whose choice a sacrifice is": {
    ability: b.spellAbility(b.sacrificeChosen(1, b.creature, b.targetPlayer())),
    card: spell,
    en: [
      "Target player sacrifices a creature.",
      "",
      "",
      "Target player sacrifices a creature of their choice.",
      "",
    ],
    ja: [
      "プレイヤー1人を対象とする。そのプレイヤーはクリーチャー1体を生け贄に捧げる。",
      "",
      "",
      "",
      "",
    ],
  },
};

const printers = years.map(
  (edition) => [edition, createPrinter({ ...lexicon, vocabulary: vocabularyOf(edition) })] as const,
);

describe.each(Object.entries(rows))("%s", (_, { ability, card = bear, en, ja }) => {
  const cases = (
    [
      ["en", en],
      ["ja", ja],
    ] as const
  ).flatMap(([lang, said]): (readonly [Edition, PrintLanguage, string])[] =>
    years.map((edition, index) => [
      edition,
      lang,
      said.slice(0, index + 1).findLast((text) => text !== "") ?? "",
    ]),
  );
  test.each(cases)("%s, %s: %s", (edition, lang, text) => {
    const printer = printers.find(([of]) => of === edition)?.[1];
    expect(printer?.ability(ability, { card, lang })).toBe(text);
  });
});

test("without a vocabulary the words are those of today", () => {
  const today = printers.at(-1)?.[1];
  const plain = createPrinter(lexicon);
  for (const { ability, card = bear } of Object.values(rows)) {
    for (const lang of ["en", "ja"] as const) {
      expect(plain.ability(ability, { card, lang })).toBe(today?.ability(ability, { card, lang }));
    }
  }
});

describe("308: type lines", () => {
  test.each([
    ["2007-10-01", "Tribal Instant — Goblin", "部族・インスタント — ゴブリン"],
    ["2023-11-17", "Tribal Instant — Goblin", "部族・インスタント — ゴブリン"],
    ["2026-04-17", "Kindred Instant — Goblin", "同族・インスタント — ゴブリン"],
  ] as const)("%s", (edition, en, ja) => {
    const card = b.defineCard(["Test Fire", "試しの火", "ためしのひ"], {
      type: "Kindred Instant — Goblin",
    });
    const printer = createPrinter({ ...lexicon, vocabulary: vocabularyOf(edition) });
    expect(printer.card(card, "en").typeLine).toBe(en);
    expect(printer.card(card, "ja").typeLine).toBe(ja);
  });
});
