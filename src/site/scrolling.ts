/** Scrolling to what no anchor of the browser's own leads to. */

/**
 * Says at the root of the page that boards below its first may wait to be laid out (`board/frame.css`).
 * A script says so before they come (`late.ts`): without scripts nobody could tell where they will be.
 */
export const BOARDS_WAIT = "boards-wait";

/**
 * Boards that have not been laid out have a height that is guessed. Before the page is scrolled to some
 * place they get their own, or that would be somewhere else.
 */
export function bringIntoView(place: Element, options?: ScrollIntoViewOptions): void {
  document.documentElement.classList.remove(BOARDS_WAIT);
  place.scrollIntoView(options);
}
