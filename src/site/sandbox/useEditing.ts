import { useCallback, useRef } from "preact/hooks";
import { type Edit, type Editable, edit } from "../../notation/edit/edits.ts";
import { rewrite } from "../../notation/edit/rewrite.ts";
import type { CardNames } from "../../notation/names.ts";
import type { Lang } from "../i18n.ts";
import { editableOf, type Sheet } from "./sheet.ts";

/** The newest reading, and of a text with mistakes the last one that a form could show. */
export function useReadable(sheet: Sheet): {
  readonly read: Sheet;
  readonly latest: string | undefined;
} {
  const last = useRef<Sheet>();
  if (sheet.board) last.current = sheet;
  return { read: last.current ?? sheet, latest: last.current?.text };
}

interface Edited {
  readonly text: string;
  readonly board: Editable | undefined;
}

/** Writes what is changed in the form into the text; whether there was a board to be changed. */
export function useEditing(
  { text, board }: Edited,
  { lang, names }: { readonly lang: Lang; readonly names: CardNames },
  write: (text: string) => void,
): (what: Edit) => boolean {
  // What is changed one after the other before the next drawing must not undo itself.
  const newest = useRef<Edited>({ text, board });
  newest.current = { text, board };
  return useCallback(
    (what) => {
      const { board } = newest.current;
      if (!board) return false;
      const after = edit(board, what);
      const to = rewrite(newest.current.text, board, after, lang);
      newest.current = { text: to, board: editableOf(to, names) ?? after };
      write(to);
      return true;
    },
    [lang, names, write],
  );
}
