import { useCallback, useRef } from "preact/hooks";

/** A function that stays the same and does what the latest of them does. */
export function useLatest<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
