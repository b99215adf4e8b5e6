/** Amounts in Japanese: 「カード2枚」「3点のダメージ」「+1/+1」「あなたの白への信心」。 */
import { colorWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import type { Amount, Filter, Node, Objects } from "../../schema.ts";
import type { TurnSpan } from "../../vocabulary.ts";
import type { Context } from "../context.ts";
import { bonusValue } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { happenedClause, sumClause } from "./happened.ts";
import { isPlural, naming } from "./names.ts";
import { counted, forEach, inQuantity, type NounPhrase, nounPhrase, numberOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { objects, possessor, subject } from "./references.ts";
import { type Counter, counterName, number, unit } from "./words.ts";

export const spanWords: Readonly<Record<TurnSpan, string>> = {
  thisTurn: "このターン",
  lastTurn: "直前のターン",
};

/** What an amount is, as a noun: 「3」「X」「それのパワー」「あなたの手札にあるカードの枚数」。 */
export function amountText(amount: Amount, context: Context): string {
  switch (amount.is) {
    case "number":
      return String(amount.value);
    case "x":
      return "X";
    case "anyNumber":
      return "望む数";
    case "count":
      return numberOf(amount.filter, context);
    case "howMany":
      return howMany(amount.what, context);
    case "statOf": {
      const sum = isPlural(amount.what, context) ? "の合計" : "";
      return `${objects(amount.what, context)}の${phrases(context).stat(amount.stat)}${sum}`;
    }
    case "countersOn":
      return `${countersOn(amount, context)}の総数`;
    case "lifeOf":
      return `${possessor(amount.who, context)}のライフ総量`;
    case "eventAmount":
      return eventAmount(context);
    case "devotion":
      return `あなたの${amount.colors.map((color) => colorWords[color].ja).join("と")}への信心`;
    case "manaSymbols":
      return `${manaSymbols(amount, context)}の総数`;
    case "moreTargets":
      return "2つ目以降の対象の数";
    case "timesHappened":
      return `${spanWords[amount.during]}に${happenedClause(amount.what, context)}回数`;
    case "attackedWith":
      return `${attackers(amount, context)}の総数`;
    case "sumHappened":
      return `${spanWords[amount.during]}に${sumClause(amount.what, context)}`;
    case "negative":
      return `-${amountText(amount.amount, context)}`;
    case "product":
      return `${amountText(amount.amount, context)}の${amount.factor}倍`;
    default:
      return unknownNode(amount);
  }
}

function howMany(what: Objects, context: Context): string {
  const counter = counterOf(what, context);
  return `${objects(what, context)}の${counter === "枚" ? "枚数" : "総数"}`;
}

function counterOf(what: Objects, context: Context): Counter {
  if (what.is === "named") return naming(what.name, context)?.counter ?? "枚";
  if (what.is === "all") return nounPhrase(what.filter, context).counter;
  return what.is === "zoneOf" || what.is === "topOfLibrary" || what.is === "linked" ? "枚" : "つ";
}

const countersOn = ({ what, counter }: Node<"Amount", "countersOn">, context: Context): string =>
  `${objects(what, context)}の上にある${counterName(counter)}`;

const manaSymbols = ({ what, color }: Node<"Amount", "manaSymbols">, context: Context): string =>
  `${objects(what, context)}のマナ・コストに含まれる${colorWords[color].ja}マナ・シンボル`;

/** 「このターンにあなたが攻撃に参加させたクリーチャー」。 */
const attackers = ({ who, during }: Node<"Amount", "attackedWith">, context: Context): string =>
  `${spanWords[during]}に${subject(who, context)}が攻撃に参加させたクリーチャー`;

/** Whether the ability prevents damage: then the amount is of what was prevented (615.5). */
const prevents = ({ ability }: Context): boolean =>
  ability.is === "replacement" && ability.instead.is === "prevent";

function eventAmount(context: Context): string {
  if (prevents(context)) return "これにより軽減されたダメージ";
  switch (context.event?.is) {
    case "damages":
      return "そのダメージ";
    case "gainsLife":
    case "losesLife":
      return "その点数";
    case "draws":
    case "drawsCards":
    case "discards":
    case "mills":
      return "その枚数";
    default:
      return "その数";
  }
}

/** One of what an event counts: 「失ったライフ1点」「これにより軽減されたダメージ1点」。 */
function eventUnit(context: Context): string {
  if (context.event?.is === "losesLife") return "失ったライフ1点";
  if (context.event?.is === "gainsLife") return "得たライフ1点";
  const text = eventAmount(context);
  return text.endsWith("枚数") ? "そのカード1枚" : text.endsWith("数") ? `${text}1` : `${text}1点`;
}

/** 「クリーチャー1体につき」: how often something is done or added. */
export function forEachOf(amount: Amount, context: Context): string {
  switch (amount.is) {
    case "number":
    case "x":
      return `${number(amount.is === "x" ? "X" : amount.value, "回")}`;
    case "count":
      return forEach(amount.filter, context);
    case "howMany": {
      const one = number(1, counterOf(amount.what, context));
      return `${objects(amount.what, context)}${one}につき`;
    }
    case "countersOn":
      return `${countersOn(amount, context)}1個につき`;
    case "manaSymbols":
      return `${manaSymbols(amount, context)}1つにつき`;
    case "eventAmount":
      return `${eventUnit(context)}につき`;
    case "moreTargets":
      return "2つ目以降の対象1つにつき";
    case "timesHappened":
      return `${amountText(amount, context)}1回につき`;
    case "attackedWith":
      return `${attackers(amount, context)}1体につき`;
    case "anyNumber":
      return "望む回数";
    default:
      return `${amountText(amount, context)}1点につき`;
  }
}

/** Amounts that say 「〜1つにつき」 rather than 「〜に等しい数の」. */
type Each = Node<"Amount", "attackedWith" | "count" | "manaSymbols" | "countersOn" | "moreTargets">;
const countsEach = (amount: Amount): amount is Each =>
  amount.is === "attackedWith" ||
  amount.is === "count" ||
  amount.is === "manaSymbols" ||
  amount.is === "countersOn" ||
  amount.is === "moreTargets";

/** So many of a noun: 「カード2枚」「望む枚数のカード」「〜1体につきカード1枚」。 */
export function quantity(
  phrase: NounPhrase,
  amount: Amount,
  context: Context,
  how: { readonly upTo?: boolean } = {},
): string {
  const before = how.upTo ? "最大" : "";
  if (amount.is === "number") return counted(phrase, amount.value, before);
  if (amount.is === "x") return counted(phrase, "X", before);
  if (amount.is === "anyNumber") return inQuantity(phrase);
  const ofEvent = amount.is === "eventAmount" && phrase.counter !== "枚";
  if (!how.upTo && (ofEvent || countsEach(amount))) {
    return forEachOf(amount, context) + counted(phrase, 1);
  }
  if (!how.upTo && amount.is === "product") {
    return forEachOf(amount.amount, context) + counted(phrase, amount.factor);
  }
  return inQuantity(phrase, `${amountText(amount, context)}${how.upTo ? "以下の" : "に等しい"}`);
}

/** 「カード2枚」; for a count 「〜1体につきカード1枚」。 */
export const cards = (
  amount: Amount,
  context: Context,
  which?: Filter,
  how: { readonly upTo?: boolean } = {},
): string =>
  quantity(nounPhrase(which ?? { is: "isCard" }, context, { noun: "card" }), amount, context, how);

/** 「+1/+1カウンター2個」。 */
export const counters = (amount: Amount, kind: string | undefined, context: Context): string =>
  quantity(thing(kind === undefined ? "カウンター" : counterName(kind), "個"), amount, context);

/** A noun without qualities. */
export const thing = (noun: string, counter: Counter): NounPhrase => ({
  relations: "",
  adjectives: "",
  noun,
  counter,
  either: [],
});

/** 「3点のライフ」「〜の枚数に等しい点数のダメージ」。 */
export function points(amount: Amount, noun: string, context: Context): string {
  switch (amount.is) {
    case "number":
      return `${number(amount.value, "点")}の${noun}`;
    case "x":
      return `${number("X", "点")}の${noun}`;
    case "anyNumber":
      return `望む${unit("点")}の${noun}`;
    case "product":
      return `${forEachOf(amount.amount, context)}${number(amount.factor, "点")}の${noun}`;
    default:
      return `${amountText(amount, context)}に等しい点数の${noun}`;
  }
}

/** 「3点」, else 「〜に等しい点数」: after a noun in the object case. */
export function pointsOf(amount: Amount, context: Context): string {
  if (amount.is === "number") return number(amount.value, "点");
  return amount.is === "x" ? "X点" : `${amountText(amount, context)}に等しい点数`;
}

interface Bonus {
  readonly value: string;
  /** 「〜1体につき」 */
  readonly each?: string;
  /** 「Xは、〜に等しい」 */
  readonly where?: string;
}

/** 「+1/+1」, with what it is for or what X is when it is counted. */
export function bonus(power: Amount, toughness: Amount, context: Context): Bonus {
  const both = [power, toughness];
  const products = both.flatMap((one) => (one.is === "product" ? [one] : []));
  const [first] = products;
  const same = products.every(({ amount }) => sameData(amount, first?.amount));
  const rest = both.filter((one) => one.is !== "product");
  if (first && same && rest.every((one) => one.is === "number" && one.value === 0)) {
    const [one = power, other = toughness] = both.map(
      (part): Amount => (part.is === "product" ? { is: "number", value: part.factor } : part),
    );
    return { value: bonusValue(one, other), each: forEachOf(first.amount, context) };
  }
  const inside = both.map((one) => (one.is === "negative" ? one.amount : one));
  const unknown = inside.find((one) => one.is !== "number" && one.is !== "x");
  return {
    value: bonusValue(power, toughness),
    ...(unknown && { where: `Xは、${amountText(unknown, context)}に等しい` }),
  };
}
