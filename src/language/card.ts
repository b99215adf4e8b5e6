import type { Ability, ManaCost } from "./schema.ts";
import type { CardType, Color, Subtype, Supertype } from "./vocabulary.ts";

declare const cardId: unique symbol;
/** A card's stable name in addresses and files: `basking-rootwalla`. */
export type CardId = string & { readonly [cardId]: true };

/** A card's names: in English and Japanese, with the reading in kana for search and sorting. */
export interface CardName {
  readonly en: string;
  readonly ja: string;
  /** Reading in hiragana. */
  readonly kana: string;
}

/** One face of a card, or a card that has only one (CR 200–212, 712.1). */
export interface CardFace {
  readonly name: CardName;
  /** Absent for lands and for the backs of transforming cards (202.1b). */
  readonly manaCost?: ManaCost;
  /** Colour by an indicator (204); otherwise the mana cost tells (202.2). */
  readonly colorIndicator?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly abilities: readonly Ability[];
  readonly power?: number;
  readonly toughness?: number;
  /** Power and toughness are printed as asterisks: an ability defines them (208.2a). */
  readonly variable?: boolean;
  /** The loyalty with which a planeswalker enters (306.5b). */
  readonly loyalty?: number;
}

/**
 * A card as it is printed. Its rules text is the list of abilities; the words in both languages
 * are printed from them (print/) and nowhere stored.
 */
export interface CardDefinition extends CardFace {
  readonly id: CardId;
  /** The back face of a transforming double-faced card (712). */
  readonly back?: CardFace;
}

/** The slug of an English card name: lower case, words joined by hyphens, no other signs. */
export function cardIdOf(englishName: string): CardId {
  return englishName
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’,.!]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") as CardId;
}
