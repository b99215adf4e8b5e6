import type { BoardProps } from "./Board.tsx";
import { useBoard } from "./context.ts";
import { Icon, type IconName } from "./Icon.tsx";
import type { Act, Move, State } from "./store.ts";
import { lineOf, pathTo } from "./tree.ts";

interface Props {
  readonly state: State;
  readonly dispatch: (act: Act) => void;
  readonly caption: string;
}

const moves: readonly Move[] = ["first", "previous", "next", "last"];

/** First, previous, next and last, with a slider over all steps between them. */
export function Scrubber({ state, dispatch, caption }: Props) {
  const { words } = useBoard();
  const line = lineOf(state.tree);
  const place = line.findIndex((moment) => moment.id === state.tree.at);
  const last = line.length - 1;
  const button = (move: Move) => {
    const isOff = move === "first" || move === "previous" ? place === 0 : place === last;
    return (
      <button
        key={move}
        type="button"
        class="step-button"
        aria-label={words[move]}
        aria-disabled={isOff}
        onClick={() => dispatch({ do: "move", to: move })}
      >
        <Icon name={move} />
      </button>
    );
  };
  return (
    <div class="scrubber">
      {moves.slice(0, 2).map(button)}
      <label class="slider">
        <span class="slider-text">{words.stepOf(place, last)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={words.position}
          aria-valuetext={`${words.stepOf(place, last)}: ${caption}`}
          onInput={(event) => {
            const moment = line[event.currentTarget.valueAsNumber];
            if (moment) dispatch({ do: "go", to: moment.id });
          }}
        />
      </label>
      {moves.slice(2).map(button)}
    </div>
  );
}

interface ToolsProps {
  readonly state: State;
  readonly dispatch: (act: Act) => void;
  readonly onCopy: () => void;
  readonly copied: string | null;
  readonly onOutcomes: () => void;
  readonly hasOutcomes: boolean;
  readonly keep: BoardProps["keep"];
}

export function Tools({
  state,
  dispatch,
  onCopy,
  copied,
  onOutcomes,
  hasOutcomes,
  keep,
}: ToolsProps) {
  const { words } = useBoard();
  const tool = (icon: IconName, label: string, isOff: boolean, onClick: () => void) => (
    <button type="button" class="tool" aria-disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
  const isOwn = state.tree.moments.some((moment) => !moment.inScript);
  return (
    <div class="tools">
      {tool("undo", words.undo, state.past.length === 0, () => dispatch({ do: "undo" }))}
      {tool("redo", words.redo, state.future.length === 0, () => dispatch({ do: "redo" }))}
      {tool("again", words.startAgain, state.tree.at === 0 && !isOwn, () =>
        dispatch({ do: "startAgain" }),
      )}
      {tool("link", copied ?? words.copyLink, false, onCopy)}
      <button type="button" class="tool" aria-expanded={hasOutcomes} onClick={onOutcomes}>
        <Icon name="branches" />
        {words.outcomes}
      </button>
      {keep &&
        isOwn &&
        tool("keep", keep.label, false, () =>
          keep.keep(pathTo(state.tree, state.tree.at).flatMap(({ answers }) => answers)),
        )}
    </div>
  );
}
