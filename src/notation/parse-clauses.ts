/** Reads the clauses that answer the questions of an action, and choices. */
import type { Bilingual } from "./bilingual.ts";
import {
  expected,
  type Reader,
  readList,
  readManaSymbols,
  readNumber,
  readObject,
  readReference,
  unknownWord,
} from "./reader.ts";
import type { Scanner } from "./scan.ts";
import { type CastWayWord, type Choice, type Clause, castWays } from "./syntax.ts";
import type { Range } from "./text.ts";
import { colorNames } from "./words.ts";

const clauseWords = ["targeting", "with x", "discarding", "paying with", "choosing"] as const;
type ClauseWord = (typeof clauseWords)[number];

/** Whether a list ends here because a clause or the way of casting begins. */
const isClauseNext = (scanner: Scanner): boolean =>
  clauseWords.some((word) => scanner.sees(word)) ||
  castWays.some((way) => scanner.sees(`for ${way}`));

/** `for madness` or `for free`, if one of them stands here. */
export function readWay(reader: Reader, scanner: Scanner): CastWayWord | "bad" | undefined {
  if (!scanner.accept("for")) return undefined;
  const way = scanner.acceptOne(castWays);
  if (way !== undefined) return way;
  const what = { en: "a way to cast a spell", ja: "呪文を唱える方法" };
  unknownWord(reader, scanner, what, castWays);
  return "bad";
}

/** All clauses that stand here, with or without commas before them. */
export function readClauses(reader: Reader, scanner: Scanner): readonly Clause[] | undefined {
  const clauses: Clause[] = [];
  for (;;) {
    const { at } = scanner;
    const comma = scanner.acceptOne([",", "、"]);
    scanner.skip();
    const from = scanner.at;
    const word = scanner.acceptOne(clauseWords);
    if (word === undefined) {
      if (castWays.some((way) => scanner.sees(`for ${way}`))) return clauses;
      if (comma === undefined && scanner.done) return clauses;
      scanner.at = comma === undefined ? at : from;
      if (scanner.sees("for")) return clauses;
      return unknownWord(reader, scanner, aClause, clauseWords);
    }
    const clause = readClause[word](reader, scanner);
    if (!clause) return undefined;
    clauses.push({ ...clause, at: scanner.range(from) } as Clause);
  }
}

const aClause: Bilingual = {
  en: "a clause of an action (targeting, with X =, discarding, paying with, choosing, for madness)",
  ja: "行動に付ける句(targeting、with X =、discarding、paying with、choosing、for madness)",
};

type Unplaced<Whole> = Whole extends Whole ? Omit<Whole, "at"> : never;
type ReadClause = (reader: Reader, scanner: Scanner) => Unplaced<Clause> | undefined;

const readClause: Readonly<Record<ClauseWord, ReadClause>> = {
  targeting(reader, scanner) {
    const targets = readThings(reader, scanner);
    return targets && { is: "targeting", targets };
  },
  "with x"(reader, scanner) {
    if (!scanner.accept("="))
      return expected(reader, scanner, { en: "“=” and a number", ja: "「=」と数" });
    const x = readNumber(reader, scanner, aNumber);
    return x === undefined ? undefined : { is: "x", x };
  },
  discarding(reader, scanner) {
    const cards = readList(
      scanner,
      () => readObject(reader, scanner),
      () => isClauseNext(scanner),
    );
    return cards && { is: "discarding", cards };
  },
  "paying with"(reader, scanner) {
    const mana = readManaSymbols(scanner);
    const { at } = scanner;
    const goesOn = mana.length === 0 || scanner.accept(",") || scanner.accept("、");
    if (!goesOn || isClauseNext(scanner)) {
      scanner.at = at;
      return { is: "paying", mana, sources: [] };
    }
    const sources = readList(
      scanner,
      () => readObject(reader, scanner),
      () => isClauseNext(scanner),
    );
    return sources && { is: "paying", ...(mana.length > 0 && { mana }), sources };
  },
  choosing(reader, scanner) {
    const choice = readChoice(reader, scanner);
    return choice && { is: "choosing", choice };
  },
};

const aNumber: Bilingual = { en: "A number", ja: "数" };

const readThings = (reader: Reader, scanner: Scanner) =>
  readList(
    scanner,
    () => readReference(reader, scanner),
    () => isClauseNext(scanner),
  );

/** A colour, a number, `nothing`, or a list of objects and players. */
export function readChoice(reader: Reader, scanner: Scanner): Choice | undefined {
  scanner.skip();
  const from = scanner.at;
  const at = (): Range => scanner.range(from);
  const word = scanner.acceptOne(colorNames.words);
  const color = word === undefined ? undefined : colorNames.valueOf(word);
  const isOver = scanner.done || scanner.sees(",") || scanner.sees("、") || isClauseNext(scanner);
  if (color !== undefined && isOver) return { is: "color", color, at: at() };
  // A card's name can begin with the word of a colour.
  scanner.at = from;
  if (scanner.accept("nothing")) return { is: "things", things: [], at: at() };
  const isX = scanner.match(/x ?=/y) !== undefined;
  if (isX || /^\d+(?= ?$|[,、])/.test(scanner.rest)) {
    const number = readNumber(reader, scanner, aNumber);
    return number === undefined ? undefined : { is: "number", number, at: at() };
  }
  const things = readThings(reader, scanner);
  return things && { is: "things", things, at: at() };
}
