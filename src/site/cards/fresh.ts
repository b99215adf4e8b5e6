/** The board of a card's page, and the cards that such boards are made of. */
import { findCard } from "../../cards/index.ts";
import type { CardDefinition } from "../../language/card.ts";
import { freshBoard, type Props } from "../../notation/fresh.ts";

/** @throws {Error} for a card that is not there. */
function cardCalled(name: string): CardDefinition {
  const card = findCard(name);
  if (card === undefined) throw new Error(`There is no card “${name}”.`);
  return card;
}

const stacked = (is: "spell" | "ability", name: string, line: string) => ({
  card: cardCalled(name),
  is,
  line,
});

const props: Props = {
  always: { A: [cardCalled("Grizzly Bears")], B: [cardCalled("Hill Giant")] },
  wardrobe: [
    "Grizzly Bears",
    "Hill Giant",
    "Serra Angel",
    "Black Knight",
    "Merfolk Looter",
    "Llanowar Elves",
    "Darksteel Myr",
    "Bonesplitter",
    "Glorious Anthem",
    "Garruk Wildspeaker",
    "Shock",
    "Divination",
    "Forest",
    "Island",
    "Mountain",
    "Plains",
    "Swamp",
    "Temple of Malady",
    "Boggart Mob",
    "Mulldrifter",
    "Thoughtweft Trio",
    "Village Ironsmith",
    "Ichorid",
    "Bitterblossom",
  ].map(cardCalled),
  library: ["Forest", "Shock", "Grizzly Bears", "Island", "Divination", "Plains"].map(cardCalled),
  stack: [
    stacked("spell", "Shock", "B casts Shock targeting Grizzly Bears"),
    stacked("spell", "Hill Giant", "B casts Hill Giant"),
    stacked("spell", "Divination", "B casts Divination"),
    stacked("ability", "Wild Mongrel", "B activates Wild Mongrel"),
  ],
  helpers: {
    discard: [{ card: cardCalled("Wild Mongrel"), zone: "battlefield" }],
    sacrifice: [{ card: cardCalled("Viscera Seer"), zone: "battlefield" }],
    target: [
      { card: cardCalled("Giant Growth"), zone: "hand" },
      { card: cardCalled("Forest"), zone: "battlefield" },
    ],
  },
};

/** The text of the board on which a card is tried. */
export const boardToTry = (card: CardDefinition): string => freshBoard(card, props);
