import type { ComponentType } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PlayBoardProps } from "../../board/play/PlayBoard.tsx";
import { printedTexts } from "../../board/prepare.ts";
import type { Script } from "../../board/script.ts";
import { pathTo, type Tree } from "../../board/tree.ts";
import { useLatest } from "../../board/useLatest.ts";
import { cards } from "../../cards/find.ts";
import type { Answer } from "../../engine/decisions.ts";
import { type Edit, edit } from "../../notation/edit/edits.ts";
import { rewrite } from "../../notation/edit/rewrite.ts";
import { cardNames } from "../../notation/names.ts";
import type { Lang } from "../i18n.ts";
import { CARDS_PAGE, pagePath, RULES_PAGE, SANDBOX_PAGE, TERMS_PAGE, TO_CHANGE } from "../paths.ts";
import { samePosition } from "./carry.ts";
import { cardFinder } from "./find.ts";
import { gallery } from "./gallery.ts";
import { Import } from "./Import.tsx";
import { SetUp } from "./SetUp.tsx";
import { editableOf, type Sheet } from "./sheet.ts";
import { TextPane } from "./TextPane.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { partsOf, withLine } from "./takeLine.ts";
import { useLines } from "./useLines.ts";
import { ADDRESS, useSheet } from "./useSheet.ts";
import { sandboxWords } from "./words.ts";
import "../../captions/index.ts";

interface Props {
  readonly lang: Lang;
  /** The board with the words of the page's language. */
  readonly Board: ComponentType<PlayBoardProps>;
}

const names = cardNames(cards);

/** An empty board for two. */
const empty = "rules today\nturn A, main 1\nA 20\nB 20\n";

/** A board to build, to write and to play. */
export function Sandbox({ lang, Board }: Props) {
  const words = sandboxWords(lang);
  const sheet = useSheet(empty, names);
  const { text, write } = sheet;
  const [shown, setShown] = useState({ form: true, text: false });
  const [isImporting, setIsImporting] = useState(false);
  const [said, setSaid] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const tree = useRef<Tree>();
  const find = useMemo(() => cardFinder(cards, lang), [lang]);
  const { read, latest } = useReadable(sheet.sheet);

  // What is changed one after the other before the next drawing must not undo itself.
  const newest = useRef({ text, board: read.board });
  newest.current = { text, board: read.board };
  const onEdit = useCallback(
    (what: Edit, told = "") => {
      const { board } = newest.current;
      if (!board) return;
      const after = edit(board, what);
      const to = rewrite(newest.current.text, board, after, lang);
      newest.current = { text: to, board: editableOf(to, names) ?? after };
      write(to);
      setSaid(told);
    },
    [lang, write],
  );

  const onAddLine = (word: "stack" | "effect" | "waiting") => {
    const [position = [], ...rest] = partsOf(text);
    const lines = position.filter(
      (line, index) => line.trim() !== "" || index < position.length - 1,
    );
    const start = [...lines, `${word}: `].join("\n");
    const ending = rest.map((part) => part.join("\n"));
    setShown((now) => ({ ...now, text: true }));
    write([start, ...ending].join("\n--\n"));
    // The field comes with the next drawing.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start.length, start.length);
    });
  };

  const onTakeLine = (answers: readonly Answer[]) => {
    const to = read.script && withLine(text, read.script, answers);
    if (to !== undefined) write(to);
    setSaid(to === undefined ? words.notTaken : words.tookLine);
  };

  // Whoever follows a link wants to see the board that it holds, unless it is there to be changed.
  useEffect(() => {
    const { hash } = location;
    if (hash.startsWith(`#${ADDRESS}=`) && !hash.endsWith(TO_CHANGE))
      setShown({ form: false, text: false });
  }, []);

  const isLocked = sheet.sheet.board === undefined;
  return (
    <div class="sandbox">
      <Toolbar
        lang={lang}
        sheet={sheet}
        shown={shown}
        onShow={setShown}
        onImport={() => setIsImporting(true)}
        onStart={(from) => {
          write(gallery.find(({ id }) => id === from)?.notation ?? empty);
          setSaid("");
        }}
        inView={() => (tree.current ? stepInView(tree.current) : 0)}
      />
      {/* Where there is a board, that says it itself. */}
      {sheet.isBadLink && !read.script && (
        <p class="refused" role="alert">
          {words.badLink}
        </p>
      )}
      {sheet.isLost && (
        <p class="refused" role="status">
          {words.notKept}
        </p>
      )}
      <p class="visually-hidden" role="status">
        {said}
      </p>
      <div class={`sb-panes ${shown.form && shown.text ? "has-both" : ""}`}>
        {shown.form && (
          <section id="sb-form" aria-label={words.form}>
            {isLocked && (
              <p class="refused">
                {words.locked}{" "}
                {latest && (
                  <button type="button" onClick={() => write(latest)}>
                    {words.backToRead}
                  </button>
                )}
              </p>
            )}
            <fieldset class="sb-lock" disabled={isLocked} inert={!sheet.isReady}>
              {read.board && (
                <SetUp {...{ lang, find, names, onEdit, onAddLine }} board={read.board} />
              )}
            </fieldset>
          </section>
        )}
        {shown.text && (
          <section id="sb-text" aria-label={words.text}>
            <TextPane
              {...{ lang, text, area }}
              sheet={sheet.sheet}
              onWrite={write}
              onUndo={sheet.undo}
              onRedo={sheet.redo}
              onProve={sheet.prove}
            />
          </section>
        )}
      </div>
      <Play
        {...{ lang, Board }}
        sheet={read}
        isReady={sheet.isReady}
        onTree={(to) => {
          tree.current = to;
        }}
        onTakeLine={onTakeLine}
        onUndo={sheet.undo}
      />
      {isImporting && (
        <Import
          {...{ lang, names }}
          onTake={(taken) => write(taken)}
          onClose={() => setIsImporting(false)}
        />
      )}
    </div>
  );
}

/** The newest reading, and of a text with mistakes the last one that a form could show. */
function useReadable(sheet: Sheet): { readonly read: Sheet; readonly latest: string | undefined } {
  const last = useRef<Sheet>();
  useEffect(() => {
    if (sheet.board) last.current = sheet;
  }, [sheet]);
  const read = sheet.board ? sheet : (last.current ?? sheet);
  return { read, latest: last.current?.text };
}

/** Where the line in view leaves the script, or is in it. */
const stepInView = (tree: Tree): number =>
  pathTo(tree, tree.at).findLast((moment) => moment.inScript)?.id ?? 0;

interface PlayProps extends Props {
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
function Play({ lang, Board, sheet, isReady, onTree, onTakeLine, onUndo }: PlayProps) {
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
