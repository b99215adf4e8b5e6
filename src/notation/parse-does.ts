/** Reads what an effect of a position does: `gets +3/+3`, `gains flying`, `is under A's control`. */
import { keysOf } from "../language/records.ts";
import {
  type CardType,
  type Color,
  cardTypes,
  type Subtype,
  type Supertype,
  supertypes,
} from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";
import { type PositionReader, readCardName } from "./position-reader.ts";
import { acceptPossessive, expected, type Reader, readNumber, unknownWord } from "./reader.ts";
import type { Scanner } from "./scan.ts";
import { type AbilityReference, type Does, ruleWords } from "./syntax.ts";
import { acceptSubtype, colorNames, inColorOrder, keywordWords } from "./words.ts";

/** Verbs by their first form; they are read in both. */
const verbs = {
  gets: ["gets", "get"],
  gains: ["gains", "gain"],
  loses: ["loses", "lose"],
  "has base power and toughness": ["has base power and toughness", "have base power and toughness"],
  is: ["is", "are"],
  "has a regeneration shield": ["has a regeneration shield", "have a regeneration shield"],
  "has a prevention shield of": ["has a prevention shield of", "have a prevention shield of"],
  "switches power and toughness": ["switches power and toughness", "switch power and toughness"],
} as const;
type Verb = keyof typeof verbs;
const verbNames = keysOf(verbs);
const allWords: readonly string[] = [...Object.values(verbs).flat(), ...ruleWords];

const aPredicate: Bilingual = {
  en: "something that an effect does (gets +1/+1, gains flying, gains ability 1 of NAME, loses all abilities, has base power and toughness 4/4, is green, is also an artifact, is under A's control, is a copy of NAME, switches power and toughness, can't block, has a regeneration shield, has a prevention shield of 3)",
  ja: "効果の内容として書けるもの（gets +1/+1、gains flying、gains ability 1 of 名前、loses all abilities、has base power and toughness 4/4、is green、is also an artifact、is under A's control、is a copy of 名前、switches power and toughness、can't block、has a regeneration shield、has a prevention shield of 3）",
};

/** One thing that an effect does; after “gains flying and” the verb may be left out. */
export function readDoes(
  position: PositionReader,
  reader: Reader,
  scanner: Scanner,
  before: Does | undefined,
): Does | undefined {
  const rule = scanner.acceptOne(ruleWords);
  if (rule) return { is: "rule", rule };
  const verb = verbNames.find((one) => scanner.acceptOne(verbs[one])) ?? verbOf(before);
  switch (verb) {
    case "gets":
      return readSize(reader, scanner, "gets", /([+-]\d{1,6})\/([+-]\d{1,6})/y);
    case "has base power and toughness":
      return readSize(reader, scanner, "base", /(-?\d{1,6})\/(-?\d{1,6})/y);
    case "gains":
      return readGained(position, reader, scanner);
    case "loses":
      return readLost(reader, scanner);
    case "is":
      return readBecome(position, reader, scanner);
    case "has a regeneration shield":
      return { is: "regeneration" };
    case "has a prevention shield of": {
      const what = { en: "An amount of damage", ja: "ダメージの量" };
      const amount = readNumber(reader, scanner, what);
      return amount === undefined ? undefined : { is: "prevention", amount };
    }
    case "switches power and toughness":
      return { is: "switches" };
    default:
      return unknownWord(reader, scanner, aPredicate, allWords);
  }
}

function verbOf(before: Does | undefined): Verb | undefined {
  switch (before?.is) {
    case "gains":
    case "gainsText":
    case "gainsProtection":
      return "gains";
    case "loses":
      return "loses";
    default:
      return undefined;
  }
}

function readSize(
  reader: Reader,
  scanner: Scanner,
  is: "gets" | "base",
  pattern: RegExp,
): Does | undefined {
  const found = scanner.match(pattern);
  if (found) return { is, power: Number(found[1]), toughness: Number(found[2]) };
  return expected(reader, scanner, {
    en: is === "gets" ? "A change such as +2/-1" : "Power and toughness such as 4/4",
    ja: is === "gets" ? "+2/-1のような修整" : "4/4のようなパワーとタフネス",
  });
}

function readGained(position: PositionReader, reader: Reader, scanner: Scanner): Does | undefined {
  const ability = readAbilityOf(position, reader, scanner);
  if (ability === "bad") return undefined;
  if (ability) return { is: "gainsText", ability };
  if (scanner.accept("protection from")) return readProtection(reader, scanner);
  const keyword = readKeyword(reader, scanner);
  return keyword && { is: "gains", keyword };
}

