import { useEffect, useState } from "preact/hooks";

const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);

/**
 * Loads a part of the board once it is wanted; `undefined` until it is there, or without a network.
 * What the first step will want is better fetched `ahead`, while nothing else is done: a step that
 * must fetch, read and run it as well is slower than any later one.
 */
export function useLater<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  { onFailure, ahead = false }: { readonly onFailure?: () => void; readonly ahead?: boolean } = {},
): Part | undefined {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  useEffect(() => {
    if (ahead) whenIdle(() => load().catch(() => undefined));
  }, [ahead]);
  useEffect(() => {
    if (!isWanted || part) return;
    load().then(
      (loaded) => setPart({ loaded }),
      () => onFailure?.(),
    );
  }, [isWanted]);
  return isWanted ? part?.loaded : undefined;
}
