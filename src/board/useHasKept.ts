import { useEffect, useState } from "preact/hooks";

const keyOf = (id: string): string => `saitei-lines:${id}`;

/** What the browser keeps of a board; nothing where it keeps nothing. */
export function readKept(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

export function writeKept(id: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), text);
  } catch {
    // Full, or forbidden: the board goes on without.
  }
}

/** Whether a reader has built something on this board before. */
export function useHasKept(id: string): boolean {
  const [hasKept, setHasKept] = useState(false);
  useEffect(() => setHasKept(readKept(id) !== null), [id]);
  return hasKept;
}
