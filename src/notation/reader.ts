/** What the parsers of the three parts share: reporting, numbers, lists, references. */
import { type PlayerId, playerId } from "../engine/ids.ts";
import type { RuleNumber } from "../engine/rules.ts";
import type { ManaType, Step } from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";
import {
  type BoardNames,
  type CardNames,
  halfCalled,
  longestCardName,
  longestName,
  namesOnBoard,
} from "./names.ts";
import { type Complaint, complaint } from "./problems.ts";
import type { Scanner } from "./scan.ts";
import { nearest } from "./suggest.ts";
import type { CardReference, ObjectReference, Reference } from "./syntax.ts";
import type { Range } from "./text.ts";
import { acceptTokenName, manaTypeOf, stepNames } from "./words.ts";

export interface Reader {
  readonly cards: CardNames;
  readonly board: BoardNames;
  /** Notes a problem; parsers return what this returns. */
  readonly report: (at: Range, what: Complaint) => undefined;
}

/** What something says, before it is known where it ends. */
export type Unplaced<Whole> = Whole extends Whole ? Omit<Whole, "at"> : never;

export function expected(reader: Reader, scanner: Scanner, what: Bilingual): undefined {
  scanner.skip();
  return reader.report(scanner.range(scanner.at, scanner.end), complaint("expected", [what]));
}

/** Something else stands where one of a few words should. */
export function unknownWord(
  reader: Reader,
  scanner: Scanner,
  what: Bilingual,
  words: readonly string[],
  meant = (typed: string): string | undefined => nearest(typed, words),
): undefined {
  scanner.skip();
  const from = scanner.at;
  const found = scanner.match(/[^,、():]+/y);
  if (!found) return expected(reader, scanner, what);
  const typed = scanner.typed(from);
  return reader.report(scanner.range(from), complaint("unknownWord", [typed, what], meant(typed)));
}

/** Whether the line is complete; what is too much is a problem. */
export function isComplete(reader: Reader, scanner: Scanner): boolean {
  if (scanner.done) return true;
  const { at, end } = scanner;
  reader.report(scanner.range(at, end), complaint("unexpected", [scanner.typed(at, end)]));
  return false;
}

const largest = 1_000_000;

/** A whole number, or undefined when none stands here or it is too large (which is reported). */
export function readNumber(
  reader: Reader,
  scanner: Scanner,
  what: Bilingual,
  pattern: RegExp = /\d+/y,
  most = largest,
): number | undefined {
  scanner.skip();
  const from = scanner.at;
  const found = scanner.match(pattern);
  if (!found) return expected(reader, scanner, what);
  const number = Number(found[0]);
  if (Math.abs(number) > most) {
    return reader.report(scanner.range(from), complaint("tooLarge", [most]));
  }
  return number;
}

/** Items with commas or “and” between them, up to where another clause begins. */
export function readList<One>(
  scanner: Scanner,
  readOne: () => One | undefined,
  isOver: () => boolean = () => false,
): readonly One[] | undefined {
  const items: One[] = [];
  for (;;) {
    const item = readOne();
    if (item === undefined) return undefined;
    items.push(item);
    const { at } = scanner;
    if (!scanner.acceptOne([",", "、", "and"])) return items;
    if (isOver()) {
      scanner.at = at;
      return items;
    }
  }
}

// Players and objects --------------------------------------------------------------------------

/** A player by letter, wherever only a player can stand. */
export function readPlayer(reader: Reader, scanner: Scanner): PlayerId | undefined {
  scanner.skip();
  const from = scanner.at;
  const letter = scanner.match(/[a-z](?![\p{L}\p{N}_-])/uy)?.[0].toUpperCase();
  if (!letter)
    return expected(reader, scanner, { en: "A player (A, B, …)", ja: "プレイヤー（A、Bなど）" });
  const player = playerId(letter);
  if (reader.board.players.includes(player)) return player;
  // Nothing tells which of the others was meant, and a guess would be taken with one press.
  return reader.report(scanner.range(from), complaint("unknownPlayer", [letter]));
}

