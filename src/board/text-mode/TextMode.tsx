import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { spoken } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import { useBoard, useGame } from "../context.ts";
import type { PlayScene } from "../play/scene.ts";
import type { Act, Move, Scene } from "../session.ts";
import { completions, hereAt, offeredLines, readTyped } from "../typing/lines.ts";
import { goToPlace, moveIn } from "../walk.ts";
import { answerTo, askedLines, cardLines, type Heard } from "./answering.ts";
import { readCommand } from "./commands.ts";
import { lineMeant, readNamed } from "./meant.ts";
import { textWords } from "./words.ts";

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

/** So many entries stay, and so many lines are read at once. */
const kept = 200;
const most = 20;

/** Plays a board by typing alone: every answer and every step is said, and stays to be read again. */
export function TextMode({ scene, play, told, dispatch, onPlay }: TextModeProps) {
  const { id: board, lang } = useBoard();
  const { game, speech, printed, nicknames } = useGame();
  const words = textWords[lang];
  const id = `${board}-text`;
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [typed, setTyped] = useState("");
  /** The lines of the last list, for their numbers. */
  const listed = useRef<readonly string[]>([]);
  /** Which of the lines typed before is being looked at again. */
  const [back, setBack] = useState(0);
  const { origin, state } = play;
  const here = useMemo(() => hereAt(origin, state.tree), [origin, state.tree]);
  const { walk, look } = scene;
  const heard: Heard = {
    voice: { lang, words: scene.words, nicknames },
    look,
    game,
    speech,
    printed,
    walk,
    goesOn: play.next !== undefined,
  };

  const say = (lines: readonly string[], of?: string) =>
    setEntries((all) => {
      const number = (all.at(-1)?.number ?? 0) + 1;
      return [...all, { number, lines, ...(of !== undefined && { typed: of }) }].slice(-kept);
    });

  // Whoever opens it has come to type.
  useEffect(() => input.current?.focus(), []);

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

  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);

  const playLine = (line: string): readonly string[] => {
    const read = readNamed(here.game, line, (one) => readTyped(here, one));
    if (read.ok) onPlay(read.value);
    return read.ok ? [] : [`${words.refused}${spoken(read.problem[lang], lang)}`];
  };
  const move = (to: Move): readonly string[] => {
    const isDone =
      to === "next" || to === "last" ? walk.at === walk.places.length - 1 : walk.at === 0;
    if (!isDone) dispatch(moveIn(walk, to));
    if (!isDone) return [];
    return to === "next" || to === "last" ? [words.atEnd, ...askedLines(heard)] : [words.atStart];
  };
  const list = (wanted: string): readonly string[] => {
    const all = completions(offeredLines(here, lang), wanted);
    listed.current = all;
    if (all.length === 0) return [words.noOptions];
    const shown = all.slice(0, most).map((line, index) => `${index + 1}${words.is}${line}`);
    const rest = all.length - shown.length;
    return [words.options(all.length), ...shown, ...(rest > 0 ? [words.cut(rest)] : [])];
  };
  const undoing = (act: "undo" | "redo"): readonly string[] => {
    const can = act === "undo" ? scene.canUndo : scene.canRedo;
    if (can) dispatch({ do: act });
    return can ? [] : [words.cannot];
  };
  const goTo = (step: number): readonly string[] => {
    const found = walk.places.findLast((one) => one.step === step);
    if (found) dispatch(goToPlace(found));
    return found ? [] : [words.noStep(step)];
  };

  /** Where something is asked, what can be an answer is one, whatever else the word may mean. */
  const meantBy = (text: string): string | undefined => {
    const isListed = listed.current.length > 0 && readCommand(text).is === "pick";
    const isAsked = here.game.decision && here.game.decision.is !== "act";
    return isAsked && !isListed ? lineMeant(offeredLines(here, lang), text) : undefined;
  };

  /** What is answered at once; a step that comes of it says itself. */
  const answer = (text: string): readonly string[] => {
    const meant = meantBy(text);
    if (meant !== undefined) return playLine(meant);
    const command = readCommand(text);
    switch (command.is) {
      case "nothing":
        return [];
      case "ask":
        return command.about === "again"
          ? (entries.at(-1)?.lines ?? [])
          : answerTo(command.about, command.player, heard);
      case "legal":
        return list(command.with);
      case "card":
        return cardLines(command.name, heard);
      case "move":
        return move(command.to);
      case "goTo":
        return goTo(command.step);
      case "undoing":
        return undoing(command.act);
      case "pick": {
        const line = listed.current[command.number - 1];
        return line === undefined ? [words.noOption(command.number)] : playLine(line);
      }
      case "line":
        return playLine(command.line);
    }
  };
  const send = () => {
    if (typed.trim() === "") return;
    // The words typed stand before the step that comes of them.
    say(answer(typed), typed.trim());
    setTyped("");
    setBack(0);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    const earlier = entries.flatMap((entry) => (entry.typed === undefined ? [] : [entry.typed]));
    const to = Math.min(earlier.length, Math.max(0, back + (event.key === "ArrowUp" ? 1 : -1)));
    setBack(to);
    setTyped(earlier[earlier.length - to] ?? "");
    event.preventDefault();
  };

  return (
    <section class="text-mode" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} class="text-title">
        {words.title}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <div ref={log} class="text-log" role="log" aria-label={words.log} tabIndex={0}>
        {entries.map((entry) => (
          <div key={entry.number} class="text-entry">
            {entry.typed !== undefined && (
              <p class="text-typed" translate={false}>
                {entry.typed}
              </p>
            )}
            {entry.lines.map((line, index) => (
              <p key={`${index} ${line}`}>{line}</p>
            ))}
          </div>
        ))}
      </div>
      <form
        class="typing-line"
        onSubmit={(event) => {
          event.preventDefault();
          send();
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
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit">{words.send}</button>
      </form>
      <p id={`${id}-hint`} class="muted">
        {words.hint}
      </p>
    </section>
  );
}
