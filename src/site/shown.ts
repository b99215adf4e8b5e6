/** What pages show of boards. A board stands on several pages, in two languages: each thing is made once. */

import { pageBoard } from "../board/play/pageLooks.ts";
import { prepareBoard, printedTexts } from "../board/prepare.ts";
import type { PageBoard } from "../board/props.ts";
import type { Reading } from "../board/read.ts";
import { strings } from "../board/words/both.ts";
import { factText, ruleOfFact } from "../captions/index.ts";
import { cards } from "../cards/index.ts";
import type { RuleNumber } from "../engine/rules.ts";
import type { CardDefinition } from "../language/card.ts";
import { cardNames } from "../notation/names.ts";
import { boardToTry } from "./cards/fresh.ts";
import type { Lang } from "./i18n.ts";
import { keptBetweenBuilds } from "./kept.ts";
import { once } from "./once.ts";

const names = cardNames(cards);

/** A board as it is read: its script, and what came of its claims. */
export const readingOf: (notation: string) => Reading = once((notation) =>
  prepareBoard(notation, names),
);

function pageIn(lang: Lang): (notation: string) => PageBoard {
  return once((notation) =>
    keptBetweenBuilds(`page ${lang}`, notation, () => {
      const { script } = readingOf(notation);
      return pageBoard({ script, notation, printed: printedTexts(script.cards, lang) }, lang);
    }),
  );
}

/** What a board has shown to be so, in words. */
interface ProvenClaim {
  /** "After step 3", or nothing where that is the end. */
  readonly when: string;
  readonly text: string;
  readonly rule?: RuleNumber;
}

function claimsIn(lang: Lang): (notation: string) => readonly ProvenClaim[] {
  return once((notation) =>
    keptBetweenBuilds(`claims ${lang}`, notation, () => {
      const { board, facts } = readingOf(notation);
      return facts.map((fact): ProvenClaim => {
        const rule = ruleOfFact(fact);
        return {
          when: fact.step === undefined ? "" : strings[lang].atStep(fact.step),
          text: factText(fact, board, lang),
          ...(rule !== undefined && { rule }),
        };
      });
    }),
  );
}

/** What a board has shown, claim by claim. */
export const claimsOf: Readonly<Record<Lang, (notation: string) => readonly ProvenClaim[]>> = {
  ja: claimsIn("ja"),
  en: claimsIn("en"),
};

/** A board as its page brings it. */
export const pageOfBoard: Readonly<Record<Lang, (notation: string) => PageBoard>> = {
  ja: pageIn("ja"),
  en: pageIn("en"),
};

/** The board on which a card can be tried, as it is written. */
export const notationToTry: (card: CardDefinition) => string = once((card) =>
  keptBetweenBuilds("try", card.id, () => boardToTry(card)),
);
