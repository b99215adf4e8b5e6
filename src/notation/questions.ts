/** The questions that a game asks, in words, with the line that would answer them. */
import type { TotalCost } from "../engine/costs/total.ts";
import type { Decision, Purpose } from "../engine/decisions.ts";
import type { Game, ObjectId } from "../engine/index.ts";
import type { Bilingual } from "./bilingual.ts";
import { joined, objectName, playerName, targetName, tokenName } from "./describe.ts";
import { capital } from "./punctuation.ts";

type Asked = Exclude<Decision, { is: "act" }>;

/** What is asked, as a sentence, and how a line would answer it. */
export function questionText(game: Game, decision: Decision): Bilingual {
  const player = playerName(decision.player);
  if (decision.is === "act") {
    return {
      en: `${capital(player.en)} has priority and no question is open.`,
      ja: `${player.ja}が優先権を持っていて、問いは出ていません。`,
    };
  }
  const { en, ja } = asking(game, decision);
  const how = howToAnswer(decision);
  return {
    en: `${en}; a line such as “${how}” answers it.`,
    ja: `${ja}。「${how.replaceAll("NAME", "名前")}」のような行で答えます。`,
  };
}

/** What is asked, for who answers otherwise than by a line. */
export function openQuestion(game: Game, decision: Asked): Bilingual {
  const { en, ja } = asking(game, decision);
  return { en: `${en}.`, ja: `${ja}。` };
}

function asking(game: Game, decision: Asked): Bilingual {
  const player = playerName(decision.player);
  const asked = askedText(game, decision);
  return {
    en: `${capital(player.en)} is asked ${asked.en}`,
    ja: `${player.ja}は${asked.ja}を聞かれています`,
  };
}

function askedText(game: Game, decision: Asked): Bilingual {
  const { purpose, source } = decision;
  const name = source === undefined ? undefined : objectName(game, source);
  const { en, ja } = purposeText(game, purpose);
  const choices = choicesText(game, decision);
  const inside = [name?.ja, choices?.ja].filter((one) => one !== undefined).join("：");
  return {
    en: `${en}${name ? ` (${name.en})` : ""}${choices?.en ?? ""}`,
    ja: `${ja}${inside && `（${inside}）`}`,
  };
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
        : whetherToPay(purpose.cost);
    case "color":
      return { en: "for a color", ja: "色" };
    case "triggers":
      return { en: "for the order of triggered abilities", ja: "誘発型能力の順番" };
    case "copies":
      return { en: "for the order of the copies", ja: "コピーの順番" };
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
    case "damagedPlayer": {
      const { en, ja } = objectName(game, purpose.attacker);
      return {
        en: `which player ${en} deals its damage to`,
        ja: `${ja}がダメージを与えるプレイヤー`,
      };
    }
    case "defendingPlayer":
      return { en: "which defending player is meant", ja: "どの防御プレイヤーか" };
    case "damageOrder": {
      const { en, ja } = objectName(game, purpose.source);
      return { en: `in which order ${en} assigns damage`, ja: `${ja}がダメージを割り振る順番` };
    }
    case "mode":
      return { en: "for a mode", ja: "モード" };
    case "payOptional":
      return { en: `whether to pay ${purpose.name}`, ja: `${purpose.name}を支払うかどうか` };
    case "hybrid":
      return { en: `how to pay {${purpose.symbol}}`, ja: `{${purpose.symbol}}の支払い方` };
    case "payWith":
      return costText(purpose.cost);
    case "defender": {
      const { en, ja } = purpose.token
        ? tokenName(purpose.token)
        : objectName(game, purpose.attacker);
      return { en: `what ${en} attacks`, ja: `${ja}が攻撃する先` };
    }
    case "libraryOrder":
      return purpose.where === "top"
        ? { en: "for the order on top of the library", ja: "ライブラリーの一番上に置く順番" }
        : {
            en: "for the order on the bottom of the library",
            ja: "ライブラリーの一番下に置く順番",
          };
    default:
      return texts[purpose.is];
  }
}

