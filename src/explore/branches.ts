/**
 * The ways on from a position: one answer for each that makes a difference. What can be exchanged
 * (likeness.ts) is not chosen twice, mana is made as it is paid, and what chance brings has its
 * weight.
 */
import type { Action, Answer, Decision, Option } from "../engine/decisions.ts";
import {
  type Game,
  legalActions,
  type ManaSource,
  manaSources,
  type ObjectId,
  type Target,
  whyNot,
} from "../engine/index.ts";
import { choose, type Fraction, fraction, one, times } from "./fraction.ts";
import type { Likeness } from "./likeness.ts";
import { arrangements, grouped, mostBranches, picks } from "./lists.ts";
import { paymentsFor } from "./payments.ts";
import { divisions, pairings } from "./possible.ts";

export interface Branch {
  readonly answer: Answer;
  /** How likely it is, where chance decides. */
  readonly weight?: Fraction;
}

/** Why not every answer was listed. */
const omissions = ["tooWide", "shuffle", "payments"] as const;
export type Omission = (typeof omissions)[number];

export interface Branches {
  readonly all: readonly Branch[];
  readonly omitted?: Omission;
}

/** Every way on that makes a difference. Without a decision there is none. */
export function branchesOf(game: Game, likeness: Likeness): Branches {
  const { decision } = game;
  if (!decision) return { all: [] };
  switch (decision.is) {
    case "act":
      return { all: actions(game, likeness).map(toAct) };
    case "pay":
      return paymentsFor(game, decision, likeness);
    case "chance":
      return outcomes(decision, likeness);
    default: {
      const answers = candidates(game, decision, likeness);
      if (!answers) return { all: [], omitted: "tooWide" };
      const legal = answers.filter((answer) => whyNot(game, answer) === null);
      return { all: legal.map((answer) => ({ answer })) };
    }
  }
}

const toAct = (action: Action): Branch => ({ answer: { is: "act", action } });

/** Those that differ in more than which of several alike objects they are done with. */
function actions(game: Game, { classOf }: Likeness): readonly Action[] {
  const seen = new Set<string>();
  const plain = new Set(plainSources(game).map(({ object, ability }) => `${object}:${ability}`));
  return legalActions(game).filter((action) => {
    if (action.is === "pass") return true;
    if (action.is === "activate" && plain.has(`${action.object}:${action.ability}`)) return false;
    const key = JSON.stringify({ ...action, object: classOf(action.object) });
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Mana abilities that make mana and do no more: they are activated where mana is paid (601.2g). */
function plainSources(game: Game): readonly ManaSource[] {
  const { decision } = game;
  if (decision?.is !== "act") return [];
  return manaSources(game, decision.player).filter(({ dear, price }) => !dear && !price);
}

// Choices --------------------------------------------------------------------------------------

type Chosen = Exclude<Decision, { is: "act" | "pay" | "chance" }>;

/** Candidates for an answer; undefined when there are too many to list. */
function candidates(
  game: Game,
  decision: Chosen,
  { classOf }: Likeness,
): readonly Answer[] | undefined {
  switch (decision.is) {
    case "choose": {
      const { from, min, max } = decision;
      const groups = grouped(from, (target) => classOfTarget(target, classOf));
      return picks(groups, min, max)?.map((chosen): Answer => ({ is: "choose", chosen }));
    }
    case "confirm":
      return [true, false].map((yes): Answer => ({ is: "confirm", yes }));
    case "number": {
      const { min, max } = decision;
      if (max - min >= mostBranches) return undefined;
      return Array.from(
        { length: max - min + 1 },
        (_, index): Answer => ({ is: "number", number: min + index }),
      );
    }
    case "option":
      return optionsOf(game, decision.options).map((option): Answer => ({ is: "option", option }));
    case "order": {
      const found = arrangements(grouped(decision.items, classOf));
      return found?.map((order): Answer => ({ is: "order", order }));
    }
    case "divide": {
      const { amount, among, least } = decision;
      if (choose(amount + among.length, among.length) > mostBranches) return undefined;
      return divisions(amount, among.length, least).map(
        (shares): Answer => ({ is: "divide", shares }),
      );
    }
    case "pairs":
      return pairings(decision, mostBranches)?.map((pairs): Answer => ({ is: "pairs", pairs }));
  }
}

const classOfTarget = (target: Target, classOf: Likeness["classOf"]): string =>
  target.is === "player" ? `player ${target.player}` : classOf(target.object);

/** More types than this to choose from are looked at only as far as the game speaks of them. */
const manyOptions = 30;

/** Of creature types that no card of the game has or names one stands for all. */
function optionsOf(game: Game, options: readonly Option[]): readonly Option[] {
  if (options.length <= manyOptions) return options;
  const { cards, objects, effects, agenda } = game;
  const spoken = JSON.stringify([cards, objects, effects, agenda.slice(0, -1)]);
  const isSpokenOf = (option: Option): boolean =>
    option.is !== "subtype" || spoken.includes(`"${option.subtype}"`);
  const others = options.filter((option) => !isSpokenOf(option));
  return [...options.filter(isSpokenOf), ...others.slice(0, 1)];
}

// Chance ---------------------------------------------------------------------------------------

type ByChance = Extract<Decision, { is: "chance" }>;

/** All that chance can bring, each with how likely it is. */
function outcomes({ from, count, purpose }: ByChance, { classOf }: Likeness): Branches {
  if (from.length === 0) {
    const half = fraction(1, 2);
    return {
      all: [true, false].map((won) => ({ answer: { is: "chance", won }, weight: half })),
    };
  }
  const groups = grouped(from, classOf);
  const brought = (picked: readonly ObjectId[], weight: Fraction): Branch => ({
    answer: { is: "chance", picked },
    weight,
  });
  if (purpose.is === "shuffle") {
    const orders = arrangements(groups);
    if (!orders) return { all: [brought(from, one)], omitted: "shuffle" };
    const each = fraction(1, orders.length);
    return { all: orders.map((order) => brought(order, each)) };
  }
  const all = picks(groups, count, count);
  if (!all) return { all: [], omitted: "tooWide" };
  const ways = choose(from.length, count);
  return {
    all: all.map((picked) => {
      const alike = groups.map((group) =>
        choose(group.length, group.filter((id) => picked.includes(id)).length),
      );
      return brought(
        picked,
        alike.reduce((a, b) => times(a, fraction(b)), fraction(1, ways)),
      );
    }),
  };
}
