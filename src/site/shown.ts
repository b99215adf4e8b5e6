/** What pages show of boards. A board stands on several pages, in two languages: each thing is made once. */
import type { PageBoard } from "../board/Board.tsx";
import { pageBoard } from "../board/play/pageLooks.ts";
import { prepareBoard, printedTexts } from "../board/prepare.ts";
import type { Reading } from "../board/read.ts";
import { cards } from "../cards/index.ts";
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

/** A board as its page brings it. */
export const pageOfBoard: Readonly<Record<Lang, (notation: string) => PageBoard>> = {
  ja: pageIn("ja"),
  en: pageIn("en"),
};

/** The board on which a card can be tried, as it is written. */
export const notationToTry: (card: CardDefinition) => string = once(boardToTry);
