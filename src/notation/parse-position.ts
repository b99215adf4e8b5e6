/** Reads the first part of a board: the position. */
import { type PlayerId, playerId } from "../engine/ids.ts";
import { todayEdition } from "../eras/index.ts";
import type { BoardNames, CardNames } from "./names.ts";
import { restOfLine } from "./parse-details.ts";
import { readItems } from "./parse-items.ts";
import { readEffect, readWaiting } from "./parse-lasting.ts";
import { readStacked } from "./parse-stack.ts";
import { type OpenSeat, PositionReader } from "./position-reader.ts";
import { complaint } from "./problems.ts";
import {
  expected,
  isComplete,
  type Reader,
  readCard,
  readList,
  readManaSymbols,
  readNumber,
  readStep,
  unknownWord,
} from "./reader.ts";
import { Scanner } from "./scan.ts";
import { nearest } from "./suggest.ts";
import { type CountWord, countWords, itemZones, type Position, type Seat } from "./syntax.ts";
import type { Line } from "./text.ts";
import { editionOf, editionWords, nearestEdition } from "./words.ts";

interface ReadPosition {
  readonly position: Position;
  readonly names: BoardNames;
}

export function readPosition(
  lines: readonly Line[],
  cards: CardNames,
  report: Reader["report"],
): ReadPosition | undefined {
  const position = new PositionReader(cards, report);
  for (const line of lines) readLine(position, new Scanner(line));
  position.readLater();
  const { names, seats, turn } = position;
  // A line that could not be read may be the one that is missed: its own problem is enough.
  if (position.problems === 0) reportMissing(position, lines[0]?.number ?? 1);
  if (!turn || position.problems > 0) return undefined;
  return {
    position: {
      rules: position.rules ?? todayEdition,
      active: turn.active,
      step: turn.step,
      ...(position.seed !== undefined && { seed: position.seed }),
      ...(position.teams && { teams: position.teams }),
      ...(position.time && { time: position.time }),
      ...(position.firstTurn && { firstTurn: true }),
      seats: seats.map(closeSeat),
      ...(position.timestamps.length > 0 && { timestamps: position.timestamps }),
      ...(position.stack.length > 0 && { stack: position.stack }),
      ...(position.effects.length > 0 && { effects: position.effects }),
      ...(position.waiting.length > 0 && { waiting: position.waiting }),
    },
    names,
  };
}

function reportMissing({ seats, turn, names, report }: PositionReader, line: number): void {
  const at = { line, column: 1, length: 1 };
  const [first = playerId("A")] = names.players;
  if (seats.length < 2) report(at, complaint("noPlayers", []));
  if (!turn) report(at, complaint("noTurn", [], `turn ${first}, main 1`));
  else if (seats.length > 0 && !names.players.includes(turn.active)) {
    report(turn.at, complaint("unknownPlayer", [turn.active], first));
  }
}

function closeSeat({ player, life, at, mana = [], counts, zones }: OpenSeat): Seat {
  return { player, life, mana, ...(counts && { counts }), zones: Object.fromEntries(zones), at };
}

const settings = ["rules", "turn", "seed", "teams", "day", "night", "first turn"] as const;

/** Lines that are no player's, each with a reader of its own; there may be many of them. */
const wholeLines: Readonly<Record<string, (position: PositionReader, scanner: Scanner) => void>> = {
  stack: readStacked,
  timestamps: readTimestamps,
  effect: readEffect,
  waiting: readWaiting,
};

/** `timestamps: Humility, Opalescence`: the earliest first. */
function readTimestamps(position: PositionReader, scanner: Scanner): void {
  const rest = restOfLine(scanner);
  position.later.push((reader) => {
    const objects = readList(rest, () => readCard(reader, rest));
    if (objects && isComplete(reader, rest)) position.timestamps.push(...objects);
  });
}

const firstWords = [
  ...settings,
  ...itemZones,
  "mana",
  ...countWords,
  ...Object.keys(wholeLines),
] as const;

