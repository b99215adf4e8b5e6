import { useState } from "preact/hooks";
import type { Lang } from "../i18n.ts";
import { Keeping } from "./Keeping.tsx";
import type { PartSize } from "./lists.ts";
import type { Kept } from "./part-stores.ts";
import { PARTS, type Part } from "./parts.ts";
import { useKeeping } from "./useKeeping.ts";
import type { Overview } from "./useKept.ts";
import { count, megabytes, offlineWords } from "./words.ts";

type State = "none" | "some" | "older" | "all";

/** How much of a part is kept. Without a connection nobody knows of anything newer. */
function stateOf(kept: Kept, size: PartSize | undefined): State {
  if (kept.version === undefined) return kept.files > 0 ? "some" : "none";
  return size && size.version !== kept.version ? "older" : "all";
}

interface PartProps {
  readonly lang: Lang;
  readonly part: Part;
  readonly kept: Kept;
  readonly size: PartSize | undefined;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function PartField({ lang, part, kept, size, isChosen, onToggle }: PartProps) {
  const words = offlineWords(lang);
  const state = stateOf(kept, size);
  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        // All other parts need it.
        disabled={part === "site"}
        onChange={onToggle}
      />
      <span>
        {words.parts[part]}
        <span class="muted">
          {size && `${words.size(count(size.files, lang), megabytes(size.bytes, lang))} · `}
          {state === "some" ? words.states.some(count(kept.files, lang)) : words.states[state]}
        </span>
      </span>
    </label>
  );
}

interface Props {
  readonly lang: Lang;
  readonly overview: Overview;
  readonly onChange: () => Promise<void>;
}

/** The parts of a language, to be chosen and kept whole. */
export function KeepWhole({ lang, overview: { parts, sizes }, onChange }: Props) {
  const words = offlineWords(lang);
  const [chosen, setChosen] = useState<readonly Part[]>(PARTS);
  const { keeping, start, stop } = useKeeping(onChange);
  const isRunning = keeping.is === "running";

  const wanted = sizes ? chosen.map((part) => ({ lang, part, size: sizes[part] })) : [];
  const left = wanted.filter(({ part, size }) => stateOf(parts[part], size) !== "all");
  const bytes = left.reduce((sum, { size }) => sum + size.bytes, 0);
  const isRenewal = left.every(({ part, size }) => stateOf(parts[part], size) === "older");
  const label = () => {
    if (isRenewal) return words.keepNewer;
    return chosen.length === PARTS.length ? words.keepAll : words.keepChosen;
  };
  const toggle = (part: Part) =>
    setChosen(PARTS.filter((one) => (one === part) !== chosen.includes(one)));

  return (
    <>
      <fieldset class="keep-parts" disabled={isRunning}>
        <legend>{words.choose}</legend>
        {PARTS.map((part) => (
          <PartField
            key={part}
            lang={lang}
            part={part}
            kept={parts[part]}
            size={sizes?.[part]}
            isChosen={chosen.includes(part)}
            onToggle={() => toggle(part)}
          />
        ))}
      </fieldset>
      {!sizes && <p class="note">{words.noSummary}</p>}
      {sizes && left.length === 0 && <p class="note">{words.allKept}</p>}
      {!isRunning && left.length > 0 && (
        <button type="button" class="keep-button" onClick={() => start(wanted)}>
          {label()(megabytes(bytes, lang))}
        </button>
      )}
      <Keeping lang={lang} keeping={keeping} onStop={stop} />
    </>
  );
}
