import { useLayoutEffect, useRef } from "preact/hooks";
import type { Lang } from "../i18n.ts";
import type { Keeping as State } from "./useKeeping.ts";
import { count, offlineWords } from "./words.ts";

/** So many times on the way it is read out how far it is. */
const ANNOUNCEMENTS = 4;

interface Props {
  readonly lang: Lang;
  readonly keeping: State;
  readonly onStop: () => void;
}

/** How far it is, and how it ended. The focus goes along, as the button that was pressed is gone. */
export function Keeping({ lang, keeping, onStop }: Props) {
  const words = offlineWords(lang);
  const isRunning = keeping.is === "running";
  const progress = isRunning ? keeping.progress : undefined;
  const stop = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isRunning) stop.current?.focus();
    // Whoever has gone on meanwhile is not called back.
    else if (document.activeElement === document.body && keeping.is !== "idle") {
      end.current?.focus({ preventScroll: true });
    }
  }, [keeping.is]);

  const told = (done: number): string =>
    words.progress(count(done, lang), count(progress?.files ?? 0, lang));
  const stage = progress ? Math.floor((progress.done * ANNOUNCEMENTS) / progress.files) : 0;
  const announced = progress ? told(Math.floor((progress.files * stage) / ANNOUNCEMENTS)) : "";
  return (
    <>
      {isRunning && (
        <div class="keeping">
          <progress
            aria-label={words.keepTitle}
            {...(progress && { value: progress.done, max: progress.files })}
          />
          <p aria-hidden="true">{progress ? told(progress.done) : words.looking}</p>
          <button type="button" class="copy" ref={stop} onClick={onStop}>
            {words.stop}
          </button>
        </div>
      )}
      <p
        role="status"
        ref={end}
        tabIndex={-1}
        class={isRunning ? "visually-hidden" : "keeping-end"}
      >
        {isRunning && announced}
        {keeping.is === "done" && words.done}
        {keeping.is === "failed" && words.troubles[keeping.trouble]}
      </p>
    </>
  );
}
