import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Target } from "../../engine/objects.ts";
import { useBoard } from "../context.ts";
import { useLatest } from "../useLatest.ts";
import type { Arrow, ArrowKind } from "./arrows.ts";
import { arrowBetween, type Box, type Drawn } from "./drawing.ts";
import { watchingWords } from "./words.ts";

interface Props {
  readonly board: RefObject<HTMLElement>;
  readonly arrows: readonly Arrow[];
}

type Placed = Drawn & Pick<Arrow, "kind" | "amount"> & { readonly key: string };

interface Drawing {
  readonly arrows: readonly Arrow[];
  readonly placed: readonly Placed[];
}

/** What an arrow begins or ends at, if it is drawn on the board. */
function elementOf(board: HTMLElement, what: Target): Element | null {
  return what.is === "player"
    ? board.querySelector(`.table [data-player="${what.player}"]`)
    : board.querySelector(`:is(.table, .stack) [data-object~="${what.object}"]`);
}

function boxOf(board: HTMLElement, element: Element | null): Box | undefined {
  const frame = board.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const { width, height } = box;
  return { left: box.left - frame.left, top: box.top - frame.top, width, height };
}

function placed(board: HTMLElement, arrows: readonly Arrow[]): readonly Placed[] {
  const turn = boxOf(board, board.querySelector(".turn"));
  const place = (what: Target) => boxOf(board, elementOf(board, what));
  return arrows.flatMap(({ kind, from, to, amount }) => {
    const [start, end] = [place({ is: "object", object: from }), place(to)];
    if (!start || !end) return [];
    // Drawn anew it stays the same arrow: only a new one appears.
    const key = `${kind} ${from} ${to.is === "object" ? to.object : to.player}`;
    return [
      { ...arrowBetween(start, end, turn), key, kind, ...(amount !== undefined && { amount }) },
    ];
  });
}

/** Each sort has a tip of its own, drawn pointing to the right. */
const tips: Readonly<Record<ArrowKind, string>> = {
  target: "M-9 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
  attack: "M0 0L-11-6V6z",
  block: "M-1-8V8M-6-6V6",
  damage: "M0 0L-7-5-14 0-7 5z",
};

/**
 * From source to target, over the board. The caption tells the same, so nobody needs the picture,
 * and it is never in the way of a press.
 */
export function Arrows({ board, arrows }: Props) {
  const { lang } = useBoard();
  const said = watchingWords[lang];
  const [drawn, setDrawn] = useState<Drawing>();

  const draw = useLatest(() => {
    if (board.current && arrows.length > 0) {
      setDrawn({ arrows, placed: placed(board.current, arrows) });
    }
  });
  // They come with a fade: the step itself is painted first, and where things stand is known then.
  useEffect(draw, [arrows]);
  useEffect(() => {
    const place = board.current;
    if (!place) return undefined;
    let frame = 0;
    // Told of in the frame that paints the step, which would have to be laid out once more.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
    for (const element of [place, ...place.querySelectorAll(".table, .stack")]) {
      observer.observe(element);
    }
    place.addEventListener("scroll", draw, true);
    place.addEventListener("transitionend", draw);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      place.removeEventListener("scroll", draw, true);
      place.removeEventListener("transitionend", draw);
    };
  }, [board]);

  // Arrows of another step would point at nothing.
  if (drawn?.arrows !== arrows || drawn.placed.length === 0) return null;
  return (
    <svg class="arrows" aria-hidden="true">
      {drawn.placed.map(({ key, kind, path, tip, angle, label, amount }) => (
        <g key={key} class={`arrow ${kind}`}>
          <path class="halo" d={path} />
          <path class="shaft" d={path} />
          <path
            class="tip"
            d={tips[kind]}
            transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
          />
          <text x={label.x} y={label.y} text-anchor="middle" dominant-baseline="central">
            {said.arrow(kind, amount)}
          </text>
        </g>
      ))}
    </svg>
  );
}
