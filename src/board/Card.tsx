import type { JSX } from "preact";
import { type MomentContext, useBoard, useMoment } from "./context.ts";
import {
  announcedOf,
  chipsOf,
  edgeOf,
  keywordsOf,
  kindOf,
  nameOf,
  printedPtOf,
  ptOf,
  textOf,
} from "./describe.ts";
import { pure } from "./pure.ts";
import { Rich, Symbols } from "./Symbols.tsx";
import { dragOf, useDrop } from "./useDragging.ts";
import type { Face } from "./view.ts";
import type { BoardWords } from "./words.ts";

/** How something is brought out by what is being asked or shown. */
type State = "candidate" | "chosen" | "lit" | undefined;

interface FaceProps {
  readonly face: Face;
  readonly state: State;
}

/** What of the moment in view matters to a card: plain values, which are often as before. */
export interface Brought {
  readonly state: State;
  readonly canDrag: boolean;
  readonly canDrop: boolean;
}

export function broughtOut({ id, others = [] }: Face, moment: MomentContext): Brought {
  const { candidates, chosen, draggable, lit } = moment;
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
}: Face): JSX.HTMLAttributes<HTMLButtonElement> & { readonly "data-object": string } {
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
function marksOf({ mark }: Face, state: State, words: BoardWords) {
  if (state === "lit") return { class: "is-source", word: words.source };
  const word =
    state === "chosen" ? words.selected : state === "candidate" ? words.select : undefined;
  return {
    class: [mark && "marked", state].filter(Boolean).join(" "),
    word: word ?? (mark && words.marks[mark]),
  };
}

/** A card in 5:7, flat: name left, cost right, type line, states, power and toughness. */
function Card({ face, state }: FaceProps) {
  const { speech, words, printed } = useBoard();
  const { object, of, count, game } = face;
  const marks = marksOf(face, state, words);
  const pt = ptOf(of);
  const typeLine = textOf(object, printed)?.typeLine;
  return (
    <button
      type="button"
      class={`card ${object.tapped ? "is-tapped" : ""} ${object.unknown ? "is-unknown" : ""} ${marks.class}`}
      style={{ "--edge-fill": edgeOf(face, game) }}
      {...useInterest(face)}
    >
      <span class="card-head">
        <span class="card-name">{nameOf(face, game, speech, words)}</span>
        {of.manaCost && <Symbols text={of.manaCost} />}
      </span>
      <span class="keywords">
        {keywordsOf(of, game, speech).map((keyword) => (
          <span key={keyword}>
            <Rich text={keyword} />{" "}
          </span>
        ))}
      </span>
      <span class="chips">
        {count > 1 && <span class="chip many">{words.copies(count)}</span>}
        {chipsOf(face, game, speech, words).map((chip) => (
          <span key={chip} class="chip">
            {chip}
          </span>
        ))}
      </span>
      <span class="card-foot">
        <span class="card-type">{typeLine}</span>
        {pt && <span class={`pt ${printedPtOf(object, of, game) ? "is-changed" : ""}`}>{pt}</span>}
      </span>
      {marks.word && <span class="mark">{marks.word}</span>}
    </button>
  );
}

/** A card that something can be dropped on, and that may be dragged itself. */
export const CardItem = pure(({ face, state, canDrag, canDrop }: { face: Face } & Brought) => {
  const drag = dragOf(face.id, canDrag);
  const drop = useDrop({ is: "object", object: face.id }, canDrop);
  return (
    <li {...drag} {...drop}>
      <Card face={face} state={state} />
    </li>
  );
});

/** A card in a pile, as one line. */
export function Tag({ face }: { readonly face: Face }) {
  const { speech, words } = useBoard();
  const { game } = face;
  const marks = marksOf(face, broughtOut(face, useMoment()).state, words);
  return (
    <button
      type="button"
      class={`tag ${marks.class}`}
      style={{ "--edge-fill": edgeOf(face, game) }}
      {...useInterest(face)}
    >
      <span>{nameOf(face, game, speech, words)}</span>
      {marks.word && <span class="mark">{marks.word}</span>}
    </button>
  );
}

/** A spell or ability waiting to resolve. */
export function StackEntry({
  face,
  place,
  isNext,
}: {
  readonly face: Face;
  readonly place: number;
  readonly isNext: boolean;
}) {
  const { speech, words } = useBoard();
  const { object, of, game } = face;
  const { state, canDrag, canDrop } = broughtOut(face, useMoment());
  const marks = marksOf(face, state, words);
  const said = announcedOf(object, game, speech, words);
  return (
    <li
      class={isNext ? "resolves-next" : undefined}
      {...dragOf(face.id, canDrag)}
      {...useDrop({ is: "object", object: face.id }, canDrop)}
    >
      <span class="place" aria-hidden="true">
        {place}
      </span>
      <button
        type="button"
        class={`entry ${marks.class}`}
        style={{ "--edge-fill": edgeOf(face, game) }}
        {...useInterest(face)}
      >
        <span class="entry-name">{nameOf(face, game, speech, words)}</span>
        <span class="entry-kind">{words.kindOf(kindOf(object, words), of.controller)}</span>
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
