/** Amounts in English: "two cards", "3 damage", "for each card in your graveyard", "your life total". */
import { colorWords } from "../../lexicon.ts";
import type { Amount, Filter, Objects } from "../../schema.ts";
import { find } from "../../walk.ts";
import { type Context, conjuncts, mentionKey } from "../context.ts";
import { bonusValue } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { attackers, happenedEach, happenedSum, happenedTimes } from "./happened.ts";
import { bare, counted, generic, nounPhrase, type Quantity } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { possessivePlayer } from "./players.ts";
import { objects } from "./references.ts";
import { counterWord, list, plural } from "./words.ts";

/** An amount that stands before what is counted: "two", "X", "that many", "any number of". */
export function quantity(amount: Amount): Quantity | undefined {
  switch (amount.is) {
    case "number":
      return amount.value;
    case "x":
      return "X";
    case "anyNumber":
      return "any number of";
    case "howMany":
    case "eventAmount":
      return "that many";
    default:
      return undefined;
  }
}

/** What is counted one by one, behind "for each": "card in your graveyard". */
function counting(amount: Amount, context: Context): string | undefined {
  switch (amount.is) {
    case "count": {
      const phrase = nounPhrase(amount.filter, context);
      return `${phrase.other ? "other " : ""}${bare(phrase)}`;
    }
    case "howMany":
      return objects(amount.what, context, { counted: "one" }).text;
    case "countersOn":
      return `${counterWord(amount.counter)} on ${objects(amount.what, context).text}`;
    case "manaSymbols":
      return `${colorWords[amount.color].en} mana symbol in ${manaCosts(amount, context)}`;
    case "moreTargets":
      return "target beyond the first";
    case "timesHappened":
      return happenedEach(amount, context);
    case "attackedWith":
      return attackers(amount, "creature", context);
    case "eventAmount":
      return context.prevented ? "1 damage prevented this way" : undefined;
    default:
      return undefined;
  }
}

/** "the mana costs of permanents you control", "its mana cost". */
function manaCosts({ what }: Extract<Amount, { is: "manaSymbols" }>, context: Context): string {
  const key = mentionKey(what, context);
  const known = key !== undefined && context.mentions.has(key);
  const said = objects(what, context, { all: "generic" });
  if (what.is === "named" && said.many) {
    return known ? "those cards' mana costs" : `the mana costs of ${said.text}`;
  }
  if (what.is === "all") return `the mana costs of ${said.text}`;
  return `${said.possessive} ${said.many ? "mana costs" : "mana cost"}`;
}

/** "for each creature you control" behind what is multiplied; undefined for what isn't counted. */
export function forEach(amount: Amount, context: Context): string | undefined {
  const what = counting(amount, context);
  return what && `for each ${what}`;
}

const factors: Readonly<Record<number, string>> = { 2: "twice", 3: "three times" };

/** An amount as a noun: "the number of cards in your hand", "its power", "your life total". */
export function value(amount: Amount, context: Context): string {
  switch (amount.is) {
    case "number":
      return String(amount.value);
    case "x":
      return "X";
    case "anyNumber":
      return "any number";
    case "count":
      return `the number of ${generic(nounPhrase(amount.filter, context))}`;
    case "howMany":
      return `the number of ${objects(amount.what, context, { counted: "many" }).text}`;
    case "statOf": {
      const word = phrases(context).stat(amount.stat);
      const distant = isCardSomewhere(amount.what, context);
      const said = objects(amount.what, context, { all: "generic", distant });
      return said.many ? `the total ${word} of ${said.text}` : `${said.possessive} ${word}`;
    }
    case "countersOn": {
      const on = objects(amount.what, context).text;
      return `the number of ${plural(counterWord(amount.counter))} on ${on}`;
    }
    case "lifeOf":
      return `${possessivePlayer(amount.who, context)} life total`;
    case "eventAmount":
      return context.prevented ? "the damage prevented this way" : "that amount";
    case "devotion": {
      const colors = amount.colors.map((color) => colorWords[color].en);
      return `your devotion to ${list(colors)}`;
    }
    case "manaSymbols":
      return `the number of ${colorWords[amount.color].en} mana symbols in ${manaCosts(amount, context)}`;
    case "moreTargets":
      return "the number of targets beyond the first";
    case "timesHappened":
      return happenedTimes(amount, context);
    case "attackedWith":
      return `the number of ${attackers(amount, "creatures", context)}`;
    case "sumHappened":
      return happenedSum(amount, context);
    case "negative":
      return `minus ${value(amount.amount, context)}`;
    case "product":
      return `${factors[amount.factor] ?? `${amount.factor} times`} ${value(amount.amount, context)}`;
    default:
      return unknownNode(amount);
  }
}

