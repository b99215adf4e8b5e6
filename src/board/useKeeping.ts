import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { keyOf, write } from "./keeping.ts";
import type { Act, State } from "./store.ts";
import { isOwn } from "./tree.ts";

/** Writing waits until the reader pauses. */
const pause = 400;

/** What the browser keeps under a key; nothing where it keeps nothing. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full, or forbidden: the board goes on without.
  }
}

/**
 * Keeps the reader's lines from visit to visit. Nothing is written before the reader has done
 * something, nor before what was kept has come back.
 */
export function useKeeping(
  id: string,
  { own }: State,
  hasActed: boolean,
  dispatch: (act: Act) => void,
) {
  const key = keyOf(id);
  const [isBack, setBack] = useState(false);
  const isReady = useRef(false);
  const latest = useRef(own);
  latest.current = own;

  useEffect(() => {
    const text = read(key);
    if (text === null) {
      isReady.current = true;
      return;
    }
    import("./watching/restore.ts").then(
      ({ restored }) => {
        const tree = restored(text, latest.current);
        if (tree) dispatch({ do: "restore", tree });
        else store(key, null);
        setBack(tree !== undefined);
        isReady.current = true;
      },
      // Without a network it stays kept.
      () => undefined,
    );
  }, [key, dispatch]);

  useEffect(() => {
    if (!hasActed) return;
    const save = () => {
      if (isReady.current) store(key, write(latest.current));
    };
    const timer = setTimeout(save, pause);
    addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", save);
    };
  }, [key, hasActed, own.moments, own.names]);

  const forget = useCallback(() => setBack(false), []);
  return { isBack: isBack && isOwn(own), forget };
}
