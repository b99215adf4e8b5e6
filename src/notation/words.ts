/** The words of the notation that stand for words of the rules. */

import { type Edition, editions } from "../engine/rules.ts";
import { todayEdition } from "../eras/index.ts";
import { separated, subtypeWords } from "../language/lexicon.ts";
import { recordOf } from "../language/records.ts";
import { type KeywordName, keywordNames } from "../language/schema.ts";
import {
  type Color,
  colors,
  type ManaType,
  type Step,
  type Subtype,
  type Zone,
} from "../language/vocabulary.ts";
import type { Scanner } from "./scan.ts";
import { fold } from "./text.ts";

const entries = <Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] =>
  Object.entries(table) as [Key, Value][];

/** A table read from both sides: the word of a value, the value of a word. */
interface Words<Value extends string> {
  readonly wordOf: Readonly<Record<Value, string>>;
  readonly words: readonly string[];
  readonly valueOf: (word: string) => Value | undefined;
}

function wordsOf<Value extends string>(wordOf: Readonly<Record<Value, string>>): Words<Value> {
  const values = new Map(entries(wordOf).map(([value, word]) => [word, value]));
  // Longer words first, so that "main 1" is not taken for a shorter word that it begins with.
  const words = [...values.keys()].sort((one, other) => other.length - one.length);
  return { wordOf, words, valueOf: (word) => values.get(word) };
}

export const stepNames = wordsOf<Step>({
  untap: "untap",
  upkeep: "upkeep",
  draw: "draw",
  main1: "main 1",
  beginCombat: "begin combat",
  declareAttackers: "declare attackers",
  declareBlockers: "declare blockers",
  combatDamage: "combat damage",
  endCombat: "end combat",
  main2: "main 2",
  end: "end",
  cleanup: "cleanup",
});

/** A player's own zones and the battlefield, as in `A's hand`. */
export const zoneNames = wordsOf<Exclude<Zone, "stack" | "exile" | "command">>({
  hand: "hand",
  battlefield: "battlefield",
  graveyard: "graveyard",
  library: "library",
});

export const colorNames = wordsOf<Color>({
  white: "white",
  blue: "blue",
  black: "black",
  red: "red",
  green: "green",
});

/** Keywords as they are written: `first strike`. */
export const keywordWords = wordsOf<KeywordName>(
  recordOf(keywordNames, (name) => name.replace(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`)),
);

const subtypeNames: ReadonlyMap<string, Subtype> = new Map(
  [...subtypeWords.keys()]
    .sort((one, other) => other.length - one.length)
    .map((subtype) => [fold(subtype), subtype]),
);

/** Goes past a subtype that stands here. */
export function acceptSubtype(scanner: Scanner): Subtype | undefined {
  const word = scanner.acceptOne([...subtypeNames.keys()]);
  return word === undefined ? undefined : subtypeNames.get(word);
}

const subtypesInJapanese: ReadonlyMap<string, Subtype> = new Map(
  [...subtypeWords].map(([subtype, { ja }]) => [fold(ja), subtype]),
);

/** Goes past the name of a token in either language (111.4): `Goblin Token`. */
export function acceptTokenName(scanner: Scanner): string | undefined {
  const { at } = scanner;
  const japanese = scanner.match(/([^\s,、():']+)・トークン/y)?.[1];
  const isOne = (words: string): boolean => subtypesInJapanese.has(words);
  const listed = japanese === undefined ? [] : separated(japanese, "・", isOne);
  const words = listed.map((word) => subtypesInJapanese.get(word));
  if (japanese === undefined) {
    while (!scanner.done) {
      const subtype = acceptSubtype(scanner);
      if (subtype === undefined) break;
      words.push(subtype);
    }
  }
  const isToken = japanese !== undefined || scanner.accept("token");
  if (isToken && words.length > 0 && words.every((word) => word !== undefined)) {
    return `${words.join(" ")} Token`;
  }
  scanner.at = at;
  return undefined;
}

const manaLetters: Readonly<Record<ManaType, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
  colorless: "C",
};

export const manaSymbol = (type: ManaType): string => `{${manaLetters[type]}}`;

/** A type of mana by its letter in any case. */
export function manaTypeOf(letter: string): ManaType | undefined {
  return entries(manaLetters).find(([, one]) => one === letter.toUpperCase())?.[0];
}

/** The colors in the order of the rules (105.1), each once. */
export const inColorOrder = (some: readonly Color[]): Color[] =>
  colors.filter((color) => some.includes(color));

/** `today`, or a date of the rules. */
export function editionOf(word: string): Edition | undefined {
  return word === "today" ? todayEdition : editions.find((edition) => edition === word);
}

export const editionWord = (edition: Edition): string =>
  edition === todayEdition ? "today" : edition;

export const editionWords: readonly string[] = editions.map(editionWord);

/** The edition that a year, a month or a day is nearest to, as its word. */
export function nearestEdition(written: string): string | undefined {
  const date = /^\d{4}(-\d\d){0,2}$/.exec(written)?.[0];
  const time = Date.parse(date ?? "");
  if (date === undefined || Number.isNaN(time)) return undefined;
  const away = (edition: Edition): number =>
    edition.startsWith(date) ? 0 : Math.abs(Date.parse(edition) - time);
  return editionWord(
    [...editions].sort((one, other) => away(one) - away(other))[0] ?? todayEdition,
  );
}
