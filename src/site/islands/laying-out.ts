/** Boards below the first wait to be laid out (`board/frame.css`), and not for long. */
import { LAID_OUT } from "../scrolling.ts";

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** One after the other, whenever the browser has nothing else to do: no reader waits for all of them. */
export function layOutBoards(): void {
  const waiting = document.querySelectorAll<HTMLElement>(".board ~ .board").values();
  const layOutNext = (): void => {
    const { value: board } = waiting.next();
    if (!board) {
      document.documentElement.classList.add(LAID_OUT);
      return;
    }
    board.dataset.laid = "";
    // It is laid out with the next frame, and only then another has its turn.
    requestAnimationFrame(() => whenIdle(layOutNext));
  };
  whenIdle(layOutNext);
}
