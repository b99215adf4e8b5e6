/** What can be seen of a game: whether two of them have come to the same. */
import type { ObjectId } from "../engine/ids.ts";
import { characteristics, type Game } from "../engine/index.ts";

/** Zones, life, and what permanents look like, as text to compare. */
export function visible(game: Game): string {
  const name = (id: ObjectId): string => characteristics(game, id).name?.en ?? "";
  const permanent = (id: ObjectId): string => {
    const { power, toughness, controller, types, subtypes, colors } = characteristics(game, id);
    const { tapped, counters, damage, attachedTo } = game.objects[id] ?? {};
    const host = attachedTo && name(attachedTo);
    return JSON.stringify([
      name(id),
      controller,
      power,
      toughness,
      types,
      subtypes,
      colors,
      tapped,
      counters,
      damage,
      host,
    ]);
  };
  const names = (ids: readonly ObjectId[]): readonly string[] => ids.map(name).toSorted();
  return JSON.stringify([
    game.result,
    game.players.map(({ life, lost, hand, graveyard, mana, library }) => [
      life,
      lost,
      names(hand),
      names(graveyard),
      mana.toSorted(),
      library.length,
    ]),
    game.battlefield.map(permanent).toSorted(),
    names(game.exile),
    game.stack.map(name),
  ]);
}
