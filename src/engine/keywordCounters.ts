/** Counters that give the keyword that they are called after (CR 122.1b). */
import type { Game } from "./game.ts";
import type { Effect } from "./layers/effects.ts";
import type { GameObject } from "./objects.ts";

/** 613.7c: of the counters with effects since when they are there; all of a kind as the last one. */
export function counterTimes(
  { byCounter = {} }: Pick<Game, "byCounter">,
  counters: GameObject["counters"] = {},
  timestamp: number,
): Pick<GameObject, "countersSince"> {
  const timed = Object.keys(counters).filter((counter) => Object.hasOwn(byCounter, counter));
  if (timed.length === 0) return {};
  return { countersSince: Object.fromEntries(timed.map((counter) => [counter, timestamp])) };
}

/** 613.1f: an effect for each kind; several counters give one and the same keyword. */
export function fromCounters(game: Game, object: GameObject): readonly Effect[] {
  const { id, controller, countersSince = {} } = object;
  return Object.entries(countersSince).flatMap(([counter, timestamp]): readonly Effect[] => {
    const changes = game.byCounter?.[counter];
    if (!changes) return [];
    return [
      {
        id: `${id}:counter:${counter}`,
        context: { source: id, controller },
        timestamp,
        // With what it enters with, its own abilities come first.
        granted: timestamp,
        affects: [id],
        changes,
        rule: "122.1b",
        counter,
      },
    ];
  });
}
