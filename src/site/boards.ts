/** Boards of rulings, each played by the engine before it may appear on the site. */
import { cards } from "../cards/index.ts";
import type { CardDefinition } from "../language/card.ts";
import { cardNames } from "../notation/names.ts";
import { oppositesOf } from "../notation/opposite.ts";
import { parseBoard } from "../notation/parse.ts";
import { type Outcome, type Played, playBoard } from "../notation/play.ts";
import type { NotationProblem } from "../notation/problems.ts";
import type { Board as ParsedBoard } from "../notation/syntax.ts";
import { keptBetweenBuilds } from "./kept.ts";
import type { Board, Ruling } from "./rulings.ts";

/** What a board claims, and what the engine found. */
type Found = Pick<Outcome, "says" | "holds" | "found">;

/** A board of which the engine has found that all it expects holds. */
export interface VerifiedBoard extends Board {
  /** The cards that it names, each once. */
  readonly cards: readonly CardDefinition["id"][];
  readonly facts: readonly Found[];
}

/** A board as it was read, and the game that it tells. */
interface PlayedBoard {
  readonly parsed: ParsedBoard;
  readonly played: Played;
}

type Owner = Pick<Ruling, "id">;

/** A board, and what it belongs to. */
export interface BoardOfRuling {
  readonly owner: Owner;
  readonly board: Board;
}

const names = cardNames(cards);
const known = new Map<string, VerifiedBoard>();

/**
 * Throws, and so stops the build, when the engine finds otherwise than the board says, or finds the
 * opposite of it, too. What no code has changed since is taken from the last build, and played anew
 * beside this one (`verifying`).
 */
export function verifyBoard(owner: Owner, board: Board): VerifiedBoard {
  const key = `${owner.id}/${board.id}/${board.notation}`;
  const verified = known.get(key) ?? {
    ...board,
    ...keptBetweenBuilds("verified", `${board.rules} ${board.notation}`, () => {
      const { parsed, played } = playRuled(owner, board);
      return {
        cards: [...new Set(parsed.cards.map(({ id }) => id))],
        facts: played.facts.map(({ says, holds, found }): Found => ({ says, holds, found })),
      };
    }),
  };
  known.set(key, verified);
  return verified;
}

/** Plays it, and throws where `verifyBoard` says. */
export function playRuled(owner: Owner, board: Board): PlayedBoard {
  const name = `${owner.id}, board ${board.id}`;
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
  return { parsed: parsed.value, played: played.value };
}

const difference = ({ says, found }: Outcome): string => `expected “${says}”, found “${found.en}”`;

const contradiction = ({ says, found, at }: Outcome): string =>
  `line ${at.line} shows nothing, for “${says}” holds, too: found “${found.en}”`;

const inWords = (name: string, problems: readonly NotationProblem[]): string =>
  problems
    .map(({ line, column, message }) => `${name}, line ${line}, column ${column}: ${message.en}`)
    .join("\n");
