import { useCallback, useMemo, useState } from "preact/hooks";
import { useLater } from "./useLater.ts";

/** A part of the board that is opened and closed by a tool, and comes when it is first wanted. */
export interface Panel<Part> {
  readonly Shown: Part | undefined;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export function usePanel<Part>(load: () => Promise<{ readonly default: Part }>): Panel<Part> {
  const [isOpen, setOpen] = useState(false);
  const part = useLater(isOpen, load, { onFailure: () => setOpen(false) });
  const toggle = useCallback(() => setOpen((open) => !open), []);
  return useMemo(() => ({ Shown: part?.default, isOpen, toggle }), [part, isOpen, toggle]);
}
