import { useEffect, useState } from "preact/hooks";
import { toClipboard } from "../../board/clipboard.ts";
import type { Lang } from "../i18n.ts";
import { galleryGroups } from "./gallery.ts";
import type { WrittenSheet } from "./useSheet.ts";
import { type SandboxWords, sandboxWords } from "./words.ts";

interface Shown {
  readonly form: boolean;
  readonly text: boolean;
}

interface Props {
  readonly lang: Lang;
  readonly sheet: WrittenSheet;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly onImport: () => void;
  readonly onStart: (id: string) => void;
  /** The step of the script that is in view. */
  readonly inView: () => number;
}

/** Which panes are open, undo and redo, where to begin, and how to take the board away. */
export function Toolbar({ lang, sheet, shown, onShow, onImport, onStart, inView }: Props) {
  const words = sandboxWords(lang);
  return (
    <div class="sb-tools">
      <p class="sb-buttons">
        <button
          type="button"
          aria-expanded={shown.form}
          aria-controls="sb-form"
          onClick={() => onShow({ ...shown, form: !shown.form })}
        >
          {words.setUp}
        </button>
        <button
          type="button"
          aria-expanded={shown.text}
          aria-controls="sb-text"
          onClick={() => onShow({ ...shown, text: !shown.text })}
        >
          {words.asText}
        </button>
        <button type="button" aria-disabled={!sheet.canUndo} onClick={sheet.undo}>
          {words.undo}
        </button>
        <button type="button" aria-disabled={!sheet.canRedo} onClick={sheet.redo}>
          {words.redo}
        </button>
      </p>
      <p class="sb-buttons">
        <Gallery {...{ lang, onStart }} />
        <button type="button" onClick={onImport}>
          {words.importFile}
        </button>
        <Takeaway {...{ words, sheet, inView }} />
      </p>
    </div>
  );
}

/** The boards to begin from: a list that is a button, so it shows no choice of its own. */
function Gallery({ lang, onStart }: Pick<Props, "lang" | "onStart">) {
  const words = sandboxWords(lang);
  return (
    <select
      aria-label={words.startFrom}
      value=""
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        currentTarget.value = "";
        if (value !== "") onStart(value);
      }}
    >
      <option value="">{words.startFrom}</option>
      {galleryGroups.map((group) => (
        <optgroup key={group.id} label={group.title[lang]}>
          {group.boards.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[lang]}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: "board.txt",
  });
  link.click();
  URL.revokeObjectURL(address);
}

interface TakeawayProps extends Pick<Props, "sheet" | "inView"> {
  readonly words: SandboxWords;
}

/** The board as a link, as text or as a file; what came of it is said until the text changes. */
function Takeaway({ words, sheet, inView }: TakeawayProps) {
  const { text, copyLink } = sheet;
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(""), [text]);
  return (
    <>
      <button
        type="button"
        onClick={async () => setSaid((await copyLink(inView())) ? words.copied : words.inBar)}
      >
        {words.copyLink}
      </button>
      <button
        type="button"
        onClick={async () => setSaid((await toClipboard(text)) ? words.copied : words.notCopied)}
      >
        {words.copyText}
      </button>
      <button type="button" onClick={() => download(text)}>
        {words.download}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
