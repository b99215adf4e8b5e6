import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { StepCaption } from "../captions/telling.ts";
import type { RuleReference } from "../engine/rules.ts";
import { useBoard } from "./context.ts";
import { Group } from "./Group.tsx";
import { Rich } from "./Symbols.tsx";
import type { Act } from "./store.ts";
import { lineOf, linesOf, type Moment, pathTo, type Tree } from "./tree.ts";

export function Rules({ cr }: { readonly cr: readonly RuleReference[] }) {
  const { words, ruleLink } = useBoard();
  if (cr.length === 0) return null;
  return (
    <ul class="rule-list plain" aria-label={words.rules}>
      {cr.map((rule) => (
        <li key={rule.number}>
          <a class="rule" href={ruleLink(rule)} title={words.rulesOf(rule.edition)}>
            {rule.number}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly id: string;
  readonly tree: Tree;
  readonly captionOf: (moment: Moment) => StepCaption;
  readonly dispatch: (act: Act) => void;
}

const keys: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(last, place + 1),
  ArrowUp: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** All steps of the line in view. The arrow keys walk through it; one button of it is in the tab order. */
export function Steps({ id, tree, captionOf, dispatch }: Props) {
  const { words } = useBoard();
  const list = useRef<HTMLOListElement>(null);
  const line = lineOf(tree);

  // Keeps the step in view in the list, without moving the page.
  useEffect(() => {
    const here = list.current?.querySelector("[aria-current]")?.closest("li");
    if (!list.current || !here) return;
    const { offsetTop, offsetHeight } = here;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
    }
  }, [tree.at]);

  const onKeyDown: JSX.KeyboardEventHandler<HTMLOListElement> = (event) => {
    const place = line.findIndex((moment) => moment.id === tree.at);
    const to = keys[event.key]?.(place, line.length - 1);
    const moment = to === undefined ? undefined : line[to];
    if (to === undefined || !moment) return;
    event.preventDefault();
    dispatch({ do: "go", to: moment.id });
    list.current?.querySelectorAll<HTMLElement>("button")[to]?.focus({ preventScroll: true });
  };

  return (
    <div class="steps">
      <p class="zone-label" id={`${id}-steps`}>
        {words.steps}
      </p>
      <Lines tree={tree} dispatch={dispatch} />
      <ol class="plain" ref={list} aria-labelledby={`${id}-steps`} onKeyDown={onKeyDown}>
        {line.map((moment, place) => {
          const { text, cr } = captionOf(moment);
          const isHere = moment.id === tree.at;
          return (
            <li
              key={moment.id}
              id={moment.inScript ? `${id}-step-${place}` : undefined}
              class={moment.inScript ? undefined : "is-own"}
            >
              <button
                type="button"
                tabIndex={isHere ? 0 : -1}
                aria-current={isHere ? "step" : undefined}
                onClick={() => dispatch({ do: "go", to: moment.id })}
              >
                <span class="place">{place}</span>
                <span>
                  {!moment.inScript && <span class="own-word">{words.ownStep}</span>}
                  <Rich text={text} />
                </span>
              </button>
              <Rules cr={cr} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The script and the reader's own lines, once there are any. */
function Lines({ tree, dispatch }: Pick<Props, "tree" | "dispatch">) {
  const { words } = useBoard();
  const ends = linesOf(tree);
  if (ends.length < 2) return null;
  const line = new Set(lineOf(tree).map((moment) => moment.id));
  return (
    <Group class="lines" label={words.lines}>
      {ends.map((end, index) => (
        <button
          key={end.id}
          type="button"
          aria-pressed={line.has(end.id)}
          onClick={() => dispatch({ do: "go", to: firstOwn(tree, end).id })}
        >
          {index === 0 ? words.script : words.own(index)}
        </button>
      ))}
    </Group>
  );
}

/** Where a line goes its own way, so that switching shows where it differs. */
function firstOwn(tree: Tree, end: Moment): Moment {
  if (end.inScript) {
    const left = pathTo(tree, tree.at).findLast((moment) => moment.inScript);
    const next = left && tree.moments[left.id + 1];
    return next?.inScript ? next : end;
  }
  return pathTo(tree, end.id).find((moment) => !moment.inScript) ?? end;
}
