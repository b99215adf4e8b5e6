import { useCallback, useRef, useState } from "preact/hooks";

/** Milliseconds: what is done sooner than this after what was done before, is done in haste. */
const HASTE = 400;

/**
 * Whether a reader hurries from step to step, and what is told of each thing that is done. Who
 * hurries waits for nothing that would only please.
 */
export function usePace(): readonly [isHurried: boolean, act: () => void] {
  const [isHurried, setHurried] = useState(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const act = useCallback(() => {
    const now = performance.now();
    setHurried(now - last.current < HASTE);
    last.current = now;
  }, []);
  return [isHurried, act];
}
