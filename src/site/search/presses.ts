/** A press without a click ends here at the latest: menus and drags swallow its end. */
const PRESS_MS = 1000;

/**
 * Waits from a press on the panel to its click: what the pointer went down on must still lie under
 * it when it goes up, or there is none.
 */
export function presses(panel: HTMLElement): () => Promise<void> {
  let clicked = Promise.resolve();
  panel.addEventListener("pointerdown", () => {
    clicked = new Promise((done) => {
      panel.addEventListener("click", () => done(), { once: true, capture: true });
      setTimeout(done, PRESS_MS);
    });
  });
  return () => clicked;
}
