import type { HappeningOf } from "../../engine/events.ts";
import { winnersOf } from "../../engine/game.ts";
import { plain } from "../../language/print/ja/words.ts";
import {
  affectedBy,
  asKeyword,
  isOffered,
  isThere,
  type Names,
  nameOf,
  tokenName,
} from "../names.ts";
import { waySaid } from "../ways.ts";
import type { HappeningWords } from "../words.ts";
import { answered } from "./answers.ts";
import { effectBegan } from "./effects.ts";
import { list } from "./grammar.ts";
import { moves } from "./moves.ts";
import { say } from "./say.ts";

/** 「ゴブリン・トークン」, but 「《灰色熊》のトークン」 */
function created(id: Parameters<Names["object"]>[0], n: Names): string {
  const name = nameOf(n.game, id);
  return name ? tokenName(name).ja : `${n.bare(id)}のトークン`;
}

/** A spell is cast at something; where from and how, if it isn't simply cast from a hand. */
function cast({ object, player, from, way }: HappeningOf<"cast">, aim: string, n: Names): string {
  const said = waySaid(way);
  const where = from === "hand" ? "" : `${n.zone(from)}から`;
  const free = said === "free" ? "マナ・コストを支払わずに" : "";
  const how = said === undefined || said === "free" ? "" : `${n.keyword(said.keyword)}で`;
  return `${n.player(player)}は${aim}${where}${free}${n.object(object)}を${how}${say(n).cast.plain}`;
}

function activated({ object }: HappeningOf<"activated">, aim: string, n: Names): string {
  const { controller } = n.game.objects[object] ?? n.game.past[object]?.object ?? {};
  return controller
    ? `${n.player(controller)}は${aim}${n.object(object)}を${say(n).activate.plain}`
    : `${aim}${n.object(object)}が${say(n).beActivated}`;
}

/** A spell or an ability with its targets, which stand before it. */
export function targeting(
  what: HappeningOf<"cast" | "activated">,
  targets: string,
  n: Names,
): string {
  const aim = `${targets}を対象に`;
  return what.is === "cast" ? cast(what, aim, n) : activated(what, aim, n);
}

/** Phases by their first steps. */
const phases: Readonly<Partial<Record<Parameters<Names["step"]>[0], string>>> = {
  untap: "開始フェイズ",
  main1: "メイン・フェイズ",
  beginCombat: "戦闘フェイズ",
  main2: "メイン・フェイズ",
  end: "最終フェイズ",
};

const losses = {
  life: (player: string) => `${player}はライフが0以下なのでゲームに敗北する`,
  emptyLibrary: (player: string) => `${player}は引くカードがないのでゲームに敗北する`,
  effect: (player: string) => `${player}は効果によりゲームに敗北する`,
  conceded: (player: string) => `${player}は投了する`,
  team: (player: string) => `${player}はチームとともにゲームに敗北する`,
} as const;

