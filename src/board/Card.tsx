import type { JSX } from "preact";
import { useBoard } from "./context.ts";
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
import { Rich, Symbols } from "./Symbols.tsx";
import type { Face } from "./view.ts";

interface FaceProps {
  readonly face: Face;
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
function useMarks({ id, mark, others = [] }: Face) {
  const { words, candidates, chosen, lit } = useBoard();
  if (lit !== undefined && [id, ...others].includes(lit)) {
    return { class: "is-source", word: words.source };
  }
  const state = chosen.has(id) ? "chosen" : candidates.has(id) ? "candidate" : undefined;
  const word =
    state === "chosen" ? words.selected : state === "candidate" ? words.select : undefined;
  return {
    class: [mark && "marked", state].filter(Boolean).join(" "),
    word: word ?? (mark && words.marks[mark]),
  };
}

/** A card in 5:7, flat: name left, cost right, type line, states, power and toughness. */
export function Card({ face }: FaceProps) {
  const { lang, words, game, printed } = useBoard();
  const { object, of, count } = face;
  const marks = useMarks(face);
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
        <span class="card-name">{nameOf(face, game, lang, words)}</span>
        {of.manaCost && <Symbols text={of.manaCost} />}
      </span>
      <span class="keywords">
        {keywordsOf(of, game, lang).map((keyword) => (
          <span key={keyword}>
            <Rich text={keyword} />{" "}
          </span>
        ))}
      </span>
      <span class="chips">
        {count > 1 && <span class="chip many">{words.copies(count)}</span>}
        {chipsOf(face, game, lang, words).map((chip) => (
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

/** A card in a pile, as one line. */
export function Tag({ face }: FaceProps) {
  const { lang, words, game } = useBoard();
  const marks = useMarks(face);
  return (
    <button
      type="button"
      class={`tag ${marks.class}`}
      style={{ "--edge-fill": edgeOf(face, game) }}
      {...useInterest(face)}
    >
      <span>{nameOf(face, game, lang, words)}</span>
      {marks.word && <span class="mark">{marks.word}</span>}
    </button>
  );
}

/** A spell or ability waiting to resolve. */
export function StackEntry({
  face,
  place,
  isNext,
}: FaceProps & { place: number; isNext: boolean }) {
  const { lang, words, game } = useBoard();
  const marks = useMarks(face);
  const { object, of } = face;
  const said = announcedOf(object, game, lang, words);
  return (
    <li class={isNext ? "resolves-next" : undefined}>
      <span class="place" aria-hidden="true">
        {place}
      </span>
      <button
        type="button"
        class={`entry ${marks.class}`}
        style={{ "--edge-fill": edgeOf(face, game) }}
        {...useInterest(face)}
      >
        <span class="entry-name">{nameOf(face, game, lang, words)}</span>
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
