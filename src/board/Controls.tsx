import { useState } from "preact/hooks";
import { labelled } from "../notation/punctuation.ts";
import { classes } from "./classes.ts";
import { useBoard } from "./context.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { pure } from "./pure.ts";
import type { Act, Move } from "./session.ts";
import type { Panel } from "./usePanel.ts";
import { goToPlace, moveIn, nameOfPlace, type Walk } from "./walk.ts";

interface Props {
  readonly walk: Walk;
  readonly dispatch: (act: Act) => void;
  readonly caption: string;
}

/** Where the controls stay at the foot of the screen, the table may be below it: a step is to be seen. */
function bringTable({ parentElement: scrubber }: Element): void {
  const table = scrubber?.closest(".board-play")?.querySelector(".table");
  if (!scrubber || !table || getComputedStyle(scrubber).position !== "sticky") return;
  if (table.getBoundingClientRect().top > innerHeight / 2)
    table.scrollIntoView({ block: "nearest" });
}

const moves: readonly Move[] = ["first", "previous", "next", "last"];

/** First, previous, next and last, with a slider over all steps between them. */
export function Scrubber({ walk, dispatch, caption }: Props) {
  const { lang, words } = useBoard();
  const { places, at, steps } = walk;
  const last = places.length - 1;
  const here = places[at];
  const where = words.stepOf(here ? nameOfPlace(here) : "", steps);
  const button = (move: Move) => {
    const isOff = move === "first" || move === "previous" ? at === 0 : at === last;
    return (
      <button
        key={move}
        type="button"
        class="step-button"
        aria-label={words[move]}
        aria-disabled={isOff || undefined}
        onClick={({ currentTarget }) => {
          bringTable(currentTarget);
          dispatch(moveIn(walk, move));
        }}
      >
        <Icon name={move} />
      </button>
    );
  };
  return (
    <div class="scrubber">
      {moves.slice(0, 2).map(button)}
      <label class="slider">
        <span class="slider-text">{where}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.position}
          aria-valuetext={labelled(lang, where, caption)}
          onInput={(event) => {
            const place = places[event.currentTarget.valueAsNumber];
            if (place) dispatch(goToPlace(place));
          }}
        />
      </label>
      {moves.slice(2).map(button)}
    </div>
  );
}

/** What can be opened beside the board. */
export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly panel: Panel<unknown>;
}

interface ToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canStartAgain: boolean;
  readonly dispatch: (act: Act) => void;
  readonly onCopy: () => void;
  readonly copied: string | null;
  readonly panels: readonly Tool[];
  /** What can be done with the reader's line, if there is one and somebody keeps it. */
  readonly keep: string | undefined;
  readonly onKeep: () => void;
}

/** What is needed all the time, and the rest: behind a button where the board is narrow. */
export const Tools = pure(({ dispatch, onCopy, copied, panels, ...props }: ToolsProps) => {
  const { id, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const tool = (icon: IconName, label: string, isOff: boolean, onClick: () => void) => (
    <button type="button" class="tool" aria-disabled={isOff || undefined} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <div class="tools">
      {tool("undo", words.undo, !props.canUndo, () => dispatch({ do: "undo" }))}
      {tool("redo", words.redo, !props.canRedo, () => dispatch({ do: "redo" }))}
      {tool("again", words.startAgain, !props.canStartAgain, () => dispatch({ do: "startAgain" }))}
      {tool("link", copied ?? words.copyLink, false, onCopy)}
      <button
        type="button"
        class="tool more"
        aria-expanded={isOpen}
        aria-controls={`${id}-tools`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? "up" : "down"} />
        {words.moreTools}
      </button>
      <div
        id={`${id}-tools`}
        class={classes("more-tools", isOpen && "is-open")}
        data-pagefind-ignore
      >
        {panels.map(({ icon, label, panel }) => (
          <button
            key={label}
            type="button"
            class="tool"
            aria-expanded={panel.isOpen}
            onClick={panel.toggle}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
        {props.keep !== undefined && tool("pencil", props.keep, false, props.onKeep)}
      </div>
    </div>
  );
});
