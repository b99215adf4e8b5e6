/** The objects of a position, each with a key that stays its own while the position is changed. */

import { nameBySubtypes } from "../../engine/effects/tokens.ts";
import type { PlayerId } from "../../engine/ids.ts";
import { keysOf } from "../../language/records.ts";
import type { CardReference, Item, ItemZone, Seat } from "../syntax.ts";
import { itemZones } from "../syntax.ts";

interface KeyedItem {
  readonly key: number;
  readonly item: Item;
}

type KeyedZones = Readonly<Partial<Record<ItemZone, readonly KeyedItem[]>>>;

export interface KeyedSeat extends Omit<Seat, "zones"> {
  readonly zones: KeyedZones;
}

/** One entry of the position: the list of which player and zone, and which of it. */
export interface Spot {
  readonly player: PlayerId;
  readonly zone: ItemZone;
  readonly index: number;
}

export function keyedSeats(seats: readonly Seat[]): readonly KeyedSeat[] {
  let key = 0;
  return seats.map((seat) => ({
    ...seat,
    zones: Object.fromEntries(
      zonesOf(seat.zones).map(([zone, items]) => [
        zone,
        items.map((item): KeyedItem => ({ key: key++, item })),
      ]),
    ),
  }));
}

/** Zones in the order in which they were written; those without items are none (see `Seat`). */
export function plainSeats(seats: readonly KeyedSeat[]): readonly Seat[] {
  return seats.map((seat) => ({
    ...seat,
    zones: Object.fromEntries(
      zonesOf(seat.zones)
        .filter(([, items]) => items.length > 0)
        .map(([zone, items]) => [zone, items.map(({ item }) => item)]),
    ),
  }));
}

export const zonesOf = <Items>(
  zones: Readonly<Partial<Record<ItemZone, Items>>>,
): readonly (readonly [ItemZone, Items])[] =>
  keysOf(zones).flatMap((zone) => {
    const items = zones[zone];
    return items === undefined ? [] : [[zone, items] as const];
  });

/** A player's items of a zone put in place of those that are there. */
export function withZone(
  seats: readonly KeyedSeat[],
  player: PlayerId,
  zone: ItemZone,
  change: (items: readonly KeyedItem[]) => readonly KeyedItem[],
): readonly KeyedSeat[] {
  return seats.map((seat) => {
    if (seat.player !== player) return seat;
    const zones: Partial<Record<ItemZone, readonly KeyedItem[]>> = {
      ...seat.zones,
      [zone]: change(seat.zones[zone] ?? []),
    };
    const isNew = seat.zones[zone] === undefined;
    return { ...seat, zones: isNew ? inOrder(zones) : zones };
  });
}

/** A zone that a player hadn't yet comes to its usual place. */
const inOrder = (zones: KeyedZones): KeyedZones =>
  Object.fromEntries(itemZones.flatMap((zone) => (zones[zone] ? [[zone, zones[zone]]] : [])));

/** One object of the position: so many copies make so many. */
export interface Entry {
  readonly id: string;
  readonly item: Item;
  readonly player: PlayerId;
}

export const entriesOf = (seats: readonly KeyedSeat[]): readonly Entry[] =>
  seats.flatMap(({ player, zones }) =>
    zonesOf(zones).flatMap(([, items]) =>
      items.flatMap(({ key, item }) =>
        Array.from(
          { length: item.count },
          (_, copy): Entry => ({ id: `${key}.${copy}`, item, player }),
        ),
      ),
    ),
  );

/** Whether an entry goes by a name, as the notation counts them: tokens apart from cards. */
function hasName(reference: CardReference, { item }: Entry): boolean {
  switch (reference.is) {
    case "nickname":
      return item.nickname === reference.nickname;
    case "card":
      return item.card === reference.card;
    case "token":
      return (
        item.token !== undefined &&
        item.token !== true &&
        nameBySubtypes(item.token.subtypes).en === reference.name
      );
  }
}

/** Those that are counted by number: copies of a card in the order of the position. */
const numbered = (reference: CardReference, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(
    (entry) => hasName(reference, entry) && (reference.is !== "card" || !entry.item.token),
  );

/**
 * A reference to an object of one position, as it must be in another that came of it. Undefined
 * where that has nothing of the name, or no longer the one that was meant.
 */
export function moved(
  reference: CardReference,
  before: readonly Entry[],
  after: readonly Entry[],
): CardReference | undefined {
  if (reference.is === "nickname") {
    return after.some((entry) => hasName(reference, entry)) ? reference : undefined;
  }
  const [had, has] = [numbered(reference, before), numbered(reference, after)];
  if (reference.number === undefined) {
    const isThere = after.some((entry) => hasName(reference, entry));
    // A name that the position never had is that of a token still to come.
    const wasThere = before.some((entry) => hasName(reference, entry));
    return isThere || !wasThere ? reference : undefined;
  }
  const meant = had[reference.number - 1];
  // Tokens that come later are counted behind those of the position.
  if (!meant) return { ...reference, number: reference.number - had.length + has.length };
  const place = has.findIndex(({ id }) => id === meant.id);
  if (place < 0) return undefined;
  return place + 1 === reference.number ? reference : { ...reference, number: place + 1 };
}
