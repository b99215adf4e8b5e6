import { useMemo } from "preact/hooks";
import { useBoard } from "../context.ts";
import { Rich } from "../Symbols.tsx";
import { type TermWords, termFinder } from "./find.ts";

interface Props {
  readonly text: string;
  readonly terms: TermWords;
  /** What the address of the glossary begins with. */
  readonly address: string;
  /** The names of cards, which hold no terms. */
  readonly names: readonly string[];
}

/** A caption whose terms lead to the glossary. */
export function Linked({ text, terms, address, names }: Props) {
  const { lang } = useBoard();
  const find = useMemo(() => termFinder(terms, lang, names), [terms, lang, names]);
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
          <a key={`${text} ${piece.term}`} class="term" href={`${address}#${piece.term}`}>
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
