/** Tokens in Japanese: 「飛行を持つ白の1/1のスピリット・クリーチャー・トークン2体を生成する」。 */
import { colorWords, objectWords, subtypeWords, supertypeWords } from "../../lexicon.ts";
import { predefinedAs } from "../../predefined.ts";
import type { Ability, Node } from "../../schema.ts";
import { affectedFilter, type Context, conjuncts } from "../context.ts";
import { isOne } from "../meaning.ts";
import { inJapaneseOrder } from "../typeOrder.ts";
import { grantedAbility } from "./abilities.ts";
import { amountText, quantity } from "./amounts.ts";
import { doneBy, type EffectClause } from "./clauses.ts";
import { exceptions } from "./exceptions.ts";
import { isPlural } from "./names.ts";
import type { NounPhrase } from "./nouns.ts";
import { enteringState } from "./permanentEffects.ts";
import { phrases } from "./phrases.ts";
import { objects } from "./references.ts";
import { godan, list, predicate } from "./words.ts";

type Described = Node<"Token", "token">;

export function create(effect: Node<"Effect", "create">, context: Context): EffectClause {
  const { token, amount } = effect;
  const subject = doneBy(effect.who, context);
  if (effect.investigating) {
    const often = isOne(amount) ? "" : `${amountText(amount, context)}回`;
    return { ...subject, predicate: predicate(`調査を${often}`, godan("行う")) };
  }
  const phrase = token.is === "token" ? described(token, context) : copy(token, context);
  const made = `${quantity(phrase, amount, context)}を`;
  const state = enteringState(effect.tapped, effect.attacking);
  const after = token.is === "token" ? later(token, isOne(effect.amount), context) : [];
  return {
    ...subject,
    predicate: phrases(context).create(made + state),
    ...(after.length > 0 && { after }),
  };
}

const phraseOf = (adjectives: string, noun: string, isCreature: boolean): NounPhrase => ({
  relations: "",
  adjectives,
  noun,
  counter: isCreature ? "体" : "つ",
  either: [],
});

function described(token: Described, context: Context): NounPhrase {
  const word = predefinedAs(token);
  if (word !== undefined) {
    const { ja } = subtypeWords.get(word) ?? { ja: word };
    return phraseOf("", `${ja}・${objectWords.token.ja}`, false);
  }
  const name = token.name === undefined ? "" : `「${token.name}」という名前の`;
  const { power, toughness } = token;
  const pt =
    power && toughness ? `${amountText(power, context)}/${amountText(toughness, context)}の` : "";
  const supertypes = (token.supertypes ?? []).map((one) => supertypeWords[one].ja).join("");
  const words = [
    ...token.subtypes.map((one) => subtypeWords.get(one)?.ja ?? one),
    ...inJapaneseOrder(token.types).map(phrases(context).type),
    objectWords.token.ja,
  ];
  const isCreature = token.types.includes("creature");
  const adjectives = name + having(token, context) + colorsOf(token) + pt + supertypes;
  return phraseOf(adjectives, words.join("・"), isCreature);
}

function colorsOf({ colors }: Described): string {
  const words = colors.map((color) => colorWords[color].ja);
  if (words.length > 1) return `${words.join("であり")}である`;
  return `${words[0] ?? "無色"}の`;
}

/** A size that an ability tells is told after the token, in a sentence of its own. */
const saysSize = (token: Described): boolean => token.power === undefined;

/** 「飛行を持つ」. */
function having(token: Described, context: Context): string {
  const abilities = token.abilities ?? [];
  if (abilities.length === 0 || saysSize(token)) return "";
  return `${list(abilities.map((ability) => abilityOf(ability, context)))}を持つ`;
}

function later(token: Described, isOne: boolean, context: Context): readonly string[] {
  const abilities = token.abilities ?? [];
  if (abilities.length === 0 || !saysSize(token) || predefinedAs(token) !== undefined) return [];
  const texts = abilities.map((ability) => abilityOf(ability, context));
  return [`${isOne ? "それ" : "それら"}は${list(texts)}を持つ`];
}

/** An ability of a token, which speaks of itself as 「このトークン」. */
const abilityOf = (ability: Ability, context: Context): string =>
  grantedAbility(ability, { ...context, affected: { is: "isToken" } });

/** 「それのコピーであるトークン」, with exceptions 「それが速攻を持つことを除き、…」. */
function copy(token: Node<"Token", "copyToken">, context: Context): NounPhrase {
  const of = objects(token.of, context, "each");
  const each = isPlural(token.of, context) ? "それぞれ" : "";
  const adjectives = `${exceptions(token.except, affectedFilter(token.of, context), context)}${of}${each}のコピーである`;
  return phraseOf(adjectives, objectWords.token.ja, isCreatureCopy(token, context));
}

/** Copies are counted as what they copy is. */
function isCreatureCopy({ of }: Node<"Token", "copyToken">, context: Context): boolean {
  const spec =
    of.is === "target" ? of.spec : of.is === "thatTarget" && context.targets.get(of.slot);
  const filter = of.is === "all" ? of.filter : spec && spec.is === "targetObject" && spec.filter;
  if (!filter) return of.is !== "attachedTo";
  return conjuncts(filter).some((part) => part.is === "type" && part.type === "creature");
}
