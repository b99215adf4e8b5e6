/** Reads what stands in parentheses behind a name of a position: `(tapped, 2 +1/+1 counters)`. */
import { playerId } from "../engine/ids.ts";
import type { Bilingual } from "./bilingual.ts";
import { isNameEnd } from "./names.ts";
import { type PositionReader, readCardName } from "./position-reader.ts";
import { type Complaint, complaint } from "./problems.ts";
import {
  expected,
  type Reader,
  readCard,
  readList,
  readNumber,
  readPlayer,
  readReference,
  unknownWord,
} from "./reader.ts";
import { Scanner } from "./scan.ts";
import { type Item, type ItemZone, stateWords } from "./syntax.ts";
import { fold } from "./text.ts";
import { acceptSubtype, colorNames } from "./words.ts";

/** An entry that is still being read. */
export type OpenItem = { -readonly [Key in keyof Item]: Item[Key] };

const detailWords = [
  "tapped",
  "new",
  "damage",
  "loyalty used",
  "loyalty",
  "on",
  "owned by",
  "exiled by",
  "known to",
  "attacking",
  "blocking",
  "chosen",
  "copy of",
  ...stateWords,
  "as",
] as const;

const aDetail: Bilingual = {
  en: "a detail of an object (tapped, new, damage 2, loyalty 3, 2 +1/+1 counters, on NAME, owned by B, back face, face down, phased out, monstrous, bestowed, chosen green, copy of NAME, attacking B, blocking NAME, exiled by NAME, known to A, as NICKNAME)",
  ja: "オブジェクトの詳細（tapped、new、damage 2、loyalty 3、2 +1/+1 counters、on 名前、owned by B、back face、face down、phased out、monstrous、bestowed、chosen green、copy of 名前、attacking B、blocking 名前、exiled by 名前、known to A、as 呼び名）",
};

/** Reads the details of an entry into it, if there are any; false after a problem. */
export function readDetails(
  position: PositionReader,
  scanner: Scanner,
  zone: ItemZone | "stack",
  item: OpenItem,
): boolean {
  if (!scanner.accept("(")) return true;
  const seen = new Set<string>();
  const details = readList(scanner, () => {
    scanner.skip();
    const from = scanner.at;
    const detail = readDetail(position, scanner, item);
    if (detail === undefined) return undefined;
    const at = scanner.range(from);
    if (seen.has(detail)) return position.report(at, complaint("twice", [scanner.typed(from)]));
    seen.add(detail);
    const isMisplaced =
      zone !== "battlefield" && detail !== "as" && !(zone === "exile" && inExile.has(detail));
    return isMisplaced ? position.report(at, complaint("onlyOnBattlefield", [])) : detail;
  });
  if (!details) return false;
  if (scanner.accept(")")) return true;
  expected(position.reader, scanner, { en: "A closing parenthesis", ja: "閉じ括弧" });
  return false;
}

/** Details of cards in exile. */
const inExile: ReadonlySet<string> = new Set(["exiled by", "face down", "known to"]);

/** Reads one detail; returns what it is about. */
function readDetail(
  position: PositionReader,
  scanner: Scanner,
  item: OpenItem,
): string | undefined {
  const word = scanner.acceptOne(detailWords);
  switch (word) {
    case "tapped":
      item.tapped = true;
      return word;
    case "new":
      item.recent = true;
      return word;
    case "damage": {
      const what = { en: "An amount of damage", ja: "ダメージの量" };
      const damage = readNumber(position.reader, scanner, what);
      if (damage) item.damage = damage;
      return damage === undefined ? undefined : word;
    }
    case "loyalty": {
      const loyalty = readNumber(position.reader, scanner, { en: "A number", ja: "数" });
      if (loyalty !== undefined) item.counters = { ...item.counters, loyalty };
      return loyalty === undefined ? undefined : "loyalty counters";
    }
    case "chosen":
      return readChosen(position, scanner, item);
    case "copy of": {
      const card = readCardName(position, scanner);
      if (!card) return undefined;
      position.used.set(card.id, card);
      item.copyOf = card.id;
      return word;
    }
    case "attacking":
      readLater(position, scanner, (reader, rest) => {
        const target = readReference(reader, rest);
        if (target && isDetailOver(reader, rest)) item.attacking = target;
      });
      return word;
    case "blocking":
      readLater(position, scanner, (reader, rest) => {
        const attackers = readList(rest, () => readCard(reader, rest));
        if (attackers && isDetailOver(reader, rest)) item.blocking = attackers;
      });
      return word;
    case "exiled by":
      readLater(position, scanner, (reader, rest) => {
        const by = readCard(reader, rest);
        if (by && isDetailOver(reader, rest)) item.exiledBy = by;
      });
      return word;
    case "known to":
      readLater(position, scanner, (reader, rest) => {
        const players = readList(rest, () => readPlayer(reader, rest));
        if (players && isDetailOver(reader, rest)) item.knownTo = players;
      });
      return word;
    case "on":
      readLater(position, scanner, (reader, rest) => {
        const host = readCard(reader, rest);
        if (host && isDetailOver(reader, rest)) item.on = host;
      });
      return word;
    case "owned by":
      readLater(position, scanner, (reader, rest) => {
        const owner = readPlayer(reader, rest);
        if (owner && isDetailOver(reader, rest)) item.owner = owner;
      });
      return word;
    case "as":
      return readNickname(position, scanner, item) ? word : undefined;
    case undefined:
      return readCounters(position, scanner, item);
    default: {
      const states = item.states ?? [];
      item.states = stateWords.filter((one) => one === word || states.includes(one));
      return word;
    }
  }
}

