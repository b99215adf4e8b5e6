import { useEffect, useRef } from "preact/hooks";
import type { Lang } from "../i18n.ts";
import { CardForm } from "./CardForm.tsx";
import { Drawn } from "./Drawn.tsx";
import { type Draft, typedIn, withField, withLine } from "./draft.ts";
import { examples } from "./examples.ts";
import { select } from "./Fields.tsx";
import { PlayIt } from "./OwnBoard.tsx";
import { Problem } from "./Problem.tsx";
import type { OwnProblem, Reading } from "./understand.ts";
import { useDraft } from "./useDraft.ts";
import { useReading } from "./useReading.ts";
import { ownWords } from "./words.ts";
import "../../captions/index.ts";

interface Props {
  readonly lang: Lang;
  /** The reading of the first example. */
  readonly initial: Reading;
}

/** A card of the reader's own: typed, read, drawn in both languages and played. */
export function OwnCard({ lang, initial }: Props) {
  const words = ownWords(lang);
  const own = useDraft(examples[0].draft);
  const { draft, change } = own;
  const { reading, understood, isReading, tryAgain, read } = useReading(draft, initial);

  useExamples((line) => {
    const next = withLine(draft, line);
    change(next);
    return {
      side: "front",
      field: "text",
      offset: next.text.length - line.text.length,
      length: line.text.length,
    } as const;
  });

  const problem = reading.ok ? undefined : reading.problem;
  const typed = problem ? typedIn(read, problem.side, problem.field) : "";
  const isAsRead = problem && typedIn(draft, problem.side, problem.field) === typed;
  const use = ({ side, field, suggestion = "", replaces }: OwnProblem) => {
    if (!replaces) return;
    const rest = typed.slice(replaces.offset + replaces.length);
    change(withField(draft, side, field, typed.slice(0, replaces.offset) + suggestion + rest));
  };

  return (
    <div class="own">
      <CardForm {...{ lang, own, problem }} />
      <div class="own-result">
        <p class={`verdict own-status${problem || tryAgain ? " is-wrong" : ""}`} role="status">
          {tryAgain
            ? words.unreadable
            : isReading
              ? words.reading
              : problem
                ? words.notUnderstood
                : words.understood}
        </p>
        {tryAgain && (
          <p class="own-actions">
            <button type="button" onClick={tryAgain}>
              {words.tryAgain}
            </button>
          </p>
        )}
        {problem && (
          <Problem
            {...{ lang, problem, typed }}
            onShow={isAsRead ? () => select(problem) : undefined}
            onUse={isAsRead && problem.replaces ? () => use(problem) : undefined}
          />
        )}
        {understood && (
          <Drawn
            {...{ lang, understood }}
            isOld={problem !== undefined || isReading || tryAgain !== undefined}
          />
        )}
      </div>
      {understood && <PlayIt lang={lang} card={understood.card} />}
    </div>
  );
}

type Line = Pick<Draft, "types" | "text">;

/** The examples stand on the page around the card: one that is pressed is put in, and selected. */
function useExamples(put: (line: Line) => Parameters<typeof select>[0]): void {
  const newest = useRef(put);
  newest.current = put;
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-own-line]");
      if (!button) return;
      const types = button.dataset.ownLine ?? "";
      const place = newest.current({ types, text: button.textContent?.trim() ?? "" });
      requestAnimationFrame(() => select(place));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
