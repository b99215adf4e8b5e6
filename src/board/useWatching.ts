import { useCallback, useEffect, useState } from "preact/hooks";

export type Watching = typeof import("./watching/index.ts");

let loaded: Watching | undefined;

export const loadWatching = async (): Promise<Watching> => {
  loaded ??= await import("./watching/index.ts");
  return loaded;
};

/** What comes when it is wanted; `undefined` until it is there, or without a network. */
export function useWatching(isWanted: boolean): Watching | undefined {
  // Even where it is loaded: a page is drawn first as it was built.
  const [watching, setWatching] = useState<Watching>();
  useEffect(() => {
    if (!isWanted || watching) return;
    loadWatching().then(
      (module) => setWatching(() => module),
      // The board can be played without.
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? watching : undefined;
}

/** A part that a button opens and closes. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((open) => !open), []);
  return { isOpen, toggle };
}
