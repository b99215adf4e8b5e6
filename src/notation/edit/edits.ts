/** Changes of a position, one at a time. Whatever speaks of an object goes on speaking of it. */
import type { Teams } from "../../engine/game.ts";
import { type PlayerId, playerId } from "../../engine/ids.ts";
import type { Edition } from "../../engine/rules.ts";
import type { CardDefinition, CardId } from "../../language/card.ts";
import type { ManaType, Step } from "../../language/vocabulary.ts";
import type {
  Board,
  CardReference,
  CountWord,
  Item,
  ItemZone,
  LastingEffect,
  Position,
  Reference,
  Stacked,
  Statement,
  Waiting,
} from "../syntax.ts";
import { isCardReference, referencesIn, withReferences } from "./references.ts";
import {
  entriesOf,
  type KeyedSeat,
  keyedSeats,
  moved,
  plainSeats,
  type Spot,
  withZone,
  zonesOf,
} from "./seats.ts";

export type { Spot };

/** One thing that is done to a position. */
export type Edit =
  | { readonly do: "rules"; readonly rules: Edition }
  | { readonly do: "turn"; readonly active: PlayerId; readonly step: Step }
  | { readonly do: "seed"; readonly seed: number | undefined }
  | { readonly do: "time"; readonly time: Position["time"] }
  | { readonly do: "firstTurn"; readonly firstTurn: boolean }
  | { readonly do: "teams"; readonly teams: Teams | undefined }
  /** Two to four; a player who goes takes along what is theirs. */
  | { readonly do: "players"; readonly count: number }
  | { readonly do: "life"; readonly player: PlayerId; readonly life: number }
  | { readonly do: "mana"; readonly player: PlayerId; readonly mana: readonly ManaType[] }
  | {
      readonly do: "count";
      readonly player: PlayerId;
      readonly word: CountWord;
      readonly count: number | undefined;
    }
  /** Behind what is there; alike items become one entry. `card` is the one that the item names. */
  | {
      readonly do: "add";
      readonly player: PlayerId;
      readonly zone: ItemZone;
      readonly item: Item;
      readonly card?: CardDefinition;
    }
  | {
      readonly do: "change";
      readonly spot: Spot;
      readonly item: Item;
      readonly card?: CardDefinition;
    }
  | {
      readonly do: "move";
      readonly spot: Spot;
      readonly to: { readonly player: PlayerId; readonly zone: ItemZone; readonly index?: number };
    }
  | { readonly do: "remove"; readonly spot: Spot }
  /** Takes one of several copies out into an entry of its own, behind the others. */
  | { readonly do: "split"; readonly spot: Spot }
  | { readonly do: "removeStacked" | "removeEffect" | "removeWaiting"; readonly index: number };

/** What is changed: a board without what it claims. */
export type Editable = Pick<Board, "position" | "script" | "cards">;

/** The board after a change, and the lines of its script that speak of what is no longer there. */
interface Edited extends Editable {
  readonly orphans: readonly Statement[];
}

export function edit(board: Editable, what: Edit): Edited {
  const { position } = board;
  const same = { ...board, orphans: [] };
  switch (what.do) {
    case "rules":
      return { ...same, position: { ...position, rules: what.rules } };
    case "turn":
      return { ...same, position: { ...position, active: what.active, step: what.step } };
    case "seed":
      return { ...same, position: withOptional(position, "seed", what.seed) };
    case "time":
      return { ...same, position: withOptional(position, "time", what.time) };
    case "firstTurn":
      return {
        ...same,
        position: withOptional(position, "firstTurn", what.firstTurn || undefined),
      };
    case "teams":
      return { ...same, position: withOptional(position, "teams", what.teams) };
    case "removeStacked":
      return { ...same, position: without(position, "stack", what.index) };
    case "removeEffect":
      return { ...same, position: without(position, "effects", what.index) };
    case "removeWaiting":
      return { ...same, position: without(position, "waiting", what.index) };
    default: {
      const before = keyedSeats(position.seats);
      return followed(board, before, seatsAfter(before, what), what);
    }
  }
}

/** Something with an optional part, or without it. */
export function withOptional<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
  value: Whole[Key] | undefined,
): Whole {
  const { [key]: _, ...rest } = whole;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Whole;
}

function without(
  position: Position,
  key: "stack" | "effects" | "waiting",
  index: number,
): Position {
  const { [key]: lines = [], ...rest } = position;
  const left = lines.filter((_, at) => at !== index);
  return (left.length === 0 ? rest : { ...rest, [key]: left }) as Position;
}

// Seats ----------------------------------------------------------------------------------------

type SeatEdit = Extract<
  Edit,
  {
    readonly do:
      | "players"
      | "life"
      | "mana"
      | "count"
      | "add"
      | "change"
      | "move"
      | "remove"
      | "split";
  }
>;