/** `chosen green`, `chosen Goblin`, `chosen B`; returns which of them. */
function readChosen(
  position: PositionReader,
  scanner: Scanner,
  item: OpenItem,
): string | undefined {
  const word = scanner.acceptOne(colorNames.words);
  const color = word === undefined ? undefined : colorNames.valueOf(word);
  if (color !== undefined) {
    item.chosen = { ...item.chosen, color };
    return "chosen color";
  }
  const letter = scanner.match(/[a-z](?![\p{L}\p{N}_-])/uy)?.[0];
  if (letter !== undefined) {
    item.chosen = { ...item.chosen, player: playerId(letter.toUpperCase()) };
    return "chosen player";
  }
  const subtype = acceptSubtype(scanner);
  if (subtype === undefined) {
    const what = { en: "a color, a type or a player", ja: "色、タイプ、プレイヤーのいずれか" };
    return unknownWord(position.reader, scanner, what, colorNames.words);
  }
  item.chosen = { ...item.chosen, subtype };
  return "chosen type";
}

/** `2 +1/+1 counters`; returns the kind. */
function readCounters(
  position: PositionReader,
  scanner: Scanner,
  item: OpenItem,
): string | undefined {
  const { at } = scanner;
  if (!scanner.match(/\d+ [^\s,、()]+(?: strike)? counters?(?![\p{L}\p{N}])/uy)) {
    return unknownWord(position.reader, scanner, aDetail, [...detailWords, "counters"]);
  }
  const { at: end } = scanner;
  scanner.at = at;
  const amount = readNumber(position.reader, scanner, aDetail);
  if (amount === undefined) return undefined;
  const [kind = ""] = scanner.match(/[^\s,、()]+(?: strike)?/y) ?? [];
  scanner.at = end;
  if (amount > 0) item.counters = { ...item.counters, [kind]: amount };
  return `${kind} counters`;
}

// What speaks of other objects or players ------------------------------------------------------

function readLater(
  position: PositionReader,
  scanner: Scanner,
  read: (reader: Reader, rest: Scanner) => void,
): void {
  const rest = restOfDetail(scanner);
  position.later.push((reader) => read(reader, rest));
}

/** What is left of a line, to be read later. */
export function restOfLine(scanner: Scanner): Scanner {
  scanner.skip();
  const rest = new Scanner(scanner.line, scanner.at, scanner.end);
  scanner.at = scanner.end;
  return rest;
}

/** Goes to the end of this detail: names can hold commas, so that a comma alone doesn't end it. */
function restOfDetail(scanner: Scanner): Scanner {
  scanner.skip();
  const from = scanner.at;
  const { text } = scanner.line;
  while (scanner.at < scanner.end && text[scanner.at] !== ")") {
    if (/[,、]/.test(text[scanner.at] ?? "") && isDetailBehind(scanner)) break;
    scanner.at += 1;
  }
  return new Scanner(scanner.line, from, scanner.at);
}

function isDetailBehind(scanner: Scanner): boolean {
  const next = new Scanner(scanner.line, scanner.at + 1, scanner.end);
  return detailWords.some((word) => next.sees(word)) || next.match(/\d+ /y) !== undefined;
}

function isDetailOver(reader: Reader, rest: Scanner): boolean {
  if (rest.done) return true;
  unknownWord(reader, rest, aDetail, detailWords);
  return false;
}

// Nicknames ------------------------------------------------------------------------------------

/** Words that mean something else where a name can stand. */
const reserved: ReadonlySet<string> = new Set([
  ...["a", "an", "the", "it", "at", "x", "all", "next", "go", "for", "with", "and", "not"],
  ...["nothing", "empty", "exile", "ability", "card", "cards", "yes", "no", "pass", "resolve"],
  ...["mark", "check", "illegal", "colorless", "white", "blue", "black", "red", "green"],
]);

const longestNickname = 40;

function readNickname(position: PositionReader, scanner: Scanner, item: OpenItem): boolean {
  scanner.skip();
  const from = scanner.at;
  const found = scanner.match(/[\p{L}\p{N}_-]+/uy);
  if (!found || !isNameEnd(scanner.line.text, scanner.at)) {
    expected(position.reader, scanner, { en: "A nickname of one word", ja: "一語の呼び名" });
    return false;
  }
  const typed = scanner.typed(from);
  const refused = nicknameProblem(position, typed, item.count);
  if (refused) {
    position.report(scanner.range(from), refused);
    return false;
  }
  position.nicknames.set(fold(typed), typed);
  item.nickname = typed;
  return true;
}

function nicknameProblem(
  { cards, nicknames }: PositionReader,
  typed: string,
  count: number,
): Complaint | undefined {
  const name = fold(typed);
  const meansOther = reserved.has(name) || /^([a-z]|\d.*)$/.test(name) || cards.find(name);
  if (meansOther || typed.length > longestNickname) return complaint("badNickname", [typed]);
  if (count > 1) return complaint("nicknameForMany", [typed]);
  return nicknames.has(name) ? complaint("twice", [typed]) : undefined;
}
