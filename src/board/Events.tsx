import { captionOf } from "../captions/telling.ts";
import { useBoard } from "./context.ts";
import { Rules } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";
import type { Part } from "./watching/parts.ts";

/** Everything that happened in a step, each event with its own rules. */
export function Events({ shown }: { readonly shown: Part }) {
  const { speech, words } = useBoard();
  const told = shown.events.flatMap((event) => {
    const text = captionOf(event, shown.game, speech);
    return text === null ? [] : [{ text, cr: event.cr }];
  });
  if (told.length === 0) return null;
  return (
    <details class="events">
      <summary>{words.everyEvent}</summary>
      <ol>
        {told.map(({ text, cr }, place) => (
          <li key={`${place} ${text}`}>
            <Rich text={text} />
            <Rules cr={cr} />
          </li>
        ))}
      </ol>
    </details>
  );
}
