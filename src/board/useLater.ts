import { useEffect, useState } from "preact/hooks";

/** Loads a part of the board once it is wanted; `undefined` until it is there, or without a network. */
export function useLater<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailure?: () => void,
): Part | undefined {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  useEffect(() => {
    if (!isWanted || part) return;
    load().then(
      (loaded) => setPart({ loaded }),
      () => onFailure?.(),
    );
  }, [isWanted]);
  return isWanted ? part?.loaded : undefined;
}
