/**
 * A board to try a card on: it is in hand with the lands to pay for it, and around it stands what
 * its text speaks of. What that is comes from its definition, and is picked among given cards.
 */

import type { ObjectId } from "../engine/ids.ts";
import { playerId } from "../engine/ids.ts";
import { type Game, run, start } from "../engine/index.ts";
import { viewOf } from "../engine/layers.ts";
import { candidates } from "../engine/view.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Zone } from "../language/vocabulary.ts";
import { landsFor } from "./fresh/lands.ts";
import { type Help, helpsFor, lifeFor, type Want, wantsIn } from "./fresh/wants.ts";
import { cardNames } from "./names.ts";
import { parseBoard } from "./parse.ts";
import { setupBoard } from "./setup.ts";

/** The cards that may stand on a board beside the one it is for. */
export interface Props {
  /** Creatures that each player has in any case. */
  readonly always: Readonly<Record<Side, readonly CardDefinition[]>>;
  /** What is looked through for what a card speaks of; what comes first is taken first. */
  readonly wardrobe: readonly CardDefinition[];
  /** Libraries, from the top down. */
  readonly library: readonly CardDefinition[];
  /** What the opponent may have put on the stack, as lines of the notation without “stack:”. */
  readonly stack: readonly Stacked[];
  /** What makes things happen to the card: in hand or on the battlefield, with lands to pay. */
  readonly helpers: Readonly<Record<Help, readonly Helper[]>>;
}

interface Helper {
  readonly card: CardDefinition;
  readonly zone: "hand" | "battlefield";
}

interface Stacked {
  /** The spell, or the permanent whose ability it is, which is then on the opponent's side. */
  readonly card: CardDefinition;
  readonly is: "spell" | "ability";
  readonly line: string;
}

type Side = "A" | "B";
const sides = ["A", "B"] as const;
/** The zones that a board's text lists for each player. */
const listed = ["hand", "battlefield", "graveyard", "library"] as const;
type Listed = (typeof listed)[number];

interface Place {
  readonly side: Side;
  readonly zone: Listed;
  readonly name: string;
}

const isPermanent = ({ types }: CardDefinition): boolean =>
  !types.some((type) => type === "instant" || type === "sorcery");

const isAt = (one: Place, other: Place): boolean =>
  one.side === other.side && one.zone === other.zone && one.name === other.name;

const englishNames = (cards: readonly CardDefinition[]): readonly string[] =>
  cards.map(({ name }) => name.en);

/** So much life a player has at the beginning of a game (103.4). */
const usualLife = 20;

/** Whether it can be cast while a spell waits on the stack (117.1a). */
const isInstant = (card: CardDefinition): boolean =>
  [card, ...(card.halves ?? [])].some(
    ({ types, abilities }) =>
      types.includes("instant") ||
      abilities.some((one) => one.is === "keyword" && one.name === "flash"),
  );

