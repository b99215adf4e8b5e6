/** What an object is and how it comes to be that: from what is printed, through the layers. */
import { derivationWords } from "../captions/derivation/words.ts";
import type { Told, ToldChange, ToldStep } from "../captions/derivation.ts";
import type { ObjectId } from "../engine/ids.ts";
import { useBoard, useGame } from "./context.ts";
import { Ladder, rowId } from "./Ladder.tsx";
import { Rules } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";

export { textsOf } from "../captions/derivation/cards.ts";
export { modeTexts } from "../captions/derivation/modes.ts";
export { tell } from "../captions/derivation.ts";

interface Props {
  /** Its own on the page, where a picture stands above the table and leads to its rows. */
  readonly id?: string;
  readonly told: Told;
  /** What is inspected, where that isn't seen around it: then its text is told, too. */
  readonly of?: string;
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** Shows a source on the board, where there is one to show it on. */
  readonly onShow?: (source: ObjectId) => void;
}

/** In a line what differs from print; behind it, every step of the way. */
export function Inspector({ id, told, of, isOpen, onToggle, onShow }: Props) {
  const { speech } = useGame();
  const { words } = derivationWords(speech);
  const summary = told.summary ?? words.asPrinted;
  if (told.steps.length === 0) return <p class="unchanged">{words.unchanged}</p>;
  return (
    <details
      class="inspect"
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <Rich text={of === undefined ? summary : words.about(of, summary)} />
      </summary>
      {of !== undefined && told.isTextChanged && <TextNow told={told} />}
      {id === undefined ? <Way told={told} /> : <Ladder id={id} told={told} />}
      <StepTable id={id} steps={told.steps} onShow={onShow} />
    </details>
  );
}

/** Each characteristic from value to value, for a page: it has many of these, and a few words each. */
function Way({ told }: Pick<Props, "told">) {
  if (told.ways.length === 0) return null;
  return (
    <dl class="ways-of">
      {told.ways.map(({ aspect, values }) => (
        <div key={aspect}>
          <dt>{aspect}</dt>
          <dd>
            <ol class="plain">
              {values.map(({ at, value }, place) => (
                <li key={`${place} ${value}`}>
                  <small>{at}</small>
                  <b>
                    <Rich text={value} />
                  </b>
                </li>
              ))}
            </ol>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface StepsProps {
  readonly id: string | undefined;
  readonly steps: readonly ToldStep[];
  readonly onShow: Props["onShow"];
}

function StepTable({ id, steps, onShow }: StepsProps) {
  const { light } = useBoard();
  const { speech } = useGame();
  const { words } = derivationWords(speech);
  return (
    <table>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.layerHeading}</th>
          <th scope="col">{words.effectHeading}</th>
          <th scope="col">{words.changeHeading}</th>
        </tr>
      </thead>
      {steps.map((step, place) => (
        <tbody
          key={`${place} ${step.layer}`}
          id={id === undefined ? undefined : rowId(id, place)}
          onPointerEnter={() => light?.(step.at)}
          onPointerLeave={() => light?.(undefined)}
        >
          <tr>
            <th scope="row" rowSpan={step.notes.length > 0 ? step.notes.length + 1 : undefined}>
              <b>{step.layer}</b> <span>{step.layerName}</span>
              <Rules cr={step.rules} />
            </th>
            <td>
              <Source step={step} onShow={onShow} />
              <Rich text={step.effect} />
            </td>
            <td>
              {step.changes.map((change) => (
                <Change key={change.aspect} change={change} />
              ))}
            </td>
          </tr>
          {step.notes.map(({ text, rules }) => (
            <tr key={text} class="decision">
              <td colSpan={2}>
                {text}
                <Rules cr={rules} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A button where the source can be seen: in focus it is lit, pressed it comes into view. */
function Source({ step, onShow }: { readonly step: ToldStep; readonly onShow: Props["onShow"] }) {
  const { light } = useBoard();
  const { speech } = useGame();
  const { words } = derivationWords(speech);
  const { source, at } = step;
  if (source === undefined) return null;
  if (!at || !light || !onShow) return <b class="source">{source}</b>;
  return (
    <button
      type="button"
      class="source"
      aria-label={words.showSource(source)}
      onFocus={() => light(at)}
      onBlur={() => light(undefined)}
      onClick={() => {
        light(at);
        onShow(at);
      }}
    >
      {source}
    </button>
  );
}

function Change({ change }: { readonly change: ToldChange }) {
  const { speech } = useGame();
  const { words } = derivationWords(speech);
  const { aspect, before, after, isList } = change;
  return (
    <p class="change">
      <small>{aspect}</small>
      {isList ? (
        <>
          {before !== undefined && (
            <del>
              <Rich text={before} />
            </del>
          )}
          {after !== undefined && (
            <ins>
              <Rich text={after} />
            </ins>
          )}
        </>
      ) : (
        <>
          {before !== undefined && (
            <>
              <Rich text={before} /> <span aria-hidden="true">→</span>
              <span class="visually-hidden">{words.becomes}</span>{" "}
            </>
          )}
          <b>
            <Rich text={after ?? ""} />
          </b>
        </>
      )}
    </p>
  );
}

/** The rules text as it is now; what is otherwise than printed is marked by a word and by its look. */
export function TextNow({ told }: Pick<Props, "told">) {
  const { speech } = useGame();
  const { words } = derivationWords(speech);
  return (
    <>
      {told.text.map(({ kind, text, was }, place) => (
        <p key={`${place} ${text}`} class={kind === "kept" ? undefined : `text-${kind}`}>
          {kind !== "kept" && <span class="text-kind">{words.kinds[kind]}</span>}
          {was !== undefined && (
            <del>
              <Rich text={was} />
            </del>
          )}
          {kind === "lost" ? (
            <del>
              <Rich text={text} />
            </del>
          ) : kind === "kept" || kind === "copied" ? (
            <Rich text={text} />
          ) : (
            <ins>
              <Rich text={text} />
            </ins>
          )}
        </p>
      ))}
    </>
  );
}
