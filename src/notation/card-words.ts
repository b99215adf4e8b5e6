/** Words that cards bring into a board: ways to cast them, names of costs that may be paid. */
import type { Ability } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import type { BoardNames } from "./names.ts";
import { keywordWords } from "./words.ts";

interface CardWords {
  readonly ways: readonly string[];
  readonly costs: readonly string[];
}

const known = new WeakMap<BoardNames["cards"], CardWords>();

/** The words of the cards of this board, longer ones first; keywords bring theirs by their names. */
export function cardWords({ cards }: BoardNames): CardWords {
  const before = known.get(cards);
  if (before) return before;
  const abilities = [...cards.values()].flatMap((card) => [
    ...card.abilities,
    ...(card.back?.abilities ?? []),
  ]);
  // 709.3: which half of a split card is cast is said by its name.
  const halves = [...cards.values()]
    .flatMap((card) => card.halves ?? [])
    .map(({ name }) => name.en);
  const words = {
    ways: allOf(abilities, ["free", ...halves], (one) =>
      find(one, "castingWay").map(({ way }) => way),
    ),
    costs: allOf(abilities, ["kicker"], (one) =>
      find(one, "additionalCost").flatMap(({ optional }) => optional ?? []),
    ),
  };
  known.set(cards, words);
  return words;
}

function allOf(
  abilities: readonly Ability[],
  always: readonly string[],
  read: (ability: Ability) => readonly string[],
): readonly string[] {
  const own = [...always, ...abilities.flatMap(read)].map((word) => word.toLowerCase());
  return [...new Set([...own, ...keywordWords.words])].sort(
    (one, other) => other.length - one.length,
  );
}
