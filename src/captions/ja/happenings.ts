import type { HappeningOf, MoveReason } from "../../engine/events.ts";
import { affectedBy, isOffered, type Names } from "../names.ts";
import type { HappeningWords } from "../words.ts";
import { offerOf } from "./offers.ts";

type Moved = HappeningOf<"moved">;

const arrival = ({ to }: Moved, n: Names): string => {
  switch (to.zone) {
    case "battlefield":
      return "戦場に出る";
    case "exile":
      return "追放される";
    default:
      return `${n.place(to)}に置かれる`;
  }
};

const moves: Readonly<Record<MoveReason, (what: Moved, n: Names) => string>> = {
  cast: ({ object, from, player }, n) =>
    `${n.player(player)}は${n.object(object)}を${n.zone(from.zone)}からスタックに置く`,
  resolve: ({ object }, n) => `${n.object(object)}が戦場に出る`,
  finish: (what, n) => `${n.object(what.object)}は${arrival(what, n)}`,
  fizzle: (what, n) => `${n.object(what.object)}は何もせずに${arrival(what, n)}`,
  counter: (what, n) => `${n.object(what.object)}は${arrival(what, n)}`,
  discard: ({ object, to, player }, n) =>
    to.zone === "exile"
      ? `${n.player(player)}は${n.object(object)}を追放領域に捨てる`
      : `${n.player(player)}は${n.object(object)}を捨てる`,
  draw: ({ object, player }, n) =>
    n.object(object) === "カード"
      ? `${n.player(player)}はカードを1枚引く`
      : `${n.player(player)}は${n.object(object)}を引く`,
  play: ({ object, player }, n) => `${n.player(player)}は${n.object(object)}をプレイする`,
  destroy: ({ object }, n) => `${n.object(object)}は破壊される`,
  sacrifice: ({ object, player }, n) => `${n.player(player)}は${n.object(object)}を生け贄に捧げる`,
  exile: ({ object }, n) => `${n.object(object)}は追放される`,
  return: ({ object, to }, n) => `${n.object(object)}は${n.place(to)}に戻る`,
  put: (what, n) => `${n.object(what.object)}は${arrival(what, n)}`,
  noToughness: (what, n) => `タフネスが0以下なので、${n.object(what.object)}は${arrival(what, n)}`,
  unattached: (what, n) =>
    `適正につけられていないので、${n.object(what.object)}は${arrival(what, n)}`,
};

/** Only answers that no later event shows. */
function answered(
  { player: id, decision, answer }: HappeningOf<"answered">,
  n: Names,
): string | null {
  if (decision.is === "act") return null;
  const player = n.player(id);
  const { purpose, source } = decision;
  switch (answer.is) {
    case "act":
    case "pay":
      return null;
    case "choose":
      if (answer.chosen.length === 0) {
        return `${player}は${purpose.is === "attack" ? "攻撃しない" : "何も選ばない"}`;
      }
      return `${player}は${n.targets(answer.chosen)}を選ぶ`;
    case "confirm": {
      const { yes } = answer;
      if (purpose.is === "pay") return yes ? `${player}は支払う` : `${player}は支払わない`;
      if (purpose.is === "replace") return yes ? `${player}は置換効果を適用する` : null;
      const effect = purpose.is === "may" ? purpose.effect : "";
      const thing = source ? n.object(affectedBy(n.game, source, effect)) : "それ";
      const offer = offerOf(effect, thing);
      return `${player}は${yes ? `${offer.yes}ことを選ぶ` : offer.no}`;
    }
    case "number":
      return purpose.is === "x" ? null : `${player}は${answer.number}を選ぶ`;
    case "option":
      return answer.option.is === "color"
        ? `${player}は${n.color(answer.option.color)}を選ぶ`
        : `${player}は${n.object(answer.option.source)}の置換効果を先に適用する`;
    case "order":
      return `${player}は${answer.order.map(n.object).join("、")}の順にスタックに置く`;
    case "divide": {
      if (decision.is !== "divide") return null;
      const shares = decision.among.map(
        (target, index) => `${n.target(target)}に${answer.shares[index] ?? 0}点`,
      );
      return `${player}は${decision.amount}点を${shares.join("、")}割り振る`;
    }
    case "pairs":
      return answer.pairs.length === 0 ? `${player}はブロックしない` : null;
  }
}

