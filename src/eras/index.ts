/** The rules of different years, each a patch on the next: named rules, keywords and numbers only. */
import type { Game } from "../engine/game.ts";
import type { Edition } from "../engine/rules.ts";
import { expandChange, expandKeywords } from "../keywords/index.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Ability } from "../language/schema.ts";
import { era2002 } from "./2002-02-20.ts";
import { era2007 } from "./2007-10-01.ts";
import { era2008 } from "./2008-07-15.ts";
import { era2009 } from "./2009-07-11.ts";
import { era2014 } from "./2014-05-01.ts";
import { era2023 } from "./2023-11-17.ts";
import type { Era } from "./era.ts";
import { withWalkersOf } from "./planeswalkers.ts";
import { today } from "./today.ts";
import { citingWords } from "./words.ts";

export type { Era } from "./era.ts";
export { todayEdition } from "./today.ts";

const eras: Readonly<Record<Edition, Era>> = {
  "2002-02-20": era2002,
  "2007-10-01": era2007,
  "2008-07-15": era2008,
  "2009-07-11": era2009,
  "2014-05-01": era2014,
  "2023-11-17": era2023,
  "2026-04-17": today,
};

/** The era of an edition of the rules. */
export const eraOf = (edition: Edition): Era => eras[edition];

const given = new WeakMap<Era, NonNullable<Game["byCounter"]>>();

/** 122.1b: what each counter gives under these rules that is called as a keyword is. */
export function byCounterUnder(era: Era): NonNullable<Game["byCounter"]> {
  const known = given.get(era);
  if (known) return known;
  const { keywords, rules } = era;
  const made = Object.fromEntries(
    rules.keywordCounters.map((name) => {
      const ability: Ability = { is: "keyword", name };
      return [
        keywords[name].en.toLowerCase(),
        expandChange({ is: "gainAbility", ability }, keywords),
      ] as const;
    }),
  );
  given.set(era, made);
  return made;
}

/** Cards as a game under these rules uses them: with their keywords spelt out. */
export const cardsUnder = (
  { rules, words, keywords }: Era,
  cards: readonly CardDefinition[],
): readonly CardDefinition[] =>
  cards.map((card) => expandKeywords(citingWords(withWalkersOf(rules, card), words), keywords));
