/** Playing at random: one legal answer out of all, without listing what there are too many of. */
import type { Action, Answer, Decision, Game, ObjectId, Target } from "../engine/index.ts";
import { actionsToTry, whyNot } from "../engine/index.ts";
import { possibleAnswers } from "./possible.ts";

/** Numbers in [0, 1), one after the other. */
export type Chance = () => number;

/** A generator of numbers from a seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many tries before all answers are listed after all. */
const tries = 12;

/**
 * A legal answer at random, or undefined when nothing can be answered (an engine fault). Large
 * choices are sampled: the answer is found by trying, and by listing only if trying fails.
 * @param passing how often priority is passed without looking for something to do.
 */
export function randomAnswer(game: Game, chance: Chance, passing = 0.4): Answer | undefined {
  const { decision } = game;
  if (!decision) return undefined;
  if (decision.is === "act") {
    return { is: "act", action: randomAction(game, chance, passing) };
  }
  for (let n = 0; n < tries; n += 1) {
    const tried = sample(decision, chance);
    if (tried && whyNot(game, tried) === null) return tried;
  }
  return pick(possibleAnswers(game), chance);
}

/** Passing so often that a turn ends; else what is first found legal. */
function randomAction(game: Game, chance: Chance, passing: number): Action {
  const left = chance() < passing ? [] : [...actionsToTry(game)];
  while (left.length > 0) {
    const [action] = left.splice(Math.floor(chance() * left.length), 1);
    if (action && whyNot(game, { is: "act", action }) === null) return action;
  }
  return { is: "pass" };
}

const pick = <Item>(list: readonly Item[], chance: Chance): Item | undefined =>
  list[Math.floor(chance() * list.length)];

function some<Item>(list: readonly Item[], count: number, chance: Chance): readonly Item[] {
  const pool = [...list];
  return Array.from({ length: Math.min(count, pool.length) }, () =>
    pool.splice(Math.floor(chance() * pool.length), 1),
  ).flat();
}

const between = (min: number, max: number, chance: Chance): number =>
  min + Math.floor(chance() * (max - min + 1));

/** An answer of the right kind, legal or not. */
function sample(decision: Decision, chance: Chance): Answer | undefined {
  switch (decision.is) {
    case "act":
      return undefined;
    case "choose": {
      const max = Math.min(decision.max, decision.from.length);
      const count = between(Math.min(decision.min, max), max, chance);
      const chosen: readonly Target[] = some(decision.from, count, chance);
      return { is: "choose", chosen };
    }
    case "confirm":
      return { is: "confirm", yes: chance() < 0.5 };
    case "number":
      return { is: "number", number: between(decision.min, decision.max, chance) };
    case "option": {
      const option = pick(decision.options, chance);
      return option && { is: "option", option };
    }
    case "order":
      return { is: "order", order: some(decision.items, decision.items.length, chance) };
    case "divide":
      return { is: "divide", shares: shares(decision, chance) };
    case "pay":
      return { is: "pay", activations: decision.proposal };
    case "pairs": {
      const count = between(0, Math.min(decision.pairs.length, 4), chance);
      return { is: "pairs", pairs: some(decision.pairs, count, chance) };
    }
    case "chance": {
      if (decision.purpose.is === "coin") return { is: "chance", won: chance() < 0.5 };
      const picked: readonly ObjectId[] = some(decision.from, decision.count, chance);
      return { is: "chance", picked };
    }
  }
}

function shares(
  { amount, among, least, firstAtLeast = [], inOrder }: Extract<Decision, { is: "divide" }>,
  chance: Chance,
): readonly number[] {
  if (inOrder) return inTurn(amount, inOrder, chance);
  const given = among.map((_, index) => Math.max(least, firstAtLeast[index] ?? 0));
  let left = amount - given.reduce((sum, share) => sum + share, 0);
  if (left < 0) {
    // Not enough for all: as much as there is to the first ones.
    given.fill(least);
    left = amount - least * among.length;
  }
  for (; left > 0; left -= 1) {
    const at = Math.floor(chance() * among.length);
    given[at] = (given[at] ?? 0) + 1;
  }
  return given;
}

/** Just enough for each, up to one of them that gets the rest. */
function inTurn(amount: number, needed: readonly number[], chance: Chance): readonly number[] {
  let left = amount;
  return needed.map((need, index) => {
    const isLast = index === needed.length - 1;
    const share = isLast || need >= left || chance() < 0.3 ? left : need;
    left -= share;
    return share;
  });
}