/** 702.16a: protection has a quality. */
function readProtection(reader: Reader, scanner: Scanner): Does | undefined {
  const word = scanner.acceptOne(colorNames.words);
  const color = word === undefined ? undefined : colorNames.valueOf(word);
  if (color) return { is: "gainsProtection", color };
  return unknownWord(reader, scanner, { en: "a color", ja: "色" }, colorNames.words);
}

function readLost(reader: Reader, scanner: Scanner): Does | undefined {
  if (scanner.accept("all abilities")) return { is: "losesAll" };
  if (scanner.accept("all creature types")) return { is: "noCreatureTypes" };
  const keyword = readKeyword(reader, scanner);
  return keyword && { is: "loses", keyword };
}

function readKeyword(reader: Reader, scanner: Scanner) {
  const word = scanner.acceptOne(keywordWords.words);
  const keyword = word === undefined ? undefined : keywordWords.valueOf(word);
  const what = { en: "a keyword, or “ability 1 of NAME”", ja: "キーワードか「ability 1 of 名前」" };
  return keyword ?? unknownWord(reader, scanner, what, keywordWords.words);
}

/** `ability 1 of Wild Mongrel`, `quoted ability 1 of Ajani Goldmane`, if it stands here. */
export function readAbilityOf(
  position: PositionReader,
  reader: Reader,
  scanner: Scanner,
): AbilityReference | "bad" | undefined {
  const word = scanner.acceptOne(["quoted ability", "ability"] as const);
  if (!word) return undefined;
  const number = readNumber(reader, scanner, { en: "The number of the ability", ja: "能力の番号" });
  if (number === undefined) return "bad";
  if (!scanner.accept("of")) {
    expected(reader, scanner, { en: "“of” and the name of a card", ja: "「of」とカードの名前" });
    return "bad";
  }
  const card = readCardName(position, scanner);
  if (!card) return "bad";
  position.used.set(card.id, card);
  return { card: card.id, number, ...(word === "quoted ability" && { quoted: true as const }) };
}

function readBecome(position: PositionReader, reader: Reader, scanner: Scanner): Does | undefined {
  if (scanner.accept("every creature type")) return { is: "allCreatureTypes" };
  if (scanner.accept("under")) {
    const player = acceptPossessive(reader, scanner);
    if (player !== undefined && scanner.accept("control")) return { is: "under", player };
    return expected(reader, scanner, { en: "“A's control”", ja: "「A's control」" });
  }
  if (scanner.acceptOne(["a copy of", "copies of"])) {
    const card = readCardName(position, scanner);
    if (!card) return undefined;
    position.used.set(card.id, card);
    return { is: "copy", card: card.id };
  }
  const also = scanner.accept("also");
  const colors = readColors(scanner);
  if (colors) return { is: "color", colors, ...(also && { also: true as const }) };
  const types = also ? readTypes(scanner) : undefined;
  return types ?? unknownWord(reader, scanner, aPredicate, [...colorNames.words, "also", "under"]);
}

function readColors(scanner: Scanner): readonly Color[] | undefined {
  if (scanner.accept("colorless")) return [];
  const colors: Color[] = [];
  for (;;) {
    const { at } = scanner;
    if (colors.length > 0) scanner.acceptOne([",", "、", "and"]);
    const word = scanner.acceptOne(colorNames.words);
    const color = word === undefined ? undefined : colorNames.valueOf(word);
    if (color === undefined) {
      scanner.at = at;
      return colors.length > 0 ? inColorOrder(colors) : undefined;
    }
    colors.push(color);
  }
}

/** `an artifact`, `a legendary Elemental creature` */
function readTypes(scanner: Scanner): Does | undefined {
  scanner.acceptOne(["an", "a"]);
  const some = <Value>(accept: () => Value | undefined): readonly Value[] => {
    const found: Value[] = [];
    for (let one = accept(); one !== undefined; one = accept()) found.push(one);
    return found;
  };
  const supers = some<Supertype>(() => scanner.acceptOne(supertypes));
  const subtypes = some<Subtype>(() => acceptSubtype(scanner));
  const types = some<CardType>(() => scanner.acceptOne(cardTypes));
  if (supers.length + subtypes.length + types.length === 0) return undefined;
  return { is: "types", supertypes: supers, subtypes, types };
}
