import { affectedBy, type Names } from "../names.ts";
import type { Asked, QuestionWords } from "../words.ts";
import { offerOf } from "./offers.ts";

/** 「1枚」「2枚まで」「1～3枚」「好きな枚数」 */
function howMany(decision: Asked, unit: string): string {
  if (decision.is !== "choose") return `1${unit}`;
  const { min, max, from } = decision;
  if (min === max) return `${min}${unit}`;
  if (min === 0) return max >= from.length ? "好きな数だけ" : `${max}${unit}まで`;
  return `${min}～${max}${unit}`;
}

const about = (decision: Asked, n: Names, after: string): string =>
  decision.source ? `${n.object(decision.source)}${after}` : "";

export const questions: QuestionWords = {
  target: (_, n, decision) => `${about(decision, n, "の")}対象を${howMany(decision, "つ")}選ぶ`,
  x: (_, n, decision) => `${about(decision, n, "の")}Xの値を選ぶ`,
  discard: (_, n, decision) =>
    `${about(decision, n, "で")}捨てるカードを${howMany(decision, "枚")}選ぶ`,
  discardCost: (_, n, decision) =>
    `${about(decision, n, "の")}コストとして捨てるカードを${howMany(decision, "枚")}選ぶ`,
  handSize: (_, _n, decision) =>
    `手札の上限枚数になるように、捨てるカードを${howMany(decision, "枚")}選ぶ`,
  remember: (_, n, decision) =>
    `${about(decision, n, "のために")}カードを${howMany(decision, "枚")}選ぶ`,
  may: ({ effect }, n, { source }) =>
    `${offerOf(effect, source ? n.object(affectedBy(n.game, source, effect)) : "それ").yes}かどうかを決める`,
  replace: ({ link }, n, decision) =>
    `${about(decision, n, "に")}${link ? `${n.keyword(link)}の` : ""}置換効果を適用するかどうかを決める`,
  pay: (purpose, n, decision) =>
    decision.is === "pay"
      ? `${about(decision, n, "のために")}${decision.cost}を支払う`
      : `${about(decision, n, "のために")}${purpose.cost ? `${purpose.cost}を` : ""}支払うかどうかを決める`,
  color: (_, n, decision) => `${about(decision, n, "のために")}色を1つ選ぶ`,
  triggers: () => "能力をスタックに置く順番を決める（先に選んだものほど下になる）",
  replacements: () => "先に適用する置換効果を選ぶ",
  attack: () => "攻撃クリーチャーを指定する",
  block: ({ attacker }, n) => `${n.object(attacker)}をブロックするクリーチャーを選ぶ`,
  blockers: () => "ブロック・クリーチャーを指定する",
  assignDamage: ({ source }, n) => `${n.object(source)}の戦闘ダメージを割り振る`,
  attachTo: (_, n, decision) => `${about(decision, n, "を")}つける先を選ぶ`,
};
