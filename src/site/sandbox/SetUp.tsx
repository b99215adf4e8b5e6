import { useState } from "preact/hooks";
import type { Spot } from "../../notation/edit/edits.ts";
import { namePrinter } from "../../notation/print-names.ts";
import { positionEntries } from "../../notation/print-position.ts";
import { ItemFields } from "./ItemFields.tsx";
import { SeatFields } from "./SeatFields.tsx";
import { Settings } from "./Settings.tsx";
import type { LineWord } from "./takeLine.ts";
import { sandboxWords } from "./words.ts";
import type { FormContext } from "./ZoneFields.tsx";

export interface SetUpProps extends Omit<FormContext, "onOpen"> {
  /** Adds a line to the position, to be finished in the text. */
  readonly onAddLine: (word: LineWord) => void;
}

/** The whole position as a form. */
export function SetUp(props: SetUpProps) {
  const [open, setOpen] = useState<Spot>();
  const { board, lang, find, onEdit } = props;
  const { position } = board;
  const seat = open && position.seats.find(({ player }) => player === open.player);
  const item = open && seat?.zones[open.zone]?.[open.index];
  return (
    <div class="sb-form">
      <Settings {...{ lang, position, onEdit }} />
      {position.seats.map((one) => (
        <SeatFields key={one.player} {...props} seat={one} onOpen={setOpen} />
      ))}
      <Others {...props} />
      {open && item && (
        <ItemFields
          {...{ lang, board, item, find, onEdit }}
          spot={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

const lineWords: readonly LineWord[] = ["stack", "effect", "waiting"];
const removing = {
  stack: "removeStacked",
  effect: "removeEffect",
  waiting: "removeWaiting",
} as const;

/** What can be written in the notation only: shown, removed, and begun here. */
function Others({ lang, board: { position, cards }, onEdit, onAddLine }: SetUpProps) {
  const words = sandboxWords(lang);
  const lines = [...positionEntries(position, namePrinter(cards, lang))];
  return (
    <details class="sb-others" open={lines.some(([key]) => /^(stack|effect|waiting) /.test(key))}>
      <summary>{words.others}</summary>
      <p class="sb-hint">
        {words.othersLead} <a href={`/${lang}/notation/`}>{words.howToWrite}</a>
      </p>
      {lineWords.map((word) => (
        <ul key={word} class="plain sb-lines">
          {lines
            .filter(([key]) => key.startsWith(`${word} `))
            .map(([key, line], index) => (
              <li key={key}>
                <code>{line}</code>
                <button
                  type="button"
                  aria-label={words.removeLine(line)}
                  onClick={() => onEdit({ do: removing[word], index })}
                >
                  ✕
                </button>
              </li>
            ))}
        </ul>
      ))}
      <p class="sb-buttons">
        {lineWords.map((word) => (
          <button key={word} type="button" onClick={() => onAddLine(word)}>
            {words.addLine[word]}
          </button>
        ))}
      </p>
    </details>
  );
}
