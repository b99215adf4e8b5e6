/** What the references of a board's claims name: its cards, its tokens, what has a nickname. */
import { nameBySubtypes } from "../engine/effects/tokens.ts";
import type { CardId, CardName } from "../language/card.ts";
import { subtypesIn } from "../language/subtypes.ts";
import type { Board, Item } from "../notation/syntax.ts";

/** As much of a board as its names need. */
export type Named = Pick<Board, "position" | "cards">;

export const nameOfCard = (card: CardId, { cards }: Named): CardName | undefined =>
  cards.find(({ id }) => id === card)?.name;

/** "Goblin Rogue Token", which goes by its subtypes (111.4); undefined for a token with a name of its own. */
export function nameOfToken(name: string): CardName | undefined {
  const [, subtypes] = /^(.+) Token$/.exec(name) ?? [];
  return subtypes === undefined ? undefined : nameBySubtypes(subtypesIn(subtypes));
}

/** The card, the token or the half of a split card that has this English name. */
export const named = (name: string, board: Named): CardName | undefined =>
  board.cards.find((card) => card.name.en === name)?.name ??
  halfNamed(name.toLowerCase(), board) ??
  nameOfToken(name);

/** A half of a split card, in small letters as a line that casts it has it. */
export const halfNamed = (way: string, { cards }: Named): CardName | undefined =>
  cards
    .flatMap(({ halves = [] }) => halves.map(({ name }) => name))
    .find(({ en }) => en.toLowerCase() === way);

function itemsOf({ position: { seats, stack = [] } }: Named): readonly Item[] {
  const spells = stack.flatMap((one) => (one.is === "spell" ? [one.item] : []));
  return [...seats.flatMap(({ zones }) => Object.values(zones).flat()), ...spells];
}

export const nicknamesOf = (board: Named): readonly string[] =>
  itemsOf(board).flatMap((item) => item.nickname ?? []);

/** What the object of a nickname is called. */
export function nickname(name: string, board: Named): CardName | undefined {
  const item = itemsOf(board).find((one) => one.nickname === name);
  if (!item) return undefined;
  const { card, token } = item;
  if (card !== undefined) return nameOfCard(card, board);
  return token === undefined || token === true ? undefined : nameBySubtypes(token.subtypes);
}
