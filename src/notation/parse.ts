/** From the text of a board to its tree, or to everything that is wrong with it. */
import { fail, ok, type Result } from "../engine/result.ts";
import type { CardNames } from "./names.ts";
import { readFacts } from "./parse-facts.ts";
import { readPosition } from "./parse-position.ts";
import { readScript } from "./parse-script.ts";
import { type Complaint, complaint, type NotationProblem, problemAt } from "./problems.ts";
import type { Board } from "./syntax.ts";
import { type Line, limits, makeLine, type Range, splitLines } from "./text.ts";

/** More problems than this help nobody. */
const mostProblems = 20;

export function parseBoard(
  text: string,
  names: CardNames,
): Result<Board, readonly NotationProblem[]> {
  const tooMuch = findExcess(text);
  if (tooMuch) return fail([problemAt({ line: 1, column: 1, length: 1 }, tooMuch)]);

  const problems: NotationProblem[] = [];
  const report = (at: Range, what: Complaint): undefined => {
    if (problems.length < mostProblems) problems.push(problemAt(at, what));
  };
  const [position = [], script = [], facts = [], ...more] = splitParts(text);
  for (const [first] of more) {
    if (first)
      report(
        { line: first.number, column: 1, length: first.source.length },
        complaint("tooManyParts", []),
      );
  }
  for (const { number, source } of [...position, ...facts].filter(isOfScript)) {
    report({ line: number, column: 1, length: source.length }, complaint("ofScript", []));
  }
  // What is missing behind such a line, or is said of what it does, would be wrong, too.
  if (problems.length > 0) return fail(inOrder(problems));
  const read = readPosition(position, names, report);
  // Names of a position that can't be read would only bring more problems behind it.
  if (!read || problems.length > 0) return fail(inOrder(problems));

  const reader = { cards: names, board: read.names, report };
  const statements = readScript(script, reader);
  const marks = statements.flatMap((one) => (one.is === "mark" ? [one.name] : []));
  const board: Board = {
    position: read.position,
    script: statements,
    facts: readFacts(facts, reader, marks),
    cards: [...read.names.cards.values()],
  };
  return problems.length > 0 ? fail(inOrder(problems)) : ok(board);
}

/** A line that can be of the script alone, wherever it stands. */
const isOfScript = ({ text }: Line): boolean =>
  /^(?:pass|resolve(?: all)?|next step|illegal(?: \([^)]*\))?:.*|[A-Z] (?:casts|activates|plays) .*)$/i.test(
    text,
  );

const inOrder = (problems: readonly NotationProblem[]): readonly NotationProblem[] =>
  [...problems].sort((one, other) => one.line - other.line || one.column - other.column);

function findExcess(text: string): Complaint | undefined {
  // The length in UTF-16 is at most the length in bytes: noise is refused without encoding it.
  const isTooLong =
    text.length > limits.bytes || new TextEncoder().encode(text).length > limits.bytes;
  if (isTooLong) return complaint("tooLong", [limits.bytes / 1024]);
  const isTooHigh = splitLines(text.replace(/\n$/, "")).length > limits.lines;
  return isTooHigh ? complaint("tooManyLines", [limits.lines]) : undefined;
}

/** The lines with something on them, part by part; a part ends at a line of dashes. */
function splitParts(text: string): readonly (readonly Line[])[] {
  const parts: Line[][] = [[]];
  for (const [index, source] of splitLines(text).entries()) {
    const line = makeLine(source, index + 1);
    if (/^-{2,}$/.test(line.text)) parts.push([]);
    else if (line.text !== "") parts.at(-1)?.push(line);
  }
  return parts;
}