const texts = {
  divideTargets: { en: "how to divide it among the targets", ja: "対象への割り振り" },
  newTargets: { en: "for new targets", ja: "新しい対象" },
  half: { en: "which half to cast", ja: "唱える半分" },
  either: { en: "which of two things to do", ja: "どちらを行うか" },
  sacrifice: { en: "what to sacrifice", ja: "生け贄に捧げるもの" },
  search: { en: "what to find", ja: "探し出すカード" },
  toGraveyard: { en: "what to put into the graveyard", ja: "墓地に置くカード" },
  toBottom: { en: "what to put on the bottom", ja: "一番下に置くカード" },
  timestamps: { en: "for the order of timestamps", ja: "タイムスタンプの順番" },
  counters: { en: "for a number of counters", ja: "カウンターの数" },
  prevention: { en: "which damage to prevent", ja: "軽減するダメージ" },
  redirect: {
    en: "which planeswalker is dealt the damage instead, if any",
    ja: "代わりにダメージを与えるプレインズウォーカー",
  },
  damageSource: { en: "for a source of damage", ja: "ダメージの発生源" },
  creatureType: { en: "for a creature type", ja: "クリーチャー・タイプ" },
  wordToChange: { en: "which word to change", ja: "置き換える単語" },
  newWord: { en: "for the new word", ja: "新しい単語" },
  legendRule: { en: "which of them to keep", ja: "残すもの" },
  planeswalkerRule: { en: "which of them to keep", ja: "残すもの" },
  addMana: { en: "which mana to add", ja: "加えるマナ" },
  clashWith: { en: "with whom to clash", ja: "激突する相手" },
  coin: { en: "whether the coin flip is won", ja: "コイン投げの結果" },
  random: { en: "what is picked at random", ja: "無作為に選ばれるもの" },
  shuffle: { en: "how the library is shuffled", ja: "ライブラリーの切り直し方" },
  attachTo: { en: "what to attach it to", ja: "つける先" },
} satisfies Record<string, Bilingual>;

/** The mana, or just that there is a cost: what else is to be done stands on the card. */
function whetherToPay({ mana, other }: TotalCost): Bilingual {
  return other.length === 0
    ? { en: `whether to pay ${mana}`, ja: `${mana}を支払うかどうか` }
    : { en: "whether to pay the cost", ja: "コストを支払うかどうか" };
}

function costText(cost: string): Bilingual {
  switch (cost) {
    case "sacrificeOthers":
      return texts.sacrifice;
    case "returnOthers":
      return { en: "what to return to hand", ja: "手札に戻すもの" };
    case "tapOthers":
      return { en: "what to tap", ja: "タップするもの" };
    case "exileCards":
      return { en: "what to exile", ja: "追放するもの" };
    default:
      return { en: "what to put into the library", ja: "ライブラリーに置くカード" };
  }
}

/** More choices than this are not listed one by one. */
const mostListed = 8;

function choicesText(game: Game, decision: Asked): Bilingual | undefined {
  const list = (texts: readonly Bilingual[]): Bilingual | undefined => {
    if (texts.length === 0 || texts.length > mostListed) return undefined;
    const { en, ja } = joined(texts);
    return { en: `: ${en}`, ja };
  };
  switch (decision.is) {
    case "choose":
      return list(decision.from.map((target) => targetName(game, target)));
    case "order":
      return list(decision.items.map((id: ObjectId) => objectName(game, id)));
    case "number":
      return {
        en: ` from ${decision.min} to ${decision.max}`,
        ja: `${decision.min}から${decision.max}`,
      };
    default:
      return undefined;
  }
}

/** The verbs of the notation, by what is asked. */
const verbOf: Readonly<Partial<Record<Purpose["is"], string>>> = {
  target: "targets NAME",
  newTargets: "targets NAME",
  x: "chooses X = 1",
  mode: "chooses mode 1",
  either: "chooses mode 1",
  hybrid: "chooses {W}",
  addMana: "chooses {G}",
  discard: "discards NAME",
  discardCost: "discards NAME",
  handSize: "discards NAME",
  may: "yes",
  replace: "yes",
  payOptional: "yes",
  pay: "pays",
  color: "chooses green",
  creatureType: "chooses Goblin",
  wordToChange: "chooses green",
  newWord: "chooses green",
  defender: "chooses B",
  damagedPlayer: "chooses B",
  defendingPlayer: "chooses B",
  clashWith: "chooses B",
  triggers: "orders NAME, NAME",
  copies: "orders NAME, NAME",
  timestamps: "orders NAME, NAME",
  attack: "attacks with NAME",
  block: "blocks NAME with NAME",
  blockers: "blocks NAME with NAME",
  search: "finds NAME",
  sacrifice: "sacrifices NAME",
  legendRule: "keeps NAME",
  planeswalkerRule: "keeps NAME",
  toBottom: "puts NAME on the bottom",
};

const verbOfCost: Readonly<Record<string, string>> = {
  sacrificeOthers: "sacrifices NAME",
  tapOthers: "taps NAME",
  exileCards: "exiles NAME",
  putCardsOnLibrary: "puts NAME on top",
};

function howToAnswer(decision: Asked): string {
  const { player, purpose } = decision;
  if (decision.is === "chance") {
    return purpose.is === "coin" ? "coin: won" : "at random: NAME";
  }
  if (purpose.is === "payWith") return `${player} ${verbOfCost[purpose.cost] ?? "chooses NAME"}`;
  return `${player} ${verbOf[purpose.is] ?? verbOfKind[decision.is]}`;
}

/** Where the purpose has no verb of its own. */
const verbOfKind: Readonly<Record<Asked["is"], string>> = {
  choose: "chooses NAME",
  confirm: "yes",
  number: "chooses 1",
  option: "chooses NAME",
  order: "orders NAME, NAME",
  divide: "assigns 2 to NAME, 1 to NAME",
  pay: "pays",
  pairs: "blocks NAME with NAME",
  chance: "coin: won",
};
