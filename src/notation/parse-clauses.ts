/** Reads the clauses that answer the questions of an action. */
import type { Bilingual } from "./bilingual.ts";
import { cardWords } from "./card-words.ts";
import { readChoice, readHalves } from "./parse-choices.ts";
import {
  expected,
  type Reader,
  readList,
  readManaSymbols,
  readNumber,
  readObject,
  readReference,
  type Unplaced,
  unknownWord,
} from "./reader.ts";
import type { Scanner } from "./scan.ts";
import {
  type CastWayWord,
  type Clause,
  type PaymentSource,
  type Share,
  useWords,
} from "./syntax.ts";

const clauseWords = [
  "targeting",
  "with x",
  "discarding",
  "paying with",
  "choosing",
  ...useWords,
  "not kicked",
  "kicked",
  "not paying",
  "paying",
  "hybrid as",
  "dividing",
] as const;
type ClauseWord = (typeof clauseWords)[number];

/** Whether a list ends here because a clause or the way of casting begins. */
export const isClauseNext = (reader: Reader, scanner: Scanner): boolean =>
  clauseWords.some((word) => scanner.sees(word)) || isWayNext(reader, scanner);

const isWayNext = ({ board }: Reader, scanner: Scanner): boolean =>
  scanner.sees("for") && cardWords(board).ways.some((way) => scanner.sees(`for ${way}`));

/** `for flashback` or `for free`, if something like it stands here. */
export function readWay(reader: Reader, scanner: Scanner): CastWayWord | "bad" | undefined {
  if (!scanner.accept("for")) return undefined;
  const { ways } = cardWords(reader.board);
  const way = scanner.acceptOne(ways);
  if (way !== undefined) return way;
  const what = { en: "a way to cast a spell", ja: "呪文を唱える方法" };
  unknownWord(reader, scanner, what, ways);
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
      if (isWayNext(reader, scanner)) return clauses;
      if (comma === undefined && scanner.done) return clauses;
      scanner.at = comma === undefined ? at : from;
      if (scanner.sees("for")) return clauses;
      return unknownWord(reader, scanner, aClause, clauseWords);
    }
    const clause = readClause(word, reader, scanner);
    if (!clause) return undefined;
    clauses.push({ ...clause, at: scanner.range(from) } as Clause);
  }
}

const aClause: Bilingual = {
  en: "a clause of an action (targeting, with X =, discarding, sacrificing, exiling, tapping, paying with, choosing, kicked, hybrid as, dividing, for madness)",
  ja: "行動に付ける句（targeting、with X =、discarding、sacrificing、exiling、tapping、paying with、choosing、kicked、hybrid as、dividing、for madness）",
};

function readClause(
  word: ClauseWord,
  reader: Reader,
  scanner: Scanner,
): Unplaced<Clause> | undefined {
  switch (word) {
    case "targeting": {
      if (scanner.accept("nothing")) return { is: "targeting", targets: [] };
      const targets = readWhole(reader, scanner, readReference);
      return targets && { is: "targeting", targets };
    }
    case "with x": {
      if (!scanner.accept("="))
        return expected(reader, scanner, { en: "“=” and a number", ja: "「=」と数" });
      const x = readNumber(reader, scanner, { en: "A number", ja: "数" });
      return x === undefined ? undefined : { is: "x", x };
    }
    case "discarding": {
      const cards = readWhole(reader, scanner, readObject);
      return cards && { is: "discarding", cards };
    }
    case "paying with":
      return readPaying(reader, scanner);
    case "choosing": {
      const choice = readChoice(reader, scanner, (here) => isClauseNext(reader, here));
      return choice && { is: "choosing", choice };
    }
    case "kicked":
    case "not kicked":
      return { is: "cost", name: "kicker", paid: word === "kicked" };
    case "paying":
    case "not paying": {
      const { costs } = cardWords(reader.board);
      const name = scanner.acceptOne(costs);
      if (name !== undefined) return { is: "cost", name, paid: word === "paying" };
      const what = { en: "a cost that may be paid", ja: "支払ってもよいコストの名前" };
      return unknownWord(reader, scanner, what, [...costs, "with"]);
    }
    case "hybrid as": {
      const symbols = readHalves(reader, scanner);
      return symbols && { is: "hybrid", symbols };
    }
    case "dividing": {
      const shares = readWhole(reader, scanner, readShare);
      return shares && { is: "dividing", shares };
    }
    default: {
      const things = readWhole(reader, scanner, readObject);
      return things && { is: "using", how: word, things };
    }
  }
}

/** A list up to where another clause begins. */
const readWhole = <One>(
  reader: Reader,
  scanner: Scanner,
  readOne: (reader: Reader, scanner: Scanner) => One | undefined,
): readonly One[] | undefined =>
  readList(
    scanner,
    () => readOne(reader, scanner),
    () => isClauseNext(reader, scanner),
  );

function readPaying(reader: Reader, scanner: Scanner): Unplaced<Clause> | undefined {
  const mana = readManaSymbols(scanner);
  const { at } = scanner;
  const goesOn = mana.length === 0 || scanner.accept(",") || scanner.accept("、");
  if (!goesOn || isClauseNext(reader, scanner)) {
    scanner.at = at;
    return { is: "paying", mana, sources: [] };
  }
  const sources = readWhole(reader, scanner, readSource);
  return sources && { is: "paying", ...(mana.length > 0 && { mana }), sources };
}

/** `Birds of Paradise for {G}` */
function readSource(reader: Reader, scanner: Scanner): PaymentSource | undefined {
  scanner.skip();
  const from = scanner.at;
  const source = readObject(reader, scanner);
  if (!source || !scanner.match(/for (?=\{)/y)) return source;
  return { ...source, mana: readManaSymbols(scanner), at: scanner.range(from) };
}

export function readShare(reader: Reader, scanner: Scanner): Share | undefined {
  const amount = readNumber(reader, scanner, { en: "An amount", ja: "量" });
  if (amount === undefined) return undefined;
  if (!scanner.accept("to")) {
    return expected(reader, scanner, {
      en: "“to” and who or what it goes to",
      ja: "「to」と割り振り先",
    });
  }
  const to = readReference(reader, scanner);
  return to && { amount, to };
}
