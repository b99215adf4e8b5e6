/** Whole cards in the words of a year: it needs the printer, as derivations do. */
import type { CardDefinition, CardId } from "../../language/card.ts";
import { printCard } from "../../language/print/faces.ts";
import type { PrintedCard } from "../../language/print/printer.ts";
import type { Speech } from "../speech.ts";
import { derivationWords, lexiconOf } from "./words.ts";

/** What each of the cards of a board says. */
export function textsOf(
  cards: readonly CardDefinition[],
  speech: Speech,
): Readonly<Record<CardId, Pick<PrintedCard, "typeLine" | "lines">>> {
  const { printer } = derivationWords(speech);
  const lexicon = lexiconOf(cards, speech);
  return Object.fromEntries(
    cards.map((card) => {
      const { typeLine, lines } = printCard(printer, lexicon, card);
      return [card.id, { typeLine, lines }];
    }),
  );
}
