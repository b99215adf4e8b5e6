/** Writes what lasts and what waits in a position. */
import type { NamePrinter } from "./print-names.ts";
import type {
  AbilityReference,
  Does,
  LastingEffect,
  LastingUntil,
  Reference,
  Waiting,
} from "./syntax.ts";
import { colorNames, keywordWords, stepNames } from "./words.ts";

export function effectLine(effect: LastingEffect, names: NamePrinter): string {
  const { objects, does, until, from } = effect;
  const many = objects.length > 1;
  const what = joined(does.map((one) => doesWords(one, many, names)));
  const end = untilWords(until, from && names.reference(from));
  const source = from && until.is !== "thisLeaves" ? ` from ${names.reference(from)}` : "";
  return `${joined(objects.map(names.reference))} ${what}${end}${source}`;
}

function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

function untilWords(until: LastingUntil, from: string | undefined): string {
  switch (until.is) {
    case "forever":
      return "";
    case "endOfTurn":
      return " until end of turn";
    case "endOfCombat":
      return " until end of combat";
    case "yourNextTurn":
      return ` until ${until.player}'s next turn`;
    case "endOfYourNextTurn":
      return ` until the end of ${until.player}'s next turn`;
    case "nextUntapStep":
      return " during the next untap step";
    case "thisLeaves":
      return ` until ${from ?? ""} leaves the battlefield`;
  }
}

const signed = (number: number): string =>
  number < 0 || Object.is(number, -0) ? `-${-number}` : `+${number}`;

function doesWords(one: Does, many: boolean, names: NamePrinter): string {
  const verb = (single: string, plural: string): string => (many ? plural : single);
  const be = verb("is", "are");
  switch (one.is) {
    case "gets":
      return `${verb("gets", "get")} ${signed(one.power)}/${signed(one.toughness)}`;
    case "base":
      return `${verb("has", "have")} base power and toughness ${one.power}/${one.toughness}`;
    case "gains":
    case "loses":
      return `${verb(one.is, one.is.slice(0, -1))} ${keywordWords.wordOf[one.keyword]}`;
    case "gainsProtection":
      return `${verb("gains", "gain")} protection from ${colorNames.wordOf[one.color]}`;
    case "gainsText":
      return `${verb("gains", "gain")} ${abilityWords(one.ability, names)}`;
    case "losesAll":
      return `${verb("loses", "lose")} all abilities`;
    case "noCreatureTypes":
      return `${verb("loses", "lose")} all creature types`;
    case "allCreatureTypes":
      return `${be} every creature type`;
    case "switches":
      return `${verb("switches", "switch")} power and toughness`;
    case "color": {
      const colors = joined(one.colors.map((color) => colorNames.wordOf[color])) || "colorless";
      return `${be}${one.also ? " also" : ""} ${colors}`;
    }
    case "types": {
      const words = [...one.supertypes, ...one.subtypes, ...one.types].join(" ");
      return `${be} also ${many ? "" : `${/^[aeiou]/i.test(words) ? "an" : "a"} `}${words}`;
    }
    case "under":
      return `${be} under ${one.player}'s control`;
    case "copy":
      return `${be} ${verb("a copy", "copies")} of ${names.card(one.card)}`;
    case "rule":
      return one.rule;
    case "regeneration":
      return `${verb("has", "have")} a regeneration shield`;
    case "prevention":
      return `${verb("has", "have")} a prevention shield of ${one.amount}`;
  }
}

export const abilityWords = (
  { card, number, quoted }: AbilityReference,
  names: NamePrinter,
): string => `${quoted ? "quoted " : ""}ability ${number} of ${names.card(card)}`;

export function waitingLine(waiting: Waiting, names: NamePrinter): string {
  if (waiting.is === "text") {
    const { player, object, ability, about, x } = waiting;
    const which = ability === undefined ? "" : ` ${ability}`;
    const value = x === undefined ? "" : ` with X = ${x}`;
    const what = `${player}'s ${names.reference(object)} delayed ability${which}`;
    return `${what}${aboutWords(about, names)}${value}`;
  }
  const { player, verb, objects, to, step, own, from } = waiting;
  const when = `at the beginning of ${own ? "their" : "the"} next ${stepWords(stepNames.wordOf[step])}`;
  const where = to && (to === "hand" ? " to hand" : " to the battlefield");
  const source = from ? ` from ${names.reference(from)}` : "";
  return `${when}, ${player} ${verb} ${joined(objects.map(names.reference))}${where ?? ""}${source}`;
}

const stepWords = (word: string): string =>
  word === "end" || word === "draw" || word === "untap" ? `${word} step` : word;

export const aboutWords = (about: readonly Reference[], names: NamePrinter): string =>
  about.length === 0 ? "" : ` on ${joined(about.map(names.reference))}`;
