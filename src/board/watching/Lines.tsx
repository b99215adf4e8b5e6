import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { tellIn } from "../compare.ts";
import { useBoard, useGame } from "../context.ts";
import { Group } from "../Group.tsx";
import { Icon } from "../Icon.tsx";
import { longestName } from "../lineName.ts";
import type { TellPart } from "../play/walking.ts";
import { Rich } from "../Symbols.tsx";
import type { Act } from "../session.ts";
import { lineOf, type Moment, pathTo, scriptOf, type Tree } from "../tree.ts";
import { prune, rename } from "./changing.ts";
import { compare, type Line, labelOf, linesIn } from "./lines.ts";
import { type WatchingWords, watchingWords } from "./words.ts";

interface Props {
  readonly tree: Tree;
  readonly tell: TellPart;
  readonly dispatch: (act: Act) => void;
}

/** Where the script goes on from the line in view, so that switching shows where they differ. */
function scriptFrom(tree: Tree): number {
  const left = pathTo(tree, tree.at).findLast((moment) => moment.inScript);
  const next = left && tree.moments[left.id + 1];
  return next?.inScript ? next.id : (scriptOf(tree).at(-1)?.id ?? 0);
}

/** The script and the reader's lines, as a tree. The line in view can be named, compared, deleted. */
export function Lines({ tree, tell, dispatch }: Props) {
  const { lang } = useBoard();
  const said = watchingWords[lang];
  const lines = useMemo(() => linesIn(tree), [tree]);
  const [isGone, setGone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const inView = useMemo(() => new Set(lineOf(tree).map(({ id }) => id)), [tree]);
  // Of lines within each other the innermost is the one in view.
  const current = lines.findLast(({ end }) => inView.has(end.id));

  return (
    <>
      {/* Stays when the last line is deleted: it says so. */}
      <p ref={status} class={isGone ? "line-gone" : "visually-hidden"} role="status" tabIndex={-1}>
        {isGone && said.removed}
      </p>
      {lines.length > 0 && (
        <Group class="lines" label={said.lines}>
          <ul class="plain">
            <li>
              <button
                type="button"
                class="line"
                aria-pressed={current === undefined}
                onClick={() => dispatch({ do: "go", to: scriptFrom(tree) })}
              >
                {said.script}
              </button>
            </li>
            {lines.map((line) => (
              <li key={line.start.id} style={{ "--depth": line.depth + 1 }}>
                <LineEntry
                  tree={tree}
                  line={line}
                  isCurrent={line === current}
                  said={said}
                  tell={tell}
                  dispatch={(act) => {
                    setGone(false);
                    dispatch(act);
                  }}
                  onRemove={() => {
                    setGone(true);
                    dispatch({ do: "load", tree: prune(tree, line.start.id) });
                    // The button that was pressed is gone.
                    status.current?.focus({ preventScroll: true });
                  }}
                />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

interface EntryProps extends Props {
  readonly line: Line;
  readonly isCurrent: boolean;
  readonly said: WatchingWords;
  readonly onRemove: () => void;
}

function LineEntry(props: EntryProps) {
  const { tree, line, isCurrent, said, tell, dispatch, onRemove } = props;
  const { speech } = useGame();
  const [isNaming, setNaming] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { start, departure, step } = line;
  const name = tree.names[start.id];
  const label = useMemo(() => labelOf(tree, line, speech), [tree, line, speech]);
  if (isNaming) {
    return (
      <NameField
        label={said.nameOf}
        name={name ?? ""}
        onDone={(text) => {
          setNaming(false);
          if (text !== undefined) dispatch({ do: "load", tree: rename(tree, start.id, text) });
          // The field is gone; what opened it is back after the next paint.
          requestAnimationFrame(() => pencil.current?.focus({ preventScroll: true }));
        }}
      />
    );
  }
  return (
    <>
      <button
        type="button"
        class="line"
        aria-pressed={isCurrent}
        onClick={() => dispatch({ do: "go", to: departure.id })}
      >
        {name === undefined ? (
          <Rich text={said.lineLabel(step, label)} />
        ) : (
          <>
            <b>{name}</b> <Rich text={said.lineLabel(step, label)} />
          </>
        )}
      </button>
      {isCurrent && (
        <p class="line-tools">
          <button ref={pencil} type="button" class="tool" onClick={() => setNaming(true)}>
            <Icon name="pencil" />
            {said.rename}
          </button>
          <button
            type="button"
            class="tool"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            <Icon name="compare" />
            {said.compare}
          </button>
          <button type="button" class="tool" onClick={onRemove}>
            <Icon name="bin" />
            {said.remove}
          </button>
        </p>
      )}
      {isCurrent && isCompared && (
        <Compared tree={tree} line={line} said={said} tell={tell} dispatch={dispatch} />
      )}
    </>
  );
}

interface NameProps {
  readonly label: string;
  readonly name: string;
  /** Without a text the name stays as it is. */
  readonly onDone: (text?: string) => void;
}

function NameField({ label, name, onDone }: NameProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => field.current?.select(), []);
  const done = (text?: string): void => {
    // Taking the field away takes the focus from it, too.
    if (isDone.current) return;
    isDone.current = true;
    onDone(text);
  };
  return (
    <input
      ref={field}
      class="line-name"
      type="text"
      aria-label={label}
      defaultValue={name}
      maxLength={longestName}
      onBlur={({ currentTarget }) => done(currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.isComposing) return;
        if (event.key === "Enter") done(event.currentTarget.value.trim());
        if (event.key === "Escape") done();
      }}
    />
  );
}

/** The first step that isn't told as in the script, and both captions beside each other. */
function Compared({
  tree,
  line,
  said,
  tell,
  dispatch,
}: Omit<EntryProps, "isCurrent" | "onRemove">) {
  const { speech } = useGame();
  const found = useMemo(() => compare(tree, line, tellIn(speech)), [tree, line, speech]);
  if (!found) return <p class="compared">{said.alike}</p>;
  const side = (heading: string, moment: Moment | undefined) => (
    <div>
      <p class="zone-label">{heading}</p>
      {moment ? (
        <button type="button" onClick={() => dispatch({ do: "go", to: moment.id })}>
          <Rich text={tell(moment).text} />
        </button>
      ) : (
        <p>{said.nothingMore}</p>
      )}
    </div>
  );
  return (
    <Group class="compared" label={said.comparison}>
      <p>{said.firstDifference(found.step)}</p>
      <div class="sides">
        {side(said.inScript, found.script)}
        {side(said.inLine, found.line)}
      </div>
    </Group>
  );
}
