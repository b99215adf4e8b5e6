/** What the cards of a game say at all: what none of them speaks of needs no looking for. */
import { abilitiesOf, type CardDefinition } from "../language/card.ts";
import type { Ability, AnyNode } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import type { Game } from "./game.ts";

type Asking = (cards: Game["cards"]) => boolean;

/** Asks whether some ability of some card of a game is so; the answer is kept with the cards. */
export function someCard(isSo: (ability: Ability) => boolean): Asking {
  const known = new WeakMap<Game["cards"], boolean>();
  return (cards) => {
    const before = known.get(cards);
    if (before !== undefined) return before;
    const all: readonly CardDefinition[] = Object.values(cards);
    const found = all.some((card) => abilitiesOf(card).some(isSo));
    known.set(cards, found);
    return found;
  };
}

/** Asks whether some card of a game has one of these words. */
export const someCardSays = (...words: readonly AnyNode["is"][]): Asking =>
  someCard((ability) => find(ability, ...words).length > 0);
