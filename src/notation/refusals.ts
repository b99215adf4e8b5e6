import type { Refusal, RefusalCode } from "../engine/decisions.ts";
import { numberUnder, type RuleNumber, type Rules } from "../engine/rules.ts";
import { todayWords, type Vocabulary } from "../language/eraWords.ts";
import type { Bilingual, Lang } from "./bilingual.ts";

/** Why something may not be done, as the clause that follows “that can't be done:”. */
const texts: Readonly<Record<RefusalCode, Bilingual | ((words: Vocabulary) => Bilingual)>> = {
  notYourDecision: {
    en: "the decision is another player's",
    ja: "決めるのは別のプレイヤーである",
  },
  wrongKind: {
    en: "the answer doesn't fit the question",
    ja: "問われていることへの答えではない",
  },
  noPriority: { en: "that player doesn't have priority", ja: "優先権を持っていない" },
  notAChoice: { en: "that isn't among the choices", ja: "選べるものの中にない" },
  tooFew: { en: "more have to be chosen", ja: "選んだ数が足りない" },
  tooMany: { en: "fewer have to be chosen", ja: "選んだ数が多すぎる" },
  chosenTwice: {
    en: "the same thing can't be chosen twice",
    ja: "同じものを二度選ぶことはできない",
  },
  notThere: { en: "there is no such object", ja: "該当するものがない" },
  notYours: { en: "it belongs to another player", ja: "別のプレイヤーのものである" },
  notASpell: ({ spells }) =>
    spells === "cast"
      ? { en: "it can't be cast as a spell", ja: "呪文として唱えられるものではない" }
      : { en: "it can't be played as a spell", ja: "呪文としてプレイできるものではない" },
  wrongZone: { en: "it isn't in a zone that allows this", ja: "それができる領域にない" },
  sorceryTiming: {
    en: "it takes one's own main phase and an empty stack",
    ja: "自分のメイン・フェイズでスタックが空のときにしかできない",
  },
  notALand: { en: "it isn't a land", ja: "土地ではない" },
  landAlreadyPlayed: {
    en: "a land has already been played this turn",
    ja: "このターンはすでに土地をプレイしている",
  },
  notYourTurn: { en: "it is another player's turn", ja: "自分のターンではない" },
  noTarget: { en: "there is no legal target", ja: "適正な対象がない" },
  notEnoughMana: { en: "there isn't enough mana", ja: "マナが足りない" },
  costCantBePaid: { en: "a cost can't be paid", ja: "支払えないコストがある" },
  noSuchAbility: { en: "it has no such ability", ja: "そのような能力を持っていない" },
  summoningSick: {
    en: "it hasn't been under that player's control since the turn began",
    ja: "ターンの最初から続けてコントロールしていない",
  },
  tapped: { en: "it is tapped", ja: "タップ状態である" },
  limitReached: {
    en: "its limit for this turn is reached",
    ja: "このターンの回数の上限に達している",
  },
  notCastNow: {
    en: "its own text doesn't allow it to be cast now",
    ja: "それ自身の文章により、今は唱えられない",
  },
  conditionNotMet: { en: "its condition isn't met", ja: "条件が満たされていない" },
  prohibited: { en: "an effect prohibits it", ja: "それを禁じる効果がある" },
  protected: { en: "protection forbids it", ja: "プロテクションによってできない" },
  illegalBlock: { en: "that block isn't legal", ja: "そのブロックは適正ではない" },
  onlyAsSorcery: ({ abilities }) =>
    abilities === "activate"
      ? {
          en: "it can be activated only as a sorcery",
          ja: "ソーサリーとしてしか起動できない",
        }
      : { en: "it can be played only as a sorcery", ja: "ソーサリーとしてしかプレイできない" },
  loyaltyUsed: ({ abilities }) =>
    abilities === "activate"
      ? {
          en: "one of its loyalty abilities has already been activated this turn",
          ja: "このターンはすでに、そのパーマネントの忠誠度能力を起動している",
        }
      : {
          en: "one of its loyalty abilities has already been played this turn",
          ja: "このターンはすでに、そのパーマネントの忠誠度能力をプレイしている",
        },
  notALegalTarget: { en: "it isn't a legal target", ja: "適正な対象ではない" },
  mustTarget: {
    en: "something else has to be chosen as a target",
    ja: "ほかに対象に選ばなければならないものがある",
  },
  mustAttack: {
    en: "a creature that has to attack doesn't",
    ja: "攻撃しなければならないクリーチャーが攻撃していない",
  },
  mustBlock: {
    en: "a creature that has to block doesn't",
    ja: "ブロックしなければならないクリーチャーがブロックしていない",
  },
  tooFewBlockers: {
    en: "it can't be blocked by so few creatures",
    ja: "ブロックするクリーチャーの数が足りない",
  },
  cantAttackThere: {
    en: "it can't attack that player or planeswalker",
    ja: "そのプレイヤーやプレインズウォーカーは攻撃できない",
  },
  notLethal: {
    en: "damage goes on before all that block have been assigned lethal damage",
    ja: "ブロックしているすべてのクリーチャーに致死ダメージを割り振る前に、その先へ割り振っている",
  },
  wrongMode: { en: "that mode can't be chosen", ja: "そのモードは選べない" },
  wrongOrder: {
    en: "a creature further back in the order gets damage before those in front of it have lethal damage",
    ja: "順番が前のクリーチャーに致死ダメージを割り振らないうちに、後ろのクリーチャーに割り振っている",
  },
  wrongSum: { en: "the parts don't add up to the whole", ja: "割り振りの合計が合わない" },
};

/** Why something may not be done, as a clause without a full stop. */
export function refusalText(
  { code }: Refusal,
  lang: Lang,
  vocabulary: Vocabulary = todayWords,
): string {
  const text = texts[code];
  return (typeof text === "function" ? text(vocabulary) : text)[lang];
}

/** The rule of a refusal, by its number in the edition in force, if that edition had it. */
export const ruleIn = (rules: Rules, { cr }: Refusal): RuleNumber | null => numberUnder(rules, cr);
