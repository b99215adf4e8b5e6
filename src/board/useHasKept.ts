import { useEffect, useState } from "preact/hooks";
import { keep, kept } from "./storage.ts";

const keyOf = (id: string): string => `saitei-lines:${id}`;

/** What the browser keeps of a board. */
export const readKept = (id: string): string | null => kept(keyOf(id));

export const writeKept = (id: string, text: string | null): boolean => keep(keyOf(id), text);

/** Whether a reader has built something on this board before. */
export function useHasKept(id: string): boolean {
  const [hasKept, setHasKept] = useState(false);
  useEffect(() => setHasKept(readKept(id) !== null), [id]);
  return hasKept;
}