function seatsAfter(seats: readonly KeyedSeat[], what: SeatEdit): readonly KeyedSeat[] {
  switch (what.do) {
    case "players":
      return withPlayers(seats, what.count);
    case "life":
      return seatOf(seats, what.player, (seat) => ({ ...seat, life: what.life }));
    case "mana":
      return seatOf(seats, what.player, (seat) => ({ ...seat, mana: what.mana }));
    case "count":
      return seatOf(seats, what.player, (seat) => withCount(seat, what.word, what.count));
    case "add":
      return added(seats, what.player, what.zone, what.item);
    case "change":
      return withZone(seats, what.spot.player, what.spot.zone, (items) =>
        items.map((one, index) => (index === what.spot.index ? { ...one, item: what.item } : one)),
      );
    case "move":
      return movedTo(seats, what.spot, what.to);
    case "remove":
      return taken(seats, what.spot);
    case "split":
      return split(seats, what.spot);
  }
}

const seatOf = (
  seats: readonly KeyedSeat[],
  player: PlayerId,
  change: (seat: KeyedSeat) => KeyedSeat,
): readonly KeyedSeat[] => seats.map((seat) => (seat.player === player ? change(seat) : seat));

function withCount(seat: KeyedSeat, word: CountWord, count: number | undefined): KeyedSeat {
  const { [word]: _, ...others } = seat.counts ?? {};
  const counts = count === undefined ? others : { ...others, [word]: count };
  const { counts: _counts, ...rest } = seat;
  return Object.keys(counts).length === 0 ? rest : { ...rest, counts };
}

const nowhere = { line: 0, column: 0, length: 0 };
const letters = ["A", "B", "C", "D"] as const;

function withPlayers(seats: readonly KeyedSeat[], count: number): readonly KeyedSeat[] {
  const more = letters
    .map(playerId)
    .filter((player) => seats.every((seat) => seat.player !== player))
    .map((player): KeyedSeat => ({ player, life: 20, mana: [], zones: {}, at: nowhere }));
  return [...seats, ...more].slice(0, count);
}

const itemAt = (seats: readonly KeyedSeat[], { player, zone, index }: Spot) =>
  seats.find((seat) => seat.player === player)?.zones[zone]?.[index];

const taken = (seats: readonly KeyedSeat[], { player, zone, index }: Spot): readonly KeyedSeat[] =>
  withZone(seats, player, zone, (items) => items.filter((_, at) => at !== index));

const newKey = (seats: readonly KeyedSeat[]): number =>
  Math.max(
    -1,
    ...seats.flatMap(({ zones }) =>
      zonesOf(zones).flatMap(([, items]) => items.map(({ key }) => key)),
    ),
  ) + 1;

/** Whether two items are one entry with more copies: in libraries and graveyards the order counts. */
function isAlike(one: Item, other: Item): boolean {
  const bare = ({ at: _at, count: _count, ...item }: Item) => JSON.stringify(item);
  return one.nickname === undefined && bare(one) === bare(other);
}

function added(
  seats: readonly KeyedSeat[],
  player: PlayerId,
  zone: ItemZone,
  item: Item,
): readonly KeyedSeat[] {
  const key = newKey(seats);
  return withZone(seats, player, zone, (items) => {
    const last = items.at(-1);
    const isOrdered = zone === "library" || zone === "graveyard";
    const known = isOrdered
      ? last && isAlike(last.item, item)
        ? last
        : undefined
      : items.find((one) => isAlike(one.item, item));
    if (!known) return [...items, { key, item }];
    return items.map((one) =>
      one === known ? { ...one, item: { ...one.item, count: one.item.count + item.count } } : one,
    );
  });
}

function split(seats: readonly KeyedSeat[], spot: Spot): readonly KeyedSeat[] {
  const one = itemAt(seats, spot);
  if (!one || one.item.count < 2) return seats;
  const key = newKey(seats);
  return withZone(seats, spot.player, spot.zone, (items) =>
    items.flatMap((known) =>
      known === one
        ? [
            { ...known, item: { ...known.item, count: known.item.count - 1 } },
            { key, item: { ...known.item, count: 1 } },
          ]
        : [known],
    ),
  );
}

function movedTo(
  seats: readonly KeyedSeat[],
  spot: Spot,
  to: { readonly player: PlayerId; readonly zone: ItemZone; readonly index?: number },
): readonly KeyedSeat[] {
  const one = itemAt(seats, spot);
  if (!one) return seats;
  const item = to.zone === spot.zone ? one.item : carried(one.item, to.zone);
  return withZone(taken(seats, spot), to.player, to.zone, (items) =>
    items.toSpliced(to.index ?? items.length, 0, { ...one, item }),
  );
}

/** What a card keeps in another zone: off the battlefield it is a card and nothing else (400.7). */
function carried({ count, card, token, nickname, at }: Item, to: ItemZone): Item {
  const isToken = to === "battlefield" && token !== undefined;
  return {
    count,
    at,
    ...(card !== undefined && { card }),
    ...(isToken && { token }),
    ...(nickname !== undefined && { nickname }),
  };
}

