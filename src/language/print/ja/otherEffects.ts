/** Effects of damage, life, mana, spells and turns, in Japanese. */
import { colorWords } from "../../lexicon.ts";
import type { Cost, Effect, Node, Objects, Recipient } from "../../schema.ts";
import { colors, type ManaType, manaTypes, type Step } from "../../vocabulary.ts";
import type { Context } from "../context.ts";
import { isEach, manaText, wordOfFilter } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { amountText, points, pointsOf } from "./amounts.ts";
import { doneBy, type EffectClause, happensTo } from "./clauses.ts";
import { duration } from "./conditions.ts";
import { costPredicates } from "./costs.ts";
import { exceptionsOfCopy } from "./exceptions.ts";
import { phrases } from "./phrases.ts";
import { actor, objects, ownWord } from "./references.ts";
import { godan, ichidan, list, number, type Predicate, predicate, suru } from "./words.ts";

export type OtherEffect = Extract<
  Effect,
  {
    is:
      | "pay"
      | "damage"
      | "gainLife"
      | "loseLife"
      | "exchangeLife"
      | "preventDamage"
      | "loseGame"
      | "winGame"
      | "counter"
      | "copySpell"
      | "copyForEachTarget"
      | "cast"
      | "play"
      | "addMana"
      | "addManaOf"
      | "addManaProduced"
      | "clash"
      | "becomeDay"
      | "becomeNight"
      | "extraTurn"
      | "extraPhases"
      | "skipNext";
  }
>;

export function otherEffect(effect: OtherEffect, context: Context): EffectClause {
  switch (effect.is) {
    case "pay":
      return { ...doneBy(effect.who, context), predicate: costPredicates(effect.cost, context) };
    case "damage":
      return damage(effect, context);
    case "gainLife":
    case "loseLife":
      return {
        ...happensTo(effect.who, context),
        predicate: predicate(
          `${points(effect.amount, "ライフ", context)}を`,
          effect.is === "gainLife" ? ichidan("得る") : godan("失う"),
        ),
      };
    case "exchangeLife":
      return {
        ...happensTo(effect.who, context),
        predicate: predicate(`${actor(effect.with, context)}とライフの総量を`, suru("交換する")),
      };
    case "preventDamage":
      return { predicate: prevention(effect, context) };
    case "loseGame":
      return {
        ...happensTo(effect.who, context),
        predicate: predicate("このゲームに", suru("敗北する")),
      };
    case "winGame":
      return {
        ...happensTo(effect.who, context),
        predicate: predicate("このゲームに", suru("勝利する")),
      };
    case "counter": {
      const what = objects(effect.what, context, "every");
      return { predicate: predicate(`${what}を`, godan("打ち消す")) };
    }
    case "copySpell":
      return copySpell(effect, context);
    case "copyForEachTarget": {
      const what = objects(effect.what, context);
      const other = `${what}が対象にできる他の各パーマネントやプレイヤーにつき、`;
      return {
        ...doneBy(effect.who, context),
        before: other,
        predicate: predicate(`${what}を1回`, suru("コピーする")),
        after: ["それらのコピーはそれぞれ、それらのうち異なる1つを対象とする"],
      };
    }
    case "cast":
      return {
        ...doneBy(effect.who, context),
        predicate: casting(effect.what, effect.cost, context),
      };
    case "play": {
      const what = objects(effect.what, context, "every");
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(`${what}をマナ・コストを支払うことなく`, suru("プレイする")),
      };
    }
    case "addMana":
      return {
        ...doneBy(effect.who, context),
        predicate: phrases(context).addMana(manaText(effect.mana), ownWord(effect.who)),
      };
    case "addManaOf":
      return {
        ...doneBy(effect.who, context),
        predicate: phrases(context).addMana(manaChoice(effect, context), ownWord(effect.who)),
        ...(effect.stays && {
          after: ["ターン終了時まで、ステップやフェイズの終了時にこのマナは失われない"],
        }),
      };
    case "addManaProduced": {
      const { event } = context;
      const source = event?.is === "tapsForMana" ? wordOfFilter(event.what).ja : "パーマネント";
      const mana = `その${source}が生み出したタイプのうち好きなタイプのマナ1点`;
      return {
        ...doneBy(effect.who, context),
        predicate: phrases(context).addMana(mana, ownWord(effect.who)),
      };
    }
    case "clash": {
      const other = `${actor(effect.with, context)}と激突を`;
      return { ...doneBy(effect.who, context), predicate: predicate(other, godan("行う")) };
    }
    case "becomeDay":
      return { predicate: predicate("昼に", godan("なる")) };
    case "becomeNight":
      return { predicate: predicate("夜に", godan("なる")) };
    case "extraTurn":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate("このターンの後に追加の1ターンを", godan("行う")),
      };
    case "extraPhases": {
      const phases = effect.phases.map((step) => `追加の${phaseWord(step)}1つ`);
      const what = `この${effect.main ? "メイン・" : ""}フェイズの後に${phases.join("とそれに続く")}を`;
      return { predicate: predicate(what, ichidan("加える")) };
    }
    case "skipNext": {
      const whose = effect.who.is === "you" ? "あなた" : "自分";
      const step =
        effect.step === "beginCombat" ? "戦闘フェイズ" : phrases(context).step(effect.step);
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(`${whose}の次の${step}を`, godan("飛ばす")),
      };
    }
    default:
      return unknownNode(effect);
  }
}

