import { cards } from "../../cards/index.ts";
import { keywords } from "../../keywords/index.ts";
import { find } from "../../language/walk.ts";

/** The cards that can be played: each of their keywords is written. */
export const playable = cards.filter(({ abilities }) =>
  abilities
    .flatMap((ability) => find(ability, "keyword"))
    .every(({ name }) => Object.hasOwn(keywords, name)),
);
