/** Reads facts that begin with an object: `Wild Mongrel is 3/3`. */
import { subtypeWords } from "../language/lexicon.ts";
import type { ManaCost } from "../language/schema.ts";
import { type Color, cardTypes, supertypes, type Zone } from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";
import type { ReadFact } from "./parse-facts.ts";
import {
  acceptPossessive,
  expected,
  type Reader,
  readCard,
  readList,
  readNumber,
  readObject,
  readPlayer,
  readReference,
  unknownWord,
} from "./reader.ts";
import type { Scanner } from "./scan.ts";
import { type ObjectReference, statuses, type TypeWord } from "./syntax.ts";
import { fold } from "./text.ts";
import { colorNames, inColorOrder, keywordWords, zoneNames } from "./words.ts";

const verbs = [
  "is not",
  "is",
  "has",
  "was in",
  "was countered",
  "was not countered",
  "wasn't countered",
  "triggered",
  "did not trigger",
  "didn't trigger",
] as const;

export function readObjectFact(reader: Reader, scanner: Scanner): ReadFact {
  const object = readObject(reader, scanner);
  if (!object) return undefined;
  if (scanner.accept("and")) return readTogether(reader, scanner, object);
  const verb = scanner.acceptOne(verbs);
  switch (verb) {
    case "is":
    case "is not":
      return readIs(reader, scanner, object, verb === "is not");
    case "has":
      return readHas(reader, scanner, object);
    case "was in":
      return readJourney(reader, scanner, object);
    case "was countered":
      return { is: "countered", object };
    case "was not countered":
    case "wasn't countered":
      return { is: "countered", object, not: true };
    case "triggered":
      return readTriggered(reader, scanner, object);
    case "did not trigger":
    case "didn't trigger":
      return { is: "triggered", object, times: 0 };
    default:
      return unknownWord(reader, scanner, aVerb, verbs);
  }
}

const aVerb: Bilingual = {
  en: "something that a fact says of a card",
  ja: "カードについて確かめられること",
};

// is -------------------------------------------------------------------------------------------

function readIs(
  reader: Reader,
  scanner: Scanner,
  object: ObjectReference,
  isNot: boolean,
): ReadFact {
  const negated = isNot ? ({ not: true } as const) : {};
  const size = scanner.match(/(-?\d+)\/(-?\d+)/y);
  if (size) {
    const [power, toughness] = [Number(size[1]), Number(size[2])];
    return { is: "size", object, power, toughness, ...negated };
  }
  const how = scanner.acceptOne(["attacking", "blocking"] as const);
  if (how && !scanner.done) {
    const what = readReference(reader, scanner);
    return what && { is: "fights", object, how, what, ...negated };
  }
  const as = scanner.acceptOne(["controlled by", "owned by"] as const);
  if (as) {
    const player = readPlayer(reader, scanner);
    const whose = as === "owned by" ? "owned" : "controlled";
    return player && { is: "whose", object, as: whose, player, ...negated };
  }
  if (scanner.accept("named")) {
    scanner.skip();
    const from = scanner.at;
    scanner.at = scanner.end;
    const name = scanner.typed(from);
    if (name === "") return expected(reader, scanner, { en: "A name", ja: "名前" });
    return { is: "named", object, name, ...negated };
  }
  const status = how ?? scanner.acceptOne(statuses);
  if (status) return { is: "status", object, status, ...negated };
  const colors = acceptColors(scanner);
  if (colors) return { is: "colors", object, colors, ...negated };
  if (scanner.accept("attached to")) {
    const to = readCard(reader, scanner);
    return to && { is: "attached", object, to, ...negated };
  }
  const supertype = scanner.acceptOne(supertypes);
  if (supertype) return { is: "type", object, word: { is: "supertype", supertype }, ...negated };
  if (scanner.acceptOne(["an", "a"])) {
    const word = readTypeWord(reader, scanner);
    return word && { is: "type", object, word, ...negated };
  }
  const where = readWhere(reader, scanner);
  if (where === "bad") return undefined;
  if (where) return { is: "where", object, ...where, ...negated };
  return unknownWord(reader, scanner, aPredicate, predicates);
}

const predicates = [
  ...statuses,
  ...colorNames.words,
  "colorless",
  "on the battlefield",
  "on the stack",
  "in exile",
  "attached to",
  "controlled by",
  "owned by",
  "named",
  ...supertypes,
  "a creature",
];

