import type { ObjectId } from "../../engine/ids.ts";
import { type Phrases, phrasesIn } from "../../language/print/en/phrases.ts";
import { alternatives, type Names } from "../names.ts";

/** What a text offers with "may", by the effect it would have, as a verb phrase. */
const offers: Readonly<Record<string, (thing: string, say: Phrases) => string>> = {
  cast: (thing, { cast }) => `${cast.base} ${thing}`,
  sacrifice: (thing) => `sacrifice ${thing}`,
  returnToHand: (thing) => `return ${thing} to hand`,
  draw: () => "draw",
  discard: () => "discard",
  mill: (_, { milling }) => milling,
  gainLife: () => "gain life",
  loseLife: () => "lose life",
  search: () => "search a library",
  shuffle: () => "shuffle",
  create: (_, { create }) => create("tokens").base,
  pay: (thing) => `pay for ${thing}`,
  play: () => "play a card",
};

export const offerOf = (effect: string, thing: string, say: Phrases): string =>
  offers[effect]?.(thing, say) ?? `do as ${thing} offers`;

/** One of two effects that a text leaves to choose between, if there is a verb for it. */
export function alternativeOf(
  { game, vocabulary }: Pick<Names, "game" | "vocabulary">,
  id: ObjectId,
  index: number,
): string | undefined {
  const effect = alternatives(game, id)[index];
  return effect && offers[effect.is]?.("it", phrasesIn(vocabulary));
}
