/** The printer of the cards: with the words of today's keywords and the names of all cards. */
import { keywords } from "../keywords/index.ts";
import { reminders } from "../keywords/reminders.ts";
import type { CardDefinition, CardFace } from "../language/card.ts";
import {
  type AbilityOf,
  createPrinter,
  type Paragraph,
  type PrintedCard,
  type PrintLanguage,
  type PrintOptions,
} from "../language/print/index.ts";
import type { Ability } from "../language/schema.ts";
import { findCard } from "./find.ts";

const printer = createPrinter({
  keywords,
  reminders,
  cardName: (name) => findCard(name)?.name,
});

/** A card as it is read in a language. */
export const printCard = (
  card: CardDefinition,
  lang: PrintLanguage,
  options?: PrintOptions,
): PrintedCard => printer.card(card, lang, options);

/** One face of a card as it is read: a half of a split card, a side of a double-faced one. */
export const printFace = (
  face: CardFace,
  lang: PrintLanguage,
  options?: PrintOptions,
): PrintedCard => printer.face(face, lang, options);

/** The text box of one face, by paragraphs, with the abilities that each of them is about. */
export const printTextBox = (
  face: CardFace,
  lang: PrintLanguage,
  options?: PrintOptions,
): readonly Paragraph[] => printer.textBox(face, lang, options);

/** One ability of a card, or one that it has been given, as a line of text. */
export const printAbility = (ability: Ability, of: AbilityOf): string =>
  printer.ability(ability, of);

/** The reminder text of a keyword ability, in our own words. */
export const printReminder = (ability: Ability, of: AbilityOf): string | undefined =>
  printer.reminder(ability, of);