const aPredicate: Bilingual = {
  en: "something that an object can be (a place such as “in A's hand”, 3/3, a color, tapped, a type)",
  ja: "オブジェクトの状態（「in A's hand」のような場所、3/3、色、tapped、タイプなど）",
};

function acceptColors(scanner: Scanner): readonly Color[] | undefined {
  if (scanner.accept("colorless")) return [];
  const found: Color[] = [];
  do {
    const word = scanner.acceptOne(colorNames.words);
    const color = word === undefined ? undefined : colorNames.valueOf(word);
    if (color === undefined) return undefined;
    found.push(color);
  } while (scanner.acceptOne([",", "、", "and"]));
  return inColorOrder(found);
}

const typeWords: ReadonlyMap<string, TypeWord> = new Map<string, TypeWord>([
  ...[...subtypeWords.keys()].map(
    (subtype) => [fold(subtype), { is: "subtype", subtype }] as const,
  ),
  ...supertypes.map((supertype) => [supertype, { is: "supertype", supertype }] as const),
  ...cardTypes.map((type) => [type, { is: "type", type }] as const),
]);

function readTypeWord(reader: Reader, scanner: Scanner): TypeWord | undefined {
  scanner.skip();
  const word = typeWords.get(scanner.rest.trim());
  if (!word) {
    const what = { en: "a card type or subtype that is known here", ja: "登録されているタイプ" };
    return unknownWord(reader, scanner, what, [
      ...subtypeWords.keys(),
      ...supertypes,
      ...cardTypes,
    ]);
  }
  scanner.at = scanner.end;
  return word;
}

const preposition = { hand: "in", graveyard: "in", library: "in", battlefield: "on" } as const;

function readWhere(
  reader: Reader,
  scanner: Scanner,
): { readonly zone: Zone; readonly of?: ObjectOwner } | "bad" | undefined {
  if (scanner.accept("on the battlefield")) return { zone: "battlefield" };
  if (scanner.accept("on the stack")) return { zone: "stack" };
  if (scanner.accept("in exile")) return { zone: "exile" };
  const { at } = scanner;
  const word = scanner.acceptOne(["in", "on"] as const);
  const of = word && acceptPossessive(reader, scanner);
  if (of === undefined) {
    scanner.at = at;
    return undefined;
  }
  const name = scanner.acceptOne(zoneNames.words);
  const zone = name === undefined ? undefined : zoneNames.valueOf(name);
  if (zone && preposition[zone] === word) return { zone, of };
  const fitting = zoneNames.words.filter((one) => {
    const other = zoneNames.valueOf(one);
    return other !== undefined && preposition[other] === word;
  });
  const what = {
    en: `a place of a player after “${word}”`,
    ja: `「${word}」の後に書けるプレイヤーの領域`,
  };
  if (name !== undefined) scanner.at -= name.length;
  unknownWord(reader, scanner, what, fitting);
  return "bad";
}

type ObjectOwner = NonNullable<ReturnType<typeof acceptPossessive>>;

// has ------------------------------------------------------------------------------------------

