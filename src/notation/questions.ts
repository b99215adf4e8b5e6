/** The questions that a game asks, in words, with the line that would answer them. */
import type { Decision, Purpose } from "../engine/decisions.ts";
import type { Game, ObjectId } from "../engine/index.ts";
import type { Bilingual } from "./bilingual.ts";
import { joined, objectName, playerName, targetName } from "./describe.ts";

type Asked = Exclude<Decision, { is: "act" }>;

/** What is asked, as a sentence, and how a line would answer it. */
export function questionText(game: Game, decision: Decision): Bilingual {
  const player = playerName(decision.player);
  if (decision.is === "act") {
    return {
      en: `${upper(player.en)} has priority and no question is open.`,
      ja: `${player.ja}が優先権を持っていて、質問は出ていません。`,
    };
  }
  const asked = askedText(game, decision);
  const how = howToAnswer(decision);
  return {
    en: `${upper(player.en)} is asked ${asked.en}; a line such as “${how}” answers it.`,
    ja: `${player.ja}は${asked.ja}を聞かれています。「${how}」のような行で答えます。`,
  };
}

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function askedText(game: Game, decision: Asked): Bilingual {
  const { purpose, source } = decision;
  const name = source === undefined ? undefined : objectName(game, source);
  const by: Bilingual = name ? { en: ` (${name.en})`, ja: `(${name.ja})` } : { en: "", ja: "" };
  const { en, ja } = purposeText(game, purpose);
  const choices = choicesText(game, decision);
  return { en: `${en}${by.en}${choices.en}`, ja: `${ja}${by.ja}${choices.ja}` };
}

function purposeText(game: Game, purpose: Purpose): Bilingual {
  switch (purpose.is) {
    case "target":
      return { en: "for targets", ja: "対象" };
    case "x":
      return { en: "for the value of X", ja: "Xの値" };
    case "discard":
    case "discardCost":
    case "handSize":
      return { en: "what to discard", ja: "捨てるカード" };
    case "remember":
      return { en: "for a choice", ja: "選ぶもの" };
    case "may":
      return purpose.effect === "cast"
        ? { en: "whether to cast the card", ja: "カードを唱えるかどうか" }
        : { en: "whether to do what is offered", ja: "提示された行動をするかどうか" };
    case "replace":
      return purpose.link === "madness"
        ? { en: "whether to exile the card for madness", ja: "マッドネスのために追放するかどうか" }
        : { en: "whether to apply a replacement effect", ja: "置換効果を適用するかどうか" };
    case "pay":
      return purpose.cost === undefined
        ? { en: "how to pay", ja: "支払い方" }
        : { en: `whether to pay ${purpose.cost}`, ja: `${purpose.cost}を支払うかどうか` };
    case "color":
      return { en: "for a colour", ja: "色" };
    case "triggers":
      return { en: "for the order of triggered abilities", ja: "誘発型能力の順番" };
    case "replacements":
      return { en: "which effect to apply first", ja: "先に適用する効果" };
    case "attack":
      return { en: "what attacks", ja: "攻撃するクリーチャー" };
    case "block": {
      const { en, ja } = objectName(game, purpose.attacker);
      return { en: `what blocks ${en}`, ja: `${ja}をブロックするクリーチャー` };
    }
    case "blockers":
      return { en: "what blocks", ja: "ブロックするクリーチャー" };
    case "assignDamage": {
      const { en, ja } = objectName(game, purpose.source);
      return { en: `how ${en} assigns its damage`, ja: `${ja}のダメージの割り振り` };
    }
    case "attachTo":
      return { en: "what to attach it to", ja: "つける先" };
  }
}

/** More choices than this are not listed one by one. */
const mostListed = 8;

function choicesText(game: Game, decision: Asked): Bilingual {
  const list = (texts: readonly Bilingual[]): Bilingual => {
    if (texts.length === 0 || texts.length > mostListed) return { en: "", ja: "" };
    const { en, ja } = joined(texts);
    return { en: `: ${en}`, ja: `(${ja})` };
  };
  switch (decision.is) {
    case "choose":
      return list(decision.from.map((target) => targetName(game, target)));
    case "order":
      return list(decision.items.map((id: ObjectId) => objectName(game, id)));
    case "number":
      return {
        en: ` from ${decision.min} to ${decision.max}`,
        ja: `(${decision.min}から${decision.max})`,
      };
    default:
      return { en: "", ja: "" };
  }
}

/** The verbs of the notation, by what is asked. */
const verbOf: Readonly<Record<Purpose["is"], string>> = {
  target: "targets NAME",
  x: "chooses X = 1",
  discard: "discards NAME",
  discardCost: "discards NAME",
  handSize: "discards NAME",
  remember: "chooses NAME",
  may: "yes",
  replace: "yes",
  pay: "pays",
  color: "chooses green",
  triggers: "orders NAME, NAME",
  replacements: "chooses NAME",
  attack: "attacks with NAME",
  block: "blocks NAME with NAME",
  blockers: "blocks NAME with NAME",
  assignDamage: "assigns 2 to NAME, 1 to NAME",
  attachTo: "chooses NAME",
};

const howToAnswer = ({ player, purpose }: Asked): string => `${player} ${verbOf[purpose.is]}`;
