/** The board that “what if” is asked about. */
import { type Detail, recordAnswers } from "../../notation/record.ts";
import { setupBoard } from "../../notation/setup.ts";
import { writeBoardIn } from "../link.ts";
import { lineOf, momentOf, type Origin, type Outcome, pathTo, type Tree } from "../tree.ts";
import { boardOf } from "./changes.ts";
import type { Before } from "./response.ts";

/** The line in view, and the moment in it. */
export interface Asked extends Before {
  readonly original: readonly Outcome[];
  readonly at: Tree;
}

/**
 * The line in view as a board of its own, which is then changed. What was chosen without a choice
 * is said, too: with a card more there may be one.
 */
export const askedOf = (origin: Origin, tree: Tree): Asked | undefined =>
  askedIn(origin, tree, "full") ?? askedIn(origin, tree, "each");

function askedIn(origin: Origin, tree: Tree, detail: Detail): Asked | undefined {
  const line = lineOf(tree);
  const { edition } = momentOf(tree).game.rules;
  const answersOf = (moments: readonly { readonly answers: Outcome["answers"] }[]) =>
    moments.flatMap(({ answers }) => answers);
  const text = writeBoardIn(detail, origin.notation, origin.cards, answersOf(line), edition);
  const board = text.ok ? boardOf({ notation: text.value, cards: origin.cards }) : undefined;
  if (!board) return undefined;
  const setup = setupBoard(board, edition);
  if (!setup.ok) return undefined;
  const done = recordAnswers(setup.value, answersOf(pathTo(tree, tree.at)), detail);
  if (!done.ok) return undefined;
  return { board, edition, done: done.value.length, original: line, at: tree };
}
