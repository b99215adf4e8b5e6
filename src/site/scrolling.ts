/** Scrolling to what no anchor of the browser's own leads to. */

/** Says at the root of the page that its boards have their own heights (`board/frame.css`). */
export const LAID_OUT = "is-laid-out";

/**
 * Boards that have not been laid out have a height that is guessed. Before the page is scrolled to some
 * place they get their own, or that would be somewhere else.
 */
export function bringIntoView(place: Element, options?: ScrollIntoViewOptions): void {
  document.documentElement.classList.add(LAID_OUT);
  place.scrollIntoView(options);
}
