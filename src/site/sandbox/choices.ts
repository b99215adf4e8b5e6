/** What is chosen for a permanent as it enters, and which cards let somebody choose. */

import type { CardDefinition } from "../../language/card.ts";
import { facesOf } from "../../language/card.ts";
import { colorWords } from "../../language/lexicon.ts";
import { keysOf } from "../../language/records.ts";
import { subtypeWords } from "../../language/subtypes.ts";
import { permanentTypes } from "../../language/vocabulary.ts";
import { find } from "../../language/walk.ts";
import type { Item } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";

export type Choosable = keyof NonNullable<Item["chosen"]>;

/** What the text of such a permanent has chosen, and what is written of it in any case. */
export function choicesFor(item: Item, cards: readonly CardDefinition[]): ReadonlySet<Choosable> {
  const { card, copyOf, chosen = {} } = item;
  // A copy has the text of what it copies (707.2).
  const model = cards.find(({ id }) => id === (copyOf ?? card));
  const abilities = model ? facesOf(model).flatMap((face) => face.abilities) : [];
  const asks = (word: "chooseColor" | "chooseCreatureType"): boolean =>
    abilities.some((ability) => find(ability, word).length > 0);
  const can: Readonly<Record<Choosable, boolean>> = {
    color: asks("chooseColor"),
    subtype: asks("chooseCreatureType"),
    // No word of the language lets a player be chosen so.
    player: false,
  };
  return new Set(keysOf(can).filter((one) => can[one] || chosen[one] !== undefined));
}

/** What was chosen, in the words of a language. */
export function chosenWords({ chosen = {} }: Item, lang: Lang): readonly string[] {
  const { color, subtype, player } = chosen;
  return [
    ...(color === undefined ? [] : [colorWords[color][lang]]),
    ...(subtype === undefined ? [] : [subtypeWords.get(subtype)?.[lang] ?? subtype]),
    ...(player === undefined ? [] : [player]),
  ];
}

/** Whether a card can be on the battlefield, so that something can be a copy of it. */
export const isPermanent = (card: CardDefinition): boolean =>
  facesOf(card).some(({ types }) =>
    types.some((type) => permanentTypes.some((permanent) => permanent === type)),
  );