/** A board as text: what stands in each zone, the same names counted. */
function written(places: readonly Place[], stack: readonly string[], life = usualLife): string {
  const zoneOf = (side: Side, zone: Listed): readonly string[] => {
    const names = places.filter((place) => place.side === side && place.zone === zone);
    const counts = new Map<string, number>();
    for (const { name } of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const items = [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
    return items.length === 0 ? [] : [`  ${zone}: ${items.join(", ")}`];
  };
  return [
    "turn A, main 1",
    ...sides.flatMap((side) => [
      `${side} ${side === "A" ? life : usualLife}`,
      ...listed.flatMap((zone) => zoneOf(side, zone)),
    ]),
    ...stack.map((line) => `stack: ${line}`),
  ].join("\n");
}

/** @throws {Error} for a board that can't be read: the cards that it is made of are at fault. */
function gameOf(text: string, cards: readonly CardDefinition[]): Game {
  const parsed = parseBoard(text, cardNames(cards));
  const board = parsed.ok ? setupBoard(parsed.value) : parsed;
  if (!board.ok) throw new Error(`${board.problem.map(({ message }) => message.en)}\n${text}`);
  const begun = start(board.value.setup);
  if (!begun.ok) throw new Error(`${JSON.stringify(begun.problem)}\n${text}`);
  return run(begun.value).game;
}

/** What has to stand on the battlefield for an ability to be on the stack. */
const sourceOf = ({ card, is }: Stacked): readonly Place[] =>
  is === "ability" ? [{ side: "B", zone: "battlefield", name: card.name.en }] : [];

/** A game in which everything in the wardrobe is everywhere it can be. */
function fittingRoom(card: CardDefinition, { wardrobe, stack }: Props) {
  const others = wardrobe.filter(({ id }) => id !== card.id);
  const names = englishNames(others);
  const places = sides.flatMap((side) => [
    ...(side === "A"
      ? [{ side, zone: "hand" as const, name: `${card.name.en} (as Subject)` }]
      : []),
    ...(["hand", "graveyard", "library"] as const).flatMap((zone) =>
      names.map((name): Place => ({ side, zone, name })),
    ),
    ...englishNames(others.filter(isPermanent)).map(
      (name): Place => ({ side, zone: "battlefield", name }),
    ),
  ]);
  const cards = [...new Set([card, ...wardrobe, ...stack.map((one) => one.card)])];
  const game = gameOf(
    written(
      [...places, ...stack.flatMap(sourceOf)],
      stack.map(({ line }) => line),
    ),
    cards,
  );
  const [subject] = game.players.flatMap(({ hand }) => hand);
  return { game, subject };
}

type Room = ReturnType<typeof fittingRoom>;

/** Where in the room something fits a want, and the places of what does so on the stack. */
function fitting({ game, subject }: Room, { filter, zone }: Want) {
  const places: Place[] = [];
  if (subject === undefined) return { places, stacked: [] };
  const context = { source: subject, controller: playerId("A") };
  const inZones = zone ? [...game.players.flatMap((player) => cardsOf(game, player.id, zone))] : [];
  const ids = filter
    ? candidates(
        viewOf(game),
        context,
        zone ? { is: "allOf", filters: [filter, { is: "inZone", zone }] } : filter,
      )
    : inZones;
  for (const id of ids) {
    const object = game.objects[id];
    const name = object?.card && game.cards[object.card]?.name.en;
    if (!object || !name || id === subject) continue;
    const found = listed.find((one) => one === object.place.zone);
    const side = sides.find((one) => one === (object.place.player ?? object.owner));
    if (found && side) places.push({ side, zone: found, name });
  }
  // The first line is the bottom of the stack (405.2).
  const stacked = game.stack.flatMap((id, place) => (ids.includes(id) ? [place] : []));
  return { places, stacked };
}

function cardsOf(game: Game, player: string, zone: Zone): readonly ObjectId[] {
  return Object.values(game.objects)
    .filter(({ place }) => place.zone === zone && place.player === player)
    .map(({ id }) => id);
}

/** On the battlefield each side gets what it can have; elsewhere it is first of all one's own. */
function placesFor(fit: readonly Place[], { whose }: Want): readonly (readonly Place[])[] {
  return listed.flatMap((zone) => {
    const here = sides.map((side) =>
      fit.filter((place) => place.zone === zone && place.side === side),
    );
    const [yours = [], theirs = []] = here;
    if (whose === "yours") return [yours];
    if (whose === "theirs") return [theirs];
    if (zone === "battlefield" || whose === "everyones") return here;
    return [yours.length > 0 ? yours : theirs];
  });
}

/** So many things of a kind, different ones as long as there are any. */
function picked(from: readonly Place[], count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => from[index % from.length]).flatMap(
    (place) => place ?? [],
  );
}

/** The text of a board on which a card can be tried, in the notation. */
export function freshBoard(card: CardDefinition, props: Props): string {
  const room = fittingRoom(card, props);
  const spelt = room.game.cards[card.id] ?? card;
  const places: Place[] = [
    { side: "A", zone: "hand", name: card.name.en },
    ...[...landsFor(card)].flatMap(([name, count]) =>
      Array.from({ length: count }, (): Place => ({ side: "A", zone: "battlefield", name })),
    ),
    ...sides.flatMap((side) => [
      ...englishNames(props.always[side]).map(
        (name): Place => ({ side, zone: "battlefield", name }),
      ),
      ...englishNames(props.library).map((name): Place => ({ side, zone: "library", name })),
    ]),
  ];
  for (const { card: helper, zone } of helpsFor(spelt).flatMap((help) => props.helpers[help])) {
    places.push({ side: "A", zone, name: helper.name.en });
  }
  const stack: string[] = [];
  for (const want of wantsIn(spelt)) {
    const fit = fitting(room, want);
    if (fit.places.length === 0) {
      const one = props.stack.find((_, place) => fit.stacked.includes(place));
      if (one && want.isTarget && isInstant(card) && stack.length === 0) {
        stack.push(one.line);
        places.push(...sourceOf(one));
      }
    }
    for (const group of placesFor(fit.places, want)) {
      const have = places.filter((place) => group.some((one) => isAt(one, place))).length;
      places.push(...picked(group, group.length === 0 ? 0 : Math.max(0, want.count - have)));
    }
  }
  return written(withoutTwins(places, props.wardrobe), stack, lifeFor(spelt, usualLife));
}

/** 704.5j: of a legendary permanent each player has one, or the board would begin with a question. */
function withoutTwins(
  places: readonly Place[],
  wardrobe: readonly CardDefinition[],
): readonly Place[] {
  const legends = new Set(
    englishNames(wardrobe.filter(({ supertypes }) => supertypes.includes("legendary"))),
  );
  return places.filter(
    (place, index) =>
      place.zone !== "battlefield" ||
      !legends.has(place.name) ||
      places.findIndex((other) => isAt(other, place)) === index,
  );
}
