/** Types, colors, power and toughness that something has or gets, in Japanese. */
import { colorWords, subtypeWords, supertypeWords, typeWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import type { Amount, Change, ColorChoice, Node } from "../../schema.ts";
import { basicLandTypes, type Color, type Subtype, type SubtypeKind } from "../../vocabulary.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { inJapaneseOrder } from "../typeOrder.ts";
import { amountText } from "./amounts.ts";
import { subtypeJa } from "./filters.ts";
import { phrases } from "./phrases.ts";
import { subject } from "./references.ts";
import { copula, equal, exists, godan, ichidan, type Predicate, predicate } from "./words.ts";

type TypeChange = Extract<
  Change,
  {
    is:
      | "addTypes"
      | "setTypes"
      | "setSubtypes"
      | "loseTypes"
      | "allCreatureTypes"
      | "becomeChosenType";
  }
>;
type ColorChange = Extract<Change, { is: "becomeColor" | "becomeColors" }>;
/** Changes of what a thing is. */
export type Becoming = TypeChange | ColorChange | Node<"Change", "setPT">;

const becomings: readonly Change["is"][] = [
  "addTypes",
  "setTypes",
  "setSubtypes",
  "loseTypes",
  "allCreatureTypes",
  "becomeChosenType",
  "becomeColor",
  "becomeColors",
  "setPT",
] satisfies readonly Becoming["is"][];
export const isBecoming = (change: Change): change is Becoming => becomings.includes(change.is);

export const kindWords: Readonly<Record<SubtypeKind, string>> = {
  artifact: typeWords.artifact.ja,
  creature: typeWords.creature.ja,
  enchantment: typeWords.enchantment.ja,
  land: typeWords.land.ja,
  planeswalker: typeWords.planeswalker.ja,
};

type NewTypes = Extract<Change, { is: "addTypes" | "setTypes" | "setSubtypes" }>;
const isNewTypes = (change: Change): change is NewTypes =>
  change.is === "addTypes" || change.is === "setTypes" || change.is === "setSubtypes";

/** 「伝説の狼男・クリーチャー」. */
function typeNoun(change: NewTypes, context: Context): string {
  const supertypes = change.is === "addTypes" ? (change.supertypes ?? []) : [];
  const types = change.is === "setSubtypes" ? [] : (change.types ?? []);
  const all = basicLandTypes.every((type) => change.subtypes?.includes(type));
  const words = [
    ...(all ? ["すべての基本土地タイプ"] : (change.subtypes ?? []).map(subtypeJa)),
    ...inJapaneseOrder(types).map(phrases(context).type),
  ];
  return supertypes.map((one) => supertypeWords[one].ja).join("") + words.join("・");
}

/** Numbers that can stand as 「4/4」. */
const isPlain = (amount: Amount): boolean => amount.is === "number" || amount.is === "x";
const ptText = ({ power, toughness }: Node<"Change", "setPT">, context: Context): string =>
  `${amountText(power, context)}/${amountText(toughness, context)}`;

/** 「白の」「白であり黒である」. */
const colorsBefore = (colors: readonly Color[]): string => {
  const words = colors.length === 0 ? ["無色"] : colors.map((color) => colorWords[color].ja);
  return words.length > 1
    ? `${words.join("であり")}である`
    : words.map((one) => `${one}の`).join("");
};

/** Whether a change is said in the one noun of new types: its color and size, too. */
export function becomesNew(
  change: Change,
  all: readonly Change[],
  manner: "static" | "effect",
): boolean {
  if (isNewTypes(change)) return true;
  const news = all.filter(isNewTypes);
  if (news.length === 0) return false;
  if (change.is === "setPT") return isPlain(change.power) && isPlain(change.toughness);
  // What something 「でもある」 besides says nothing of its color.
  if (manner === "static" && news.every(({ is }) => is === "addTypes")) return false;
  if (change.is === "becomeColors") return !change.also;
  return change.is === "becomeColor" && !change.also && change.color.is === "thatColor";
}

/** 「基本のパワーとタフネスが1/1の青のカエルになる」「他のタイプに加えてクリーチャーでもある」. */
export function becoming(
  changes: readonly Change[],
  manner: "static" | "effect",
  context: Context,
): Predicate | undefined {
  const types = changes.filter(isNewTypes);
  if (types.length === 0) return undefined;
  const parts = changes.filter((change) => becomesNew(change, changes, manner));
  const front = parts.map((change) => {
    if (change.is === "setPT") return `${baseOf(context)}${ptText(change, context)}の`;
    if (change.is === "becomeColors") return colorsBefore(change.colors);
    return change.is === "becomeColor" && change.color.is === "thatColor"
      ? colorsBefore([change.color.color])
      : "";
  });
  const also = types.every(({ is }) => is === "addTypes") ? `他の${otherTypes(types)}に加えて` : "";
  const sizes = parts.map(({ is }) => is === "setPT");
  // Size stands before color.
  const inOrder = [
    ...front.filter((_, index) => sizes[index]),
    ...front.filter((_, index) => !sizes[index]),
  ];
  const noun =
    inOrder.join("") +
    types
      .map((one) => typeNoun(one, context))
      .filter(Boolean)
      .join("・");
  if (manner === "effect") return predicate(`${also}${noun}に`, godan("なる"));
  return also === "" ? predicate("", copula(noun)) : predicate(`${also}${noun}でも`, exists());
}

/** 「基本のパワーとタフネスが」; where there was no word for it, the numbers say enough. */
const baseOf = (context: Context): string =>
  phrases(context).sizes === "base" ? "基本のパワーとタフネスが" : "";

const isLandType = (subtype: Subtype): boolean => subtypeWords.get(subtype)?.of === "land";

/** 「タイプ」, or 「土地タイプ」 and 「クリーチャー・タイプ」 where only such are added. */
function otherTypes(changes: readonly NewTypes[]): string {
  const onlySubtypes = changes.every(
    (change) => change.is === "addTypes" && !change.types?.length && !change.supertypes?.length,
  );
  if (!onlySubtypes) return "タイプ";
  const words = changes.flatMap(({ subtypes }) => subtypes ?? []);
  return words.every(isLandType) ? "土地タイプ" : "クリーチャー・タイプ";
}

/** Types and colors that are said by themselves. */
export function colorChange(
  change: Exclude<Becoming, { is: "setPT" }>,
  manner: "static" | "effect",
  context: Context,
): Predicate {
  const is = (noun: string, also = false): Predicate => {
    const front = also ? `他の色に加えて${noun}` : noun;
    if (manner === "effect") return predicate(`${front}に`, godan("なる"));
    return also ? predicate(`${front}でも`, exists()) : predicate("", copula(front));
  };
  switch (change.is) {
    case "becomeColor":
      return is(colorOf(change.color, context), change.also);
    case "becomeColors":
      return is(
        change.colors.map((color) => colorWords[color].ja).join("と") || "無色",
        change.also,
      );
    case "loseTypes": {
      const noun = change.types.map(phrases(context).type).join("でも");
      return manner === "static"
        ? predicate(`${noun}で`, { ...exists(), plain: "ない", stem: "なく", te: "なくて" })
        : predicate(`${noun}で`, godan("なくなる"));
    }
    case "allCreatureTypes":
      return manner === "static"
        ? predicate("", copula("すべてのクリーチャー・タイプ"))
        : predicate("すべてのクリーチャー・タイプを", ichidan("得る"));
    case "becomeChosenType": {
      if (!change.also) return is("選ばれたタイプ");
      return manner === "effect"
        ? predicate("他のタイプに加えて選ばれたタイプに", godan("なる"))
        : predicate("他のタイプに加えて選ばれたタイプでも", exists());
    }
    case "addTypes":
    case "setTypes":
    case "setSubtypes":
      return is(typeNoun(change, context));
    default:
      return unknownNode(change);
  }
}

/** 「基本のパワーとタフネスが4/4になる」. */
export function setPT(
  change: Node<"Change", "setPT">,
  manner: "static" | "effect",
  context: Context,
): Predicate {
  const { base } = phrases(context);
  const what = baseOf(context);
  if (isPlain(change.power) && isPlain(change.toughness)) {
    const value = ptText(change, context);
    return manner === "static"
      ? predicate(what, copula(value))
      : predicate(`${what}${value}に`, godan("なる"));
  }
  const power = amountText(change.power, context);
  const same = sameData(change.power, change.toughness);
  const values = same
    ? `${base}パワーとタフネスがそれぞれ、${power}に`
    : `${base}パワーが${power}に、${base}タフネスが${amountText(change.toughness, context)}に`;
  return manner === "static"
    ? predicate(values, equal())
    : predicate(`${values}等しく`, godan("なる"));
}

/** A characteristic-defining ability: 「このクリーチャーのパワーとタフネスはそれぞれ、〜に等しい」 (604.3)。 */
export function definesPT(
  who: string,
  { power, toughness }: Node<"Change", "setPT">,
  context: Context,
): string {
  const first = amountText(power, context);
  if (sameData(power, toughness)) {
    return `${who}のパワーとタフネスはそれぞれ、${first}に等しい`;
  }
  return `${who}のパワーは${first}に等しく、タフネスは${amountText(toughness, context)}に等しい`;
}

function colorOf(choice: ColorChoice, context: Context): string {
  switch (choice.is) {
    case "thatColor":
      return colorWords[choice.color].ja;
    case "colorOfChoice":
      return `${subject(choice.who, context)}が選んだ色1色`;
    case "chosenColor":
      return "選ばれた色";
    default:
      return unknownNode(choice);
  }
}