const lineStart = {
  en: "the beginning of a line of the position: rules, turn, seed, teams, day, night, first turn, a player with their life, or a zone with a colon",
  ja: "状況の行の始まり（rules、turn、seed、teams、day、night、first turn、プレイヤーとライフ、またはコロン付きの領域）",
};

function readLine(position: PositionReader, scanner: Scanner): void {
  const word = scanner.acceptOne(settings);
  if (word) {
    readOnce[word](position, scanner);
    return;
  }
  const player = scanner.match(/([a-z])(?= [^:]*$| ?$)/y)?.[1];
  if (player !== undefined) {
    readSeat(position, scanner, playerId(player.toUpperCase()));
    return;
  }
  const zone = scanner.match(/([^:]*?) ?:/y)?.[1];
  if (zone !== undefined) readZone(position, scanner, zone);
  else unknownWord(position.reader, scanner, lineStart, firstWords);
}

function isSecond(position: PositionReader, scanner: Scanner, before: unknown): boolean {
  if (before === undefined) return false;
  position.report(scanner.range(0), complaint("twice", [scanner.typed(0)]));
  return true;
}

const readOnce: Readonly<
  Record<(typeof settings)[number], (position: PositionReader, scanner: Scanner) => void>
> = {
  rules: readRules,
  turn: readTurn,
  seed: readSeed,
  teams: readTeams,
  day: readTime("day"),
  night: readTime("night"),
  "first turn"(position, scanner) {
    if (isSecond(position, scanner, position.firstTurn)) return;
    if (isComplete(position.reader, scanner)) position.firstTurn = true;
  },
};

function readTime(time: "day" | "night") {
  return (position: PositionReader, scanner: Scanner): void => {
    if (isSecond(position, scanner, position.time)) return;
    if (isComplete(position.reader, scanner)) position.time = time;
  };
}

/** `teams A and B against C and D, sharing turns and life` */
function readTeams(position: PositionReader, scanner: Scanner): void {
  if (isSecond(position, scanner, position.teams)) return;
  const { reader } = position;
  const aPlayer = { en: "A player (A, B, …)", ja: "プレイヤー（A、Bなど）" };
  const members: PlayerId[][] = [];
  do {
    const team: PlayerId[] = [];
    do {
      const letter = scanner.match(/[a-z](?=[ ,、]|$)/y)?.[0];
      if (letter === undefined) {
        expected(reader, scanner, aPlayer);
        return;
      }
      team.push(playerId(letter.toUpperCase()));
    } while (scanner.accept("and"));
    members.push(team);
  } while (scanner.accept("against"));
  scanner.acceptOne([",", "、"]);
  const shared = scanner.accept("sharing")
    ? scanner.acceptOne(["turns and life", "turns", "life"] as const)
    : "nothing";
  if (shared === undefined) {
    expected(reader, scanner, { en: "“turns” or “life”", ja: "「turns」か「life」" });
    return;
  }
  if (!isComplete(reader, scanner)) return;
  position.teams = {
    members,
    sharedTurns: shared.startsWith("turns"),
    sharedLife: shared.endsWith("life"),
  };
}

function readRules(position: PositionReader, scanner: Scanner): void {
  if (isSecond(position, scanner, position.rules)) return;
  const { at } = scanner;
  const word = scanner.match(/\S+/y)?.[0] ?? "";
  const edition = editionOf(word);
  if (edition === undefined) {
    scanner.at = at;
    const what = {
      en: `a set of rules that is known here (${editionWords.join(", ")})`,
      ja: `登録されているルール（${editionWords.join("、")}）`,
    };
    const meant = (typed: string) => nearestEdition(typed) ?? nearest(typed, editionWords);
    unknownWord(position.reader, scanner, what, editionWords, meant);
    return;
  }
  position.rules = edition;
  isComplete(position.reader, scanner);
}

