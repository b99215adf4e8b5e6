import type { Option } from "../../engine/decisions.ts";
import type { HappeningOf } from "../../engine/events.ts";
import { affectedBy, aimOf, halfName, type Names } from "../names.ts";
import type { Asked } from "../words.ts";
import { alternativeOf, offerOf } from "./offers.ts";
import { say } from "./say.ts";

/** What is done with one of a list. */
function chosenOption(option: Option, { source, purpose }: Asked, n: Names): string {
  switch (option.is) {
    case "color":
      return `${n.color(option.color)}を選ぶ`;
    case "mana":
      return `${n.mana([option.mana])}を選ぶ`;
    case "subtype":
      return `${n.subtype(option.subtype)}を選ぶ`;
    case "symbol":
      return `{${option.symbol.replace(/[{}]/g, "")}}を選ぶ`;
    case "defender":
      return `${purpose.is === "defender" ? n.attacked(option.defender) : n.target(option.defender)}を選ぶ`;
    case "none":
      return "何も選ばない";
    case "effect":
      return `${n.object(option.source)}の置換効果を先に適用する`;
    case "mode": {
      const number = option.mode + 1;
      if (purpose.is === "half") {
        return `${halfName(n.game, purpose, option.mode)?.ja ?? "片方"}を選ぶ`;
      }
      if (purpose.is !== "either") return `モード${number}を選ぶ`;
      const verb = source && alternativeOf(n, source, option.mode);
      return verb ? `${verb}ことを選ぶ` : `選択肢${number}を選ぶ`;
    }
  }
}

function ordered({ purpose }: Asked, order: HappeningOf<"revealed">["objects"], n: Names) {
  const things = order.map(n.object).join("、");
  switch (purpose.is) {
    case "triggers":
      return `${things}の順にスタックに置く`;
    case "copies":
      return `コピーを、対象が${order.map((id) => aimOf(n, id)).join("、")}の順にスタックに置く`;
    case "libraryOrder":
      return `ライブラリーの一番${purpose.where === "top" ? "上" : "下"}を上から${things}の順にする`;
    case "timestamps":
      return `${things}の順にタイムスタンプを与える`;
    default:
      return `${things}の順を選ぶ`;
  }
}

/** What is chosen, or that nothing is, by what it is chosen for. */
function chosen(purpose: Asked["purpose"], things: string | undefined): string {
  switch (purpose.is) {
    case "attack":
      return things === undefined ? "攻撃しない" : `${things}で攻撃する`;
    case "toBottom":
      return things === undefined ? "何も一番下に置かない" : `${things}を一番下に置く`;
    default:
      return things === undefined ? "何も選ばない" : `${things}を選ぶ`;
  }
}

/** What a player answered; null where a later event shows it. */
export function answered(
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
      return `${player}は${chosen(purpose, answer.chosen.length === 0 ? undefined : n.targets(answer.chosen))}`;
    case "confirm": {
      const { yes } = answer;
      if (purpose.is === "pay") return yes ? `${player}は支払う` : `${player}は支払わない`;
      if (purpose.is === "payOptional") {
        return yes ? null : `${player}は${n.keyword(purpose.name)}・コストを支払わない`;
      }
      if (purpose.is === "replace") return yes ? `${player}は置換効果を適用する` : null;
      const effect = purpose.is === "may" ? purpose.effect : "";
      const thing = source ? n.object(affectedBy(n.game, source, effect)) : "それ";
      const offer = offerOf(effect, thing, say(n));
      return `${player}は${yes ? `${offer.yes}ことを選ぶ` : offer.no}`;
    }
    case "number":
      return purpose.is === "x" ? null : `${player}は${answer.number}を選ぶ`;
    case "option":
      return `${player}は${chosenOption(answer.option, decision, n)}`;
    case "order":
      return `${player}は${ordered(decision, answer.order, n)}`;
    case "divide": {
      if (decision.is !== "divide") return null;
      const unit = purpose.is === "assignDamage" ? "点" : "";
      const shares = decision.among.map(
        (target, index) => `${n.target(target)}に${answer.shares[index] ?? 0}${unit}`,
      );
      return `${player}は${decision.amount}${unit}を${shares.join("、")}${unit ? "" : "と"}割り振る`;
    }
    case "pairs":
      return answer.pairs.length === 0 ? `${player}はブロックしない` : null;
    case "chance": {
      const { picked = [] } = answer;
      if (purpose.is !== "random" || picked.length === 0) return null;
      return `${n.objects(picked)}が無作為に選ばれる`;
    }
  }
}
