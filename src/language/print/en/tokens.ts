/** Tokens in English: "two 1/1 white Soldier creature tokens with flying". */
import { supertypeWords } from "../../lexicon.ts";
import { predefinedAs } from "../../predefined.ts";
import type { Effect, Filter, Node } from "../../schema.ts";
import { affectedFilter, type Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { grantedAbility } from "./abilities.ts";
import { quantified, value, whereX } from "./amounts.ts";
import { exceptions } from "./exceptions.ts";
import { type Quantity, quantityOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { objects } from "./references.ts";
import { colorList } from "./types.ts";
import { joined, list } from "./words.ts";

type Creating = Extract<Effect, { is: "create" }>;

/** What is created, behind "create"; what follows it has its space or comma before it. */
export function createdTokens(
  { amount, token, tapped, attacking }: Creating,
  context: Context,
): readonly [tokens: string, behind: string] {
  // What is put somewhere is put there "tapped and attacking".
  const { putsTokens } = phrases(context);
  const words = [...(tapped ? ["tapped"] : []), ...(attacking ? ["attacking"] : [])];
  const put = putsTokens && words.length > 0 ? ` ${list(words)}` : "";
  const state = tapped && !attacking && !putsTokens ? "tapped" : "";
  const how = (one: boolean): string =>
    attacking && !putsTokens ? ` that${one ? "'s" : " are"} ${list(words)}` : "";
  switch (token.is) {
    case "token": {
      const { front, behind, where } = tokenWords(token, context);
      // An ability in quotation marks stands behind where the token is put.
      const late = putsTokens && behind.includes('"');
      const so = (number: Quantity): string =>
        quantityOf(number, joined(state, front, "token"), joined(state, front, "tokens")) +
        (late ? "" : behind) +
        how(number === 1);
      const { head, tail } = quantified(amount, so, context);
      const first = tellsNameFirst(token) ? `${token.name}, ` : "";
      return [first + head, put + (late ? behind : "") + tail + where];
    }
    case "copyToken": {
      // Of the token that is made is spoken, too: the other is not simply "it".
      if (token.of.is === "theOne") context.mentions.mention("another");
      const of = objects(token.of, context).text;
      const except = exceptions(token.except, affectedFilter(token.of, context), context);
      let copy = "";
      const so = (number: Quantity): string => {
        copy = number === 1 ? ` that's a copy of ${of}` : ` that are copies of ${of}`;
        return quantityOf(number, joined(state, "token"));
      };
      const { head, tail } = quantified(amount, so, context);
      const entering = how(amount.is === "number" && amount.value === 1)
        .replace("that's", "and is")
        .replace("that are", "and are");
      return [head, put + copy + entering + tail + except];
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
    ...types.map(phrases(context).type),
  );
  const named = name === undefined || tellsNameFirst(token) ? "" : ` named ${name}`;
  const behind = given.length > 0 ? ` with ${list(given)}` : "";
  return {
    front,
    behind: named + behind,
    where: power && toughness ? whereX([power, toughness], context) : "",
  };
}
