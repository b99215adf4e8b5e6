/** Words that cards bring into a board: ways to cast them, names of costs that may be paid. */
import { calledBy } from "../engine/index.ts";
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
  const faces = [...cards.values()].flatMap((card) => [
    card.abilities,
    ...(card.back ? [card.back.abilities] : []),
  ]);
  // 709.3: which half of a split card is cast is said by its name.
  const halves = [...cards.values()]
    .flatMap((card) => card.halves ?? [])
    .map(({ name }) => name.en);
  const words = {
    ways: allOf(faces, ["free", ...halves], (one) => find(one, "castingWay").map(({ way }) => way)),
    costs: allOf(faces, ["kicker"], (one) =>
      find(one, "additionalCost").flatMap(({ optional }) => optional ?? []),
    ),
  };
  known.set(cards, words);
  return words;
}

/** Of two that go by one name on a face the second is "flashback 2". */
function allOf(
  faces: readonly (readonly Ability[])[],
  always: readonly string[],
  read: (ability: Ability) => readonly string[],
): readonly string[] {
  const said = faces.flatMap((abilities) =>
    calledBy(abilities.flatMap(read), (name) => name).map(({ called }) => called),
  );
  const own = [...always, ...said].map((word) => word.toLowerCase());
  return [...new Set([...own, ...keywordWords.words])].sort(
    (one, other) => other.length - one.length,
  );
}
