/** What chance brings, where the reader lets it decide (701.9b, 701.24a, 705.1). */
import { byChance as bySeed, seedAfter, shuffleSeed } from "../engine/chance.ts";
import type { Answer, Decision } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";

/** A number from 0 up to, but not, 1. */
type Random = () => number;

type ChanceDecision = Extract<Decision, { is: "chance" }>;

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** How many cards were shuffled in these events. */
const shuffledIn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, { what }) => {
    if (what.is !== "answered" || what.decision.is !== "chance") return sum;
    return what.decision.purpose.is === "shuffle" ? sum + what.decision.count : sum;
  }, 0);

/**
 * A coin's side, or so many of the objects in an order of no meaning. A library is shuffled as a
 * script does it, which has no line for it: so a link leads to the same cards.
 * @param path what has happened since the board's beginning
 */
export function byChance(
  decision: ChanceDecision,
  path: readonly { readonly events: readonly GameEvent[] }[],
  random: Random = Math.random,
): Answer {
  const { from, count, purpose } = decision;
  if (purpose.is === "shuffle") {
    const before = path.reduce((sum, { events }) => sum + shuffledIn(events), 0);
    return bySeed(seedAfter(shuffleSeed, before), decision).answer;
  }
  return from.length === 0
    ? { is: "chance", won: random() < 0.5 }
    : { is: "chance", picked: shuffled(from, random).slice(0, count) };
}
