/**
 * A board to try a card of a reader's own on. Loaded when it is opened: it brings the engine, the
 * notation and the board with it.
 */
import { readLine } from "../../board/link.ts";
import type { PlayBoardProps } from "../../board/play/PlayBoard.tsx";
import { printedTexts } from "../../board/prepare.ts";
import { cards } from "../../cards/find.ts";
import type { CardDefinition } from "../../language/card.ts";
import { boardToTry } from "../cards/fresh.ts";
import type { Lang } from "../i18n.ts";
import { CARDS_PAGE, pagePath, RULES_PAGE, SANDBOX_PAGE, TERMS_PAGE } from "../paths.ts";

/** The id of the board on its page, with which links to lines of play begin. */
const OWN_BOARD = "try";

/** Nothing for a card around which no board can be built. */
export function ownBoard(card: CardDefinition, lang: Lang): PlayBoardProps | undefined {
  try {
    const notation = boardToTry(card);
    const read = readLine(notation, [...cards, card]);
    if (!read.ok) return undefined;
    const script = read.value;
    return {
      id: OWN_BOARD,
      lang,
      title: card.name[lang],
      script,
      notation,
      printed: printedTexts(script.cards, lang),
      ruleAddress: pagePath(lang, RULES_PAGE),
      termAddress: pagePath(lang, TERMS_PAGE),
      cardAddress: pagePath(lang, CARDS_PAGE),
      sandboxAddress: pagePath(lang, SANDBOX_PAGE),
      pageless: card.id,
    };
  } catch {
    // Whatever a reader types, the page stays.
    return undefined;
  }
}
