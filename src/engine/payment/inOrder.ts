/** Mana abilities one after the other, each in the game that those before leave (CR 602.2, 602.5). */
import type { Cost } from "../../language/schema.ts";
import type { ManaType } from "../../language/vocabulary.ts";
import { demandOf } from "../costs/demands.ts";
import { type Bill, payableTogether } from "../costs/together.ts";
import type { ManaActivation } from "../decisions.ts";
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { characteristics } from "../layers.ts";
import { countActivation } from "../legal/restrictions.ts";
import { totalOf } from "../mana.ts";
import type { Context } from "../view.ts";
import { Work } from "../work.ts";
import { afterPaying } from "./inThought.ts";
import { isManaAbility } from "./kinds.ts";
import { isPaid, type Need, needOf, plus, settle, sizeOf } from "./need.ts";
import { type ManaSource, sourcesOf } from "./sources.ts";

/** Who pays what: one of the `goals`, out of the pool and what is activated, and the bill. */
interface Paying {
  readonly game: Game;
  readonly player: PlayerId;
  readonly pool: readonly ManaType[];
  readonly goals: readonly Need[];
  readonly bill?: Bill;
}

/** How a payment goes: each activation as what it is when its turn comes. */
export interface Course {
  readonly goal: Need;
  readonly sources: readonly ManaSource[];
}

/** What is needed before these are activated in their order: less what they make, plus their costs. */
export function before(goal: Need, activations: readonly ManaSource[]): Need {
  return activations.reduceRight((need, { yields, price }) => {
    const rest = settle(need, yields);
    return price ? plus(rest, needOf(price)) : rest;
  }, goal);
}

/** How much of what is activated is left in the pool: it all counts before what was there. */
export function leftBy({ goal, sources }: Course): number {
  const made = sources.reduce(
    (sum, { yields, price }) => sum + yields.length - (price ? totalOf(price) : 0),
    0,
  );
  return sizeOf(before(goal, sources)) + made - sizeOf(goal);
}

/** The form of a cost that these activations and the pool pay so that the least is left (107.4e). */
export function goalFor(
  goals: readonly Need[],
  sources: readonly ManaSource[],
  pool: readonly ManaType[],
): Need | undefined {
  const left = (goal: Need): number => leftBy({ goal, sources });
  return goals
    .filter((goal) => isPaid(settle(before(goal, sources), pool)))
    .reduce<Need | undefined>(
      (best, goal) => (best && left(best) <= left(goal) ? best : goal),
      undefined,
    );
}

/** Whether none of these takes anything from another: each only taps a permanent of its own. */
export const areApart = (sources: readonly ManaSource[]): boolean =>
  sources.every(({ dear }) => !dear) &&
  new Set(sources.map(({ object }) => object)).size === sources.length;

export const isMeantBy = ({ ability, mana: made }: ManaActivation, source: ManaSource): boolean =>
  source.ability === ability && (made === undefined || sameMana(made, source.mana));

const sameMana = (one: readonly ManaType[], other: readonly ManaType[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** After so many choices that led nowhere no others are tried. */
const mostFailures = 64;

/** A way to pay by these activations in their order, whatever has to be chosen for their costs. */
export function courseOf(
  { game: start, player, pool, goals, bill }: Paying,
  activations: readonly ManaActivation[],
): Course | undefined {
  let failures = 0;
  const follow = (game: Game, sources: readonly ManaSource[]): Course | undefined => {
    const [activation, ...others] = activations.slice(sources.length);
    if (!activation) {
      const goal = goalFor(goals, sources, pool);
      return goal && payableTogether(game, player, bill) ? { goal, sources } : undefined;
    }
    if (!payableTogether(game, player, bill, withCosts(game, [activation, ...others]))) {
      return undefined;
    }
    const { object } = activation;
    if (!game.objects[object]) return undefined;
    for (const source of sourcesOf(game, player, object)) {
      if (!isMeantBy(activation, source)) continue;
      for (const next of gamesAfter(game, player, source, others)) {
        const course = follow(next, [...sources, source]);
        if (course) return course;
        failures += 1;
        if (failures > mostFailures) return undefined;
      }
    }
    return undefined;
  };
  return follow(start, []);
}

/** What these cost besides mana, as they are now. */
function withCosts(game: Game, activations: readonly ManaActivation[]) {
  return activations.map((one) => {
    const known = game.objects[one.object] ? characteristics(game, one.object).abilities : [];
    const ability = known.find(({ key }) => key === one.ability)?.ability;
    return { ...one, costs: ability?.is === "activated" ? ability.cost : [] };
  });
}

/** The games in which the costs of a mana ability are paid, one for each way to choose. */
function* gamesAfter(
  game: Game,
  player: PlayerId,
  { object, ability: key, costs }: ManaSource,
  later: readonly ManaActivation[],
): Generator<Game> {
  const work = new Work(game);
  const found = characteristics(game, object).abilities.find((one) => one.key === key)?.ability;
  if (found && isManaAbility(found)) countActivation(work, object, key, found);
  yield* paid(work.game, player, costs, { source: object, controller: player }, later);
}

function* paid(
  game: Game,
  player: PlayerId,
  [cost, ...others]: readonly Cost[],
  context: Context,
  later: readonly ManaActivation[],
): Generator<Game> {
  if (!cost) {
    yield game;
    return;
  }
  for (const used of choicesFor(game, player, cost, context, later)) {
    yield* paid(afterPaying(game, player, cost, context, used), player, others, context, later);
  }
}

/** The objects to pay a cost with: those first that aren't to be activated later. */
function* choicesFor(
  game: Game,
  player: PlayerId,
  cost: Cost,
  context: Context,
  later: readonly ManaActivation[],
): Generator<readonly ObjectId[]> {
  const demand = demandOf(game, player, cost, context);
  const isLater = (id: ObjectId): number => Number(later.some(({ object }) => object === id));
  const from = [...(demand?.from ?? [])].sort((one, other) => isLater(one) - isLater(other));
  yield* picks(from, demand?.count ?? 0);
}

function* picks(from: readonly ObjectId[], count: number): Generator<readonly ObjectId[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, first] of from.entries()) {
    for (const rest of picks(from.slice(index + 1), count - 1)) yield [first, ...rest];
  }
}
