/** Reads the second part of a board: the script. */
import type { PlayerId } from "../engine/ids.ts";
import type { Bilingual } from "./bilingual.ts";
import { readChoice } from "./parse-choices.ts";
import { readClauses, readShare, readWay } from "./parse-clauses.ts";
import { readFact } from "./parse-facts.ts";
import { complaint } from "./problems.ts";
import {
  acceptPossessive,
  expected,
  isComplete,
  isPlayerNext,
  type Reader,
  readCard,
  readList,
  readMarkName,
  readNumber,
  readObject,
  readPlayer,
  readReference,
  readRule,
  readStep,
  type Unplaced,
  unknownWord,
} from "./reader.ts";
import { Scanner } from "./scan.ts";
import {
  type Block,
  type CardReference,
  type CastWayWord,
  type Clause,
  type PickVerb,
  type PlayStatement,
  pickVerbs,
  type Reference,
  type Statement,
} from "./syntax.ts";
import type { Line } from "./text.ts";

export function readScript(lines: readonly Line[], reader: Reader): readonly Statement[] {
  const marks = new Set<string>();
  return lines.flatMap((line) => {
    const scanner = new Scanner(line);
    const said = readStatement(reader, scanner, marks);
    if (said === undefined || !isComplete(reader, scanner)) return [];
    return [{ ...said, at: scanner.range(0) } as Statement];
  });
}

const lineWords = [
  "pass",
  "resolve",
  "resolve all",
  "next step",
  "go to",
  "coin:",
  "at random:",
  "illegal:",
  "mark",
  "check",
];

const aStatement: Bilingual = {
  en: "the beginning of a line of the script",
  ja: "手順の行の始まり",
};

function readStatement(
  reader: Reader,
  scanner: Scanner,
  marks: Set<string>,
): Unplaced<Statement> | undefined {
  if (scanner.accept("illegal")) return readIllegal(reader, scanner);
  if (scanner.accept("mark")) return readMark(reader, scanner, marks);
  if (scanner.accept("check")) {
    const fact = readFact(reader, scanner);
    return fact && { is: "check", fact };
  }
  return readPlay(reader, scanner);
}

function readIllegal(reader: Reader, scanner: Scanner): Unplaced<Statement> | undefined {
  const rule = readRule(reader, scanner);
  if (rule === "bad") return undefined;
  if (!scanner.accept(":")) return expected(reader, scanner, { en: "A colon", ja: "コロン" });
  scanner.skip();
  const from = scanner.at;
  const play = readPlay(reader, scanner);
  if (!play) return undefined;
  const statement = { ...play, at: scanner.range(from) } as PlayStatement;
  return { is: "illegal", statement, ...(rule !== undefined && { rule }) };
}

function readMark(
  reader: Reader,
  scanner: Scanner,
  marks: Set<string>,
): Unplaced<Statement> | undefined {
  scanner.skip();
  const from = scanner.at;
  const name = readMarkName(reader, scanner);
  if (name === undefined) return undefined;
  if (marks.has(name)) return reader.report(scanner.range(from), complaint("twice", [name]));
  marks.add(name);
  return { is: "mark", name };
}

function readPlay(reader: Reader, scanner: Scanner): Unplaced<PlayStatement> | undefined {
  if (scanner.accept("pass")) return { is: "pass" };
  if (scanner.accept("resolve all")) return { is: "resolve", all: true };
  if (scanner.accept("resolve")) return { is: "resolve", all: false };
  if (scanner.accept("next step")) return { is: "goTo" };
  if (scanner.accept("go to")) return readGoTo(reader, scanner);
  if (scanner.accept("coin:")) {
    const fell = scanner.acceptOne(["won", "lost"] as const);
    return fell
      ? { is: "coin", won: fell === "won" }
      : expected(reader, scanner, { en: "“won” or “lost”", ja: "「won」か「lost」" });
  }
  if (scanner.accept("at random:")) {
    const picked = readList(scanner, () => readObject(reader, scanner));
    return picked && { is: "random", picked };
  }
  if (isPlayerNext(reader, scanner)) {
    const player = readPlayer(reader, scanner);
    return player && readVerb(reader, scanner, player);
  }
  return unknownWord(reader, scanner, aStatement, lineWords);
}

