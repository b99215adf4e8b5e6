import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer } from "../../engine/decisions.ts";
import { Offers, useCombobox } from "../combobox.tsx";
import { useBoard } from "../context.ts";
import type { Origin, Tree } from "../tree.ts";
import { completions, type Here, hereAt, offeredLines, readTyped } from "./lines.ts";
import { typingWords } from "./words.ts";

interface TypingProps {
  readonly origin: Origin;
  readonly tree: Tree;
  readonly onPlay: (answers: readonly Answer[]) => void;
}

/** How many completions are shown at once. */
const most = 8;

/** What the line could become, and the field that offers it. */
function useOffered(id: string, at: Here, typed: string) {
  const { lang } = useBoard();
  const lines = useMemo(() => offeredLines(at, lang), [at, lang]);
  const offers = completions(lines, typed)
    .slice(0, most)
    .map((line) => ({ key: line, label: line }));
  return { offers, ...useCombobox(id, offers, "none") };
}

/** Does something each time that this is another than before. */
function useChanged(now: unknown, act: () => void) {
  const before = useRef(now);
  useLayoutEffect(() => {
    if (before.current !== now) act();
    before.current = now;
  }, [now]);
}

/** A line of the notation, typed with completion, as what is done next. */
export function Typing({ origin, tree, onPlay }: TypingProps) {
  const { id: board, lang } = useBoard();
  const words = typingWords[lang];
  const id = `${board}-typing`;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const at = useMemo(() => hereAt(origin, tree), [origin, tree]);
  const { offers, here, isLit, relight, field } = useOffered(id, at, typed);
  const isOpen = typed !== "" || isLit;

  // Who asks for a field wants to type.
  useLayoutEffect(() => input.current?.focus(), []);

  const write = (line: string) => {
    setTyped(line);
    relight();
    setProblem(undefined);
  };

  // What is typed as soon as the field is there stays; after a step the line is another one.
  useChanged(at, () => write(""));

  const play = (line: string) => {
    if (line.trim() === "") return;
    const read = readTyped(at, line);
    if (read.ok) onPlay(read.value);
    else setProblem(read.problem[lang]);
    input.current?.focus();
  };
  const take = (line: string) => {
    write(line);
    input.current?.focus();
  };

  return (
    <div class="typing">
      <label for={`${id}-line`}>{words.label}</label>
      <span class="typing-line">
        <input
          {...field({
            isOpen,
            onEnter: (lit) => play(lit?.label ?? typed),
            onTab: ({ label }) => take(label),
            onEscape: isOpen ? () => take("") : undefined,
          })}
          id={`${id}-line`}
          ref={input}
          type="text"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-said`}
          placeholder={words.hint}
          translate={false}
          value={typed}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="button" onClick={() => play(typed)}>
          {words.play}
        </button>
      </span>
      {isOpen && offers.length > 0 && (
        <Offers
          {...{ id, offers, here }}
          class="typing-list"
          label={words.offered}
          onTake={({ label }) => take(label)}
        />
      )}
      <p id={`${id}-said`} class={problem ? "refused" : "muted"} role="status">
        {problem ? `${words.refused}${problem}` : isOpen && offers.length === 0 && words.none}
      </p>
    </div>
  );
}
