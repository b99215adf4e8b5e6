/** The rules of different years, each a patch on today's: named rules and keywords only. */
import type { Edition, Rules } from "../engine/rules.ts";
import { expandKeywords, type KeywordTable, keywords } from "../keywords/index.ts";
import type { CardDefinition } from "../language/card.ts";
import { madness2002 } from "./madness-2002.ts";
import { rules2002 } from "./rules-2002.ts";
import { today } from "./today.ts";

/** One set of rules: what the engine does otherwise, and what keywords meant. */
export interface Era {
  readonly rules: Rules;
  readonly keywords: KeywordTable;
}

export const todayEdition: Edition = "2026-04-17";

const eras: Readonly<Record<Edition, Era>> = {
  "2002-02-20": { rules: rules2002, keywords: { ...keywords, madness: madness2002 } },
  "2026-04-17": { rules: today, keywords },
};

/** The era of an edition of the rules. */
export const eraOf = (edition: Edition): Era => eras[edition];

/** Cards as a game under these rules uses them: with their keywords spelt out. */
export const cardsUnder = (era: Era, cards: readonly CardDefinition[]): readonly CardDefinition[] =>
  cards.map((card) => expandKeywords(card, era.keywords));
