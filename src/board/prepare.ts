/** What a page needs to show a board: made when the site is built, never in the browser. */
import { printCard } from "../cards/print.ts";
import type { CardDefinition, CardId } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { CardNames } from "../notation/names.ts";
import type { PrintedText } from "./context.ts";
import { type Reading, readBoard } from "./read.ts";

/** @throws {Error} for a board that can't be read or played: it stops the build. */
export function prepareBoard(notation: string, names: CardNames): Reading {
  const read = readBoard(notation, names);
  if (read.ok) return read.value;
  const problems = read.problem.map(
    ({ line, column, message }) => `${line}:${column}: ${message.en}`,
  );
  throw new Error(problems.join("\n"));
}

/** The type line and the text of every card, for reading a card on the board. */
export function printedTexts(
  cards: readonly CardDefinition[],
  lang: Lang,
): Readonly<Record<CardId, PrintedText>> {
  return Object.fromEntries(
    cards.map((card) => {
      const { typeLine, lines } = printCard(card, lang);
      return [card.id, { typeLine, lines }];
    }),
  );
}
