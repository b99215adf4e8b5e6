/** Which mana abilities pay for a cost (CR 601.2g, 605.3a). */
import { type ManaType, manaTypes } from "../../language/vocabulary.ts";
import { type Bill, payableTogether, wantedBy } from "../costs/together.ts";
import type { ManaActivation } from "../decisions.ts";
import { type Game, playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { equivalents, parseMana } from "../mana.ts";
import { isPaid, type Need, needOf, plus, settle, sizeOf } from "./need.ts";
import { type ManaSource, manaSources } from "./sources.ts";

/** More mana abilities that cost mana themselves are not chained for one payment. */
const longestChain = 3;

/**
 * Mana abilities to activate so that the pool can pay a cost, the least flexible permanents
 * first; an empty list when the pool suffices, undefined when nothing does. `bill` is what else
 * the same player pays at the same time. Hybrid symbols that are not decided may be paid as
 * either half (107.4e).
 */
export function planPayment(
  game: Game,
  player: PlayerId,
  mana: string,
  without: readonly ObjectId[] = [],
  bill?: Bill,
): readonly ManaActivation[] | undefined {
  const pool = playerOf(game, player).mana;
  const goals = equivalents(parseMana(mana)).map(needOf);
  if (goals.some((goal) => isPaid(settle(goal, pool)))) return [];
  const all = manaSources(game, player, without);
  const search: Search = { game, player, pool, ...(bill && { bill }) };
  // What only taps permanents comes before what costs more.
  for (const sources of [all.filter(({ dear, price }) => !dear && !price), all]) {
    for (const goal of goals) {
      const plan = planFor(search, goal, sources);
      if (plan) return plan.map(asActivation);
    }
  }
  return undefined;
}

const asActivation = ({ object, ability, mana, chosen }: ManaSource): ManaActivation => ({
  object,
  ability,
  ...(chosen && { mana }),
});

interface Search {
  readonly game: Game;
  readonly player: PlayerId;
  readonly pool: readonly ManaType[];
  readonly bill?: Bill;
}

/** Abilities without a mana cost of their own, then as few with one as will do. */
function planFor(
  search: Search,
  goal: Need,
  sources: readonly ManaSource[],
): readonly ManaSource[] | undefined {
  const dearest = sources.filter(({ price }) => price);
  const simple = sources.filter(({ price }) => !price);
  for (let length = 0; length <= Math.min(longestChain, dearest.length); length += 1) {
    for (const chain of chains(dearest, length)) {
      const left = settle(before(goal, chain), search.pool);
      const used = chain.map(({ object }) => object);
      const others = simple.filter(({ object }) => !used.includes(object));
      const plan = planSimple(search, left, others, chain);
      if (plan) return [...plan, ...chain];
    }
  }
  return undefined;
}

/** What is needed before these are activated in their order: less what they make, plus their costs. */
export function before(goal: Need, activations: readonly ManaSource[]): Need {
  return activations.reduceRight((need, { yields, price }) => {
    const rest = settle(need, yields);
    return price ? plus(rest, needOf(price)) : rest;
  }, goal);
}

function chains(list: readonly ManaSource[], length: number): readonly (readonly ManaSource[])[] {
  if (length === 0) return [[]];
  return list.flatMap((first) =>
    chains(
      list.filter(({ object }) => object !== first.object),
      length - 1,
    ).map((rest) => [first, ...rest]),
  );
}

/** How many of the permanents that other costs want may be left out in turn. */
const mostLeftOut = 4;

/** Finds abilities that can be paid for together with all else; else without one that is wanted. */
function planSimple(
  search: Search,
  need: Need,
  sources: readonly ManaSource[],
  chain: readonly ManaSource[],
  leftOut = 0,
): readonly ManaSource[] | undefined {
  const { game, player, bill } = search;
  const wanted = bill ? wantedBy(game, player, bill) : new Set<ObjectId>();
  const permanents = new Map<ObjectId, ManaSource[]>();
  for (const source of sources) {
    permanents.set(source.object, [...(permanents.get(source.object) ?? []), source]);
  }
  const most = [...permanents.values()].reduce((sum, one) => sum + mostMana(one), 0);
  if (most < sizeOf(need)) return undefined;
  const found = payTyped(need, groupAlike([...permanents.values()], wanted), 0);
  if (!found) return undefined;
  const all = [...found, ...chain];
  if (payableTogether(game, player, bill, all)) return found;
  if (leftOut === mostLeftOut) return undefined;
  for (const { object, dear } of found) {
    if (!dear && !wanted.has(object)) continue;
    const others = sources.filter((source) => source.object !== object);
    const plan = planSimple(search, need, others, chain, leftOut + 1);
    if (plan) return plan;
  }
  return undefined;
}

const mostMana = (sources: readonly ManaSource[]): number =>
  Math.max(...sources.map(({ yields }) => yields.length));

/** Permanents that produce the same are interchangeable: the search tries one of each. */
type Group = readonly (readonly ManaSource[])[];

/** The least flexible come first; what other costs want, and what costs more, comes last. */
function groupAlike(
  permanents: readonly (readonly ManaSource[])[],
  wanted: ReadonlySet<ObjectId>,
): readonly Group[] {
  const groups = new Map<string, (readonly ManaSource[])[]>();
  const rank = (sources: readonly ManaSource[]): number =>
    (sources.some(({ object }) => wanted.has(object)) ? 1 : 0) +
    (sources.every(({ dear }) => dear) ? 2 : 0);
  const sorted = [...permanents].sort(
    (one, other) => rank(one) - rank(other) || one.length - other.length,
  );
  for (const sources of sorted) {
    const makes = sources.map(({ yields, dear }) => `${yields.join("+")}${dear ? "!" : ""}`);
    const own = rank(sources) > 0 ? (sources[0]?.object ?? "") : "";
    const output = `${makes.join("|")} ${own}`;
    groups.set(output, [...(groups.get(output) ?? []), sources]);
  }
  return [...groups.values()];
}

/**
 * Finds sources for the mana that must be of a certain type, one pip after the other; for the next
 * pip of the same type no group before `from` is tried again. What is generic any source pays.
 */
function payTyped(
  need: Need,
  groups: readonly Group[],
  from: number,
): readonly ManaSource[] | undefined {
  const wanted = manaTypes.find((type) => need.typed[type] > 0);
  if (!wanted) return payGeneric(need, groups);
  for (const [index, [first, ...others]] of groups.entries()) {
    if (index < from || !first) continue;
    for (const source of first) {
      if (!source.yields.includes(wanted)) continue;
      const left = groups.map((group, at) => (at === index ? others : group));
      const rest = settle(need, source.yields);
      const found = payTyped(rest, left, rest.typed[wanted] > 0 ? index : 0);
      if (found) return [source, ...found];
    }
  }
  return undefined;
}

/** Any mana will do: the least flexible permanents first, each by its most productive ability. */
function payGeneric(need: Need, groups: readonly Group[]): readonly ManaSource[] | undefined {
  const used: ManaSource[] = [];
  let left = need;
  for (const permanent of groups.flat()) {
    if (isPaid(left)) break;
    const cheap = permanent.filter(({ dear }) => !dear);
    const able = cheap.length > 0 ? cheap : permanent;
    const source = able.find(({ yields }) => yields.length === mostMana(able));
    if (!source) continue;
    used.push(source);
    left = settle(left, source.yields);
  }
  return isPaid(left) ? used : undefined;
}
