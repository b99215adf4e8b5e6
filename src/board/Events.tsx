import { useRef, useState } from "preact/hooks";
import { useBoard } from "./context.ts";
import type { Look } from "./look.ts";
import { Rules } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";

/** Everything that happened in a step, each event with its own rules. */
export function Events({ events }: Pick<Look, "events">) {
  const { words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  // The page has those of its first step, for readers without scripts.
  const first = useRef(events);
  if (events.length === 0) return null;
  return (
    <details class="events" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.everyEvent}</summary>
      {(isOpen || events === first.current) && (
        <ol>
          {events.map(({ text, cr }, place) => (
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