export const happenings: HappeningWords = {
  turnBegan: ({ player }, n) => `${n.player(player)}のターンが始まる`,
  stepBegan: ({ step }, n) => `${n.step(step)}が始まる`,
  gotPriority: ({ player }, n) => `${n.player(player)}が優先権を得る`,
  passed: ({ player }, n) => `${n.player(player)}は優先権を放棄する`,
  moved: (what, n) => moves[what.how](what, n),
  replaced: ({ object, link, to }, n) =>
    `${link ? `${n.keyword(link)}の` : ""}置換効果により、${n.object(object)}は代わりに${n.zone(to)}へ行く`,
  notReplaced: ({ object, link }, n) =>
    `${n.object(object)}に${link ? `${n.keyword(link)}の` : ""}置換効果は適用されない`,
  announcedX: ({ object, x }, n) => `${n.object(object)}のXは${x}になる`,
  targeted: ({ object, targets }, n) =>
    targets.length === 0
      ? `${n.object(object)}の対象は選ばれない`
      : `${n.object(object)}は${n.targets(targets)}を対象とする`,
  costDetermined: ({ object, mana }, n) => `${n.object(object)}の総コストは${mana || "{0}"}になる`,
  manaAdded: ({ player, mana, source }, n) =>
    `${n.player(player)}は${source ? `${n.object(source)}から` : ""}${n.mana(mana)}を得る`,
  manaSpent: ({ player, mana }, n) => `${n.player(player)}は${n.mana(mana) || "{0}"}を支払う`,
  manaEmptied: ({ player }, n) => `${n.player(player)}の使われなかったマナが失われる`,
  cast: ({ object, player, from }, n) =>
    `${n.player(player)}は${from === "hand" ? "" : `${n.zone(from)}から`}${n.object(object)}を唱える`,
  abilityOnStack: ({ object }, n) => `${n.object(object)}がスタックに置かれる`,
  activated: ({ object }, n) => {
    const { controller } = n.game.objects[object] ?? n.game.past[object]?.object ?? {};
    return controller
      ? `${n.player(controller)}は${n.object(object)}を起動する`
      : `${n.object(object)}が起動される`;
  },
  triggered: ({ object }, n) => `${n.object(object)}が誘発する`,
  triggerRemoved: ({ object }, n) =>
    `${n.object(object)}は適正に選べるものがないため、スタックから取り除かれる`,
  resolving: ({ object }, n) => `${n.object(object)}の解決が始まる`,
  resolved: ({ object }, n) => `${n.object(object)}が解決される`,
  didNotResolve: ({ object }, n) => `${n.object(object)}は対象がすべて不適正なので解決されない`,
  impossible: ({ player, object, refusal }, n) =>
    isOffered(n.game, object, "cast")
      ? `${n.refusal(refusal)}ため、${n.player(player)}は${n.object(affectedBy(n.game, object, "cast"))}を唱えられない`
      : `${n.refusal(refusal)}ため、${n.player(player)}は${n.object(object)}の求めに応じられない`,
  countered: ({ object }, n) => `${n.object(object)}は打ち消される`,
  tapped: ({ object }, n) => `${n.object(object)}がタップされる`,
  untapped: ({ object }, n) => `${n.object(object)}がアンタップされる`,
  attached: ({ object, to }, n) => `${n.object(object)}が${n.object(to)}につけられる`,
  damaged: ({ source, target, amount, combat }, n) =>
    `${n.object(source)}は${n.target(target)}に${amount}点の${combat ? "戦闘" : ""}ダメージを与える`,
  prevented: ({ source, target, amount }, n) =>
    `${n.object(source)}から${n.target(target)}への${amount}点のダメージが軽減される`,
  lifeChanged: ({ player, by, life }, n) =>
    by < 0
      ? `${n.player(player)}は${-by}点のライフを失い、残り${life}点になる`
      : `${n.player(player)}は${by}点のライフを得て、${life}点になる`,
  effectBegan: ({ effect, objects }, n) => {
    const found = n.game.effects.find((one) => one.id === effect);
    if (objects.length === 0) return "効果の及ぶものがない";
    if (!found) return `${n.objects(objects)}への効果が始まる`;
    const until = found.until === "endOfTurn" ? "ターン終了時まで、" : "";
    return `${until}${n.objects(objects)}は${n.changes(found.changes, objects.length > 1)}`;
  },
  turnEffectsEnded: ({ effects }) =>
    effects.length === 0 ? null : "ターン終了時までの効果が終わる",
  permitted: ({ player, object }, n) =>
    `${n.player(player)}は次に優先権を放棄するまで${n.object(object)}を唱えられるようになる`,
  permissionEnded: ({ player, object }, n) =>
    `${n.player(player)}はもう${n.object(object)}を唱えられない`,
  attacked: ({ object, defender }, n) => `${n.object(object)}が${n.player(defender)}を攻撃する`,
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
  lost: ({ player, why }, n) =>
    why === "life"
      ? `ライフが0以下の${n.player(player)}はゲームに敗北する`
      : `空のライブラリーから引いた${n.player(player)}はゲームに敗北する`,
  gameEnded: ({ winner }, n) =>
    winner ? `${n.player(winner)}がゲームに勝利する` : "ゲームは引き分けになる",
};
