import { useLater } from "./useLater.ts";
import type { Opened } from "./useSession.ts";

const loadArrows = () => import("./watching/Arrows.tsx");

/** What shows how a board goes on: the arrows, and with the engine the lines that a reader makes. */
export function useWatching(isWatched: boolean, isOpened: boolean, open: () => Promise<Opened>) {
  const arrows = useLater(isWatched, loadArrows, { ahead: true });
  const watching = useLater(
    isWatched && isOpened,
    async () => (await open()).parts.loadWatching(),
    { ahead: isOpened },
  );
  return { arrows, watching };
}
