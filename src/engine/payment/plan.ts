/** Which mana abilities pay for a cost (CR 601.2g, 605.3a). */
import type { Cost } from "../../language/schema.ts";
import { type ManaType, manaTypes } from "../../language/vocabulary.ts";
import { type Bill, payableTogether, wantedBy } from "../costs/together.ts";
import type { ManaActivation } from "../decisions.ts";
import { type Game, playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { equivalents, parseMana } from "../mana.ts";
import { areApart, before, courseOf } from "./inOrder.ts";
import { isPaid, type Need, needOf, settle, sizeOf } from "./need.ts";
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
  bill?: Bill,
): readonly ManaActivation[] | undefined {
  const pool = playerOf(game, player).mana;
  const goals = equivalents(parseMana(mana)).map(needOf);
  if (goals.some((goal) => isPaid(settle(goal, pool)))) return [];
  const all = manaSources(game, player);
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

/** A mana ability as it is named in a payment. */
export const asActivation = ({ object, ability, mana, chosen }: ManaSource): ManaActivation => ({
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
  for (let length = 0; length <= (dearest.length > 0 ? longestChain : 0); length += 1) {
    for (const chain of chains(dearest, length)) {
      const left = settle(before(goal, chain), search.pool);
      const others = simple.filter((one) => !chain.some((used) => isEither(one, used)));
      const plan = planSimple({ ...search, goal, chain }, left, slotsOf(others, sizeOf(left)));
      if (plan) return [...plan, ...chain];
    }
  }
  return undefined;
}

function chains(list: readonly ManaSource[], length: number): readonly (readonly ManaSource[])[] {
  if (length === 0) return [[]];
  return list.flatMap((first) =>
    chains(
      list.filter((one) =>
        one.ability === first.ability && one.object === first.object
          ? first.uses >= length
          : !isEither(one, first),
      ),
      length - 1,
    ).map((rest) => [first, ...rest]),
  );
}

/** Each is paid for at most once, and with the same: to tap their permanent, or that it leaves. */
const onceOnly: readonly (readonly Cost["is"][])[] = [
  ["tapThis", "untapThis"],
  ["sacrificeThis", "returnThis", "exileThis", "discardThis"],
];

/** Whether only one of two mana abilities of an object can be activated (118.3). */
const isEither = (one: ManaSource, other: ManaSource): boolean =>
  one.object === other.object &&
  onceOnly.some((kinds) =>
    [one, other].every(({ costs }) => costs.some(({ is }) => kinds.includes(is))),
  );

/** Mana abilities of an object of which one can be activated, once. */
type Slot = readonly ManaSource[];

/**
 * The activations that there can be, no more of an ability than are needed: what uses its object
 * up shares a slot with what does the same; any other ability has as many as its costs last for.
 */
function slotsOf(sources: readonly ManaSource[], needed: number): readonly Slot[] {
  const slots: ManaSource[][] = [];
  for (const source of sources) {
    const shared = slots.find((slot) =>
      slot.some((one) => isEither(one, source) || isSameAbility(one, source)),
    );
    if (shared) shared.push(source);
    else slots.push([source]);
  }
  return slots.flatMap((slot) => {
    const uses = Math.min(Math.max(1, needed), ...slot.map((one) => one.uses));
    return Array.from({ length: uses }, () => [...slot]);
  });
}

const isSameAbility = (one: ManaSource, other: ManaSource): boolean =>
  one.object === other.object && one.ability === other.ability;

/** How many of the permanents that other costs want may be left out in turn. */
const mostLeftOut = 4;

/** Finds abilities that can be paid for together with all else; else without one that is wanted. */
function planSimple(
  search: SimpleSearch,
  need: Need,
  slots: readonly Slot[],
  leftOut = 0,
): readonly ManaSource[] | undefined {
  const { game, player, bill } = search;
  const wanted = bill ? wantedBy(game, player, bill) : new Set<ObjectId>();
  const most = slots.reduce((sum, one) => sum + mostMana(one), 0);
  if (most < sizeOf(need)) return undefined;
  const found = payTyped(need, groupAlike(slots, wanted), 0);
  if (!found) return undefined;
  // What only taps its permanent comes before what may use that permanent up.
  const sorted = found.toSorted((one, other) => Number(one.dear) - Number(other.dear));
  if (isPayable(search, sorted)) return sorted;
  if (leftOut === mostLeftOut) return undefined;
  for (const source of new Set(found)) {
    if (!source.dear && !wanted.has(source.object)) continue;
    const without = slots.findIndex((slot) => slot.includes(source));
    const plan = planSimple(search, need, slots.toSpliced(without, 1), leftOut + 1);
    if (plan) return plan;
  }
  return undefined;
}

/** Whether all of it can be paid for: together (118.10), and in its order (602.2). */
function isPayable(search: SimpleSearch, found: readonly ManaSource[]): boolean {
  const { game, player, bill, goal, chain } = search;
  const all = [...found, ...chain];
  return (
    payableTogether(game, player, bill, all) &&
    (areApart(all) || courseOf({ ...search, goals: [goal] }, all) !== undefined)
  );
}

interface SimpleSearch extends Search {
  readonly goal: Need;
  readonly chain: readonly ManaSource[];
}

const mostMana = (sources: readonly ManaSource[]): number =>
  Math.max(...sources.map(({ yields }) => yields.length));

/** Permanents that produce the same are interchangeable: the search tries one of each. */
type Group = readonly Slot[];

/** The least flexible come first; what other costs want, and what costs more, comes last. */
function groupAlike(slots: readonly Slot[], wanted: ReadonlySet<ObjectId>): readonly Group[] {
  const groups = new Map<string, Slot[]>();
  const rank = (sources: Slot): number =>
    (sources.some(({ object }) => wanted.has(object)) ? 1 : 0) +
    (sources.every(({ dear }) => dear) ? 2 : 0);
  const sorted = [...slots].sort(
    (one, other) => rank(one) - rank(other) || one.length - other.length,
  );
  for (const sources of sorted) {
    const makes = sources.map(({ yields, dear }) => `${yields.join("+")}${dear ? "!" : ""}`);
    const [first] = sources;
    const own = first && rank(sources) > 0 ? `${first.object}:${first.ability}` : "";
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

/**
 * Any mana will do: the least flexible permanents first, each by its most productive ability among
 * those that only tap it. If that isn't enough, one after the other does what costs more.
 */
function payGeneric(need: Need, groups: readonly Group[]): readonly ManaSource[] | undefined {
  const slots = groups.flat();
  const choices = slots.flatMap((slot) => {
    const cheap = slot.filter(({ dear }) => !dear);
    return mostProductive(cheap.length > 0 ? cheap : slot) ?? [];
  });
  const found = upTo(need, choices);
  if (found) return found;
  for (const [at, slot] of slots.entries()) {
    const more = mostProductive(slot);
    if (!more || more.yields.length === choices[at]?.yields.length) continue;
    choices[at] = more;
    const dearer = upTo(need, choices);
    if (dearer) return dearer;
  }
  return undefined;
}

const mostProductive = (sources: Slot): ManaSource | undefined =>
  sources.find(({ yields }) => yields.length === mostMana(sources));

/** The first of these that pay, or nothing if all of them don't. */
function upTo(need: Need, sources: readonly ManaSource[]): readonly ManaSource[] | undefined {
  let left = need;
  for (const [index, { yields }] of sources.entries()) {
    if (isPaid(left)) return sources.slice(0, index);
    left = settle(left, yields);
  }
  return isPaid(left) ? sources : undefined;
}
