/** Prints card definitions and single abilities as text, in English and in Japanese. */
import type { CardDefinition, CardFace } from "../card.ts";
import type { Ability } from "../schema.ts";
import { contextFor } from "./context.ts";
import * as en from "./en/index.ts";
import { printAbility, printCard, printFace, printTextBox } from "./faces.ts";
import * as ja from "./ja/index.ts";
import type {
  AbilityOf,
  Lexicon,
  Paragraph,
  PrintedCard,
  PrintLanguage,
  PrintOptions,
} from "./printer.ts";

export * from "./printer.ts";

const languages = { en, ja } as const;

/** What a card or ability says, for the words of one lexicon. */
export interface Printer {
  readonly card: (card: CardDefinition, lang: PrintLanguage, options?: PrintOptions) => PrintedCard;
  readonly ability: (ability: Ability, of: AbilityOf) => string;
  /** One face as it is read: a half of a split card, or one side of a double-faced card. */
  readonly face: (face: CardFace, lang: PrintLanguage, options?: PrintOptions) => PrintedCard;
  /** The text box of one face, by paragraphs, with the abilities that each of them is about. */
  readonly textBox: (
    face: CardFace,
    lang: PrintLanguage,
    options?: PrintOptions,
  ) => readonly Paragraph[];
  /** The reminder text of a keyword ability, in our own words; undefined for other abilities. */
  readonly reminder: (ability: Ability, of: AbilityOf) => string | undefined;
}

export function createPrinter(lexicon: Lexicon): Printer {
  return {
    ability: (ability, of) => printAbility(languages[of.lang], lexicon, ability, of),
    textBox: (card, lang, options = {}) => printTextBox(languages[lang], lexicon, card, options),
    face: (card, lang, options = {}) => printFace(languages[lang], lexicon, card, options),
    reminder: (node, of) =>
      node.is === "keyword"
        ? languages[of.lang].reminder(
            node,
            contextFor(node, { lexicon, card: of.card, reminders: of.reminders ?? false }),
          )
        : undefined,
    card: (card, lang, options = {}) => printCard(languages[lang], lexicon, card, options),
  };
}
