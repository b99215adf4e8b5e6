import type { RefObject } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";

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
  readonly delay: number;
  readonly isAtEnd: boolean;
  readonly next: () => void;
}

/** What belongs to playing does not stop it. */
export const ownControls = "playing";

const isOwnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${ownControls}`) !== null;

/**
 * Goes on by itself, step by step, until the end, until the reader does anything to the board or
 * until the page is out of sight.
 */
export function usePlaying({ board, delay, isAtEnd, next }: Options) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useCallback(() => setPlaying(false), []);

  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) return stop();
    const timer = setTimeout(next, delay);
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, delay, next, stop]);

  useEffect(() => {
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

  return { isPlaying, start: useCallback(() => setPlaying(true), []), stop };
}