export const happenings: HappeningWords = {
  turnBegan: ({ player }, n) => `${n.player(player)}のターンが始まる`,
  stepBegan: ({ step }, n) => `${n.step(step)}が始まる`,
  gotPriority: ({ player }, n) => `${n.player(player)}が優先権を得る`,
  passed: ({ player }, n) => `${n.player(player)}は優先権を放棄する`,
  moved: (what, n) => moves[what.how](what, n, n.object(what.object), false),
  replaced: ({ object, player, by, link, to }, n) => {
    const keyword = asKeyword(link);
    const effect = `${keyword ? `${n.keyword(keyword)}の` : ""}置換効果`;
    if (object && to) {
      const goes = to === "exile" ? say(n).goesToExile : `${n.zone(to)}へ行く`;
      return `${effect}により、${n.object(object)}は代わりに${goes}`;
    }
    const affected = object ? n.object(object) : player && n.player(player);
    return `${affected && object !== by ? `${affected}に` : ""}${n.object(by)}の${effect}が適用される`;
  },
  notReplaced: ({ object, link }, n) => {
    const keyword = asKeyword(link);
    return `${n.object(object)}に${keyword ? `${n.keyword(keyword)}の` : ""}置換効果は適用されない`;
  },
  announcedX: ({ object, x }, n) => `${n.object(object)}のXは${x}になる`,
  announcedModes: ({ object, modes }, n) =>
    modes.length === 0
      ? `${n.object(object)}のモードは選ばれない`
      : `${n.object(object)}のモード${list(modes.map((mode) => `${mode + 1}`))}が選ばれる`,
  announcedCost: ({ object, name }, n) =>
    `${n.object(object)}の${n.keyword(name)}・コストを支払うことが宣言される`,
  divided: ({ object, targets, shares }, n) =>
    `${n.object(object)}の割り振りは${targets.map((target, at) => `${n.target(target)}に${shares[at] ?? 0}`).join("、")}となる`,
  targeted: ({ object, targets }, n) =>
    targets.length === 0
      ? `${n.object(object)}の対象は選ばれない`
      : `${n.object(object)}は${n.targets(targets)}を対象とする`,
  costDetermined: ({ object, mana }, n) => `${n.object(object)}の総コストは${mana || "{0}"}になる`,
  manaAdded: ({ player, mana, source }, n) =>
    `${n.player(player)}は${source ? `${n.object(source)}から` : ""}${n.mana(mana)}を得る`,
  manaSpent: ({ player, mana }, n) => `${n.player(player)}は${n.mana(mana) || "{0}"}を支払う`,
  manaEmptied: ({ player }, n) => `${n.player(player)}の使われなかったマナが失われる`,
  manaBecame: ({ player, mana }, n) =>
    `${n.player(player)}の使われなかったマナが${n.mana([mana])}になる`,
  cast: (what, n) => cast(what, "", n),
  abilityOnStack: ({ object }, n) => `${n.object(object)}がスタックに置かれる`,
  activated: (what, n) => activated(what, "", n),
  triggered: ({ object }, n) => `${n.object(object)}が誘発する`,
  triggerRemoved: ({ object, source, leftGame }, n) =>
    leftGame
      ? `${n.object(source)}の能力が誘発するが、コントローラーがゲームを離れているので、スタックに置かれない`
      : `${n.object(object)}は適正に選べるものがないため、スタックから取り除かれる`,
  resolving: ({ object }, n) => `${n.object(object)}の解決が始まる`,
  resolved: ({ object }, n) => `${n.object(object)}が解決される`,
  didNotResolve: ({ object, unmet }, n) =>
    unmet
      ? `${n.object(object)}は条件を満たしていないので何もしない`
      : `${n.object(object)}は対象がすべて不適正なので解決されない`,
  impossible: ({ player, object, refusal }, n) =>
    isOffered(n.game, object, "cast")
      ? `${n.refusal(refusal)}ため、${n.player(player)}は${n.object(affectedBy(n.game, object, "cast"))}を${say(n).cast.cannot}`
      : `${n.refusal(refusal)}ため、${n.player(player)}は${n.object(object)}の求めに応じられない`,
  notDone: (what, n) => {
    switch (what.deed) {
      case "counter":
        return `${n.object(what.object)}は打ち消されない`;
      case "destroy":
        return `${n.object(what.object)}は破壊不能なので破壊されない`;
      case "exile":
        return `${n.object(what.object)}は、${n.object(what.source)}がすでに${say(n).battlefield}を離れているので${say(n).exiledStem}ない`;
      case "gainLife":
        return `${n.player(what.player)}はライフを得られない`;
      case "exchangeLife":
        return `${n.player(what.player)}がライフを得られないので、ライフの総量は交換されない`;
    }
  },
  countered: ({ object }, n) => `${n.object(object)}は打ち消される`,
  tapped: ({ object }, n) => `${n.object(object)}がタップされる`,
  untapped: ({ object }, n) => `${n.object(object)}がアンタップされる`,
  attached: ({ object, to }, n) => `${n.object(object)}が${n.object(to)}につけられる`,
  unattached: ({ object, from }, n) => `${n.object(object)}が${n.object(from)}からはずれる`,
  countersPut: ({ object, counter, amount }, n) =>
    `${n.object(object)}の上に${n.counter(counter)}が${amount}個置かれる`,
  countersRemoved: ({ object, counter, amount }, n) =>
    `${n.object(object)}から${n.counter(counter)}が${amount}個取り除かれる`,
  created: ({ object, player }, n) =>
    `${n.player(player)}は${plain(say(n).create(`${created(object, n)}を`))}`,
  ceased: ({ object }, n) => `${n.object(object)}は消滅する`,
  copied: ({ of, player }, n) => `${n.player(player)}は${n.object(of)}をコピーする`,
  becameCopy: ({ object, of, entering }, n) =>
    `${n.printed(object)}は${n.object(of)}のコピー${entering ? "として戦場に出る" : "になる"}`,
  transformed: ({ object }, n) => {
    const faces = n.faces(object);
    return faces ? `${faces[0]}が${faces[1]}に変身する` : `${n.object(object)}が変身する`;
  },
  designated: ({ object, designation, ended }, n) => {
    const state = designation === "monstrous" ? "怪物的" : "授与された状態";
    return `${n.object(object)}は${state}${ended ? "でなくなる" : "になる"}`;
  },
  choseFor: ({ object, color, subtype }, n) => {
    const chosen = [...(color ? [n.color(color)] : []), ...(subtype ? [n.subtype(subtype)] : [])];
    return `${n.object(object)}のために${list(chosen)}が選ばれる`;
  },
  regenerated: ({ object }, n) => `${n.object(object)}は再生される`,
  phasedOut: ({ objects }, n) =>
    objects.length === 0 ? null : `${n.objects(objects)}がフェイズ・アウトする`,
  phasedIn: ({ objects }, n) =>
    objects.length === 0 ? null : `${n.objects(objects)}がフェイズ・インする`,
  controlChanged: ({ object, to }, n) => `${n.player(to)}は${n.bare(object)}のコントロールを得る`,
  scried: ({ player, top, bottom }, n) =>
    `${n.player(player)}は占術${top + bottom}を行い、${
      bottom === 0 ? "カードを一番上に残す" : `カードを${bottom}枚一番下に置く`
    }`,
  surveiled: ({ player, top, graveyard }, n) =>
    `${n.player(player)}は諜報${top + graveyard}を行い、${
      graveyard === 0 ? "カードを一番上に残す" : `カードを${graveyard}枚墓地に置く`
    }`,
  searched: ({ player, found }, n) =>
    found.length === 0
      ? `${n.player(player)}はライブラリーを探し、何も見つけない`
      : `${n.player(player)}はライブラリーを探し、${n.objects(found)}を見つける`,
  shuffled: ({ player }, n) => `${n.player(player)}はライブラリーを切り直す`,
  revealed: ({ player, objects }, n) =>
    objects.length === 0 ? null : `${n.player(player)}は${n.objects(objects)}を公開する`,
  lookedAt: ({ player, objects }, n) =>
    objects.length === 0 ? null : `${n.player(player)}は${n.objects(objects)}を見る`,
  flipped: ({ player, won }, n) => `${n.player(player)}はコイン投げに${won ? "勝つ" : "負ける"}`,
  clashed: ({ player, opponent, winners }, n) => {
    const [winner, second] = winners;
    if (second) return `${list(winners.map(n.player))}の両方が激突に勝つ`;
    if (!winner) return `${list([player, opponent].map(n.player))}の激突では誰も勝たない`;
    const loser = winner === player ? opponent : player;
    return `${n.player(winner)}は${n.player(loser)}との激突に勝つ`;
  },
  timeChanged: ({ to }) => `${to === "day" ? "昼" : "夜"}になる`,
  redirected: ({ source, from, to }, n) =>
    `${n.object(source)}から${n.target(from)}へのダメージは${n.target(to)}に移し替えられる`,
  damaged: ({ source, target, amount, combat }, n) =>
    `${n.object(source)}は${n.target(target)}に${amount}点の${combat ? "戦闘" : ""}ダメージを与える`,
  damageOnStack: ({ assigned }, n) =>
    `戦闘ダメージ（${assigned
      .map(
        ({ source, target, amount }) => `${n.object(source)}から${n.target(target)}に${amount}点`,
      )
      .join("、")}）がスタックに置かれる`,
  damageOrdered: ({ object, order }, n) =>
    `${n.object(object)}がダメージを割り振る順番は${order.map((id) => n.object(id)).join("、")}である`,
  damageNotDealt: ({ source, target }, n) =>
    `${n.object(source)}のダメージは、${n.target(target)}が${isThere(target, n) ? "クリーチャーでなくなっている" : "すでにいない"}ので与えられない`,
  prevented: ({ source, target, amount }, n) =>
    `${n.object(source)}から${n.target(target)}への${amount}点のダメージが軽減される`,
  lifeChanged: ({ player, by, life }, n) =>
    by < 0
      ? `${n.player(player)}は${-by}点のライフを失い、残り${life}点になる`
      : `${n.player(player)}は${by}点のライフを得て、${life}点になる`,
  effectBegan,
  effectsEnded: ({ effects }) => {
    if (effects.length === 0) return null;
    return effects.length === 1 ? "効果が終わる" : `${effects.length}つの効果が終わる`;
  },
  delayed: ({ source }, n) => `${n.object(source)}は遅延誘発型能力を作る`,
  turnEffectsEnded: ({ effects }) =>
    effects.length === 0 ? null : "ターン終了時までの効果が終わる",
  permitted: ({ player, object }, n) =>
    `${n.player(player)}は次に優先権を放棄するまで${n.object(object)}を${say(n).canCast}ようになる`,
  permissionEnded: ({ player, object }, n) =>
    `${n.player(player)}はもう${n.object(object)}を${say(n).cast.cannot}`,
  attacked: ({ object, defender, planeswalker }, n) =>
    `${n.object(object)}が${planeswalker ? n.object(planeswalker) : n.attacked({ is: "player", player: defender })}を攻撃する`,
  blocked: ({ object, attacker }, n) => `${n.object(object)}が${n.object(attacker)}をブロックする`,
  removedFromCombat: ({ objects }, n) =>
    objects.length === 0 ? null : `${n.objects(objects)}が戦闘から取り除かれる`,
  damageRemoved: ({ objects }, n) =>
    objects.length === 0 ? null : `${n.objects(objects)}の負っているダメージが取り除かれる`,
  countersCancelled: ({ object, count }, n) =>
    `${n.object(object)}から+1/+1カウンターと-1/-1カウンターが${count}個ずつ取り除かれる`,
  answered,
  rewound: ({ player }, n) => `${n.player(player)}の行動が取り消される`,
  drewFromEmpty: ({ player }, n) => `${n.player(player)}は空のライブラリーから引けない`,
  lost: ({ player, why }, n) => losses[why](n.player(player)),
  leftGame: ({ player }, n) => `${n.player(player)}はゲームを離れる`,
  stepSkipped: ({ step, player }, n) => `${n.player(player)}は${n.step(step)}を飛ばす`,
  extraTurn: ({ player }, n) => `${n.player(player)}は追加のターンを得る`,
  extraPhase: ({ step }, n) => `追加の${phases[step] ?? n.step(step)}が加わる`,
  gameEnded: ({ winner, loop }, n) => {
    const winners = winnersOf(n.game, winner);
    if (winners.length > 0) return `${list(winners.map(n.player))}がゲームに勝利する`;
    return `${loop ? "誰も終わらせられないループにより、" : ""}ゲームは引き分けになる`;
  },
};
