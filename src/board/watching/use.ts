/** Parts of the board that come when they are wanted. */
import { useRef } from "preact/hooks";
import { isOwn, type Tree } from "../tree.ts";
import { useLater } from "../useLater.ts";

const loadArrows = () => import("./Arrows.tsx");
const loadLines = () => import("./Lines.tsx");

/** Nothing is drawn over the board before the reader has moved. */
export const useArrows = (isWanted: boolean) => useLater(isWanted, loadArrows)?.Arrows;

/** They stay when the last line is deleted, to say so. */
export function useLines(tree: Tree) {
  const hadLines = useRef(false);
  hadLines.current ||= isOwn(tree);
  return useLater(hadLines.current, loadLines)?.Lines;
}
