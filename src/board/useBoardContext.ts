import { useMemo } from "preact/hooks";
import { type BoardContext, ruleLinkTo } from "./context.ts";
import type { BoardSettings } from "./props.ts";
import type { BoardWords } from "./words.ts";

/** What every part of a board may need to know: the same until something of it is another. */
export function useBoardContext(
  { id, lang, ruleAddress, cardAddress, pageless }: BoardSettings,
  words: BoardWords,
  { show, unshow, drop, light }: Required<Pick<BoardContext, "show" | "unshow" | "drop" | "light">>,
): BoardContext {
  return useMemo(
    () => ({
      id,
      lang,
      words,
      ruleLink: ruleLinkTo(ruleAddress),
      cardLink: (card) => (cardAddress && card !== pageless ? `${cardAddress}${card}/` : undefined),
      show,
      unshow,
      drop,
      light,
    }),
    [id, lang, words, ruleAddress, cardAddress, pageless, show, unshow, drop, light],
  );
}
