/** The parser of English text: with the words of today's keywords and the names of all cards. */

import { keywords } from "../keywords/index.ts";
import type { CardDefinition } from "../language/card.ts";
import {
  type CardText,
  createParser,
  type KeywordValue,
  keywordValues,
  type ParseResult,
} from "../language/parse/index.ts";
import { recordOf } from "../language/records.ts";
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

/** A keyword with all that can be said with one. */
const withAll = (name: KeywordName): Extract<Ability, { is: "keyword" }> => ({
  is: "keyword",
  name,
  amount: { is: "number", value: 1 },
  quality: { is: "isPermanent" },
  cost: [{ is: "payMana", mana: "{1}" }],
});

/** Under which links a keyword exiles cards (607.2a), whatever its numbers and qualities. */
const linksOf = (name: KeywordName): readonly string[] =>
  keywords[name]
    .meaning(withAll(name))
    .flatMap((ability) => find(ability, "exile"))
    .flatMap(({ link }) => link ?? []);

/** What a keyword means something else without. */
function takenBy(name: KeywordName): readonly KeywordValue[] {
  const { meaning } = keywords[name];
  const whole = JSON.stringify(meaning(withAll(name)));
  return keywordValues.filter((value) => {
    const { [value]: _, ...less } = withAll(name);
    return JSON.stringify(meaning(less as typeof less & { is: "keyword" })) !== whole;
  });
}

const parser = createParser({
  keywords,
  cardName: (name) => findCard(name)?.name,
  links: recordOf(keywordNames, linksOf),
  takes: recordOf(keywordNames, takenBy),
});

/** A card as it is typed, as a definition. */
export const parseCard = (card: CardText): ParseResult<CardDefinition> => parser.card(card);
