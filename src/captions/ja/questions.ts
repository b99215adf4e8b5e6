import type { Purpose } from "../../engine/decisions.ts";
import type { Word } from "../../engine/index.ts";
import { colorWords, subtypeWords } from "../../language/lexicon.ts";
import type { Phrases } from "../../language/print/ja/phrases.ts";
import { plain } from "../../language/print/ja/words.ts";
import {
  affectedBy,
  areAllPermanents,
  asKeyword,
  type Names,
  singleCost,
  tokenName,
} from "../names.ts";
import type { Asked, QuestionWords } from "../words.ts";
import { offerOf } from "./offers.ts";
import { say } from "./say.ts";

/** 「1枚」「2枚まで」「1～3枚」「好きな数だけ」 */
function howMany(decision: Asked, unit: string): string {
  if (decision.is !== "choose") return `1${unit}`;
  const { min, max, from } = decision;
  if (min === max) return `${min}${unit}`;
  if (min > 0) return `${min}～${max}${unit}`;
  return max > 1 && max >= from.length ? "好きな数だけ" : `${max}${unit}まで`;
}

const about = (decision: Asked, n: Names, after: string): string =>
  decision.source ? `${n.object(decision.source)}${after}` : "";

/** What is chosen, and how it is counted. */
const thing = (decision: Asked, n: Names): readonly [string, string] =>
  areAllPermanents(n.game, decision) ? ["パーマネント", "つ"] : ["カード", "枚"];

const quotedWord = (word: Word): string =>
  `「${word.is === "color" ? colorWords[word.color].ja : (subtypeWords.get(word.subtype)?.ja ?? word.subtype)}」`;

/** 「{2}を支払う」「クリーチャー1体を生け贄に捧げる」 */
function payment({ cost }: Extract<Purpose, { is: "pay" }>, n: Names): string {
  const { mana, deed } = cost ? singleCost(cost, n) : {};
  return deed ?? `${mana ?? "コスト"}を支払う`;
}

/** What is done with objects as a cost is paid with them, before the noun. */
const payments = ({ exile }: Phrases): Readonly<Record<string, string>> => ({
  tapOthers: "タップする",
  sacrificeOthers: "生け贄に捧げる",
  returnOthers: "手札に戻す",
  exileCards: plain(exile("")),
  discardCards: "捨てる",
  putCardsOnLibrary: "ライブラリーに置く",
  takeCounters: "カウンターを取り除く",
});