function readHas(reader: Reader, scanner: Scanner, object: ObjectReference): ReadFact {
  if (scanner.accept("mana value")) {
    const value = readNumber(reader, scanner, { en: "A number", ja: "数" });
    return value === undefined ? undefined : { is: "manaValue", object, value };
  }
  if (scanner.accept("mana cost")) {
    const cost = readMana(reader, scanner);
    return cost === undefined ? undefined : { is: "manaCost", object, cost };
  }
  if (scanner.accept("no mana cost")) return { is: "manaCost", object };
  if (scanner.accept("no abilities")) return { is: "noAbilities", object };
  if (scanner.accept("abilities")) return { is: "noAbilities", object, not: true };
  if (scanner.accept("loyalty")) {
    const amount = readNumber(reader, scanner, { en: "A number", ja: "数" });
    return amount === undefined ? undefined : { is: "loyalty", object, amount };
  }
  if (scanner.accept("no loyalty")) {
    if (!scanner.accept("counters")) return { is: "loyalty", object };
    return { is: "counters", object, kind: "loyalty", amount: 0 };
  }
  const none = scanner.accept("no");
  const number = none ? "0" : scanner.match(/\d+(?= )/y)?.[0];
  if (number !== undefined) {
    const amount = Number(number);
    if (scanner.accept("damage")) return { is: "damage", object, amount };
    const kind = scanner.match(/([^\s,、()]+(?: strike)?) counters?(?![\p{L}\p{N}])/uy)?.[1];
    if (kind !== undefined) return { is: "counters", object, kind, amount };
    if (!none)
      return unknownWord(
        reader,
        scanner,
        { en: "damage or a kind of counters", ja: "damageやカウンターの種類" },
        ["damage", "+1/+1 counters"],
      );
  }
  const word = scanner.acceptOne(keywordWords.words);
  const keyword = word === undefined ? undefined : keywordWords.valueOf(word);
  if (!keyword)
    return unknownWord(reader, scanner, aProperty, [
      ...keywordWords.words,
      "damage",
      "mana value",
      "mana cost",
    ]);
  const color = scanner.accept("from") ? readColor(reader, scanner) : undefined;
  if (color === "bad") return undefined;
  return {
    is: "keyword",
    object,
    keyword,
    ...(color !== undefined && { color }),
    ...(none && { not: true }),
  };
}

const aProperty: Bilingual = {
  en: "something that an object can have (a keyword, damage, counters, a mana value or cost)",
  ja: "オブジェクトが持つもの（キーワード、ダメージ、カウンター、マナ総量、マナ・コスト）",
};

function readColor(reader: Reader, scanner: Scanner): Color | "bad" {
  const word = scanner.acceptOne(colorNames.words);
  const color = word === undefined ? undefined : colorNames.valueOf(word);
  if (color) return color;
  unknownWord(reader, scanner, { en: "a color", ja: "色" }, colorNames.words);
  return "bad";
}

/** Mana symbols as they are written on cards. */
export function readMana(reader: Reader, scanner: Scanner): ManaCost | undefined {
  const found = scanner.match(/(?:\{(?:\d{1,6}|[wubrgcx]|[wubrg2]\/[wubrg])\})+/y);
  if (found) return found[0].toUpperCase();
  return expected(reader, scanner, {
    en: "Mana symbols such as {2}{G}",
    ja: "{2}{G}のようなマナ・シンボル",
  });
}

const together = ["moved together", "did not move together", "didn't move together"] as const;

/** After the “and” behind the first of several objects. */
function readTogether(reader: Reader, scanner: Scanner, first: ObjectReference): ReadFact {
  const others = readList(scanner, () => readObject(reader, scanner));
  if (!others) return undefined;
  const verb = scanner.acceptOne(together);
  if (!verb) return unknownWord(reader, scanner, aVerb, together);
  const objects = [first, ...others];
  return { is: "together", objects, ...(verb !== "moved together" && { not: true }) };
}

// was in, triggered ----------------------------------------------------------------------------

const zonesPassed: Readonly<Record<string, Zone>> = {
  "the battlefield": "battlefield",
  battlefield: "battlefield",
  "the graveyard": "graveyard",
  graveyard: "graveyard",
  "the library": "library",
  library: "library",
  "the stack": "stack",
  stack: "stack",
  exile: "exile",
  hand: "hand",
};

function readJourney(reader: Reader, scanner: Scanner, object: ObjectReference): ReadFact {
  const words = Object.keys(zonesPassed);
  const zones = readList(scanner, () => {
    const word = scanner.acceptOne(words);
    const zone = word === undefined ? undefined : zonesPassed[word];
    return zone ?? unknownWord(reader, scanner, { en: "a zone", ja: "領域" }, words);
  });
  return zones && { is: "journey", object, zones };
}

function readTriggered(reader: Reader, scanner: Scanner, object: ObjectReference): ReadFact {
  if (scanner.accept("once")) return { is: "triggered", object, times: 1 };
  if (scanner.accept("twice")) return { is: "triggered", object, times: 2 };
  if (scanner.done) return { is: "triggered", object };
  const times = readNumber(reader, scanner, { en: "How many times", ja: "回数" });
  if (times === undefined) return undefined;
  if (scanner.acceptOne(["times", "time"])) return { is: "triggered", object, times };
  return expected(reader, scanner, { en: "“times”", ja: "「times」" });
}
