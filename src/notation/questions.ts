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
    case "newTargets":
      return { en: "for targets", ja: "対象" };
    case "divideTargets":
      return { en: "how to divide it among the targets", ja: "対象への割り振り" };
    case "mode":
      return { en: "for a mode", ja: "モード" };
    case "either":
      return { en: "which of them to do", ja: "どれを行うか" };
    case "payOptional":
      return { en: `whether to pay for ${purpose.name}`, ja: `${purpose.name}を支払うかどうか` };
    case "hybrid":
      return { en: `how to pay ${purpose.symbol}`, ja: `${purpose.symbol}の支払い方` };
    case "payWith":
      return { en: "what to pay a cost with", ja: "コストとして使うもの" };
    case "costOrder":
      return { en: "for the order of the costs", ja: "コストを支払う順番" };
    case "sacrifice":
      return { en: "what to sacrifice", ja: "生け贄に捧げるもの" };
    case "search":
      return { en: "what to find", ja: "見つけるカード" };
    case "toBottom":
      return { en: "what to put on the bottom", ja: "一番下に置くカード" };
    case "libraryOrder":
    case "graveyardOrder":
      return { en: "for the order of the cards", ja: "カードの順番" };
    case "counters":
      return { en: "how many counters", ja: "カウンターの数" };
    case "damageSource":
      return { en: "for a source of damage", ja: "ダメージの発生源" };
    case "creatureType":
      return { en: "for a creature type", ja: "クリーチャー・タイプ" };
    case "legendRule":
      return { en: "which one to keep (legend rule)", ja: "残すもの(レジェンド・ルール)" };
    case "defender": {
      const { en, ja } = objectName(game, purpose.attacker);
      return { en: `what ${en} attacks`, ja: `${ja}が攻撃する相手` };
    }
    case "addMana":
      return { en: "which mana to add", ja: "加えるマナ" };
    case "clashWith":
      return { en: "whom to clash with", ja: "激突する対戦相手" };
    case "coin":
      return { en: "whether the coin flip is won", ja: "コイン投げに勝つかどうか" };
    case "random":
      return { en: "what comes up at random", ja: "無作為に選ばれるもの" };
    case "shuffle":
      return { en: "in what order the library is after the shuffle", ja: "切り直した後の順番" };
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
    case "chance":
      return list(decision.from.map((id) => objectName(game, id)));
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
  newTargets: "targets NAME",
  divideTargets: "assigns 2 to NAME, 1 to NAME",
  mode: "chooses 1",
  either: "chooses 1",
  payOptional: "yes",
  hybrid: "chooses NAME",
  payWith: "chooses NAME",
  costOrder: "chooses 1",
  sacrifice: "chooses NAME",
  search: "chooses NAME",
  toBottom: "chooses NAME",
  libraryOrder: "orders NAME, NAME",
  graveyardOrder: "orders NAME, NAME",
  counters: "chooses 1",
  damageSource: "chooses NAME",
  creatureType: "chooses NAME",
  legendRule: "chooses NAME",
  defender: "chooses NAME",
  addMana: "chooses NAME",
  clashWith: "chooses B",
  coin: "yes",
  random: "chooses NAME",
  shuffle: "orders NAME, NAME",
};

const howToAnswer = ({ player, purpose }: Asked): string => `${player} ${verbOf[purpose.is]}`;
