import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PlayBoardProps } from "../../board/play/PlayBoard.tsx";
import type { CardDefinition } from "../../language/card.ts";
import { cardWords } from "../cards/words.ts";
import type { Lang } from "../i18n.ts";
import { styled } from "../islands/alive.ts";
import { ownWords } from "./words.ts";

// The styles of a living board are fetched while somebody writes a card.
styled();

interface Props {
  readonly card: CardDefinition;
  readonly lang: Lang;
}

interface Ready {
  readonly card: CardDefinition;
  readonly Board: ComponentType<PlayBoardProps>;
  readonly props: PlayBoardProps | undefined;
}

const boardIn: Readonly<Record<Lang, () => Promise<ComponentType<PlayBoardProps>>>> = {
  ja: async () => (await import("../../board/play/PlayJa.ts")).PlayBoard,
  en: async () => (await import("../../board/play/PlayEn.ts")).PlayBoard,
};

/** The board stands closed: what it takes is loaded when it is opened, or when a link leads to it. */
export function PlayIt({ card, lang }: Props) {
  const words = ownWords(lang);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen((open) => open || location.hash.startsWith("#try")), []);
  return (
    <details
      class="try"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {words.play} <span class="muted">{cardWords(lang).playBoard(card.name[lang])}</span>
      </summary>
      {isOpen && <OwnBoard card={card} lang={lang} />}
    </details>
  );
}

/** The card in hand on a board of its own, with what it takes to play it. */
function OwnBoard({ card, lang }: Props) {
  const words = ownWords(lang);
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    let isWanted = true;
    const prepare = async () => {
      const [Board, { ownBoard }] = await Promise.all([boardIn[lang](), import("./board.ts")]);
      if (isWanted) setReady({ card, Board, props: ownBoard(card, lang) });
    };
    prepare();
    return () => {
      isWanted = false;
    };
  }, [card, lang]);

  if (!ready) return <p class="note">{words.preparing}</p>;
  const { Board, props } = ready;
  if (!props) return <p class="note">{words.noBoard}</p>;
  return (
    <div class="board" id={props.id}>
      <Board key={JSON.stringify(ready.card)} {...props} />
      <div class="board-more">
        <details>
          <summary>{words.notation}</summary>
          <pre translate={false}>{props.notation}</pre>
        </details>
      </div>
    </div>
  );
}
