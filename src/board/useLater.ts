import { useEffect, useState } from "preact/hooks";
import { whenIdle } from "./whenIdle.ts";

interface Options {
  readonly onFailure?: () => void;
  /**
   * It comes without being wanted, while nothing else is done: what the first step takes would
   * otherwise be fetched, read, run and drawn in that step.
   */
  readonly ahead?: boolean;
}

/** Loads a part of the board once it is wanted; `undefined` until it is there, or without a network. */
export function useLater<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  { onFailure, ahead = false }: Options = {},
): Part | undefined {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  // Wanted in the meantime, it may come twice.
  const has = (loaded: Part): void => setPart((known) => known ?? { loaded });
  useEffect(() => {
    if (!ahead || part) return undefined;
    return whenIdle(() => load().then(has, () => undefined));
  }, [ahead]);
  useEffect(() => {
    if (!isWanted || part) return;
    load().then(has, () => onFailure?.());
  }, [isWanted]);
  return isWanted || ahead ? part?.loaded : undefined;
}
