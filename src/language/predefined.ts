/** Tokens that a text creates by one word: "a Treasure token" (CR 111.10). */
import {
  activated,
  addAnyColor,
  discardCards,
  draw,
  gainLife,
  mana,
  sacrificeThis,
  tapThis,
  token,
} from "./build.ts";
import type { Ability, Amount, Effect, Player, Token } from "./schema.ts";
import type { Subtype } from "./vocabulary.ts";

const artifact = (subtype: Subtype, ability: Ability): Token =>
  token({ types: ["artifact"], subtypes: [subtype], abilities: [ability] });

const clue = artifact("Clue", activated([mana("{2}"), sacrificeThis], draw(1)));

/** "Investigate", so many times (701.16a). */
export const investigating = (who: Player, amount: Amount): Effect => ({
  is: "create",
  who,
  amount,
  token: clue,
  investigating: true,
});

/** By their subtype: those that the language has the words for. */
export const predefinedTokens: ReadonlyMap<Subtype, Token> = new Map([
  ["Treasure", artifact("Treasure", activated([tapThis, sacrificeThis], addAnyColor()))],
  ["Food", artifact("Food", activated([mana("{2}"), tapThis, sacrificeThis], gainLife(3)))],
  ["Gold", artifact("Gold", activated([sacrificeThis], addAnyColor()))],
  ["Clue", clue],
  [
    "Blood",
    artifact("Blood", activated([mana("{1}"), tapThis, discardCards(1), sacrificeThis], draw(1))),
  ],
]);

/** The word by which a token is told, if it is exactly what that word says. */
export function predefinedAs(token: Token): Subtype | undefined {
  if (token.is !== "token") return undefined;
  const [subtype, ...more] = token.subtypes;
  if (subtype === undefined || more.length > 0) return undefined;
  const known = predefinedTokens.get(subtype);
  return known && inOneOrder(known) === inOneOrder(token) ? subtype : undefined;
}

const inOneOrder = (token: Token): string => JSON.stringify(Object.entries(token).sort());
