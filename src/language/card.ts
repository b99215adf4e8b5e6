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

/**
 * One face of a card as it is printed (CR 200–212): its characteristics, which are also the
 * copiable values of what it makes (707.2). Its rules text is the list of abilities; the words in
 * both languages are printed from them (print/) and nowhere stored.
 */
export interface CardFace {
  readonly name: CardName;
  /** Absent for lands, tokens and back faces (202.1b). */
  readonly manaCost?: ManaCost;
  /** Color by an indicator (204) or by the effect that made a token; otherwise the cost tells (202.2). */
  readonly colorIndicator?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly abilities: readonly Ability[];
  readonly power?: number;
  readonly toughness?: number;
  /** Printed as stars: an ability defines them (208.2). */
  readonly variable?: true;
  /** 209.1: the loyalty counters that it enters with. */
  readonly loyalty?: number;
}

/** A card: its front face, and the other face of a double-faced one (712). */
export interface CardDefinition extends CardFace {
  readonly id: CardId;
  readonly back?: CardFace;
  /** Of a split card: what its own face has combined (709.4), and one of them is cast (709.3). */
  readonly halves?: Halves;
}

/** The faces that a card is read by: the halves of a split card, the sides of a double-faced one. */
export const facesOf = (card: CardDefinition): readonly CardFace[] => [
  ...(card.halves ?? [card]),
  ...(card.back ? [card.back] : []),
];

/** The card with another face in place of each of its own, the combined one of a split card too. */
export const mapFaces = (
  card: CardDefinition,
  of: <Face extends CardFace>(face: Face) => Face,
): CardDefinition => ({
  ...of(card),
  ...(card.back && { back: of(card.back) }),
  ...(card.halves && { halves: [of(card.halves[0]), of(card.halves[1])] }),
});

/** All abilities of a card, whichever face it shows; a split card has those of its halves (709.4). */
export const abilitiesOf = ({
  abilities,
  back,
}: Pick<CardFace, "abilities"> & Pick<CardDefinition, "back">): readonly Ability[] => [
  ...abilities,
  ...(back?.abilities ?? []),
];

export type Halves = readonly [left: CardFace, right: CardFace];

/** Between the names, costs and type lines of the halves of a split card, as they are written. */
export const betweenHalves = " // ";

/** The names that a name stands for: a split card has two (709.4a). */
export const namesIn = (name: string): readonly string[] => name.split(betweenHalves);

/** The slug of an English card name: lower case, words joined by hyphens, no other signs. */
export function cardIdOf(englishName: string): CardId {
  return englishName
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’,.!]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") as CardId;
}
