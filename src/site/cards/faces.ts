/** The faces that a card is read by: the halves of a split card, the sides of a double-faced one. */
import type { CardDefinition, CardFace } from "../../language/card.ts";

export const facesOf = (card: CardDefinition): readonly CardFace[] => [
  ...(card.halves ?? [card]),
  ...(card.back ? [card.back] : []),
];