/** So many of something, with what follows it: "a card", "a card" + "for each creature you control". */
interface Quantified {
  readonly head: string;
  readonly tail: string;
}

/** `many` is the plural with a number word before it; `one` has its article. */
export function quantified(
  amount: Amount,
  so: (quantity: Quantity) => string,
  context: Context,
): Quantified {
  const prevented = amount.is === "eventAmount" && context.prevented;
  const plain = prevented ? undefined : quantity(amount);
  if (plain !== undefined) return { head: so(plain), tail: "" };
  const factor = amount.is === "product" ? amount.factor : 1;
  const each = forEach(amount.is === "product" ? amount.amount : amount, context);
  if (each) return { head: so(factor), tail: ` ${each}` };
  return { head: so("a number of"), tail: ` equal to ${value(amount, context)}` };
}

/** "a card", "X cards", "a card for each creature you control". */
export function cards(amount: Amount, context: Context, which?: Filter): string {
  const phrase = nounPhrase(which ?? { is: "isCard" }, context, { noun: "card" });
  const { head, tail } = quantified(amount, (number) => counted(phrase, number), context);
  return head + tail;
}

/** "3 damage", "X life", "damage equal to the number of cards in your hand". */
export function points(amount: Amount, noun: string, context: Context): string {
  if (amount.is === "number") return `${amount.value} ${noun}`;
  if (amount.is === "x") return `X ${noun}`;
  if (amount.is === "anyNumber") return `any amount of ${noun}`;
  if (amount.is === "eventAmount" && !context.prevented) return `that much ${noun}`;
  if (amount.is === "product") {
    const each = forEach(amount.amount, context);
    if (each) return `${amount.factor} ${noun} ${each}`;
    if (amount.factor === 2 && amount.amount.is === "eventAmount") return `twice that much ${noun}`;
  }
  return `${noun} equal to ${value(amount, context)}`;
}

/** "+1/+1"; what isn't a number becomes X, with its meaning behind. */
export function bonus(
  power: Amount,
  toughness: Amount,
  context: Context,
): { readonly value: string; readonly where: string } {
  const counted = [power, toughness].find(isOneByOne);
  const each = counted && forEach(counted, context);
  const one: Amount = { is: "number", value: 1 };
  if (each) {
    const side = (amount: Amount): Amount => (amount.is === "number" ? amount : one);
    return { value: bonusValue(side(power), side(toughness)), where: ` ${each}` };
  }
  return { value: bonusValue(power, toughness), where: whereX([power, toughness], context) };
}

/** What is told "for each": what was done this way, and what differs for each object. */
const isOneByOne = (amount: Amount): boolean =>
  amount.is === "howMany" || find(amount, "theOne").length > 0;

/** ", where X is the number of Forests you control". */
export function whereX(amounts: readonly Amount[], context: Context): string {
  const found = amounts
    .map((amount) => (amount.is === "negative" ? amount.amount : amount))
    .find((amount) => amount.is !== "number" && amount.is !== "x");
  return found ? `, where X is ${value(found, context)}` : "";
}

/** A target outside the battlefield: what the text says of it is said of the card (608.2h). */
function isCardSomewhere(what: Objects, context: Context): boolean {
  const spec = what.is === "thatTarget" ? context.targets.get(what.slot) : undefined;
  return spec?.is === "targetObject" && conjuncts(spec.filter).some((part) => part.is === "inZone");
}