function readTurn(position: PositionReader, scanner: Scanner): void {
  if (isSecond(position, scanner, position.turn)) return;
  const { reader } = position;
  scanner.skip();
  const from = scanner.at;
  const letter = scanner.match(/[a-z](?=[ ,、]|$)/y)?.[0];
  if (letter === undefined) {
    expected(reader, scanner, { en: "A player (A, B, …)", ja: "プレイヤー（A、Bなど）" });
    return;
  }
  const at = scanner.range(from);
  if (!scanner.acceptOne([",", "、"])) {
    expected(reader, scanner, { en: "A comma and a step", ja: "コンマとステップ" });
    return;
  }
  const step = readStep(reader, scanner);
  if (step === undefined || !isComplete(reader, scanner)) return;
  position.turn = { active: playerId(letter.toUpperCase()), step, at };
}

/** 32 bits, with or without a sign: what the generator of chance goes through. */
const mostSeed = 0xffffffff;

function readSeed(position: PositionReader, scanner: Scanner): void {
  if (isSecond(position, scanner, position.seed)) return;
  const what = { en: "A number", ja: "数" };
  const seed = readNumber(position.reader, scanner, what, /-?\d+/y, mostSeed);
  if (seed === undefined) return;
  position.seed = seed;
  isComplete(position.reader, scanner);
}

function readSeat(position: PositionReader, scanner: Scanner, player: PlayerId): void {
  const { reader, seats } = position;
  if (seats.some((seat) => seat.player === player)) {
    position.report(scanner.range(0), complaint("twice", [player]));
    return;
  }
  const at = scanner.range(0);
  const what = { en: "The player's life, such as 20,", ja: "20のようなライフ" };
  const life = readNumber(reader, scanner, what, /-?\d+/y);
  // A seat without a life total still owns the zones below it: one problem is enough.
  seats.push({ player, life: life ?? 0, at, zones: new Map() });
  if (life !== undefined) isComplete(reader, scanner);
}

function readZone(position: PositionReader, scanner: Scanner, word: string): void {
  const seat = position.seats.at(-1);
  const at = scanner.range(0);
  const readWhole = Object.hasOwn(wholeLines, word) ? wholeLines[word] : undefined;
  if (readWhole) {
    readWhole(position, scanner);
    return;
  }
  const zone = itemZones.find((one) => one === word);
  const count = countWords.find((one) => one === word);
  if (zone === undefined && count === undefined && word !== "mana") {
    const what = { en: "a zone that a position can list", ja: "状況に書ける領域" };
    const typed = scanner.typed(0).replace(/\s*[:：]$/, "");
    const range = { ...at, length: Math.max(1, typed.length) };
    position.report(range, complaint("unknownWord", [typed, what], nearest(typed, firstWords)));
    return;
  }
  if (!seat) {
    position.report(at, complaint("zoneWithoutPlayer", []));
    return;
  }
  if (count) {
    readCount(position, scanner, seat, count);
    return;
  }
  if (zone === undefined) {
    readMana(position, scanner, seat);
    return;
  }
  if (seat.zones.has(zone)) {
    position.report(at, complaint("twice", [zone]));
    return;
  }
  const items = scanner.done ? [] : readItems(position, scanner, zone);
  if (items && items.length > 0) seat.zones.set(zone, items);
}

function readCount(
  position: PositionReader,
  scanner: Scanner,
  seat: OpenSeat,
  word: CountWord,
): void {
  if (seat.counts?.[word] !== undefined) {
    position.report(scanner.range(0), complaint("twice", [word]));
    return;
  }
  const count = readNumber(position.reader, scanner, { en: "A number", ja: "数" });
  if (count !== undefined && isComplete(position.reader, scanner)) {
    seat.counts = { ...seat.counts, [word]: count };
  }
}

const someMana = { en: "Mana symbols such as {G} or {C}", ja: "{G}や{C}のようなマナ・シンボル" };

function readMana(position: PositionReader, scanner: Scanner, seat: OpenSeat): void {
  if (seat.mana !== undefined) {
    position.report(scanner.range(0), complaint("twice", ["mana"]));
    return;
  }
  const mana = readManaSymbols(scanner);
  if (!scanner.done) {
    expected(position.reader, scanner, someMana);
    return;
  }
  seat.mana = mana;
}
