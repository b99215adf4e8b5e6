/**
 * Boards in addresses. Loaded only when a link is made or followed: it brings the whole notation
 * with it, which a reader who plays the page's own board does not need.
 */
import type { Answer } from "../engine/decisions.ts";
import { start } from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { Edition } from "../engine/rules.ts";
import type { CardDefinition } from "../language/card.ts";
import { sameData } from "../language/sameData.ts";
import type { Bilingual } from "../notation/bilingual.ts";
import { Driver, type Stop } from "../notation/driver.ts";
import { playLine } from "../notation/lines.ts";
import { cardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { printBoard } from "../notation/print.ts";
import { namePrinter } from "../notation/print-names.ts";
import { printStatement } from "../notation/print-script.ts";
import { complaint, type NotationProblem } from "../notation/problems.ts";
import { openQuestion } from "../notation/questions.ts";
import { type Detail, recordAnswers } from "../notation/record.ts";
import { setupBoard, setupProblem } from "../notation/setup.ts";
import type { Board, PlayStatement, Statement } from "../notation/syntax.ts";
import { decodeBoard, encodeBoard } from "../notation/url.ts";
import { cutIntoSteps, scriptOf } from "./cut.ts";
import { lineName } from "./lineName.ts";
import type { Script } from "./script.ts";

/**
 * The page's position with what has been answered since, as the notation writes it: in the fewest
 * lines that say it, for each is a step to whoever follows it.
 */
export function writeBoard(
  notation: string,
  cards: readonly CardDefinition[],
  answers: readonly Answer[],
  rules?: Edition,
): Result<string, "unwritable"> {
  const joined = writeBoardIn("joined", notation, cards, answers, rules);
  return joined.ok ? joined : writeBoardIn("each", notation, cards, answers, rules);
}

/** It is played once more before it is given out. */
export function writeBoardIn(
  detail: Detail,
  notation: string,
  cards: readonly CardDefinition[],
  answers: readonly Answer[],
  rules?: Edition,
): Result<string, "unwritable"> {
  const board = boardUnder(notation, cards, rules);
  if (!board.ok) return fail("unwritable");
  const setup = setupBoard(board.value);
  if (!setup.ok) return fail("unwritable");
  const lines = recordAnswers(setup.value, answers, detail);
  if (!lines.ok) return fail("unwritable");
  const position = printBoard({ ...board.value, script: [], facts: [] });
  const printer = namePrinter(board.value.cards, "en");
  const script = lines.value.map((line) => printStatement(line, printer)).join("\n");
  const text = script === "" ? position : `${position}--\n${script}\n`;
  const read = readLine(text, cards);
  const isSame = read.ok && sameData(read.value.steps.flat().slice(0, answers.length), answers);
  return isSame ? ok(text) : fail("unwritable");
}

/**
 * Reads a board and plays its script. What it claims is of no interest here, and would bring the
 * other half of the notation with it.
 */
export function readLine(
  text: string,
  cards: readonly CardDefinition[],
): Result<Script, readonly NotationProblem[]> {
  const board = parseBoard(text, cardNames(cards));
  if (!board.ok) return board;
  const setup = setupBoard(board.value);
  if (!setup.ok) return setup;
  const started = start(setup.value.setup);
  if (!started.ok) return fail([setupProblem(started.problem, setup.value, board.value)]);
  const driver = Driver.begin(started.value, setup.value.table);
  const stopped = playLines(driver, board.value.script);
  if (stopped) return fail([stopped.problem]);
  return ok(scriptOf(setup.value, board.value, cutIntoSteps(started.value, driver.moments)));
}

const isPlayed = (line: Statement): line is PlayStatement =>
  line.is !== "mark" && line.is !== "check" && line.is !== "illegal";

/** Plays lines one after the other; why it stops if it does. */
export function playLines(driver: Driver, script: readonly Statement[]): Stop | undefined {
  for (const [index, line] of script.entries()) {
    if (!isPlayed(line)) continue;
    const settled =
      line.is === "goTo" ? driver.settleHere(line.at, line) : driver.settle(line.at, line);
    if (settled) return settled;
    driver.statement = index;
    const stopped = playLine(driver, line, script[index + 1]);
    if (stopped) return stopped;
  }
  const at = script.at(-1)?.at ?? { line: 1, column: 1, length: 1 };
  return driver.settleHere(at, undefined);
}

function inWords([problem]: readonly NotationProblem[]): Bilingual {
  if (!problem) return { en: "", ja: "" };
  const { line, column, message } = problem;
  return { en: `${line}:${column}: ${message.en}`, ja: `${line}:${column}：${message.ja}` };
}

/** The board as it is written, by the rules of an edition. */
function boardUnder(
  notation: string,
  cards: readonly CardDefinition[],
  rules: Edition | undefined,
): Result<Board, readonly NotationProblem[]> {
  const board = parseBoard(notation, cardNames(cards));
  if (!board.ok || rules === undefined) return board;
  return ok({ ...board.value, position: { ...board.value.position, rules } });
}

/** Why a script stops, for readers who answer by choosing and write no lines. */
function forReaders({ problem }: Stop, { game, asked }: Driver): NotationProblem {
  if (problem.code !== "unanswered" || !asked) return problem;
  return { ...problem, ...complaint("unanswered", [openQuestion(game, asked)]) };
}

/**
 * A board by the rules of another edition, played as far as its script can be followed there, and
 * why it stops if it does.
 */
export function readUnder(
  notation: string,
  cards: readonly CardDefinition[],
  rules: Edition,
): Result<{ readonly script: Script; readonly stopped?: NotationProblem }, Bilingual> {
  try {
    const board = boardUnder(notation, cards, rules);
    if (!board.ok) return fail(inWords(board.problem));
    const setup = setupBoard(board.value);
    if (!setup.ok) return fail(inWords(setup.problem));
    const started = start(setup.value.setup);
    if (!started.ok) return fail(engineFault);
    const driver = Driver.begin(started.value, setup.value.table);
    const stopped = playLines(driver, board.value.script);
    const cut = cutIntoSteps(started.value, driver.moments);
    const script = scriptOf(setup.value, board.value, cut);
    return ok({ script, ...(stopped && { stopped: forReaders(stopped, driver) }) });
  } catch {
    return fail(engineFault);
  }
}

/** What the reader calls the line, as a comment: whoever reads only the board passes over it. */
const withName = (text: string, name: string): string =>
  name === "" ? text : text.replace("\n--\n", (dashes) => `${dashes}# ${name}\n`);

function nameIn(text: string): string | undefined {
  const [, script = ""] = text.split("\n--\n");
  const [, name = ""] = /^# (.*)/.exec(script) ?? [];
  return lineName(name) || undefined;
}

interface LinkOptions {
  /** Where they are not those that the board names. */
  readonly rules?: Edition;
  /** What the reader calls this line. */
  readonly name?: string | undefined;
}

export async function encodeLink(
  notation: string,
  cards: readonly CardDefinition[],
  answers: readonly Answer[],
  { rules, name = "" }: LinkOptions = {},
): Promise<Result<string, "unwritable">> {
  const text = writeBoard(notation, cards, answers, rules);
  return text.ok ? ok(await encodeBoard(withName(text.value, lineName(name)))) : text;
}

/** A board from an address. */
export interface Linked {
  readonly script: Script;
  readonly notation: string;
  /** What the line is called. */
  readonly name?: string;
}

export async function decodeLink(
  payload: string,
  cards: readonly CardDefinition[],
): Promise<Result<Linked, Bilingual>> {
  const text = await decodeBoard(payload);
  if (!text.ok) return fail(text.problem.message);
  try {
    const read = readLine(text.value, cards);
    if (!read.ok) return fail(inWords(read.problem));
    const name = nameIn(text.value);
    return ok({ script: read.value, notation: text.value, ...(name !== undefined && { name }) });
  } catch {
    return fail(engineFault);
  }
}

/** A position that the engine stumbles over must not take the page's board with it. */
const engineFault: Bilingual = {
  en: "The engine can't play this board.",
  ja: "エンジンはこの盤面を進められません。",
};
