/** Scrolling to what no anchor of the browser's own leads to. */

/**
 * Says at the root of the page that what is below its first board may wait to be laid out
 * (`board/frame.css`). A script says so before it comes (`late.ts`): without scripts nobody could tell
 * where it will be.
 */
export const BOARDS_WAIT = "boards-wait";

/**
 * What has not been laid out has a height that is guessed. Before the page is scrolled to some place it
 * gets its own, or that would be somewhere else.
 */
export function bringIntoView(place: Element, options?: ScrollIntoViewOptions): void {
  document.documentElement.classList.remove(BOARDS_WAIT);
  place.scrollIntoView(options);
}
