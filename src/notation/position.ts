/**
 * Writes the position of any game. What it can't carry: the stack, continuous effects, permissions
 * and waiting triggers, attackers and blockers, what the rules remember of the turn (lands played,
 * abilities activated, cards discarded), who has priority when it is not the active player, and
 * the order of timestamps between permanents of different players. A game with none of these
 * reads back as an equal one.
 */
import type { Game, GameObject, ObjectId, PlayerId, PlayerState } from "../engine/index.ts";
import type { CardDefinition, CardId } from "../language/card.ts";
import type { Lang } from "./bilingual.ts";
import { namePrinter } from "./print.ts";
import { positionLines } from "./print-position.ts";
import type { CardReference, Item, ItemZone, Position, Seat } from "./syntax.ts";
import type { Range } from "./text.ts";

/** What was never written down stands nowhere. */
const nowhere: Range = { line: 0, column: 0, length: 0 };

export function printPosition(game: Game, lang: Lang = "en"): string {
  const cards: readonly CardDefinition[] = Object.values(game.cards);
  return `${positionLines(positionOf(game), namePrinter(cards, lang)).join("\n")}\n`;
}

const zonesInOrder: readonly ItemZone[] = ["hand", "battlefield", "graveyard", "library", "exile"];

/** The position of a game, as the parser would have read it. */
export function positionOf(game: Game): Position {
  const { rules, turn, players } = game;
  const order = players.flatMap((player) =>
    zonesInOrder.flatMap((zone) => objectsIn(game, player, zone)),
  );
  return {
    rules: rules.edition,
    active: turn.active,
    step: turn.step,
    seats: players.map((player) => seatOf(game, player, order)),
  };
}

function seatOf(game: Game, player: PlayerState, order: readonly GameObject[]): Seat {
  const zones = zonesInOrder.flatMap((zone) => {
    const items = objectsIn(game, player, zone).map((object) =>
      itemOf(object, player.id, zone, order),
    );
    return items.length === 0 ? [] : [[zone, grouped(items)] as const];
  });
  const { id, life, mana } = player;
  return { player: id, life, mana, zones: Object.fromEntries(zones), at: nowhere };
}

function objectsIn(game: Game, player: PlayerState, zone: ItemZone): readonly GameObject[] {
  const existing = (ids: readonly ObjectId[]): readonly GameObject[] =>
    ids.flatMap((id) => game.objects[id] ?? []);
  switch (zone) {
    case "battlefield":
      return existing(game.battlefield).filter(({ controller }) => controller === player.id);
    case "exile":
      return existing(game.exile).filter(({ owner }) => owner === player.id);
    default:
      return existing(player[zone]);
  }
}

function itemOf(
  object: GameObject,
  player: PlayerId,
  zone: ItemZone,
  order: readonly GameObject[],
): Item {
  const { card, tapped, recent, damage, counters, owner, attachedTo } = object;
  const host = order.find(({ id }) => id === attachedTo);
  const isThere = zone === "battlefield";
  return {
    count: 1,
    ...(card !== undefined && { card }),
    ...(isThere && tapped && { tapped }),
    ...(isThere && recent && { recent }),
    ...(isThere && damage && { damage }),
    ...(isThere && counters && Object.keys(counters).length > 0 && { counters }),
    ...(isThere && host?.card !== undefined && { on: referenceTo(host, host.card, order) }),
    ...(isThere && owner !== player && { owner }),
    at: nowhere,
  };
}

/** By name, and by number where the position has more than one. */
function referenceTo(
  object: GameObject,
  card: CardId,
  order: readonly GameObject[],
): CardReference {
  const copies = order.filter((other) => other.card === card);
  if (copies.length === 1) return { is: "card", card, at: nowhere };
  return { is: "card", card, number: copies.indexOf(object) + 1, at: nowhere };
}

/** Neighbours that are alike become one entry. */
function grouped(items: readonly Item[]): readonly Item[] {
  const groups: Item[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isAlike = last && JSON.stringify({ ...last, count: 1 }) === JSON.stringify(item);
    if (isAlike) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push(item);
  }
  return groups;
}
