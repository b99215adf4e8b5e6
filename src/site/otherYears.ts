/** Boards under the rules of other years: where something else comes of them. */

import { visible } from "../board/visible.ts";
import { cards, setOf } from "../cards/index.ts";
import { type Edition, editions } from "../engine/rules.ts";
import { cardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { playBoard } from "../notation/play.ts";
import type { VerifiedBoard } from "./boards.ts";
import { keptBetweenBuilds } from "./kept.ts";

const names = cardNames(cards);

/** An edition by which a board can be played, and whether that changes what comes of it. */
interface OtherYear {
  readonly edition: Edition;
  readonly differs: boolean;
}

/**
 * A card can be played by rules that are no older than the set that first had it. A board may show
 * a rule with younger cards all the same.
 */
function editionsFor({ cards, rules }: VerifiedBoard): readonly Edition[] {
  const years = cards.map((id) => setOf(id).year);
  const first = Math.max(0, ...years);
  return editions.filter((edition) => edition === rules || Number(edition.slice(0, 4)) >= first);
}

/**
 * The editions by which a board can be played, its own among them; nothing where all of them come
 * to the same.
 */
export function otherYears(board: VerifiedBoard): readonly OtherYear[] {
  const years =
    known.get(board) ??
    keptBetweenBuilds("years", `${board.rules} ${board.notation}`, () => compare(board));
  known.set(board, years);
  return years;
}

/** Pages in both languages ask for the same boards. */
const known = new WeakMap<VerifiedBoard, readonly OtherYear[]>();

/** Where the script ends, as it can be seen, and whether all that the board claims holds there. */
function endOf(board: VerifiedBoard, rules: Edition) {
  const parsed = parseBoard(board.notation, names);
  const played = parsed.ok ? playBoard(parsed.value, { rules }) : parsed;
  if (!played.ok) return undefined;
  const { facts, problems, end } = played.value;
  return {
    seen: visible(end),
    isAsClaimed: problems.length === 0 && facts.every(({ holds }) => holds),
  };
}

function compare(board: VerifiedBoard): readonly OtherYear[] {
  const own = endOf(board, board.rules)?.seen;
  const years = editionsFor(board).flatMap((edition): OtherYear[] => {
    if (edition === board.rules) return [{ edition, differs: false }];
    const end = endOf(board, edition);
    return end ? [{ edition, differs: !end.isAsClaimed || end.seen !== own }] : [];
  });
  return years.some(({ differs }) => differs) ? years : [];
}
