/** What is remembered of objects that are no more (CR 608.2h), and for how long. */
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";

/**
 * Of the objects that are no more, those that something still speaks of: a delayed ability, an
 * effect that lasts, what an object remembers. The others are forgotten as a turn begins.
 */
export function stillMeant(game: Game): Game["past"] {
  const { delayed, effects, permissions, triggers, links, objects, agenda } = game;
  const { thisTurn, lastTurn, past } = game;
  const kept: Record<ObjectId, Game["past"][ObjectId]> = {};
  const keep = (value: unknown): void => {
    for (const id of idsIn(value)) {
      const known = past[id];
      if (!known || kept[id]) continue;
      kept[id] = known;
      const { became, object } = known;
      keep([became, object]);
    }
  };
  keep([delayed, effects, permissions, triggers, links, objects, agenda]);
  keep([thisTurn.events, lastTurn?.events]);
  return kept;
}

/** Every id of an object that stands in a value. */
const idsIn = (value: unknown): readonly ObjectId[] =>
  [...JSON.stringify(value).matchAll(/"(o\d+)[":]/g)].map(([, id]) => id as ObjectId);
