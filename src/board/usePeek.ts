import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { ObjectId } from "../engine/ids.ts";
import type { Interest } from "./context.ts";

interface Shown {
  readonly object: ObjectId;
  readonly anchor: HTMLElement;
  /** Asked for by a press: it stays until it is closed. */
  readonly pinned: boolean;
}

/** Passing over a card does not show it at once, and leaving it gives time to reach what is shown. */
const delays = { show: 350, hide: 250 } as const;

export type Peeked = ReturnType<typeof usePeek>;

/** Which card is shown in full, by hovering, focusing or pressing it. */
export function usePeek() {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => keep, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  const show = useCallback((object: ObjectId, interest: Interest, anchor: HTMLElement) => {
    clearTimeout(timer.current);
    const pinned = interest === "press";
    const set = () =>
      setShown((now) => (now?.pinned && !pinned ? now : { object, anchor, pinned }));
    if (interest === "hover") timer.current = setTimeout(set, delays.show);
    else set();
  }, []);
  const unshow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown((now) => (now?.pinned ? now : null)), delays.hide);
  }, []);

  const pin = useCallback(() => {
    clearTimeout(timer.current);
    setShown((now) => now && { ...now, pinned: true });
  }, []);

  return { shown, show, unshow, keep, pin, close };
}
