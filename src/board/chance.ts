/** What chance brings, where the reader lets it decide (701.9b, 701.24a, 705.1). */
import type { Answer, Decision } from "../engine/decisions.ts";

/** A number from 0 up to, but not, 1. */
export type Random = () => number;

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** A coin's side, or so many of the objects in an order of no meaning. */
export function byChance(
  { from, count }: Extract<Decision, { is: "chance" }>,
  random: Random = Math.random,
): Answer {
  return from.length === 0
    ? { is: "chance", won: random() < 0.5 }
    : { is: "chance", picked: shuffled(from, random).slice(0, count) };
}
