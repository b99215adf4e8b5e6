/**
 * Boards in addresses. Loaded only when a link is made or followed: it brings the whole notation
 * with it, which a reader who plays the page's own board does not need.
 */
import type { Answer } from "../engine/decisions.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Bilingual } from "../notation/bilingual.ts";
import { cardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { namePrinter, printBoard, printStatement } from "../notation/print.ts";
import type { NotationProblem } from "../notation/problems.ts";
import { setupBoard } from "../notation/setup.ts";
import { decodeBoard, encodeBoard } from "../notation/url.ts";
import { readBoard } from "./read.ts";
import { recordAnswers } from "./record.ts";
import type { Script } from "./script.ts";

const sameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The page's position with what has been answered since, as the notation writes it. It is played
 * once more before it is given out.
 */
export function writeBoard(
  notation: string,
  cards: readonly CardDefinition[],
  answers: readonly Answer[],
): Result<string, "unwritable"> {
  const names = cardNames(cards);
  const board = parseBoard(notation, names);
  if (!board.ok) return fail("unwritable");
  const setup = setupBoard(board.value);
  if (!setup.ok) return fail("unwritable");
  const lines = recordAnswers(setup.value, answers);
  if (!lines.ok) return fail("unwritable");
  const position = printBoard({ ...board.value, script: [], facts: [] });
  const printer = namePrinter(board.value.cards, "en");
  const script = lines.value.map((line) => printStatement(line, printer)).join("\n");
  const text = script === "" ? position : `${position}--\n${script}\n`;
  const read = readBoard(text, names);
  const isSame =
    read.ok && sameData(read.value.script.steps.flat().slice(0, answers.length), answers);
  return isSame ? ok(text) : fail("unwritable");
}

function inWords([problem]: readonly NotationProblem[]): Bilingual {
  if (!problem) return { en: "", ja: "" };
  const { line, column, message } = problem;
  return { en: `${line}:${column}: ${message.en}`, ja: `${line}:${column}：${message.ja}` };
}

export async function encodeLink(
  notation: string,
  cards: readonly CardDefinition[],
  answers: readonly Answer[],
): Promise<Result<string, "unwritable">> {
  const text = writeBoard(notation, cards, answers);
  return text.ok ? ok(await encodeBoard(text.value)) : text;
}

export async function decodeLink(
  payload: string,
  cards: readonly CardDefinition[],
): Promise<Result<Script, Bilingual>> {
  const text = await decodeBoard(payload);
  if (!text.ok) return fail(text.problem.message);
  const read = readBoard(text.value, cardNames(cards));
  return read.ok ? ok(read.value.script) : fail(inWords(read.problem));
}
