import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import type { RuleReference } from "../engine/rules.ts";
import { useBoard } from "./context.ts";
import { pure } from "./pure.ts";
import { RuleLink } from "./RuleLink.tsx";
import { Rich } from "./Symbols.tsx";
import type { Act } from "./session.ts";
import { useBeforePaint } from "./useBeforePaint.ts";
import { goToPlace, nameOfPlace, type Place, type Walk } from "./walk.ts";

export const Rules = pure(({ cr }: { readonly cr: readonly RuleReference[] }) => {
  const { words } = useBoard();
  if (cr.length === 0) return null;
  return (
    <ul class="rule-list plain" aria-label={words.rules}>
      {cr.map((rule) => (
        <li key={rule.number}>
          <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
});

interface Props {
  readonly id: string;
  readonly walk: Walk;
  readonly isDetailed: boolean;
  readonly dispatch: (act: Act) => void;
  /** The lines of the reader, above the steps. */
  readonly children?: ComponentChildren;
}

/** So many steps, each a line of text and one of rules, are higher than the list ever is. */
const MORE_THAN_FIT = 6;

/** Keeps the step in view in the list, without moving the page. */
function keepInView(list: HTMLElement): void {
  const here = list.querySelector<HTMLElement>("[aria-current]");
  if (!here) return;
  const { top, bottom } = (here.closest("li") ?? here).getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

const keys: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(last, place + 1),
  ArrowUp: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The places of a walk by the actions that they belong to. */
function byAction(places: readonly Place[]): readonly (readonly [Place, ...Place[]])[] {
  const actions: [Place, ...Place[]][] = [];
  for (const place of places) {
    const action = actions.at(-1);
    if (action?.[0].moment === place.moment) action.push(place);
    else actions.push([place]);
  }
  return actions;
}

/**
 * All steps of the line in view, with the rule steps of each where they are wanted. The arrow keys
 * walk through it; one button of it is in the tab order.
 */
export function Steps(props: Props) {
  const { id, walk, isDetailed, dispatch, children } = props;
  const { words } = useBoard();
  const list = useRef<HTMLOListElement>(null);
  const { places, at } = walk;

  useBeforePaint(() => {
    if (list.current) keepInView(list.current);
  }, [places[at]?.moment, at]);

  const onKeyDown: JSX.KeyboardEventHandler<HTMLOListElement> = (event) => {
    const to = keys[event.key]?.(at, places.length - 1);
    const place = to === undefined ? undefined : places[to];
    if (to === undefined || !place) return;
    event.preventDefault();
    dispatch(goToPlace(place));
    const button = list.current?.querySelectorAll<HTMLElement>("[data-place]")[to];
    button?.focus({ preventScroll: true });
  };

  const here = places[at];
  const actions = byAction(places);
  const isLong = actions.length >= MORE_THAN_FIT;
  return (
    <div class="steps">
      <p class="steps-head">
        <span class="zone-label" id={`${id}-steps`}>
          {words.steps}
        </span>
        <button
          type="button"
          class="detail"
          aria-pressed={isDetailed}
          onClick={() => dispatch({ do: "detail" })}
        >
          {words.everyPart}
        </button>
      </p>
      {children}
      <ol
        class={isLong ? "plain is-long" : "plain"}
        ref={list}
        aria-labelledby={`${id}-steps`}
        onKeyDown={onKeyDown}
      >
        {actions.map((parts) => {
          const [first] = parts;
          const { moment, inScript, step } = first;
          const isHere = first === here && first.part === undefined;
          const marks = [...(inScript ? [] : ["is-own"]), ...(isHere ? ["is-here"] : [])];
          return (
            <li
              key={moment}
              id={inScript ? `${id}-step-${step}` : undefined}
              class={marks.join(" ") || undefined}
            >
              {first.part === undefined ? (
                <Entry place={first} isHere={first === here} dispatch={dispatch} />
              ) : (
                <Action first={first} dispatch={dispatch}>
                  <ol class="parts plain">
                    {parts.map((place) => (
                      <li
                        key={place.part}
                        id={inScript ? `${id}-step-${nameOfPlace(place)}` : undefined}
                        class={place === here ? "is-here" : undefined}
                      >
                        <Entry place={place} isHere={place === here} dispatch={dispatch} />
                      </li>
                    ))}
                  </ol>
                </Action>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface Led {
  readonly dispatch: (act: Act) => void;
}

/** A place to go to, with what happens there and its rules. */
const Entry = pure(({ place, isHere, dispatch }: Led & { place: Place; isHere: boolean }) => {
  const { text, cr } = place.told();
  return (
    <>
      <button
        type="button"
        data-place=""
        tabIndex={isHere ? 0 : -1}
        aria-current={isHere ? "step" : undefined}
        onClick={() => dispatch(goToPlace(place))}
      >
        <span class="place">{nameOfPlace(place)}</span>
        <span>
          {!place.inScript && place.part === undefined && <OwnWord />}
          <Rich text={text} />
        </span>
      </button>
      <Rules cr={cr} />
    </>
  );
});

/** An action that is told by its rule steps: pressing it goes to the first of them. */
function Action({
  first,
  dispatch,
  children,
}: Led & { readonly first: Place; readonly children: ComponentChildren }) {
  return (
    <>
      <button type="button" class="whole" tabIndex={-1} onClick={() => dispatch(goToPlace(first))}>
        <span class="place">{first.step}</span>
        <span>
          {!first.inScript && <OwnWord />}
          <Rich text={first.toldWhole().text} />
        </span>
      </button>
      {children}
    </>
  );
}

function OwnWord() {
  const { words } = useBoard();
  return <span class="own-word">{words.ownStep}</span>;
}
