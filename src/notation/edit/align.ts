/** Which object of one position is which of another that somebody made of it. */
import type { CardReference, Item, ItemZone, Position } from "../syntax.ts";
import { type Entry, entriesOf, keyedSeats, moved, zonesOf } from "./seats.ts";

interface Placed {
  readonly entry: Entry;
  readonly zone: ItemZone;
}

const placed = ({ seats }: Position): readonly Placed[] => {
  const zones = seats.flatMap((seat) =>
    zonesOf(seat.zones).flatMap(([zone, items]) =>
      items.flatMap(({ count }) => Array.from({ length: count }, () => zone)),
    ),
  );
  return entriesOf(keyedSeats(seats)).map((entry, index) => ({
    entry,
    zone: zones[index] ?? "battlefield",
  }));
};

const nameOf = ({ card, token }: Item): string => JSON.stringify([card, token]);

/** What makes two objects the same one, the surest first. */
const likenesses: readonly ((one: Placed) => string | undefined)[] = [
  ({ entry: { item } }) => item.nickname,
  ({ entry: { item, player }, zone }) => {
    const { at: _at, count: _count, ...details } = item;
    return JSON.stringify([player, zone, details]);
  },
  ({ entry: { item, player }, zone }) => JSON.stringify([player, zone, nameOf(item)]),
  ({ entry: { item, player } }) => JSON.stringify([player, nameOf(item)]),
  ({ entry: { item } }) => nameOf(item),
];

/** The objects of the later position, those that were there before with the ids that they had. */
function aligned(before: readonly Placed[], after: readonly Placed[]): readonly Entry[] {
  const ids = new Map<Placed, string>();
  const left = new Set(before);
  for (const likeness of likenesses) {
    for (const one of after) {
      const like = ids.has(one) ? undefined : likeness(one);
      if (like === undefined) continue;
      const was = [...left].find((other) => likeness(other) === like);
      if (!was) continue;
      left.delete(was);
      ids.set(one, was.entry.id);
    }
  }
  return after.map((one) => ({ ...one.entry, id: ids.get(one) ?? `new ${one.entry.id}` }));
}

/** What speaks of an object of the one position as it must be in the other; undefined for what is gone. */
export function referencesTo(
  before: Position,
  after: Position,
): (one: CardReference) => CardReference | undefined {
  const had = placed(before);
  const entries = had.map(({ entry }) => entry);
  const has = aligned(had, placed(after));
  return (one) => moved(one, entries, has);
}
