/** Names in a board: of cards, of the objects and of the players that its position has. */
import type { PlayerId } from "../engine/ids.ts";
import type { CardDefinition, CardFace, CardId } from "../language/card.ts";
import { formerNames } from "./former-names.ts";
import { fold } from "./text.ts";

/** The cards that boards may use. The notation brings none of its own. */
export interface CardNames {
  readonly find: (name: string) => CardDefinition | undefined;
  /** Every name in every language, for suggestions and to know how long a name can be. */
  readonly all: readonly string[];
}

/** The names of a list of cards, in English and Japanese, and those that they had here before. */
export function cardNames(cards: readonly CardDefinition[]): CardNames {
  const byName = new Map([
    ...cards.flatMap((card) =>
      formerNames.flatMap(([name, id]) => (id === card.id ? [[fold(name), card] as const] : [])),
    ),
    ...cards.flatMap((card) =>
      // 709.4a: a split card has the names of its halves.
      [card, ...(card.halves ?? [])].flatMap(({ name }) => [
        [fold(name.en), card] as const,
        [fold(name.ja), card] as const,
      ]),
    ),
  ]);
  return {
    find: (name) => byName.get(fold(name)),
    all: cards.flatMap((card) => [card.name.en, card.name.ja]),
  };
}

/** The half of a split card that a name means, if it isn't that of the whole card (709.4a). */
export const halfCalled = ({ halves }: CardDefinition, typed: string): CardFace | undefined =>
  halves?.find(({ name }) => [name.en, name.ja].some((one) => fold(one) === fold(typed)));

/** What a name in the script or in a fact can mean, once the position is known. */
export interface BoardNames {
  readonly players: readonly PlayerId[];
  readonly cards: ReadonlyMap<CardId, CardDefinition>;
  /** How many copies of a card the position has. */
  readonly copies: ReadonlyMap<CardId, number>;
  /** Nicknames by their even form. */
  readonly nicknames: ReadonlyMap<string, string>;
}

export const noNames: BoardNames = {
  players: [],
  cards: new Map(),
  copies: new Map(),
  nicknames: new Map(),
};

/** Everything that can be called by name on this board, for suggestions. */
export function namesOnBoard(board: BoardNames): string[] {
  return [
    ...board.nicknames.values(),
    ...[...board.cards.values()].flatMap((card) => [card.name.en, card.name.ja]),
  ];
}

/** Where a name may end: before a space, a separator or a possessive. */
export function isNameEnd(text: string, at: number): boolean {
  return (
    at >= text.length ||
    /[ ,、():]/.test(text[at] ?? "") ||
    /^'s?(?![\p{L}\p{N}])/u.test(text.slice(at, at + 3))
  );
}

/** The longest name that begins at an index of a line: names may hold commas, “and” and “with”. */
export function longestName<Found>(
  text: string,
  from: number,
  to: number,
  longest: number,
  find: (name: string) => Found | undefined,
): { readonly found: Found; readonly end: number } | undefined {
  for (let end = Math.min(to, from + longest); end > from; end -= 1) {
    if (text[end - 1] === " " || !isNameEnd(text, end)) continue;
    const found = find(text.slice(from, end));
    if (found !== undefined) return { found, end };
  }
  return undefined;
}

const longestOf = new WeakMap<CardNames, number>();

/** How long the longest card name is. */
export function longestCardName(names: CardNames): number {
  let longest = longestOf.get(names);
  if (longest === undefined) {
    longest = names.all.reduce((most, name) => Math.max(most, fold(name).length), 0);
    longestOf.set(names, longest);
  }
  return longest;
}
