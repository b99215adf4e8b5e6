import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer } from "../../engine/decisions.ts";
import { useBoard } from "../context.ts";
import type { PlayScene } from "../play/scene.ts";
import type { Act, Scene } from "../session.ts";
import { hereAt } from "../typing/lines.ts";
import { askedLines, heardOn } from "./answering.ts";
import { answerTyped, type Typable } from "./doing.ts";
import { type TextWords, textWords } from "./words.ts";

interface TextModeProps {
  readonly scene: Scene;
  readonly play: PlayScene;
  /** The step in view, as the board says it. */
  readonly told: string;
  readonly dispatch: (act: Act) => void;
  readonly onPlay: (answers: readonly Answer[]) => void;
}

interface Entry {
  readonly number: number;
  /** What was typed, where something was. */
  readonly typed?: string;
  readonly lines: readonly string[];
}

/** So many entries stay. */
const kept = 200;

/** What has been said, and what was typed before it. */
function useLog() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const say = (lines: readonly string[], of?: string) =>
    setEntries((all) => {
      const number = (all.at(-1)?.number ?? 0) + 1;
      return [...all, { number, lines, ...(of !== undefined && { typed: of }) }].slice(-kept);
    });
  return { entries, say };
}

type TypedLine = ReturnType<typeof useLine>;

/** The line that is being typed; the arrow keys bring back those typed before. */
function useLine(entries: readonly Entry[]) {
  const [typed, setTyped] = useState("");
  /** How many lines before the one that is being typed. */
  const [back, setBack] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    const earlier = entries.flatMap((entry) => (entry.typed === undefined ? [] : [entry.typed]));
    const to = Math.min(earlier.length, Math.max(0, back + (event.key === "ArrowUp" ? 1 : -1)));
    setBack(to);
    setTyped(earlier[earlier.length - to] ?? "");
    event.preventDefault();
  };
  const clear = () => {
    setTyped("");
    setBack(0);
  };
  return { typed, setTyped, onKeyDown, clear };
}

function TextLog({
  entries,
  label,
}: {
  readonly entries: readonly Entry[];
  readonly label: string;
}) {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <div ref={log} class="text-log" role="log" aria-label={label} tabIndex={0}>
      {entries.map(({ number, typed, lines }) => (
        <div key={number} class="text-entry">
          {typed !== undefined && (
            <p class="text-typed" translate={false}>
              {typed}
            </p>
          )}
          {lines.map((line, index) => (
            <p key={`${index} ${line}`}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineFormProps {
  readonly id: string;
  readonly line: TypedLine;
  readonly input: RefObject<HTMLInputElement>;
  readonly words: TextWords;
  readonly onSend: () => void;
}

const LineForm = ({ id, line, input, words, onSend }: LineFormProps) => (
  <form
    class="typing-line"
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    <label for={`${id}-line`}>{words.label}</label>
    <input
      id={`${id}-line`}
      ref={input}
      type="text"
      aria-describedby={`${id}-hint`}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      enterkeyhint="send"
      translate={false}
      value={line.typed}
      onInput={({ currentTarget }) => line.setTyped(currentTarget.value)}
      onKeyDown={line.onKeyDown}
    />
    <button type="submit">{words.send}</button>
  </form>
);

/** Plays a board by typing alone: every answer and every step is said, and stays to be read again. */
export function TextMode({ scene, play, told, dispatch, onPlay }: TextModeProps) {
  const { id: boardId, lang } = useBoard();
  const words = textWords[lang];
  const id = `${boardId}-text`;
  const input = useRef<HTMLInputElement>(null);
  const { entries, say } = useLog();
  const line = useLine(entries);
  /** The lines of the last list, for their numbers. */
  const listed = useRef<readonly string[]>([]);
  const { origin, state } = play;
  const here = useMemo(() => hereAt(origin, state.tree), [origin, state.tree]);
  const { walk } = scene;
  const heard = heardOn(scene, play, lang);

  // Whoever opens it has come to type, into a field that the first lines of the log push down.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => input.current?.scrollIntoView({ block: "nearest" }), []);

  // Each step that comes into view is said, however one came there; at the end of a line also what
  // is asked.
  const place = walk.places[walk.at];
  const at = `${place?.moment} ${place?.part} ${told}`;
  const before = useRef<string>();
  useLayoutEffect(() => {
    const isFirst = before.current === undefined;
    before.current = at;
    listed.current = [];
    const asked = isFirst || !heard.goesOn ? askedLines(heard) : [];
    say([told, ...asked]);
  }, [at]);

  const board: Typable = {
    scene,
    heard,
    here,
    listed,
    latest: entries.at(-1)?.lines ?? [],
    dispatch,
    onPlay,
  };
  const send = () => {
    const { typed } = line;
    if (typed.trim() === "") return;
    // The words typed stand before the step that comes of them.
    say(answerTyped(typed, board), typed.trim());
    line.clear();
    input.current?.focus();
  };

  return (
    <section class="text-mode" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} class="text-title">
        {words.title}
      </p>
      <TextLog entries={entries} label={words.log} />
      <LineForm {...{ id, line, input, words }} onSend={send} />
      <p id={`${id}-hint`} class="muted">
        {words.hint}
      </p>
    </section>
  );
}
