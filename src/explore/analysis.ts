/** What a finished search says as a whole: in how many ways an end is reached, and how likely. */
import { type Fraction, isOne, one, plus, sum, times, zero } from "./fraction.ts";
import type { Node } from "./walk.ts";

/** Every position after all from which it is reached; undefined if some are reached in a circle. */
function inOrder(nodes: readonly Node<unknown>[]): readonly number[] | undefined {
  const before = nodes.map(() => 0);
  for (const { edges } of nodes) {
    for (const { to } of edges) before[to] = (before[to] ?? 0) + 1;
  }
  const order = nodes.length > 0 ? [0] : [];
  // A list goes on with what is added while it is walked.
  for (const id of order) {
    for (const { to } of nodes[id]?.edges ?? []) {
      before[to] = (before[to] ?? 0) - 1;
      if (before[to] === 0) order.push(to);
    }
  }
  return order.length === nodes.length ? order : undefined;
}

/** In how many ways each position is reached; undefined where there is no end of ways. */
export function countWays(nodes: readonly Node<unknown>[]): readonly bigint[] | undefined {
  const order = inOrder(nodes);
  if (!order) return undefined;
  const ways = nodes.map((_, id) => BigInt(id === 0 ? 1 : 0));
  for (const id of order) {
    for (const { to } of nodes[id]?.edges ?? []) ways[to] = (ways[to] ?? 0n) + (ways[id] ?? 0n);
  }
  return ways;
}

/**
 * How likely each position is to be reached; undefined unless chance decides, and nobody else.
 * @throws {Error} when what chance can bring doesn't add up: a fault of the search.
 */
export function likelihoods(nodes: readonly Node<unknown>[]): readonly Fraction[] | undefined {
  const all = nodes.flatMap(({ edges }) => edges);
  const isByChance = all.length > 0 && all.every(({ weight }) => weight);
  const order = isByChance ? inOrder(nodes) : undefined;
  if (!order) return undefined;
  const likely = nodes.map((_, id) => (id === 0 ? one : zero));
  for (const id of order) {
    const { edges = [] } = nodes[id] ?? {};
    const weights = edges.map(({ weight = zero }) => weight);
    if (edges.length > 0 && !isOne(sum(weights))) {
      throw new Error(`What chance brings at position ${id} does not add up to one.`);
    }
    for (const [at, { to }] of edges.entries()) {
      const share = times(likely[id] ?? zero, weights[at] ?? zero);
      likely[to] = plus(likely[to] ?? zero, share);
    }
  }
  return likely;
}
