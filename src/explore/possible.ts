/** All that can be answered to a decision: the branches of a game. */
import type { Answer, Decision, Target } from "../engine/index.ts";
import { type Game, legalActions, whyNot } from "../engine/index.ts";

/**
 * Every legal answer to the decision that a game waits on. Payments count as one: the engine's
 * proposal. Without a decision the list is empty.
 */
export function possibleAnswers(game: Game): readonly Answer[] {
  const { decision } = game;
  if (!decision) return [];
  return candidatesFor(game, decision).filter((answer) => whyNot(game, answer) === null);
}

function candidatesFor(game: Game, decision: Decision): readonly Answer[] {
  switch (decision.is) {
    case "act":
      return legalActions(game).map((action): Answer => ({ is: "act", action }));
    case "choose":
      return subsets(decision.from, decision.min, Math.min(decision.max, decision.from.length)).map(
        (chosen: readonly Target[]): Answer => ({ is: "choose", chosen }),
      );
    case "confirm":
      return [true, false].map((yes): Answer => ({ is: "confirm", yes }));
    case "number":
      return Array.from(
        { length: decision.max - decision.min + 1 },
        (_, index): Answer => ({ is: "number", number: decision.min + index }),
      );
    case "option":
      return decision.options.map((option): Answer => ({ is: "option", option }));
    case "order":
      return permutations(decision.items).map((order): Answer => ({ is: "order", order }));
    case "divide":
      return divisions(decision.amount, decision.among.length, decision.least).map(
        (shares): Answer => ({ is: "divide", shares }),
      );
    case "pay":
      return [{ is: "pay", activations: decision.proposal }];
    case "chance":
      return outcomes(decision);
    case "pairs":
      return (pairings(decision) ?? []).map((pairs): Answer => ({ is: "pairs", pairs }));
  }
}

/** All that chance can bring; of a long list's orders only the first and its reverse. */
function outcomes(decision: Extract<Decision, { is: "chance" }>): readonly Answer[] {
  const { from, count, purpose } = decision;
  switch (purpose.is) {
    case "coin":
      return [true, false].map((won): Answer => ({ is: "chance", won }));
    case "shuffle": {
      const orders =
        from.length <= longestShuffled ? permutations(from) : [from, from.toReversed()];
      return orders.map((picked): Answer => ({ is: "chance", picked }));
    }
    default:
      return subsets(from, count, count).map((picked): Answer => ({ is: "chance", picked }));
  }
}

/** More orders than of so many cards nobody looks through. */
const longestShuffled = 5;

type Pairs = Extract<Decision, { is: "pairs" }>;

/**
 * Every way to block, legal or not, in which nothing blocks more attackers than it may; undefined
 * if there are more than `most`.
 */
export function pairings(
  { pairs, most = {} }: Pick<Pairs, "pairs" | "most">,
  limit = Number.POSITIVE_INFINITY,
): readonly Pairs["pairs"][] | undefined {
  let found: readonly Pairs["pairs"][] = [[]];
  for (const blocker of new Set(pairs.map(([one]) => one))) {
    const own = pairs.filter(([one]) => one === blocker);
    const ways = subsets(own, 0, Math.min(own.length, most[blocker] ?? 1));
    if (found.length * ways.length > limit) return undefined;
    found = found.flatMap((before) => ways.map((more) => [...before, ...more]));
  }
  return found;
}

/** Every choice of at least `min` and at most `max` of a list, in its order. */
export function subsets<Item>(
  list: readonly Item[],
  min: number,
  max: number,
): readonly (readonly Item[])[] {
  const [first, ...others] = list;
  if (max === 0 || first === undefined) return min > 0 ? [] : [[]];
  const withFirst = subsets(others, Math.max(0, min - 1), max - 1).map((rest) => [first, ...rest]);
  return list.length > min ? [...withFirst, ...subsets(others, min, max)] : withFirst;
}

/** Every order of a list. */
export function permutations<Item>(list: readonly Item[]): readonly (readonly Item[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((item, index) =>
    permutations(list.filter((_, at) => at !== index)).map((rest) => [item, ...rest]),
  );
}

/** Every way to share an amount among so many, each at least so much. */
export function divisions(
  amount: number,
  among: number,
  least: number,
): readonly (readonly number[])[] {
  if (among === 0) return amount === 0 ? [[]] : [];
  if (among === 1) return amount >= least ? [[amount]] : [];
  const shares: (readonly number[])[] = [];
  for (let share = least; share <= amount; share += 1) {
    for (const rest of divisions(amount - share, among - 1, least)) shares.push([share, ...rest]);
  }
  return shares;
}
