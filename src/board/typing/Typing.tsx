import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer } from "../../engine/decisions.ts";
import { useBoard } from "../context.ts";
import type { Origin, Tree } from "../tree.ts";
import { completions, hereAt, offeredLines, readTyped } from "./lines.ts";
import { typingWords } from "./words.ts";

interface TypingProps {
  readonly origin: Origin;
  readonly tree: Tree;
  readonly onPlay: (answers: readonly Answer[]) => void;
}

/** How many completions are shown at once. */
const most = 8;

/** A line of the notation, typed with completion, as what is done next. */
export function Typing({ origin, tree, onPlay }: TypingProps) {
  const { id: board, lang } = useBoard();
  const words = typingWords[lang];
  const id = `${board}-typing`;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const here = useMemo(() => hereAt(origin, tree), [origin, tree]);
  const offered = useMemo(() => offeredLines(here, lang), [here, lang]);
  const fitting = completions(offered, typed).slice(0, most);
  const isOpen = typed !== "" || at !== undefined;

  // Who asks for a field wants to type.
  useLayoutEffect(() => input.current?.focus(), []);

  const begun = useRef(here);
  useLayoutEffect(() => {
    // What is typed as soon as the field is there stays; after a step the line is another one.
    if (begun.current === here) return;
    begun.current = here;
    setTyped("");
    setAt(undefined);
    setProblem(undefined);
  }, [here]);

  const play = (line: string) => {
    const read = readTyped(here, line);
    if (read.ok) onPlay(read.value);
    else setProblem(read.problem[lang]);
    input.current?.focus();
  };
  const take = (line: string) => {
    setTyped(line);
    setAt(undefined);
    setProblem(undefined);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const chosen = at === undefined ? undefined : fitting[at];
    if (event.key === "ArrowDown")
      setAt(at === undefined ? 0 : Math.min(fitting.length - 1, at + 1));
    else if (event.key === "ArrowUp") setAt(at === undefined || at === 0 ? undefined : at - 1);
    else if (event.key === "Escape" && isOpen) take("");
    else if (event.key === "Tab" && chosen !== undefined) take(chosen);
    else if (event.key === "Enter" && (chosen ?? typed.trim()) !== "") play(chosen ?? typed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="typing">
      <label for={`${id}-line`}>{words.label}</label>
      <span class="typing-line">
        <input
          id={`${id}-line`}
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={isOpen && fitting.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at === undefined ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-said`}
          placeholder={words.hint}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          translate={false}
          value={typed}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAt(undefined);
            setProblem(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => typed.trim() !== "" && play(typed)}>
          {words.play}
        </button>
      </span>
      <div
        id={`${id}-list`}
        class="typing-list"
        role="listbox"
        aria-label={words.offered}
        hidden={!isOpen || fitting.length === 0}
        translate={false}
      >
        {fitting.map((line, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys (combobox).
          <div
            key={line}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(line)}
          >
            {line}
          </div>
        ))}
      </div>
      <p id={`${id}-said`} class={problem ? "refused" : "muted"} role="status">
        {problem ? `${words.refused}${problem}` : isOpen && fitting.length === 0 && words.none}
      </p>
    </div>
  );
}