// What speaks of objects -----------------------------------------------------------------------

function followed(
  board: Editable,
  before: readonly KeyedSeat[],
  after: readonly KeyedSeat[],
  what: SeatEdit,
): Edited {
  const entries = { before: entriesOf(before), after: entriesOf(after) };
  const follow: Follow = (one) => moved(one, entries.before, entries.after);
  const players = new Set(after.map(({ player }) => player));
  const orphans: Statement[] = [];
  const script = board.script.map((line) => {
    const isOrphan = referencesIn(line).some((one) => follow(one) === undefined);
    if (isOrphan || !speaksOfThose(line, players)) {
      orphans.push(line);
      return line;
    }
    return withReferences(line, (one) => follow(one) ?? one);
  });
  const seats = plainSeats(after).map((seat) => ({
    ...seat,
    zones: Object.fromEntries(
      zonesOf(seat.zones).map(([zone, items]) => [
        zone,
        items.map((item) => detailsAfter(item, follow, players)),
      ]),
    ),
  }));
  return {
    position: linesAfter({ ...board.position, seats }, follow, players),
    script,
    cards: cardsWith(board.cards, what),
    orphans,
  };
}

type Follow = (one: CardReference) => CardReference | undefined;
type Players = ReadonlySet<PlayerId>;

/** Whether all players that a line speaks of are there. */
function speaksOfThose(line: unknown, players: Players): boolean {
  if (typeof line !== "object" || line === null) return true;
  if (Array.isArray(line)) return line.every((one) => speaksOfThose(one, players));
  return Object.entries(line).every(([key, value]) =>
    (key === "player" || key === "of") && typeof value === "string"
      ? players.has(playerId(value))
      : speaksOfThose(value, players),
  );
}

function cardsWith(cards: readonly CardDefinition[], what: SeatEdit): readonly CardDefinition[] {
  const card = what.do === "add" || what.do === "change" ? what.card : undefined;
  return card && cards.every(({ id }) => id !== card.id) ? [...cards, card] : cards;
}

function detailsAfter(item: Item, follow: Follow, players: Players): Item {
  const { on, attacking, blocking, exiledBy, owner, ...rest } = item;
  const host = on && follow(on);
  const attacked = attacking && targetAfter(attacking, follow, players);
  const blocked = blocking?.flatMap((one) => follow(one) ?? []) ?? [];
  const by = exiledBy && follow(exiledBy);
  return {
    ...rest,
    ...(host && { on: host }),
    ...(attacked && { attacking: attacked }),
    ...(blocked.length > 0 && { blocking: blocked }),
    ...(by && { exiledBy: by }),
    ...(owner !== undefined && players.has(owner) && { owner }),
  };
}

function targetAfter(one: Reference, follow: Follow, players: Players): Reference | undefined {
  if (isCardReference(one)) return follow(one);
  return players.has(one.player) ? one : undefined;
}

/** Lines below the seats: those that speak of what is gone go with it. */
function linesAfter(position: Position, follow: Follow, players: Players): Position {
  const { timestamps = [], stack = [], effects = [], waiting = [], teams, ...rest } = position;
  const order = timestamps.flatMap((one) => follow(one) ?? []);
  const whole = <Line>(line: Line): Line | undefined =>
    speaksOfThose(line, players) && referencesIn(line).every((one) => follow(one) !== undefined)
      ? withReferences(line, (one) => follow(one) ?? one)
      : undefined;
  const all = <Line>(lines: readonly Line[]): readonly Line[] =>
    lines.map(whole).filter((line) => line !== undefined);
  const stackLeft: readonly Stacked[] = all(stack);
  const effectsLeft = effects.flatMap((one) => effectAfter(one, follow, players));
  const waitingLeft: readonly Waiting[] = all(waiting);
  const [first] = players;
  return {
    ...rest,
    active: players.has(rest.active) || first === undefined ? rest.active : first,
    ...(teams?.members.flat().every((one) => players.has(one)) && { teams }),
    ...(order.length > 1 && { timestamps: order }),
    ...(stackLeft.length > 0 && { stack: stackLeft }),
    ...(effectsLeft.length > 0 && { effects: effectsLeft }),
    ...(waitingLeft.length > 0 && { waiting: waitingLeft }),
  };
}

function effectAfter(
  one: LastingEffect,
  follow: Follow,
  players: Players,
): readonly LastingEffect[] {
  const { from, ...rest } = one;
  const objects = one.objects.flatMap((object) => follow(object) ?? []);
  const source = from && follow(from);
  if (objects.length === 0 || !speaksOfThose(one.does, players)) return [];
  return [{ ...rest, objects, ...(source && { from: source }) }];
}

/** An entry as it is added: so many of a card. */
export const itemOf = (card: CardId, count = 1): Item => ({ count, card, at: nowhere });
