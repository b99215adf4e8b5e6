import { useMemo, useRef, useState } from "preact/hooks";
import { captionOf } from "../captions/telling.ts";
import { useBoard } from "./context.ts";
import { Rules } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";
import type { Part } from "./watching/parts.ts";

/** Everything that happened in a step, each event with its own rules. */
export function Events({ shown }: { readonly shown: Part }) {
  const { speech, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  // The page has those of its first step, for readers without scripts.
  const first = useRef(shown);
  const told = useMemo(
    () =>
      shown.events.flatMap((event) => {
        const text = captionOf(event, shown.game, speech);
        return text === null ? [] : [{ text, cr: event.cr }];
      }),
    [shown, speech],
  );
  if (told.length === 0) return null;
  return (
    <details class="events" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.everyEvent}</summary>
      {(isOpen || shown === first.current) && (
        <ol>
          {told.map(({ text, cr }, place) => (
            <li key={place}>
              <Rich text={text} />
              <Rules cr={cr} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
