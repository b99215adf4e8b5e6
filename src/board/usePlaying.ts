import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Act } from "./session.ts";
import { moveIn, type Walk } from "./walk.ts";

export const speeds = ["slow", "normal", "fast"] as const;
export type Speed = (typeof speeds)[number];

/** How long a step stands, by how fast the reader wants it. */
const factors: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5 };

/** A short caption stands for this long; a longer one as long as it takes to read. */
const shortest = 2500;
const perCharacter = { ja: 90, en: 38 } as const;

export const delayFor = (caption: string, lang: keyof typeof perCharacter, speed: Speed): number =>
  Math.max(shortest, caption.length * perCharacter[lang]) * factors[speed];

interface Options {
  readonly board: RefObject<HTMLElement>;
  readonly lang: keyof typeof perCharacter;
  readonly walk: Walk;
  /** What is to be read before the next step comes. */
  readonly caption: string;
  readonly dispatch: (act: Act) => void;
}

/** What belongs to playing does not stop it. */
export const ownControls = "playing";

const isOwnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${ownControls}`) !== null;

/**
 * Goes on by itself, step by step, until the end, until the reader does anything to the board or
 * until the page is out of sight.
 */
export function usePlaying({ board, lang, walk, caption, dispatch }: Options) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, onSpeed] = useState<Speed>("normal");
  const stop = useCallback(() => setPlaying(false), []);
  const isAtEnd = walk.at === walk.places.length - 1;
  const delay = delayFor(caption, lang, speed);

  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) return stop();
    const timer = setTimeout(() => dispatch(moveIn(walk, "next")), delay);
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, delay, walk, dispatch, stop]);

  useLayoutEffect(() => {
    if (!isPlaying) return;
    const onAction = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (isEscape || !isOwnControl(event.target)) stop();
    };
    const onHidden = () => {
      if (document.hidden) stop();
    };
    // It may have gone out of sight before anybody listened.
    onHidden();
    const place = board.current;
    place?.addEventListener("pointerdown", onAction, true);
    place?.addEventListener("keydown", onAction, true);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      place?.removeEventListener("pointerdown", onAction, true);
      place?.removeEventListener("keydown", onAction, true);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [isPlaying, board, stop]);

  const onToggle = () => {
    // What is at its end begins anew.
    if (!isPlaying && isAtEnd) dispatch(moveIn(walk, "first"));
    setPlaying(!isPlaying);
  };
  return { isPlaying, speed, onSpeed, onToggle };
}
