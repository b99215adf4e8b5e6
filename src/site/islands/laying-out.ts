/** Boards below the first wait to be laid out (`board/frame.css`), and not for long. */
import { whenIdle } from "../../board/whenIdle.ts";
import { somebody } from "./somebody.ts";

/** Who does nothing that the page hears of may still go about in it, as with a screen reader. */
const PATIENCE_MS = 10_000;

/**
 * When somebody does something with the page, one after the other as the browser has nothing else to do:
 * no reader waits for all of them.
 */
export function layOutBoards(): void {
  const waiting = document.querySelectorAll<HTMLElement>(".board ~ .board").values();
  const layOutNext = (): void => {
    const { value: board } = waiting.next();
    if (!board) return;
    board.dataset.laid = "";
    // It is laid out with the next frame, and only then another has its turn.
    requestAnimationFrame(() => whenIdle(layOutNext));
  };
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
  Promise.race([somebody, patience]).then(() => whenIdle(layOutNext));
}
