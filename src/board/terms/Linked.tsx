import { useMemo } from "preact/hooks";
import type { CardDefinition } from "../../language/card.ts";
import { useBoard } from "../context.ts";
import { Rich } from "../Symbols.tsx";
import { type TermWords, termFinder } from "./find.ts";

interface Props {
  readonly text: string;
  readonly terms: TermWords;
  /** What the address of the glossary begins with. */
  readonly address: string;
  readonly cards: readonly CardDefinition[];
}

/** A caption whose terms lead to the glossary. */
export function Linked({ text, terms, address, cards }: Props) {
  const { lang } = useBoard();
  const find = useMemo(() => {
    const names = cards.flatMap(({ name, back, halves = [] }) =>
      [name, ...(back ? [back.name] : []), ...halves.map((half) => half.name)].map(
        (one) => one[lang],
      ),
    );
    return termFinder(terms, lang, names);
  }, [terms, lang, cards]);
  const pieces = find(text, new Set());
  return (
    <p
      tabIndex={-1}
      onKeyDown={({ key, target, currentTarget }) => {
        // Walking on takes the link away: the caption keeps the focus, so that one can go on.
        if ((key === "ArrowLeft" || key === "ArrowRight") && target !== currentTarget) {
          currentTarget.focus({ preventScroll: true });
        }
      }}
    >
      {pieces.map((piece, index) =>
        piece.term === undefined ? (
          <Rich key={index} text={piece.text} />
        ) : (
          // A new caption has new links: the card of one must not stay at another.
          <a
            key={`${text} ${piece.term}`}
            class="term"
            href={`${address}#${piece.term}`}
            data-rule={`term-${piece.term}`}
          >
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
