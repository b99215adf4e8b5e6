/** Parts of the board that come when they are wanted. */
import { useCallback, useRef, useState } from "preact/hooks";
import { isOwn, type Tree } from "../tree.ts";
import { useLater } from "../useLater.ts";

const loadArrows = () => import("./Arrows.tsx");
const loadLines = () => import("./Lines.tsx");
const loadStackTime = () => import("./StackTime.tsx");

/** Nothing is drawn over the board before the reader has moved. */
export const useArrows = (isWanted: boolean) => useLater(isWanted, loadArrows)?.Arrows;

/** They stay when the last line is deleted, to say so. */
export function useLines(tree: Tree) {
  const hadLines = useRef(false);
  hadLines.current ||= isOwn(tree);
  return useLater(hadLines.current, loadLines)?.Lines;
}

export function useStackTime() {
  const [isOpen, setOpen] = useState(false);
  const shown = useLater(isOpen, loadStackTime, () => setOpen(false));
  const toggle = useCallback(() => setOpen((open) => !open), []);
  return { Shown: shown?.StackTime, toggle };
}
