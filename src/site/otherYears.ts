/** Boards under the rules of other years: where something else comes of them. */
import { setOf } from "../cards/index.ts";
import type { ObjectId } from "../engine/ids.ts";
import { characteristics, type Game } from "../engine/index.ts";
import { type Edition, editions } from "../engine/rules.ts";
import { playBoard } from "../notation/play.ts";
import type { VerifiedBoard } from "./boards.ts";

/** An edition by which a board can be played, and whether that changes what comes of it. */
export interface OtherYear {
  readonly edition: Edition;
  readonly differs: boolean;
}

/** A card can be played by rules that are no older than the set that first had it. */
function editionsFor({ parsed }: VerifiedBoard): readonly Edition[] {
  const years = [...parsed.cards.values()].map(({ id }) => setOf(id).year);
  const first = Math.max(0, ...years);
  return editions.filter((edition) => Number(edition.slice(0, 4)) >= first);
}

/**
 * The editions by which a board can be played, its own among them; nothing where all of them come
 * to the same.
 */
export function otherYears(board: VerifiedBoard): readonly OtherYear[] {
  const years = known.get(board) ?? compare(board);
  known.set(board, years);
  return years;
}

/** Pages in both languages ask for the same boards. */
const known = new WeakMap<VerifiedBoard, readonly OtherYear[]>();

function compare(board: VerifiedBoard): readonly OtherYear[] {
  const own = visible(board.played.end);
  const years = editionsFor(board).flatMap((edition): OtherYear[] => {
    if (edition === board.rules) return [{ edition, differs: false }];
    const played = playBoard(board.parsed, { rules: edition });
    if (!played.ok) return [];
    const { facts, problems, end } = played.value;
    const differs =
      problems.length > 0 || facts.some(({ holds }) => !holds) || visible(end) !== own;
    return [{ edition, differs }];
  });
  return years.some(({ differs }) => differs) ? years : [];
}

/** What can be seen of a game as it ends: zones, life, and what permanents look like. */
function visible(game: Game): string {
  const name = (id: ObjectId): string => characteristics(game, id).name?.en ?? "";
  const permanent = (id: ObjectId): string => {
    const { power, toughness, controller, types, subtypes, colors } = characteristics(game, id);
    const { tapped, counters, damage, attachedTo } = game.objects[id] ?? {};
    const host = attachedTo && name(attachedTo);
    return JSON.stringify([
      name(id),
      controller,
      power,
      toughness,
      types,
      subtypes,
      colors,
      tapped,
      counters,
      damage,
      host,
    ]);
  };
  const names = (ids: readonly ObjectId[]): readonly string[] => ids.map(name).toSorted();
  return JSON.stringify([
    game.result,
    game.players.map(({ life, lost, hand, graveyard, mana, library }) => [
      life,
      lost,
      names(hand),
      names(graveyard),
      mana.toSorted(),
      library.length,
    ]),
    game.battlefield.map(permanent).toSorted(),
    names(game.exile),
    game.stack.map(name),
  ]);
}
