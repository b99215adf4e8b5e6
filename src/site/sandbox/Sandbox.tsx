import type { ComponentType } from "preact";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PlayBoardProps } from "../../board/play/PlayBoard.tsx";
import { pathTo, type Tree } from "../../board/tree.ts";
import { cards } from "../../cards/find.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { Edit } from "../../notation/edit/edits.ts";
import { cardNames } from "../../notation/names.ts";
import type { Lang } from "../i18n.ts";
import { TO_CHANGE } from "../paths.ts";
import { FormPane } from "./FormPane.tsx";
import { cardFinder } from "./find.ts";
import { gallery } from "./gallery.ts";
import { Import } from "./Import.tsx";
import { Play } from "./Play.tsx";
import { TextPane } from "./TextPane.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { type LineWord, withBegunLine, withLine } from "./takeLine.ts";
import { useEditing, useReadable } from "./useEditing.ts";
import { ADDRESS, useSheet, type WrittenSheet } from "./useSheet.ts";
import { type SandboxWords, sandboxWords } from "./words.ts";
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
  const { read, latest } = useReadable(sheet.sheet);
  const change = useEditing({ text, board: read.board }, { lang, names }, write);
  const [shown, setShown] = useShown();
  const [isImporting, setIsImporting] = useState(false);
  const [said, setSaid] = useState("");
  const tree = useRef<Tree>();
  const find = useMemo(() => cardFinder(cards, lang), [lang]);

  const onEdit = useCallback(
    (what: Edit, told = "") => {
      if (change(what)) setSaid(told);
    },
    [change],
  );
  const { area, onAddLine } = useBegunLine(sheet, () =>
    setShown((now) => ({ ...now, text: true })),
  );
  const onTakeLine = (answers: readonly Answer[]) => {
    const to = read.script && withLine(text, read.script, answers);
    if (to !== undefined) write(to);
    setSaid(to === undefined ? words.notTaken : words.tookLine);
  };

  return (
    <div class="sandbox">
      <Toolbar
        {...{ lang, sheet, shown }}
        onShow={setShown}
        onImport={() => setIsImporting(true)}
        onStart={(from) => {
          write(gallery.find(({ id }) => id === from)?.notation ?? empty);
          setSaid("");
        }}
        inView={() => (tree.current ? stepInView(tree.current) : 0)}
      />
      {/* Where there is a board, that says it itself. */}
      <Notices
        {...{ words, said }}
        isBadLink={sheet.isBadLink && !read.script}
        isLost={sheet.isLost}
      />
      <div class={`sb-panes ${shown.form && shown.text ? "has-both" : ""}`}>
        {shown.form && (
          <FormPane
            {...{ lang, find, names, read, onEdit, onAddLine }}
            isLocked={sheet.sheet.board === undefined}
            isReady={sheet.isReady}
            onGoBack={latest ? () => write(latest) : undefined}
          />
        )}
        {shown.text && (
          <section id="sb-text" aria-label={words.text}>
            <TextPane {...{ lang, sheet, area }} />
          </section>
        )}
      </div>
      <Play
        {...{ lang, Board, onTakeLine }}
        sheet={read}
        isReady={sheet.isReady}
        onTree={(to) => {
          tree.current = to;
        }}
        onUndo={sheet.undo}
      />
      {isImporting && (
        <Import {...{ lang, names }} onTake={write} onClose={() => setIsImporting(false)} />
      )}
    </div>
  );
}

interface NoticesProps {
  readonly words: SandboxWords;
  readonly isBadLink: boolean;
  readonly isLost: boolean;
  /** What the last change did, for the ear. */
  readonly said: string;
}

const Notices = ({ words, isBadLink, isLost, said }: NoticesProps) => (
  <>
    {isBadLink && (
      <p class="refused" role="alert">
        {words.badLink}
      </p>
    )}
    {isLost && (
      <p class="refused" role="status">
        {words.notKept}
      </p>
    )}
    <p class="visually-hidden" role="status">
      {said}
    </p>
  </>
);

/** Begins a line of the position in the text, where the caret then stands to finish it. */
function useBegunLine({ text, write }: WrittenSheet, showText: () => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const onAddLine = (word: LineWord) => {
    const begun = withBegunLine(text, word);
    showText();
    write(begun.text);
    // The field comes with the next drawing.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(begun.caret, begun.caret);
    });
  };
  return { area, onAddLine };
}

/** Which panes are open. Whoever follows a link wants to see its board, unless it is there to be changed. */
function useShown() {
  const [shown, setShown] = useState({ form: true, text: false });
  useLayoutEffect(() => {
    const { hash } = location;
    if (hash.startsWith(`#${ADDRESS}=`) && !hash.endsWith(TO_CHANGE))
      setShown({ form: false, text: false });
  }, []);
  return [shown, setShown] as const;
}

/** Where the line in view leaves the script, or is in it. */
const stepInView = (tree: Tree): number =>
  pathTo(tree, tree.at).findLast((moment) => moment.inScript)?.id ?? 0;
