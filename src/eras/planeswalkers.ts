/** RT-11: until September 2017 planeswalkers had a uniqueness rule of their own, and were not legendary. */
import type { Rules } from "../engine/rules.ts";
import { type CardDefinition, mapFaces } from "../language/card.ts";

/** A card as it was under these rules: today's texts have every planeswalker legendary (306.4). */
export const withWalkersOf = ({ planeswalkerRule }: Rules, card: CardDefinition): CardDefinition =>
  planeswalkerRule === "none"
    ? card
    : mapFaces(card, (face) =>
        face.types.includes("planeswalker")
          ? { ...face, supertypes: face.supertypes.filter((one) => one !== "legendary") }
          : face,
      );
