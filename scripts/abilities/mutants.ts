/** Cards that lack one of their abilities: a test that plays the ability fails with such a card. */
import type { CardDefinition, CardFace } from "../../src/language/card.ts";
import type { Ability } from "../../src/language/schema.ts";

const faces = ["front", "back", "left", "right"] as const;
type FaceName = (typeof faces)[number];

/** One ability of one face of a card. */
export interface Place {
  readonly card: CardDefinition;
  readonly face: FaceName;
  readonly index: number;
  readonly ability: Ability;
}

/** A place as a word: `fire-ice/left/0`. */
export const nameOf = ({ card, face, index }: Place): string => `${card.id}/${face}/${index}`;

function faceOf(card: CardDefinition, face: FaceName): CardFace | undefined {
  switch (face) {
    case "front":
      return card.halves ? undefined : card;
    case "back":
      return card.back;
    case "left":
      return card.halves?.[0];
    case "right":
      return card.halves?.[1];
  }
}

/** Every ability of a card, on all its faces. */
export const placesOf = (card: CardDefinition): readonly Place[] =>
  faces.flatMap((face) =>
    (faceOf(card, face)?.abilities ?? []).map((ability, index) => ({ card, face, index, ability })),
  );

/** The card without that ability. */
export function without({ card, face, ability }: Place): CardDefinition {
  const lacking = <Face extends CardFace>(one: Face): Face => ({
    ...one,
    abilities: one.abilities.filter((each) => each !== ability),
  });
  switch (face) {
    case "front":
      return lacking(card);
    case "back":
      return card.back ? { ...card, back: lacking(card.back) } : card;
    case "left":
    case "right": {
      if (!card.halves) return card;
      const [left, right] = card.halves;
      // What the halves have combined (709.4) lacks it, too.
      return { ...lacking(card), halves: [lacking(left), lacking(right)] };
    }
  }
}
