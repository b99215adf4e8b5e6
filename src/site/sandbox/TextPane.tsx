import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Outcome } from "../../notation/play.ts";
import type { NotationProblem } from "../../notation/problems.ts";
import { labelled } from "../../notation/punctuation.ts";
import type { Lang } from "../i18n.ts";
import { pieces, replaced, spanOf } from "./place.ts";
import type { WrittenSheet } from "./useSheet.ts";
import { sandboxWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly sheet: WrittenSheet;
  readonly area: RefObject<HTMLTextAreaElement>;
}

/** The board as text, with its mistakes marked where they are, and what it claims. */
export function TextPane({ lang, sheet: written, area }: Props) {
  const { text, sheet } = written;
  const words = sandboxWords(lang);
  // Marks of a text that has changed since would be in the wrong places.
  const marks = sheet.text === text ? sheet.problems : [];
  return (
    <div class="sb-text">
      <p class="sb-zone-label">
        <label for="sb-area">{words.text}</label>{" "}
        <a href={`/${lang}/notation/`}>{words.textHelp}</a>
      </p>
      <Editor {...{ written, area, marks }} />
      <Problems
        {...{ lang, written }}
        onShow={(problem) => {
          area.current?.focus();
          area.current?.setSelectionRange(...spanOf(text, problem));
        }}
      />
      <Facts {...{ lang, written }} />
    </div>
  );
}

interface EditorProps {
  readonly written: WrittenSheet;
  readonly area: Props["area"];
  readonly marks: readonly NotationProblem[];
}

/** A field over a picture of its text, in which the marks are. */
function Editor({ written, area, marks }: EditorProps) {
  const { text, write, undo, redo } = written;
  const backdrop = useRef<HTMLPreElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (!isRedo && key !== "z") return;
    // The field's own undo knows nothing of changes made in the form.
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  };

  return (
    <div class="sb-editor">
      <pre ref={backdrop} aria-hidden="true">
        {pieces(text, marks).map((piece, index) =>
          piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
        {"\n"}
      </pre>
      <textarea
        id="sb-area"
        ref={area}
        value={text}
        rows={16}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        translate={false}
        aria-invalid={marks.length > 0}
        aria-describedby="sb-problems"
        onInput={({ currentTarget }) => write(currentTarget.value, true)}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => {
          if (!backdrop.current) return;
          backdrop.current.scrollTop = currentTarget.scrollTop;
          backdrop.current.scrollLeft = currentTarget.scrollLeft;
        }}
      />
    </div>
  );
}

interface ProblemsProps {
  readonly lang: Lang;
  readonly written: WrittenSheet;
  readonly onShow: (problem: NotationProblem) => void;
}

/** What is wrong, line by line, each with the way there and what may have been meant. */
function Problems({ lang, written: { text, sheet, write }, onShow }: ProblemsProps) {
  const words = sandboxWords(lang);
  const { problems } = sheet;
  return (
    <div id="sb-problems">
      <p class={`verdict sb-status${problems.length > 0 ? " is-wrong" : ""}`} role="status">
        {words.problems(problems.length)}
        {problems.length > 0 && sheet.script && <span> {words.played}</span>}
      </p>
      <ul class="plain sb-problems">
        {problems.map((problem) => (
          <li class="problem" key={`${problem.line} ${problem.column} ${problem.code}`}>
            <p>
              <b>{words.line(problem.line)}</b> {problem.message[lang]}
            </p>
            <p class="sb-buttons">
              {problem.suggestion !== undefined && sheet.text === text && (
                <button
                  type="button"
                  onClick={() => write(replaced(text, problem, problem.suggestion ?? ""))}
                >
                  {words.use(problem.suggestion)}
                </button>
              )}
              <button type="button" onClick={() => onShow(problem)}>
                {words.show}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function cameOf({ holds, isOpen, found }: Outcome, lang: Lang): string {
  const words = sandboxWords(lang);
  if (isOpen) return found[lang];
  return holds ? words.holds : labelled(lang, words.fails, found[lang]);
}

interface FactsProps {
  readonly lang: Lang;
  readonly written: WrittenSheet;
}

/** What the board claims, and what came of it. */
function Facts({ lang, written: { sheet, proof, prove, stopProving } }: FactsProps) {
  const words = sandboxWords(lang);
  const isRunning = proof.is === "running";
  if (sheet.facts.length === 0 && sheet.ahead === 0) return null;
  return (
    <div class="sb-facts">
      <p class="sb-zone-label">{words.facts}</p>
      <ul class="plain">
        {sheet.facts.map((fact) => (
          <li key={`${fact.at.line} ${fact.says}`} class={fact.holds ? "holds" : "fails"}>
            <span>
              {fact.isOpen ? "?" : fact.holds ? "✓" : "✗"} <code>{fact.says}</code>
            </span>{" "}
            <span class="muted">{cameOf(fact, lang)}</span>
          </li>
        ))}
      </ul>
      {sheet.ahead > 0 && (
        <p class="sb-buttons">
          <button type="button" onClick={isRunning ? stopProving : prove}>
            {isRunning ? words.stopProving : words.prove(sheet.ahead)}
          </button>
          <span role="status">
            {isRunning ? words.proving : proof.is === "failed" && words.unproven}
          </span>
        </p>
      )}
    </div>
  );
}