/** A player of this board, if one's letter and possessive stand here: `A's`. */
export function acceptPossessive(reader: Reader, scanner: Scanner): PlayerId | undefined {
  const { at } = scanner;
  const letter = scanner.match(/([a-z])'s /y)?.[1]?.toUpperCase();
  const player = reader.board.players.find((one) => one === letter);
  if (player === undefined) scanner.at = at;
  return player;
}

type Named =
  | { readonly is: "token"; readonly name: string }
  | Pick<Extract<CardReference, { is: "card" }>, "is" | "card" | "half">
  | { readonly is: "nickname"; readonly nickname: string };

/** The longest name of this board that stands here. */
function acceptName(reader: Reader, scanner: Scanner): Named | undefined {
  scanner.skip();
  const { board, cards } = reader;
  const longest = Math.max(
    longestCardName(cards),
    ...[...board.nicknames.keys()].map((name) => name.length),
  );
  const name = longestName(
    scanner.line.text,
    scanner.at,
    scanner.end,
    longest,
    (text): Named | undefined => {
      const nickname = board.nicknames.get(text);
      if (nickname !== undefined) return { is: "nickname", nickname };
      const card = cards.find(text);
      if (!card || !board.cards.has(card.id)) return undefined;
      const half = halfCalled(card, text);
      return { is: "card", card: card.id, ...(half && { half: half.name.en }) };
    },
  );
  if (name) {
    scanner.at = name.end;
    const { found } = name;
    const card = found.is === "card" ? board.cards.get(found.card) : undefined;
    // `Grizzly Bears token`: a copy of the card.
    return card && scanner.accept("token") ? { is: "token", name: card.name.en } : found;
  }
  const token = acceptTokenName(scanner);
  return token === undefined ? undefined : { is: "token", name: token };
}

/** Words that stand behind a name: an unknown one is taken to end before them. */
const behindNames =
  /,|、|[():]|'s | (?:targeting|with|discarding|sacrificing|exiling|tapping|putting|paying|kicked|not|hybrid|dividing|choosing|on|for|and|to|is|are|has|have|was|triggered|triggers|did|ability|delayed|gets?|gains?|loses?|until|from|under|leaves|#\d)(?![\p{L}\p{N}])/u;

function reportName(reader: Reader, scanner: Scanner, what: Bilingual): undefined {
  scanner.skip();
  const from = scanner.at;
  const length = behindNames.exec(scanner.rest)?.index ?? scanner.rest.length;
  if (length === 0) return expected(reader, scanner, what);
  const at = scanner.range(from, from + length);
  const typed = scanner.typed(from, from + length);
  const { board, cards } = reader;
  const known = cards.find(scanner.line.text.slice(from, from + length).trim());
  const words = namesOnBoard(board);
  if (known) return reader.report(at, complaint("notOnBoard", [typed], nearest(typed, words)));
  return reader.report(at, complaint("unknownName", [typed], nearest(typed, words)));
}

const aCard: Bilingual = {
  en: "The name of a card on this board",
  ja: "この盤面にあるカードの名前",
};

export function readCard(reader: Reader, scanner: Scanner): CardReference | undefined {
  scanner.skip();
  const from = scanner.at;
  const of = acceptPossessive(reader, scanner);
  const name = acceptName(reader, scanner);
  if (!name) return reportName(reader, scanner, aCard);
  if (name.is === "nickname") return { ...name, at: scanner.range(from) };
  const number = name.is === "token" ? acceptNumber(scanner) : readCopy(reader, scanner, name.card);
  if (number === "bad") return undefined;
  return {
    ...name,
    ...(of !== undefined && { of }),
    ...(number !== undefined && { number }),
    at: scanner.range(from),
  };
}

/** `#2` behind the name of a token: how many there will be is not known yet. */
function acceptNumber(scanner: Scanner): number | undefined {
  const found = scanner.match(/#\s?(\d{1,4})/y)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** `#2` behind a name, if it is there and the position has so many. */
function readCopy(
  reader: Reader,
  scanner: Scanner,
  card: Extract<CardReference, { is: "card" }>["card"],
): number | "bad" | undefined {
  scanner.skip();
  const from = scanner.at;
  const found = scanner.match(/#\s?(\d+)/y);
  if (!found) return undefined;
  const number = Number(found[1]);
  const count = reader.board.copies.get(card) ?? 0;
  if (number >= 1 && number <= count) return number;
  const { en, ja } = reader.board.cards.get(card)?.name ?? { en: card, ja: card };
  reader.report(scanner.range(from), complaint("noSuchCopy", [{ en, ja }, count]));
  return "bad";
}

/** A card, or an ability of it: `Wild Mongrel's ability`. */
export function readObject(reader: Reader, scanner: Scanner): ObjectReference | undefined {
  const from = scanner.at;
  const card = readCard(reader, scanner);
  if (!card) return undefined;
  const ability = scanner.match(/'s? ability(?: #(\d{1,4}))?(?![\p{L}\p{N}])/uy);
  if (!ability) return card;
  const [, number] = ability;
  return {
    ...card,
    ability: number === undefined ? true : Number(number),
    at: scanner.range(from),
  };
}

/** Whether the name of something on this board stands here. */
export function isNameNext(reader: Reader, scanner: Scanner): boolean {
  const from = scanner.at;
  const isName = acceptName(reader, scanner) !== undefined;
  scanner.at = from;
  return isName;
}

/** Whether a lone letter stands here that begins no name of this board: it means a player. */
export function isPlayerNext(reader: Reader, scanner: Scanner): boolean {
  scanner.skip();
  if (!/^[a-z](?![\p{L}\p{N}_'-])/u.test(scanner.line.text.slice(scanner.at, scanner.at + 3))) {
    return false;
  }
  return !isNameNext(reader, scanner);
}

/** An object or a player. */
export function readReference(reader: Reader, scanner: Scanner): Reference | undefined {
  if (!isPlayerNext(reader, scanner)) return readObject(reader, scanner);
  const from = scanner.at;
  const player = readPlayer(reader, scanner);
  return player && { is: "player", player, at: scanner.range(from) };
}

/** Symbols of mana such as `{G}{G}`, as many as stand here. */
export function readManaSymbols(scanner: Scanner): readonly ManaType[] {
  const mana: ManaType[] = [];
  while (!scanner.done) {
    const { at } = scanner;
    const type = manaTypeOf(scanner.match(/\{(.)\}/y)?.[1] ?? "");
    if (type === undefined) {
      scanner.at = at;
      break;
    }
    mana.push(type);
  }
  return mana;
}

/** In the order of a turn: who writes “combat” reads which steps that has. */
const steps = Object.values(stepNames.wordOf);
const aStep = {
  en: `a step or phase (${steps.join(", ")})`,
  ja: `ステップやフェイズ（${steps.join("、")}）`,
};

/** A step by its name; another word is a problem. */
export function readStep(reader: Reader, scanner: Scanner): Step | undefined {
  const word = scanner.acceptOne(stepNames.words);
  const step = word === undefined ? undefined : stepNames.valueOf(word);
  return step ?? unknownWord(reader, scanner, aStep, stepNames.words);
}

/** A rule in parentheses, if there is one: `(601.2h)`. */
export function readRule(reader: Reader, scanner: Scanner): RuleNumber | "bad" | undefined {
  if (!scanner.accept("(")) return undefined;
  const rule = scanner.match(/\d{3}(?:\.\d+[a-z]?)?(?= ?\))/y)?.[0];
  if (rule !== undefined && scanner.accept(")")) return rule as RuleNumber;
  expected(reader, scanner, {
    en: "A rule number such as 601.2h and a closing parenthesis",
    ja: "601.2hのようなルール番号と閉じ括弧",
  });
  return "bad";
}

/** The name of a mark: one word. */
export function readMarkName(reader: Reader, scanner: Scanner): string | undefined {
  scanner.skip();
  const from = scanner.at;
  if (scanner.match(/[^\s:,、()]+/y)) return scanner.typed(from);
  return expected(reader, scanner, {
    en: "A name of one word for the moment",
    ja: "その時点の一語の名前",
  });
}