function readGoTo(reader: Reader, scanner: Scanner): Unplaced<PlayStatement> | undefined {
  const player = acceptPossessive(reader, scanner);
  const step = readStep(reader, scanner);
  return step && { is: "goTo", step, ...(player !== undefined && { player }) };
}

// What a player does ---------------------------------------------------------------------------

type ReadVerb = (
  reader: Reader,
  scanner: Scanner,
  player: PlayerId,
) => Unplaced<PlayStatement> | undefined;

const confirm =
  (yes: boolean): ReadVerb =>
  (_reader, _scanner, player) => ({ is: "confirm", player, yes });

/** A list of what `readOne` reads, wrapped into a statement. */
const listOf =
  <One>(
    readOne: (reader: Reader, scanner: Scanner) => One | undefined,
    wrap: (player: PlayerId, items: readonly One[]) => Unplaced<PlayStatement>,
  ): ReadVerb =>
  (reader, scanner, player) => {
    const items = readList(scanner, () => readOne(reader, scanner));
    return items && wrap(player, items);
  };

const readVerbs: Readonly<Record<string, ReadVerb>> = {
  casts: readCast,
  activates: readActivate,
  plays(reader, scanner, player) {
    const card = readCard(reader, scanner);
    return card && { is: "play", player, card };
  },
  passes: (_reader, _scanner, player) => ({ is: "pass", player }),
  "attacks with"(reader, scanner, player) {
    if (scanner.accept("nothing")) return { is: "attack", player, attackers: [] };
    const attackers = readList(scanner, () => readCard(reader, scanner));
    return attackers && { is: "attack", player, attackers };
  },
  attacks: readAttack,
  blocks(reader, scanner, player) {
    if (scanner.accept("with nothing")) return { is: "block", player, blocks: [] };
    const blocks = readBlocks(reader, scanner);
    return blocks && { is: "block", player, blocks };
  },
  yes: confirm(true),
  no: confirm(false),
  declines: confirm(false),
  chooses(reader, scanner, player) {
    const choice = readChoice(reader, scanner);
    return choice && { is: "choose", player, choice };
  },
  discards: listOf(readObject, (player, cards) => ({ is: "discard", player, cards })),
  pays(reader, scanner, player) {
    const rest = readRest(reader, scanner);
    return rest && { is: "pay", player, yes: true, clauses: rest.clauses };
  },
  "does not pay": (_reader, _scanner, player) => ({ is: "pay", player, yes: false, clauses: [] }),
  orders: listOf(readReference, (player, items) => ({ is: "order", player, items })),
  targets(reader, scanner, player) {
    if (scanner.accept("nothing")) return { is: "target", player, targets: [] };
    const targets = readList(scanner, () => readReference(reader, scanner));
    return targets && { is: "target", player, targets };
  },
  assigns: listOf(readShare, (player, shares) => ({ is: "assign", player, shares })),
  ...Object.fromEntries(pickVerbs.map((verb) => [verb, readPick(verb)])),
};

const verbs = Object.keys(readVerbs).sort((one, other) => other.length - one.length);

const aVerb: Bilingual = {
  en: "something that a player does in a script",
  ja: "手順の中でプレイヤーが行うこと",
};

function readVerb(
  reader: Reader,
  scanner: Scanner,
  player: PlayerId,
): Unplaced<PlayStatement> | undefined {
  const verb = scanner.acceptOne(verbs);
  const read = verb === undefined ? undefined : readVerbs[verb];
  if (read) return read(reader, scanner, player);
  scanner.skip();
  const from = scanner.at;
  // One word is enough to say what is wrong; what follows it would only blur the suggestion.
  const word = scanner.match(/[^\s,、:()]+/y);
  if (!word)
    return expected(reader, scanner, { en: "What the player does", ja: "プレイヤーの行動" });
  return unknownWord(reader, new Scanner(scanner.line, from, scanner.at), aVerb, verbs);
}

