/** The rulings and the boards as data. */
import { verifyBoard } from "../boards.ts";
import { boardOwner, type Change } from "../changes.ts";
import { boardPage, rulingPage, shortBoardPath, shortPath } from "../paths.ts";
import type { DatesById } from "../register/dates.ts";
import type { Board, Ruling } from "../rulings.ts";
import { addressesOf } from "./addresses.ts";

export function publicRuling(ruling: Ruling, dates: DatesById) {
  const { id, kind, says, today, mechanics, cards, cr, formerly, source } = ruling;
  const known = dates.get(id);
  if (known === undefined) {
    throw new Error(`The ruling “${id}” is not in the register: npm run register -- --update`);
  }
  return {
    id,
    kind,
    says,
    ...(today !== undefined && { today }),
    mechanics,
    cards,
    cr,
    formerly,
    source,
    first: known.first,
    changed: known.changed,
    url: addressesOf(rulingPage(id), shortPath(id)),
    boards: ruling.boards.map((board) => {
      // The build stops at a board with a fact that does not hold: what stands here has held.
      const { facts } = verifyBoard(ruling, board);
      const verified = facts.every(({ holds }) => holds);
      return { id: board.id, rules: board.rules, notation: board.notation, verified, facts };
    }),
  };
}

type Of = Readonly<{ kind: "ruling" | "change"; id: string }>;

function publicBoard(owner: { readonly id: string }, of: Of, board: Board) {
  const { facts, cards } = verifyBoard(owner, board);
  return {
    id: `${owner.id}/${board.id}`,
    of,
    title: board.title,
    rules: board.rules,
    notation: board.notation,
    cards,
    facts,
    url: addressesOf(boardPage(owner.id, board.id), shortBoardPath(owner.id, board.id)),
  };
}

export const boardsOfRuling = (ruling: Ruling) =>
  ruling.boards.map((board) => publicBoard(ruling, { kind: "ruling", id: ruling.id }, board));

export const boardsOfChange = (change: Change) =>
  change.boards.map((board) =>
    publicBoard(boardOwner(change), { kind: "change", id: change.id }, board),
  );
