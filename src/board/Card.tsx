import type { JSX } from "preact";
import { classes } from "./classes.ts";
import { type BroughtOut, useBoard, useBroughtOut } from "./context.ts";
import { type CardLook, type StackLook, signed } from "./look.ts";
import { pure } from "./pure.ts";
import { Rich, Symbols } from "./Symbols.tsx";
import { dragOf, useDrop } from "./useDragging.ts";
import type { BoardWords } from "./words.ts";

/** How something is brought out by what is being asked or shown. */
type State = "candidate" | "chosen" | "lit" | undefined;

/** What can be pointed at. */
type Pointed = Pick<CardLook, "id" | "others">;

interface CardProps {
  readonly look: CardLook;
  readonly state: State;
}

/** What of the moment in view matters to a card: plain values, which are often as before. */
interface Brought {
  readonly state: State;
  readonly canDrag: boolean;
  readonly canDrop: boolean;
}

export function broughtOut({ id, others = [] }: Pointed, by: BroughtOut): Brought {
  const { candidates, chosen, draggable, lit } = by;
  const isLit = lit !== undefined && (lit === id || others.includes(lit));
  return {
    state: isLit ? "lit" : chosen.has(id) ? "chosen" : candidates.has(id) ? "candidate" : undefined,
    canDrag: draggable.has(id),
    canDrop: draggable.size > 0,
  };
}

/** What makes a drawn card answer to pointer, touch and keys alike. */
function useInterest({
  id,
  others = [],
}: Pointed): JSX.HTMLAttributes<HTMLButtonElement> & { readonly "data-object": string } {
  const { show, unshow } = useBoard();
  return {
    // The inspector finds by this what it brings into view.
    "data-object": [id, ...others].join(" "),
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") show(id, "hover", event.currentTarget);
    },
    onPointerLeave: unshow,
    onFocus: (event) => {
      if (event.currentTarget.matches(":focus-visible")) show(id, "focus", event.currentTarget);
    },
    onBlur: unshow,
    onClick: (event) => show(id, "press", event.currentTarget),
  };
}

/** Rings and the word that goes with them. */
function marksOf({ mark }: Pick<CardLook, "mark">, state: State, words: BoardWords) {
  if (state === "lit") return { class: "is-source", word: words.source };
  const word =
    state === "chosen" ? words.selected : state === "candidate" ? words.select : undefined;
  return {
    class: classes(mark && "marked", state),
    word: word ?? (mark && words.marks[mark]),
  };
}

/** A card in 5:7, flat: name left, cost right, type line, states, power and toughness. */
function Card({ look, state }: CardProps) {
  const { words } = useBoard();
  const { others, manaCost, keywords, chips = [], pt, loyalty, loyaltyChange } = look;
  const marks = marksOf(look, state, words);
  return (
    <button
      type="button"
      class={classes(
        "card",
        look.isTapped && "is-tapped",
        look.isUnknown && "is-unknown",
        marks.class,
      )}
      style={{ "--edge-fill": look.edge }}
      {...useInterest(look)}
    >
      <span class="card-head">
        <span class="card-name">{look.name}</span>
        {manaCost && <Symbols text={manaCost} />}
      </span>
      {keywords && (
        <span class="keywords">
          {keywords.map((keyword) => (
            <span key={keyword}>
              <Rich text={keyword} />{" "}
            </span>
          ))}
        </span>
      )}
      {(others || chips.length > 0) && (
        <span class="chips">
          {others && <span class="chip many">{words.copies(others.length + 1)}</span>}
          {chips.map((chip) => (
            <span key={chip} class="chip">
              {chip}
            </span>
          ))}
        </span>
      )}
      <span class="card-foot">
        <span class="card-type">{look.typeLine}</span>
        {loyalty !== undefined && (
          <span class="loyalty">
            {words.loyalty} <b>{loyalty}</b>
            {loyaltyChange !== undefined && <span class="mark">{signed(loyaltyChange)}</span>}
          </span>
        )}
        {pt && <span class={classes("pt", look.isPtChanged && "is-changed")}>{pt}</span>}
      </span>
      {marks.word && <span class="mark">{marks.word}</span>}
    </button>
  );
}

/** A card that something can be dropped on, and that may be dragged itself. */
export const CardItem = pure(({ look, state, canDrag, canDrop }: CardProps & Brought) => {
  const drag = dragOf(look.id, canDrag);
  const drop = useDrop({ is: "object", object: look.id }, canDrop);
  return (
    <li {...drag} {...drop}>
      <Card look={look} state={state} />
    </li>
  );
});

/** A card in a pile, as one line. */
export function Tag({ look }: { readonly look: CardLook }) {
  const { words } = useBoard();
  const marks = marksOf(look, broughtOut(look, useBroughtOut()).state, words);
  return (
    <button
      type="button"
      class={classes("tag", marks.class)}
      style={{ "--edge-fill": look.edge }}
      {...useInterest(look)}
    >
      <span>{look.name}</span>
      {marks.word && <span class="mark">{marks.word}</span>}
    </button>
  );
}

/** A spell or ability waiting to resolve. */
export function StackEntry({
  look,
  place,
  isNext,
}: {
  readonly look: StackLook;
  readonly place: number;
  readonly isNext: boolean;
}) {
  const { words } = useBoard();
  const { id, name, kind, said = [], edge } = look;
  const { state, canDrag, canDrop } = broughtOut(look, useBroughtOut());
  const marks = marksOf(look, state, words);
  return (
    <li
      class={isNext ? "resolves-next" : undefined}
      {...dragOf(id, canDrag)}
      {...useDrop({ is: "object", object: id }, canDrop)}
    >
      <span class="place" aria-hidden="true">
        {place}
      </span>
      <button
        type="button"
        class={classes("entry", marks.class)}
        style={{ "--edge-fill": edge }}
        {...useInterest(look)}
      >
        <span class="entry-name">{name}</span>
        <span class="entry-kind">{kind}</span>
        {said.map((line) => (
          <span key={line} class="entry-said">
            {line}
          </span>
        ))}
        {isNext && <span class="next-word">{words.resolvesNext}</span>}
        {marks.word && <span class="mark">{marks.word}</span>}
      </button>
    </li>
  );
}
