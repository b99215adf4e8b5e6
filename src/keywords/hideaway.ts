import {
  all,
  among,
  choose,
  controllerOf,
  enters,
  establish,
  every,
  exile,
  forPlayers,
  inOrder,
  inZone,
  keyword,
  linked,
  lookAt,
  mayLookAt,
  named,
  not,
  putOnLibrary,
  self,
  thisLeaves,
  thisObject,
  topOfLibrary,
  triggered,
  you,
} from "../language/build.ts";
import type { Ability, Amount, Player } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A hideaway ability: `hideaway(4)`. */
export const hideaway = (cards: number): Ability =>
  keyword("hideaway", { amount: { is: "number", value: cards } });

const looked = all(inZone("library"), among(named("looked")));

/**
 * Hides one of the cards on top, which those players may look at while the permanent is there; the
 * others go to the bottom, at random if so said.
 */
export const hides = (
  amount: Amount,
  lookers: Player,
  order: { readonly random?: true } = {},
): Ability =>
  triggered(
    enters(thisObject),
    inOrder(
      lookAt(topOfLibrary(amount), { name: "looked" }),
      choose("hidden", 1, looked),
      exile(named("hidden"), { faceDown: true, link: "hideaway" }),
      establish(forPlayers(lookers, [mayLookAt(linked("hideaway"))]), thisLeaves),
      putOnLibrary(every(all(looked, not(among(named("hidden"))))), "bottom", you, order),
    ),
    { rule: "702.75a" },
  );

/** CR 702.75a. Another ability of the card speaks of `linked("hideaway")` (607.2a). */
export const hideawayKeyword: Keyword = {
  name: "hideaway",
  rule: "702.75",
  en: "Hideaway",
  ja: "秘匿",
  kana: "ひとく",
  meaning: ({ amount }) => (amount ? [hides(amount, controllerOf(self), { random: true })] : []),
};