export const questions: QuestionWords = {
  target: (_, n, decision) => `${about(decision, n, "の")}対象を${howMany(decision, "つ")}選ぶ`,
  newTargets: (_, n, decision) =>
    `${about(decision, n, "の")}新しい対象を${howMany(decision, "つ")}選ぶ`,
  divideTargets: (_, n, decision) =>
    `${about(decision, n, "の")}対象に${decision.is === "divide" ? `${decision.amount}を` : ""}割り振る`,
  x: (_, n, decision) => `${about(decision, n, "の")}Xの値を選ぶ`,
  mode: (_, n, decision) => `${about(decision, n, "の")}モードを1つ選ぶ`,
  half: ({ of }, n) => `${n.object(of)}のどちらの半分を${say(n).cast.plain}かを選ぶ`,
  either: (_, n, decision) => `${about(decision, n, "のために")}行うことを選ぶ`,
  payOptional: ({ name }, n, decision) =>
    `${about(decision, n, "の")}${n.keyword(name)}・コストを${decision.is === "number" ? "支払う回数を選ぶ" : "支払うかどうかを決める"}`,
  hybrid: ({ symbol }, n, decision) =>
    `${about(decision, n, "の")}{${symbol.replace(/[{}]/g, "")}}の支払い方を選ぶ`,
  payWith: ({ cost }, n, decision) => {
    const [noun, unit] = thing(decision, n);
    return `${about(decision, n, "の")}コストとして${payments(say(n))[cost] ?? "使う"}${noun}を${howMany(decision, unit)}選ぶ`;
  },
  discard: (_, n, decision) =>
    decision.is === "number"
      ? `${about(decision, n, "で")}捨てるカードの枚数を選ぶ`
      : `${about(decision, n, "で")}捨てるカードを${howMany(decision, "枚")}選ぶ`,
  discardCost: (_, n, decision) =>
    `${about(decision, n, "の")}コストとして捨てるカードを${howMany(decision, "枚")}選ぶ`,
  handSize: (_, _n, decision) =>
    `手札の上限枚数になるように、捨てるカードを${howMany(decision, "枚")}選ぶ`,
  sacrifice: (_, n, decision) =>
    `${about(decision, n, "で")}生け贄に捧げるパーマネントを${howMany(decision, "つ")}選ぶ`,
  search: (_, n, decision) =>
    `${about(decision, n, "で")}ライブラリーから見つけるカードを${howMany(decision, "枚")}選ぶ`,
  toBottom: (_, _n, decision) => `ライブラリーの一番下に置くカードを${howMany(decision, "枚")}選ぶ`,
  toGraveyard: (_, _n, decision) => `墓地に置くカードを${howMany(decision, "枚")}選ぶ`,
  libraryOrder: ({ where }) =>
    `カードをライブラリーの一番${where === "top" ? "上" : "下"}に置く順番を決める（先に選んだものほど上になる）`,
  timestamps: (_, n) =>
    `同時に${plain(say(n).enter())}これらのパーマネントのタイムスタンプを、早い順に決める`,
  counters: (_, n, decision) => `${about(decision, n, "で")}移すカウンターの数を選ぶ`,
  prevention: (_, n, decision) => `${about(decision, n, "で")}どのダメージを軽減するか選ぶ`,
  redirect: (_, n, decision) =>
    `プレイヤー本人の代わりに${about(decision, n, "の")}ダメージを与えるプレインズウォーカーを${howMany(decision, "体")}選ぶ`,
  damageSource: (_, n, decision) =>
    `${about(decision, n, "のために")}ダメージの発生源を${howMany(decision, "つ")}選ぶ`,
  creatureType: (_, n, decision) =>
    `${about(decision, n, "のために")}クリーチャー・タイプを1つ選ぶ`,
  wordToChange: (_, n, decision) => `${about(decision, n, "によって")}置き換える単語を選ぶ`,
  newWord: ({ instead }, n, decision) =>
    `${about(decision, n, "によって")}${quotedWord(instead)}に代わる単語を選ぶ`,
  planeswalkerRule: () => "プレインズウォーカーの唯一性ルールで残すものを選ぶ",
  legendRule: () => "レジェンド・ルールで残すものを選ぶ",
  defender: ({ attacker, token }, n) =>
    `${token ? tokenName(token).ja : n.object(attacker)}が攻撃する相手を選ぶ`,
  addMana: (_, n, decision) => `${about(decision, n, "で")}加えるマナを選ぶ`,
  clashWith: (_, n, decision) => `${about(decision, n, "のために")}激突する対戦相手を選ぶ`,
  coin: (_, n, decision) => `${about(decision, n, "のために")}コインを投げる`,
  random: (_, n, decision) => {
    const [noun, unit] = thing(decision, n);
    const count = decision.is === "chance" ? decision.count : 1;
    return `${about(decision, n, "のために")}${noun}を無作為に${count}${unit}選ぶ`;
  },
  shuffle: () => "ライブラリーを切り直す",
  remember: ({ name }, n, decision) => {
    const [noun, unit] = thing(decision, n);
    return name === "copied"
      ? `${about(decision, n, "が")}コピーするパーマネントを${howMany(decision, "つ")}選ぶ`
      : `${about(decision, n, "のために")}${noun}を${howMany(decision, unit)}選ぶ`;
  },
  may: ({ effect }, n, { source }) =>
    `${offerOf(effect, source ? n.object(affectedBy(n.game, source, effect)) : "それ", say(n)).yes}かどうかを決める`,
  replace: ({ link }, n, decision) => {
    const keyword = asKeyword(link);
    return `${about(decision, n, "に")}${keyword ? `${n.keyword(keyword)}の` : ""}置換効果を適用するかどうかを決める`;
  },
  pay: (purpose, n, decision) =>
    decision.is === "pay"
      ? `${about(decision, n, "のために")}${decision.cost}を支払う`
      : `${about(decision, n, "のために")}${payment(purpose, n)}かどうかを決める`,
  color: (_, n, decision) => `${about(decision, n, "のために")}色を1つ選ぶ`,
  triggers: () => "能力をスタックに置く順番を決める（先に選んだものほど下になる）",
  copies: () => "コピーをスタックに置く順番を決める（先に選んだものほど下になる）",
  replacements: () => "先に適用する置換効果を選ぶ",
  attack: () => "攻撃クリーチャーを指定する",
  block: ({ attacker }, n) => `${n.object(attacker)}をブロックするクリーチャーを選ぶ`,
  blockers: () => "ブロック・クリーチャーを指定する",
  assignDamage: ({ source }, n) => `${n.object(source)}の戦闘ダメージを割り振る`,
  damagedPlayer: ({ attacker }, n) => `${n.object(attacker)}が戦闘ダメージを与えるプレイヤーを選ぶ`,
  defendingPlayer: (_, n, decision) => `${about(decision, n, "のために")}防御プレイヤーを1人選ぶ`,
  damageOrder: ({ source }, n) => `${n.object(source)}がダメージを割り振る順番を決める`,
  attachTo: (_, n, decision) => `${about(decision, n, "を")}つける先を選ぶ`,
};
