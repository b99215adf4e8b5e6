/** Changes of types, colors and base power and toughness in English: "is a 4/4 blue Elf creature". */
import { colorWords, subtypeKindWords, subtypeWords, supertypeWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import type { Change, ColorChoice, Node } from "../../schema.ts";
import { basicLandTypes, type Color, colors, type Subtype } from "../../vocabulary.ts";
import { find } from "../../walk.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { value, whereX } from "./amounts.ts";
import type { Manner } from "./changes.ts";
import { phrases } from "./phrases.ts";
import { possessivePlayer } from "./players.ts";
import { joined, list, type Predicate, plural, predicate, withArticle } from "./words.ts";

/** What makes an object be something else: said in one phrase where they stand together. */
export type Identity = Node<
  "Change",
  "addTypes" | "setTypes" | "setSubtypes" | "becomeColor" | "becomeColors" | "setPT"
>;
const identities = ["addTypes", "setTypes", "setSubtypes", "becomeColor", "becomeColors", "setPT"];
export const isIdentity = (change: Change): change is Identity => identities.includes(change.is);

function colorChoice(choice: ColorChoice, context: Context): string {
  switch (choice.is) {
    case "thatColor":
      return colorWords[choice.color].en;
    case "colorOfChoice":
      return `the color of ${possessivePlayer(choice.who, context)} choice`;
    case "chosenColor":
      return "the chosen color";
    default:
      return unknownNode(choice);
  }
}

/** "white and black", "all colors". */
export const colorList = (which: readonly Color[]): string =>
  which.length === 0
    ? "colorless"
    : which.length === colors.length
      ? "all colors"
      : list(which.map((color) => colorWords[color].en));

const be = (manner: Manner, one: string, many = one): Predicate =>
  manner === "static"
    ? { base: `be ${many}`, third: `is ${one}` }
    : { base: `become ${many}`, third: `becomes ${one}` };

const pluralOf = (word: Subtype): string => subtypeWords.get(word)?.plural ?? plural(word);

/** "base power and toughness 0/4" */
export const basePT = (
  { power, toughness }: Node<"Change", "setPT">,
  context: Context,
): { readonly text: string; readonly where: string } => {
  const side = (amount: typeof power): string =>
    amount.is === "number" ? value(amount, context) : "X";
  const base = phrases(context).sizes === "base" ? "base " : "";
  if (find(power, "theOne").length > 0 && sameData(power, toughness)) {
    const text = `${base}power and ${base}toughness each equal to ${value(power, context)}`;
    return { text, where: "" };
  }
  return {
    text: `${base}power and toughness ${side(power)}/${side(toughness)}`,
    where: whereX([power, toughness], context),
  };
};

const bareNumbers = (pt: Node<"Change", "setPT">, context: Context): string =>
  basePT(pt, context).text.replace(/^(?:base )?power and toughness /, "");

/** "has base power and toughness 0/4", without a word for it "is 0/4". */
function sized(pt: Node<"Change", "setPT">, manner: Manner, context: Context): Predicate {
  return phrases(context).sizes === "base" || find(pt, "theOne").length > 0
    ? predicate("have", basePT(pt, context).text)
    : be(manner, bareNumbers(pt, context));
}

/** Whether a resolution makes a new kind of thing of it: "becomes a blue Frog with base power …". */
export const isNewKind = (changes: readonly Identity[], manner: Manner): boolean =>
  manner === "effect" &&
  changes.some(({ is }) => is === "setSubtypes") &&
  changes.some((one) => one.is === "setPT" && find(one, "theOne").length === 0);

const isWhollyColored = (change: Node<"Change", "becomeColor" | "becomeColors">): boolean =>
  !change.also && (change.is === "becomeColors" || change.color.is === "thatColor");

/** The predicates of changes that say what an object is; `abilities` stand behind the types. */
export function identityPredicates(
  changes: readonly Identity[],
  manner: Manner,
  context: Context,
  abilities: readonly string[],
): readonly Predicate[] {
  const only = <Is extends Identity["is"]>(is: Is): Extract<Identity, { is: Is }> | undefined =>
    changes.find((change): change is Extract<Identity, { is: Is }> => change.is === is);
  const set = only("setTypes");
  const added = only("addTypes");
  const pt = only("setPT");
  const colored = [only("becomeColor"), only("becomeColors")].find((one) => one !== undefined);
  const color =
    colored?.is === "becomeColor"
      ? colorChoice(colored.color, context)
      : colored && colorList(colored.colors);
  if (set || added?.types) {
    const types = (set ?? added)?.types ?? [];
    // What isn't a plain number is said behind: "and has base power and base toughness each …".
    const small = pt && find(pt, "theOne").length === 0 ? pt : undefined;
    const typeNames = types.map(phrases(context).type);
    const front = [
      small ? bareNumbers(small, context) : "",
      ...(added?.supertypes ?? []).map((type) => supertypeWords[type].en),
      color ?? "",
      ...((set ?? added)?.subtypes ?? []),
    ];
    const one = joined(...front, ...typeNames);
    const many = joined(...front, ...typeNames.slice(0, -1), plural(typeNames.at(-1) ?? ""));
    const also = set
      ? ""
      : ` in addition to its other ${color && colored?.also ? "colors and " : ""}types`;
    const tail = `${abilities.length > 0 ? ` with ${list(abilities)}` : ""}${also}`;
    const kind = be(manner, withArticle(one) + tail, many + tail.replace(" its ", " their "));
    return pt && !small ? [kind, sized(pt, manner, context)] : [kind];
  }
  const subtypes = only("setSubtypes") ?? added;
  const kind = only("setSubtypes");
  if (kind && pt && isNewKind(changes, manner)) {
    // A color that it becomes altogether stands in the noun: "a blue Frog with …".
    const within = colored !== undefined && isWhollyColored(colored);
    const inFront = phrases(context).sizes === "plain" ? bareNumbers(pt, context) : "";
    const front = joined(inFront, within ? (color ?? "") : "");
    const last = pluralOf(kind.subtypes.at(-1) ?? "");
    const size = inFront === "" ? [basePT(pt, context).text] : [];
    const having = list([...size, ...abilities]);
    const tail = having === "" ? "" : ` with ${having}`;
    const one = withArticle(joined(front, ...kind.subtypes)) + tail;
    const many = joined(front, ...kind.subtypes.slice(0, -1), last) + tail;
    const before = changes.filter((change) => change === colored && !within);
    return [...identityPredicates(before, manner, context, []), be(manner, one, many)];
  }
  return changes.flatMap((change) => {
    if (change === subtypes) return [subtypePredicate(subtypes, manner, pt, context)];
    if (change === colored && color !== undefined) {
      const also = colored.also ? " in addition to its other colors" : "";
      return [be(manner, color + also, color + also.replace(" its ", " their "))];
    }
    if (change === pt && !(subtypes && manner === "static")) {
      return [sized(pt, manner, context)];
    }
    return [];
  });
}

/** "is a Treefolk with base power and toughness 0/4", "is legendary", "becomes a Swamp". */
function subtypePredicate(
  change: Node<"Change", "addTypes" | "setSubtypes">,
  manner: Manner,
  pt: Node<"Change", "setPT"> | undefined,
  context: Context,
): Predicate {
  const told = manner === "static" ? pt : undefined;
  const plain = phrases(context).sizes === "plain";
  const base = told && !plain ? ` with ${basePT(told, context).text}` : "";
  const size = told && plain ? bareNumbers(told, context) : "";
  const supertypes =
    change.is === "addTypes"
      ? (change.supertypes ?? []).map((type) => supertypeWords[type].en)
      : [];
  const subtypes = change.subtypes ?? [];
  const last = subtypes.at(-1);
  if (last === undefined) return be(manner, joined(...supertypes));
  const one = withArticle(joined(size, ...supertypes, ...subtypes));
  const many = joined(size, ...supertypes, ...subtypes.slice(0, -1), pluralOf(last));
  if (basicLandTypes.every((type) => subtypes.includes(type))) {
    const also = change.is === "addTypes" ? " in addition to its other types" : "";
    const each = "every basic land type";
    return be(manner, each + also, each + also.replace(" its ", " their "));
  }
  const kind = subtypeWords.get(last)?.of;
  const also =
    change.is === "addTypes"
      ? ` in addition to its other ${kind === undefined ? "types" : plural(subtypeKindWords[kind].en)}`
      : "";
  return be(manner, one + also + base, many + also.replace(" its ", " their ") + base);
}