/** `A finds Forest`, `A puts Forest, Shock on the bottom` */
function readPick(verb: PickVerb): ReadVerb {
  return (reader, scanner, player) => {
    const things = scanner.accept("nothing")
      ? []
      : readList(scanner, () => readObject(reader, scanner));
    if (!things || verb !== "puts") return things && { is: "pick", player, verb, things };
    const where = scanner.acceptOne(["on the bottom", "on top"] as const);
    const what = { en: "“on the bottom” or “on top”", ja: "「on the bottom」か「on top」" };
    if (!where) return expected(reader, scanner, what);
    const place = where === "on top" ? "top" : "bottom";
    return { is: "pick", player, verb, things, place };
  };
}

/** `B with Grizzly Bears and Wild Mongrel, Garruk with Arrogant Wurm` */
function readAttack(
  reader: Reader,
  scanner: Scanner,
  player: PlayerId,
): Unplaced<PlayStatement> | undefined {
  const attackers: CardReference[] = [];
  const defenders: Reference[] = [];
  const silent = { ...reader, report: () => undefined };
  /** Whether whom or what others attack stands here. */
  const isDefenderNext = (): boolean => {
    const { at } = scanner;
    const isNext = readReference(silent, scanner) !== undefined && scanner.accept("with");
    scanner.at = at;
    return isNext;
  };
  do {
    const defender = readReference(reader, scanner);
    if (!defender) return undefined;
    if (!scanner.accept("with")) {
      return expected(reader, scanner, {
        en: "“with” and the attackers",
        ja: "「with」と攻撃するクリーチャー",
      });
    }
    const some = readList(scanner, () => readCard(reader, scanner), isDefenderNext);
    if (!some) return undefined;
    attackers.push(...some);
    defenders.push(...some.map(() => defender));
  } while (scanner.acceptOne([",", "、", "and"]));
  return { is: "attack", player, attackers, defenders };
}

interface Rest {
  readonly way?: CastWayWord;
  readonly clauses: readonly Clause[];
}

/** The way of casting and the clauses, in whichever order they are written. */
export function readRest(reader: Reader, scanner: Scanner): Rest | undefined {
  const before = readWay(reader, scanner);
  if (before === "bad") return undefined;
  const clauses = readClauses(reader, scanner);
  if (!clauses) return undefined;
  const after = before ?? readWay(reader, scanner);
  if (after === "bad") return undefined;
  return { clauses, ...(after !== undefined && { way: after }) };
}

function readCast(
  reader: Reader,
  scanner: Scanner,
  player: PlayerId,
): Unplaced<PlayStatement> | undefined {
  const card = readCard(reader, scanner);
  const rest = card && readRest(reader, scanner);
  return rest && { is: "cast", player, card, ...rest };
}

export function readActivate(
  reader: Reader,
  scanner: Scanner,
  player: PlayerId,
): Unplaced<PlayStatement> | undefined {
  const object = readCard(reader, scanner);
  if (!object) return undefined;
  const isNumbered = scanner.accept("ability");
  const what = { en: "The number of the ability", ja: "能力の番号" };
  const ability = isNumbered ? readNumber(reader, scanner, what) : undefined;
  if (isNumbered && ability === undefined) return undefined;
  const clauses = readClauses(reader, scanner);
  return (
    clauses && {
      is: "activate",
      player,
      object,
      clauses,
      ...(ability !== undefined && { ability }),
    }
  );
}

/** `Grizzly Bears with Wild Mongrel and Putrid Imp, Arrogant Wurm with Basking Rootwalla` */
function readBlocks(reader: Reader, scanner: Scanner): readonly Block[] | undefined {
  const blocks: Block[] = [];
  do {
    const attacker = readCard(reader, scanner);
    if (!attacker) return undefined;
    if (!scanner.accept("with")) {
      return expected(reader, scanner, {
        en: "“with” and the blockers",
        ja: "「with」とブロックするクリーチャー",
      });
    }
    const blockers = [readCard(reader, scanner)];
    while (scanner.accept("and")) blockers.push(readCard(reader, scanner));
    if (!blockers.every((one) => one !== undefined)) return undefined;
    blocks.push({ attacker, blockers });
  } while (scanner.acceptOne([",", "、"]));
  return blocks;
}
