/** Effects that resolutions leave behind. */
import type { HappeningOf } from "../../engine/events.ts";
import type { ContinuousEffect } from "../../engine/game.ts";
import { plain } from "../../language/print/ja/words.ts";
import type { Names } from "../names.ts";
import { isOfSomeSources, protectedBy } from "../shields.ts";
import { list } from "./grammar.ts";
import { say } from "./say.ts";

/** How long an effect lasts, as words before the verb. */
function untilWords({ until, controller, source }: ContinuousEffect, n: Names): string {
  switch (until.is) {
    case "endOfTurn":
      return "ターン終了時まで";
    case "endOfCombat":
      return "戦闘終了時まで";
    case "forever":
      return "";
    case "yourNextTurn":
      return `${n.player(controller)}の次のターンまで`;
    case "endOfYourNextTurn":
      return `${n.player(controller)}の次のターンの終了時まで`;
    case "thisLeaves":
      return `${n.object(source)}が${plain(say(n).leave)}まで`;
    case "nextUntapStep":
      return "コントローラーの次のアンタップ・ステップの間";
    case "asLongAs":
      return "条件が満たされているかぎり";
  }
}

/** What an effect that is a whole ability does: of a shield, to those that it protects. */
function abilityWords(effect: ContinuousEffect, protectedOnes: readonly string[], n: Names) {
  const { ability, shield, source } = effect;
  const until = untilWords(effect, n);
  // 611.2c: what changes rules goes for all that fits, and is no list of objects.
  if (ability?.is === "static")
    return `該当するオブジェクトは${until}${n.changes(ability.changes, true)}`;
  if (ability?.is === "forPlayers") {
    const whose =
      ability.who.is === "controllerOf"
        ? `${n.object(source)}のコントローラー`
        : "該当するプレイヤー";
    return `${whose}は${until}${n.playerChanges(ability.changes, true)}`;
  }
  const kind = ability?.is === "replacement" ? "置換効果" : "効果";
  const lasts = `${n.object(source)}の${kind}が${until}続く`;
  if (ability?.is !== "replacement") return lasts;
  const { instead, would } = ability;
  const named = protectedOnes.length > 0 ? protectedOnes : protectedBy(effect).map(n.player);
  const them = list(named);
  if (instead.is === "regenerateIt") return `${them}は${until}再生の盾を得る`;
  if (instead.is !== "prevent") return lasts;
  const damage = would.is === "damages" && would.combat ? "戦闘ダメージ" : "ダメージ";
  const from = isOfSomeSources(effect) ? "一部の発生源から" : "";
  const [next, all] = effect.uses === 1 ? ["次の", ""] : ["", "すべて"];
  if (named.length === 0) return `${from && `${from}の`}${next}${damage}は${until}${all}軽減される`;
  if (shield !== undefined)
    return `${from}${them}に次に与えられる${damage}が${until}${shield}点軽減される`;
  return `${from}${them}に${next && "次に"}与えられる${damage}は${until}${all}軽減される`;
}

export function effectBegan(
  { effect, objects, players = [] }: HappeningOf<"effectBegan">,
  n: Names,
): string {
  const found = n.game.effects.find((one) => one.id === effect);
  const affected = [...(objects.length > 0 ? [n.objects(objects)] : []), ...players.map(n.player)];
  const many = objects.length + players.length > 1;
  if (found?.ability) return abilityWords(found, affected, n);
  if (affected.length === 0) return "効果の及ぶものがない";
  if (!found) return `${list(affected)}への効果が始まる`;
  const changes =
    players.length > 0
      ? n.playerChanges(found.playerChanges ?? [], many)
      : n.changes(found.changes, many);
  return `${list(affected)}は${untilWords(found, n)}${changes}`;
}
