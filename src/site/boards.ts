/** Boards of rulings, each played by the engine before it may appear on the site. */
import { cards } from "../cards/index.ts";
import { cardNames } from "../notation/names.ts";
import { oppositesOf } from "../notation/opposite.ts";
import { parseBoard } from "../notation/parse.ts";
import { type Outcome, type Played, playBoard } from "../notation/play.ts";
import type { NotationProblem } from "../notation/problems.ts";
import type { Board as ParsedBoard } from "../notation/syntax.ts";
import type { Board, Ruling } from "./rulings.ts";

/** A board of which the engine has found that all it expects holds. */
export interface VerifiedBoard extends Board {
  readonly parsed: ParsedBoard;
  readonly played: Played;
}

const names = cardNames(cards);
const known = new Map<string, VerifiedBoard>();

/**
 * Throws, and so stops the build, when the engine finds otherwise than the board says, or finds the
 * opposite of it, too.
 */
export function verifyBoard(ruling: Pick<Ruling, "id">, board: Board): VerifiedBoard {
  const key = `${ruling.id}/${board.id}/${board.notation}`;
  const verified = known.get(key) ?? play(`${ruling.id}, board ${board.id}`, board);
  known.set(key, verified);
  return verified;
}

function play(name: string, board: Board): VerifiedBoard {
  const parsed = parseBoard(board.notation, names);
  if (!parsed.ok) throw new Error(inWords(name, parsed.problem));
  if (parsed.value.position.rules !== board.rules) {
    throw new Error(
      `${name}: is played by ${parsed.value.position.rules}, but says ${board.rules}`,
    );
  }
  const played = playBoard(parsed.value, { besides: oppositesOf });
  if (!played.ok) throw new Error(inWords(name, played.problem));
  const { problems, facts, besides } = played.value;
  if (problems.length > 0) throw new Error(inWords(name, problems));
  if (facts.length === 0) throw new Error(`${name}: expects nothing`);
  const wrong = facts.filter(({ holds }) => !holds);
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.map(difference).join("; ")}`);
  const vacuous = besides.filter(({ holds }) => holds);
  if (vacuous.length > 0) throw new Error(`${name}: ${vacuous.map(contradiction).join("; ")}`);
  return { ...board, parsed: parsed.value, played: played.value };
}

const difference = ({ says, found }: Outcome): string => `expected “${says}”, found “${found.en}”`;

const contradiction = ({ says, found, at }: Outcome): string =>
  `line ${at.line} shows nothing, for “${says}” holds, too: found “${found.en}”`;

const inWords = (name: string, problems: readonly NotationProblem[]): string =>
  problems
    .map(({ line, column, message }) => `${name}, line ${line}, column ${column}: ${message.en}`)
    .join("\n");
