import type { CardFace } from "../card.ts";
import type { Vocabulary } from "../eraWords.ts";
import type { Ability, KeywordName } from "../schema.ts";

/** The languages that cards are printed in. */
export const printLanguages = ["en", "ja"] as const;
export type PrintLanguage = (typeof printLanguages)[number];

/** A text in every language. */
export type InLanguages = Readonly<Record<PrintLanguage, string>>;

/** How a keyword is written. */
export interface KeywordWords extends InLanguages {
  /**
   * With a quality, when it isn't "Name quality" and 名前（質）: `[quality]` stands for it, in
   * English in the plural; there `[a quality]` is one with its article, `[one quality]` without.
   */
  readonly withQuality?: InLanguages;
}

/** The words that the language itself does not know and is given. */
export interface Lexicon {
  readonly keywords: Readonly<Record<KeywordName, KeywordWords>>;
  /** What keywords mean; without them nothing is printed with reminders. */
  readonly reminders?: Readonly<Record<KeywordName, InLanguages>>;
  /** The names of a card in both languages, by its English name. */
  readonly cardName?: (name: string) => InLanguages | undefined;
  /** The words of which year; today's if not given. */
  readonly vocabulary?: Vocabulary;
}

/** A card as it is read (CR 200.1). */
export interface PrintedCard {
  readonly name: string;
  /** In symbols, `{1}{G}`; empty for a card without. */
  readonly manaCost: string;
  readonly typeLine: string;
  /** The lines of the text box. */
  readonly lines: readonly string[];
  /** "2/2", or two stars (208.2). */
  readonly pt?: string;
  /** The number in the lower right corner of a planeswalker (209.1). */
  readonly loyalty?: string;
  /** The other face of a double-faced card (712). */
  readonly back?: PrintedCard;
}

/** A paragraph of a text box: its lines, more than one where there are modes (700.2). */
export interface Paragraph {
  readonly abilities: readonly Ability[];
  readonly lines: readonly string[];
}

export interface PrintOptions {
  /** Keywords with their reminder text in parentheses (207.2a); otherwise without. */
  readonly reminders?: boolean;
}

/** Which card an ability is printed for, and how. */
export interface AbilityOf extends PrintOptions {
  readonly card: CardFace;
  readonly lang: PrintLanguage;
}

/** The end of an exhaustive switch: a node without a case here is a type error. */
export function unknownNode(node: never): never {
  throw new Error(`No words for ${JSON.stringify(node)}`);
}
