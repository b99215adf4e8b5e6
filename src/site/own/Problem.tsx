import type { Lang } from "../i18n.ts";
import type { OwnProblem } from "./understand.ts";
import { ownWords } from "./words.ts";

interface Props {
  readonly problem: OwnProblem;
  /** The field that it is about, as it was typed when it was read. */
  readonly typed: string;
  readonly lang: Lang;
  /** Nothing where the field has been changed since. */
  readonly onShow?: (() => void) | undefined;
  readonly onUse?: (() => void) | undefined;
}

/** A problem with the line that it is in, its place marked, and what can be done about it. */
export function Problem({ problem, typed, lang, onShow, onUse }: Props) {
  const words = ownWords(lang);
  const { offset, length, field, suggestion, readings = [] } = problem;
  const before = typed.lastIndexOf("\n", offset - 1) + 1;
  const after = typed.indexOf("\n", offset + length);
  const line = typed.slice(before, after === -1 ? undefined : after);
  return (
    <div class="problem">
      <p>
        <strong>{words.fields[field]}</strong> {problem.says[lang]}
      </p>
      {line !== "" && (
        <p class="own-line" lang="en" translate={false}>
          {line.slice(0, offset - before)}
          <mark>{line.slice(offset - before, offset - before + length) || "␣"}</mark>
          {line.slice(offset - before + length)}
        </p>
      )}
      {suggestion !== undefined && !problem.replaces && (
        <p>
          {words.saidSo} <span lang="en">{suggestion}</span>
        </p>
      )}
      {(onUse || onShow) && (
        <p class="own-actions">
          {suggestion !== undefined && onUse && (
            <button type="button" onClick={onUse}>
              {words.use(suggestion)}
            </button>
          )}
          {onShow && (
            <button type="button" onClick={onShow}>
              {words.showPlace}
            </button>
          )}
        </p>
      )}
      {readings.length > 0 && (
        <details>
          <summary>{words.readings}</summary>
          <ol>
            {readings.map((reading) => (
              <li key={reading}>
                <pre translate={false}>{reading}</pre>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