function damage(effect: Node<"Effect", "damage">, context: Context): EffectClause {
  const subject = objects(effect.source, context);
  const goal = recipient(effect.to, context);
  const amount = points(effect.amount, "ダメージ", context);
  const each = isForEach(effect.to) ? "それぞれ" : "";
  // A comma keeps what the amount is equal to apart from whom it is dealt to.
  const comma = amount.includes("に等しい") ? "、" : "";
  const divided = effect.divided ? "あなたが望むように割り振って" : "";
  return {
    subject,
    predicate: predicate(`${goal}に${each}${comma}${amount}を${divided}`, ichidan("与える")),
    ...(effect.unpreventable && { after: ["そのダメージは軽減されない"] }),
  };
}

function recipient(to: Recipient, context: Context): string {
  switch (to.is) {
    case "player":
      return actor(to.player, context);
    case "objects":
      return objects(to.objects, context, "each");
    case "several": {
      const [first = "", ...rest] = to.recipients.map((one) => recipient(one, context));
      // 「それと、そのプレイヤーか…」.
      return list([first, ...rest], rest.some((one) => one.includes("か")) ? "と、" : "と");
    }
    default:
      return unknownNode(to);
  }
}

function isForEach(to: Recipient): boolean {
  if (to.is === "several") return true;
  return to.is === "player" ? isEach(to.player) : to.objects.is === "all";
}

/** 「このターン、次にそれに与えられるダメージを3点軽減する」。 */
function prevention(effect: Node<"Effect", "preventDamage">, context: Context): Predicate {
  const { amount, to, from, combat, until } = effect;
  const noun = combat ? "戦闘ダメージ" : "ダメージ";
  const isTurn = until.is === "endOfTurn";
  if (!to && !from && !amount && isTurn) {
    return predicate(`このターンに与えられるすべての${noun}を`, suru("軽減する"));
  }
  const when = isTurn ? "このターン、" : duration(until, context);
  const source = from ? objects(from, context) : "";
  const goal = to ? `${recipient(to, context)}に` : "";
  const given = to || !from ? `${source && `${source}から`}${goal}与えられる` : `${source}が与える`;
  return amount
    ? predicate(`${when}次に${given}${noun}を${pointsOf(amount, context)}`, suru("軽減する"))
    : predicate(`${when}${given}すべての${noun}を`, suru("軽減する"));
}

function copySpell(effect: Node<"Effect", "copySpell">, context: Context): EffectClause {
  const { amount } = effect;
  const one = amount === undefined || (amount.is === "number" && amount.value === 1);
  const often = one
    ? ""
    : amount.is === "number"
      ? number(amount.value, "回")
      : amount.is === "x"
        ? "X回"
        : `${amountText(amount, context)}に等しい回数`;
  const copies = one ? "そのコピー" : "それらのコピー";
  const except = exceptionsOfCopy(effect.except, context);
  return {
    ...doneBy(effect.who, context),
    predicate: predicate(`${except}${objects(effect.what, context)}を${often}`, suru("コピーする")),
    ...(effect.newTargets && {
      after: [`${actor(effect.who, context)}は${copies}の新しい対象を選んでもよい`],
    }),
    ...(effect.targeting && {
      after: [`${copies}は${objects(effect.targeting, context)}を対象とする`],
    }),
  };
}

/** 「それをマナ・コストではなく{R}を支払って唱える」。 */
export function casting(
  what: Objects,
  cost: readonly Cost[] | undefined,
  context: Context,
): Predicate {
  const said = objects(what, context, "every");
  const { cast } = phrases(context);
  if (!cost) return predicate(`${said}を`, cast);
  if (cost.length === 0) {
    return predicate(`${said}をマナ・コストを支払うことなく`, cast);
  }
  const paid = costPredicates(cost, context);
  return predicate(`${said}をマナ・コストではなく${paid.objects}${paid.verb.te}`, cast);
}

/** 「{W}か{B}」「好きな色1色のマナ1点」。 */
function manaChoice({ amount, types }: Node<"Effect", "addManaOf">, context: Context): string {
  const has = (all: readonly ManaType[]): boolean => all.every((type) => types.includes(type));
  const many = pointsOf(amount, context);
  if (has(manaTypes)) return `好きなタイプ1つのマナ${many}`;
  if (has(colors)) return `好きな色1色のマナ${many}`;
  if (amount.is === "number") {
    const of = (type: ManaType): string => manaText(Array<ManaType>(amount.value).fill(type));
    return types.map(of).join("か");
  }
  // 「このクリーチャーのパワーに等しい点数の{G}」
  if (types.length === 1) return `${many}の${manaText(types)}`;
  const words = types.map((type) => (type === "colorless" ? "無色" : colorWords[type].ja));
  return `${words.join("か")}のうち1種類のマナ${many}`;
}

/** A phase by its first step (500.8). */
function phaseWord(step: Step): string {
  switch (step) {
    case "beginCombat":
    case "declareAttackers":
    case "declareBlockers":
    case "combatDamage":
    case "endCombat":
      return "戦闘フェイズ";
    case "main1":
    case "main2":
      return "メイン・フェイズ";
    case "untap":
    case "upkeep":
    case "draw":
      return "開始フェイズ";
    case "end":
    case "cleanup":
      return "最終フェイズ";
    default:
      return step;
  }
}
