import type { ComponentType } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { PlayBoardProps } from "../../board/play/PlayBoard.tsx";
import { printedTexts } from "../../board/prepare.ts";
import type { Script } from "../../board/script.ts";
import type { Tree } from "../../board/tree.ts";
import { useLatest } from "../../board/useLatest.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { Lang } from "../i18n.ts";
import { CARDS_PAGE, pagePath, RULES_PAGE, SANDBOX_PAGE, TERMS_PAGE } from "../paths.ts";
import { samePosition } from "./carry.ts";
import type { Sheet } from "./sheet.ts";
import { partsOf } from "./takeLine.ts";
import { useLines } from "./useLines.ts";
import { ADDRESS } from "./useSheet.ts";
import { sandboxWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  /** The board with the words of the page's language. */
  readonly Board: ComponentType<PlayBoardProps>;
  readonly sheet: Sheet;
  /** What the address or the browser holds has been looked at: nobody plays on what is about to go. */
  readonly isReady: boolean;
  /** Told of the lines on it and of the place in view. */
  readonly onTree: (tree: Tree) => void;
  readonly onTakeLine: (answers: readonly Answer[]) => void;
  readonly onUndo: () => void;
}

/**
 * The board that the text describes. It begins anew when something else can be played, with the
 * reader's lines as far as they can be played there.
 */
export function Play({ lang, Board, sheet, isReady, onTree, onTakeLine, onUndo }: Props) {
  const words = sandboxWords(lang);
  const { script } = sheet;
  const last = useRef<Script>();

  const key = useMemo(() => JSON.stringify(script), [script]);
  const printed = useMemo(() => (script ? printedTexts(script.cards, lang) : {}), [key, lang]);
  // Who goes on writing the script wants to see where it leads.
  const isLonger = script && last.current && samePosition(last.current, script);
  useEffect(() => {
    last.current = script;
  }, [script]);
  const [position = []] = partsOf(sheet.text);
  const notation = `${position.join("\n")}\n`;
  const initial = isLonger ? script.steps.length : 0;
  const lines = useLines(key, { notation, script, played: sheet.played, initial });

  const onLines = useLatest((to: Tree) => {
    onTree(to);
    lines.onLines(to);
  });

  if (!script) return <p class="note">{words.noBoard}</p>;
  return (
    <div class="board" id={ADDRESS} inert={!isReady}>
      <p class={lines.left ? "refused sb-lines-left" : "visually-hidden"} role="status">
        {lines.left && (
          <>
            {words.linesLeft(lines.left.lost, lines.left.partly)}{" "}
            <button type="button" onClick={onUndo}>
              {words.undoChange}
            </button>
          </>
        )}
      </p>
      <Board
        key={key}
        id={ADDRESS}
        lang={lang}
        title={words.title}
        script={script}
        {...(sheet.played && { played: sheet.played })}
        notation={notation}
        {...(sheet.problems.length === 0 && { written: sheet.text })}
        begun={lines.begun}
        onLines={onLines}
        printed={printed}
        ruleAddress={pagePath(lang, RULES_PAGE)}
        termAddress={pagePath(lang, TERMS_PAGE)}
        cardAddress={pagePath(lang, CARDS_PAGE)}
        sandboxAddress={pagePath(lang, SANDBOX_PAGE)}
        isWritten
        initial={initial}
        keep={{ label: words.takeLine, keep: onTakeLine }}
      />
    </div>
  );
}
