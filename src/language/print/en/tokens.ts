/** Tokens in English: "two 1/1 white Soldier creature tokens with flying". */
import { supertypeWords, typeWords } from "../../lexicon.ts";
import { predefinedAs } from "../../predefined.ts";
import type { Effect, Filter, Node } from "../../schema.ts";
import { affectedFilter, type Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { grantedAbility } from "./abilities.ts";
import { quantified, value, whereX } from "./amounts.ts";
import { exceptions } from "./exceptions.ts";
import { type Quantity, quantityOf } from "./nouns.ts";
import { objects } from "./references.ts";
import { colorList } from "./types.ts";
import { joined, list } from "./words.ts";

type Creating = Extract<Effect, { is: "create" }>;

/** What is created, behind "create". */
export function createdTokens(
  { amount, token, tapped, attacking }: Creating,
  context: Context,
): string {
  const state = tapped && !attacking ? "tapped" : "";
  const how = (one: boolean): string => {
    const words = [...(tapped ? ["tapped"] : []), ...(attacking ? ["attacking"] : [])];
    return attacking ? ` that${one ? "'s" : " are"} ${list(words)}` : "";
  };
  switch (token.is) {
    case "token": {
      const words = tokenWords(token, context);
      const so = (number: Quantity): string =>
        quantityOf(
          number,
          joined(state, words.front, "token"),
          joined(state, words.front, "tokens"),
        ) +
        words.behind +
        how(number === 1);
      const { head, tail } = quantified(amount, so, context);
      const first = tellsNameFirst(token) ? `${token.name}, ` : "";
      return first + head + tail + words.where;
    }
    case "copyToken": {
      // Of the token that is made is spoken, too: the other is not simply "it".
      if (token.of.is === "theOne") context.mentions.mention("another");
      const of = objects(token.of, context).text;
      const except = exceptions(token.except, affectedFilter(token.of, context), context);
      const so = (number: Quantity): string =>
        number === 1
          ? `a ${joined(state, "token")} that's a copy of ${of}`
          : `${quantityOf(number, joined(state, "token"))} that are copies of ${of}`;
      const { head, tail } = quantified(amount, so, context);
      return `${head}${how(amount.is === "number" && amount.value === 1)
        .replace("that's", "and is")
        .replace("that are", "and are")}${tail}${except}`;
    }
    default:
      return unknownNode(token);
  }
}

/** "Create Ember, a legendary 3/3 red Dragon creature token with flying." */
const tellsNameFirst = ({ name, supertypes = [] }: Node<"Token", "token">): boolean =>
  name !== undefined && supertypes.includes("legendary");

/** "1/1 white Soldier creature" and " with flying". */
function tokenWords(
  token: Node<"Token", "token">,
  context: Context,
): { readonly front: string; readonly behind: string; readonly where: string } {
  const word = predefinedAs(token);
  if (word !== undefined) return { front: word, behind: "", where: "" };
  const { name, colors, supertypes, types, subtypes, power, toughness, abilities } = token;
  const side = (amount: typeof power & object): string =>
    amount.is === "number" ? value(amount, context) : "X";
  const kinds = types.map((type): Filter => ({ is: "type", type }));
  const inner: Context = {
    ...context,
    affected: { is: "allOf", filters: [{ is: "isToken" }, ...kinds] },
  };
  const given = (abilities ?? []).map((ability) => grantedAbility(ability, inner));
  const front = joined(
    ...(supertypes ?? []).map((type) => supertypeWords[type].en),
    power && toughness ? `${side(power)}/${side(toughness)}` : "",
    colors.length === 0 ? "colorless" : colorList(colors),
    ...subtypes,
    ...types.map((type) => typeWords[type].en),
  );
  const named = name === undefined || tellsNameFirst(token) ? "" : ` named ${name}`;
  const behind = given.length > 0 ? ` with ${list(given)}` : "";
  return {
    front,
    behind: named + behind,
    where: power && toughness ? whereX([power, toughness], context) : "",
  };
}
