/**
 * The layers as a picture: from what is printed down to 7d, each effect enters at its layer and
 * leaves the value below it. The table under it says the same in words.
 */
import { derivationWords } from "../captions/derivation/words.ts";
import type { Told, ToldStep } from "../captions/derivation.ts";
import { useBoard, useGame } from "./context.ts";
import { rungsOf } from "./rungs.ts";
import { Rich } from "./Symbols.tsx";

/** The row of the table that tells an effect in full. */
export const rowId = (id: string, place: number): string => `${id}-${place + 1}`;

interface Props {
  readonly id: string;
  readonly told: Told;
}

export function Ladder({ id, told }: Props) {
  const { speech } = useGame();
  const { words } = derivationWords(speech);
  const start = told.ways.flatMap(({ aspect, values: [first] }) =>
    first ? [{ aspect, ...first }] : [],
  );
  const [begun] = start;
  return (
    <ol class="ladder plain" aria-label={words.ladder}>
      {begun && (
        <li class="rung">
          <span class="layer">{begun.at}</span>
          <span class="values">
            {start.map(({ aspect, value }) => (
              <Value key={aspect} aspect={aspect} value={value} />
            ))}
          </span>
        </li>
      )}
      {rungsOf(told.steps).map((rung) =>
        rung.is === "empty" ? (
          <li key={rung.layers} class="rung is-empty">
            <span class="layer">{words.layer(rung.layers)}</span>
          </li>
        ) : (
          <Effect key={rung.place} href={rowId(id, rung.place)} step={rung.step} />
        ),
      )}
    </ol>
  );
}

/** Where it enters and what it leaves; the rules of its order stand with it (613.6, 613.8). */
function Effect({ href, step }: { readonly href: string; readonly step: ToldStep }) {
  const { light } = useBoard();
  const { layer, layerName, source, changes, notes } = step;
  const rules = new Set(notes.flatMap((note) => note.rules.map(({ number }) => number)));
  return (
    <li class="rung enters">
      <span class="layer">{layer}</span>
      <span class="values">
        <a
          href={`#${href}`}
          onClick={(event) => {
            // On a card that is being read the row is in its own box, and the address stays.
            if (!light) return;
            event.preventDefault();
            document.getElementById(href)?.scrollIntoView({ block: "nearest" });
            light(step.at);
          }}
        >
          {source ?? layerName}
        </a>
        {changes.map(({ aspect, before, after, isList }, place) => (
          <Value
            key={`${place} ${aspect}`}
            aspect={aspect}
            lost={isList ? before : undefined}
            value={after}
          />
        ))}
        {[...rules].map((number) => (
          <small key={number}>{number}</small>
        ))}
      </span>
    </li>
  );
}

interface ValueProps {
  readonly aspect: string;
  /** Of several things those that are gone; the others stay. */
  readonly lost?: string | undefined;
  readonly value: string | undefined;
}

function Value({ aspect, lost, value }: ValueProps) {
  return (
    <span class="value">
      <small>{aspect}</small>
      {lost !== undefined && (
        <del>
          <Rich text={lost} />
        </del>
      )}
      {value !== undefined && (
        <b>
          <Rich text={value} />
        </b>
      )}
    </span>
  );
}
