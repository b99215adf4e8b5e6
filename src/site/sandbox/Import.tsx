import { useState } from "preact/hooks";
import { type ForgeNote, importForge } from "../../notation/forge/index.ts";
import type { CardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { limits } from "../../notation/text.ts";
import type { Lang } from "../i18n.ts";
import { useModal } from "./useModal.ts";
import { sandboxWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly names: CardNames;
  readonly onTake: (text: string) => void;
  readonly onClose: () => void;
}

type Told =
  | { readonly is: "bad" | "unreadable" }
  | { readonly is: "forge"; readonly title?: string; readonly notes: readonly ForgeNote[] };

/** Takes over a board in the notation, or a puzzle of Forge with a list of what could not come along. */
export function Import({ lang, names, onTake, onClose }: Props) {
  const words = sandboxWords(lang);
  const dialog = useModal();
  const [text, setText] = useState("");
  const [told, setTold] = useState<Told>();

  const read = (from: string) => {
    const forge = importForge(from, names, lang);
    if (forge.ok) {
      onTake(forge.value.text);
      const { title, notes } = forge.value;
      return setTold({ is: "forge", notes, ...(title !== undefined && { title }) });
    }
    // A board with a mistake is still a board, to be mended in the text.
    const board = parseBoard(from, names);
    const isBoard = board.ok || /^\s*(?:rules|turn) /m.test(from);
    if (!isBoard) return setTold({ is: "bad" });
    onTake(from);
    onClose();
  };

  const readFile = async (file: File) => {
    try {
      const content = await file.slice(0, limits.bytes + 1).text();
      setText(content);
      read(content);
    } catch {
      // It may have been moved since, or belong to somebody else.
      setTold({ is: "unreadable" });
    }
  };

  return (
    <dialog ref={dialog} class="sb-item" aria-label={words.importTitle} onClose={onClose}>
      <form method="dialog">
        <p class="sb-item-head">
          <strong>{words.importTitle}</strong>
        </p>
        {told?.is === "forge" ? (
          <Notes lang={lang} told={told} />
        ) : (
          <>
            <p>{words.importLead}</p>
            <input
              type="file"
              accept=".pzl,.txt,text/plain"
              aria-label={words.importFile}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) readFile(file);
              }}
            />
            <textarea
              rows={8}
              aria-label={words.importText}
              spellcheck={false}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
            {told && (
              <p class="refused" role="alert">
                {told.is === "bad" ? words.importBad : words.importUnreadable}
              </p>
            )}
          </>
        )}
        <p class="sb-buttons">
          {told?.is !== "forge" && (
            <button type="button" class="is-main" onClick={() => read(text)}>
              {words.importRead}
            </button>
          )}
          <button type="submit">{words.close}</button>
        </p>
      </form>
    </dialog>
  );
}

function Notes({
  lang,
  told,
}: {
  readonly lang: Lang;
  readonly told: Extract<Told, { is: "forge" }>;
}) {
  const words = sandboxWords(lang);
  return (
    <div role="status">
      {told.title && <p>{told.title}</p>}
      <p>{told.notes.length === 0 ? words.importWhole : words.importLeft(told.notes.length)}</p>
      <ul class="plain sb-problems">
        {told.notes.map((note, index) => (
          <li class="problem" key={index}>
            <p>
              <b>{words.line(note.line)}</b> <code>{note.written}</code>
            </p>
            <p>{note.message[lang]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
