/** The parser of English text: with the words of today's keywords and the names of all cards. */
import { keywords } from "../keywords/index.ts";
import type { CardDefinition, CardFace } from "../language/card.ts";
import { type CardText, createParser, type ParseResult } from "../language/parse/index.ts";
import type { Ability, KeywordName } from "../language/schema.ts";
import { keywordNames } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import { findCard } from "./find.ts";

export {
  type CardText,
  outline,
  type ParseProblem,
  type ParseResult,
} from "../language/parse/index.ts";

/** Under which links a keyword exiles cards (607.2a), whatever its numbers and qualities. */
function linksOf(name: KeywordName): readonly string[] {
  const one: Ability = {
    is: "keyword",
    name,
    amount: { is: "number", value: 1 },
    quality: { is: "isPermanent" },
    cost: [],
  };
  return keywords[name]
    .meaning(one)
    .flatMap((ability) => find(ability, "exile"))
    .flatMap(({ link }) => link ?? []);
}

const parser = createParser({
  keywords,
  cardName: (name) => findCard(name)?.name,
  links: Object.fromEntries(keywordNames.map((name) => [name, linksOf(name)])),
});

/** A card as it is typed, as a definition. */
export const parseCard = (card: CardText): ParseResult<CardDefinition> => parser.card(card);

/** The abilities that a text says on a card with these characteristics. */
export const parseAbilities = (text: string, face: CardFace): ParseResult<readonly Ability[]> =>
  parser.abilities(text, face);
